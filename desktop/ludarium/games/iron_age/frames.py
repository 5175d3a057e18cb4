"""What frames on the stack ask, by the numbers of their programs, in the order of a turn.

``left`` holds what else the question needs to know: EITHER how many dice, FLEET the enemy (``loops``: the seats that
fight after this one), TRIBUTE by how much the seat is weaker, PAY the development, OPPONENT how many rolls were made.
"""

from __future__ import annotations

from typing import Final

SETTLE: Final = 0
ROLL: Final = 1
REROLL: Final = 2
LEAD: Final = 3
OMENS: Final = 4
EITHER: Final = 5
FEED: Final = 6
FLEET: Final = 7
CONQUEST: Final = 8
TRIBUTE: Final = 9
FOUND: Final = 10
BUILD: Final = 11
BUY: Final = 12
PAY: Final = 13
STORE: Final = 14
OPPONENT: Final = 15
