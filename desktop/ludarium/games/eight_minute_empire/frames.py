"""What frames on the stack ask, by the numbers of their programs, in the order of a game.

POPULATE  ``left``: how many neutral armies are still to be placed
ACT       ``card``: the card that was taken, ``loops``: how much is left of each of its deeds
CONFIRM   ``left``: the region of the own army that would be destroyed
"""

from __future__ import annotations

from typing import Final

POPULATE: Final = 0
BID: Final = 1
NAME: Final = 2
TAKE: Final = 3
ACT: Final = 4
CONFIRM: Final = 5
