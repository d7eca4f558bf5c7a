"""What a page is shown of a match: the board, the decision, the log, the result.

Each module reads a `Game` and makes a message's part of it; nothing here changes a match.
"""

from blockdice.server.views.board import side_name, view_board
from blockdice.server.views.book import view_book
from blockdice.server.views.decision import view_decision
from blockdice.server.views.draft import view_draft, view_findings
from blockdice.server.views.glossary import view_glossary
from blockdice.server.views.log import Log
from blockdice.server.views.result import view_result

__all__ = [
    "Log",
    "side_name",
    "view_board",
    "view_book",
    "view_decision",
    "view_draft",
    "view_findings",
    "view_glossary",
    "view_result",
]
