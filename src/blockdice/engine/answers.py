"""What an interrupt answers where yes and no would not do.

A hook names what is to happen and the rule makes it happen, so that no rule asks which skill
has spoken.
"""

from __future__ import annotations

from typing import Final

# At a Both Down (`both_down`).
NO_ANSWER: Final = 0
"""The result is applied as it stands."""
STAYS_UP: Final = 1
"""The player is not Knocked Down by it."""
PUSHES_BACK: Final = 2
"""It is a Push Back instead."""
BOTH_PRONE: Final = 3
"""Both players are Placed Prone instead."""

# When somebody was pushed back (`follow_up`): a higher voice drowns a lower one.
MAY_FOLLOW: Final = 0
"""The attacker's coach chooses."""
MUST_FOLLOW: Final = 1
"""The attacker follows up if able."""
MAY_NOT_FOLLOW: Final = 2
"""The attacker does not follow up."""

# Before a team-mate is thrown (`before_throw`).
THROWS: Final = 0
"""The throw goes on."""
FUMBLES: Final = 1
"""The throw is fumbled without a test."""
NOBODY_LEFT: Final = 2
"""There is nobody left to throw."""
