"""Special Plays: six small decks of our own, six cards each.

The book says how cards are drawn; what is on these is Blockdice's own and nobody else's.
"""
