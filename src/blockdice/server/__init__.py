"""The server: one WebSocket over which pages play the matches that the server owns.

Here belong the messages (`protocol`), what a page is shown of a match (`views`), a match that
is being played and the pages that have it open (`match_room`, `rooms`, `connection`), where matches
are kept (`store`), and the web application around them (`app`, `running`).
The built page itself lies in the folder `page`, which git does not have. The rules of the
game do not: the server only ever answers a `Game` and reads it.
"""
