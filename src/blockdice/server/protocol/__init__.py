"""The messages between page and server; `web/src/protocol.ts` is generated from them.

What each means is told in `docs/protocol.md`. Reading is strict: no unknown types, fields or
values, no numbers in strings, no text longer than it may be.
"""

from blockdice.server.protocol.board import (
    ActivationView,
    BallView,
    Board,
    PlayerView,
    TeamsView,
    TeamView,
)
from blockdice.server.protocol.decision import (
    ActionView,
    DecisionView,
    FormationView,
    Grid,
    Need,
    RollView,
    SetupView,
)
from blockdice.server.protocol.from_page import (
    Act,
    FromPage,
    Hello,
    NewMatch,
    Open,
    PageMessage,
    Seat,
    Undo,
)
from blockdice.server.protocol.from_server import (
    FromServer,
    Problem,
    ServerMessage,
    Update,
    View,
    Welcome,
)
from blockdice.server.protocol.start import (
    EditionChoice,
    KeptMatch,
    TeamChoice,
)
from blockdice.server.protocol.story import (
    EventRow,
    LogLine,
    PlayerDeeds,
    ResultView,
)
from blockdice.server.protocol.vocabulary import (
    MESSAGE_LIMIT,
    PROTOCOL,
    BallState,
    ErrorCode,
    Id,
    Kind,
    Name,
    Notation,
    Number,
    Place,
    Posture,
    Side,
)

__all__ = [
    "MESSAGE_LIMIT",
    "PROTOCOL",
    "Act",
    "ActionView",
    "ActivationView",
    "BallState",
    "BallView",
    "Board",
    "DecisionView",
    "EditionChoice",
    "ErrorCode",
    "EventRow",
    "FormationView",
    "FromPage",
    "FromServer",
    "Grid",
    "Hello",
    "Id",
    "KeptMatch",
    "Kind",
    "LogLine",
    "Name",
    "Need",
    "NewMatch",
    "Notation",
    "Number",
    "Open",
    "PageMessage",
    "Place",
    "PlayerDeeds",
    "PlayerView",
    "Posture",
    "Problem",
    "ResultView",
    "RollView",
    "Seat",
    "ServerMessage",
    "SetupView",
    "Side",
    "TeamChoice",
    "TeamView",
    "TeamsView",
    "Undo",
    "Update",
    "View",
    "Welcome",
]
