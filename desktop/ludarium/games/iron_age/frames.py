"""How frames on the decision stack name what they ask: by numbers, in the order of a turn.

A frame is (what is asked, the seat that is asked, what else the question needs to know). It is hashed and sent to other
processes, so it holds numbers; `steps.STEPS` has the step of each.
"""

from __future__ import annotations

from typing import Final

Frame = tuple[int, ...]

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
