"""How the rules are read. A match keeps the reading that it began with: its content names it (``rules`` in box.json).

FIRST: as it was.

SECOND differs in this:

* The last option of a bot's row has no "if able": where none can be done completely, it is done as far as it goes.
* A bot gives up nothing for a fame card when there is none for it: no face-down one, and King of Kings resolved.
* Domestication and Shaduf also answer materials for a region that was abandoned (Flood of the Nile), and those that
  come with a card for which a region was recalled (Trading Ships).
* Breaking through with a fitting market card leaves the choice of searching decks that are empty, for the progress.
* An ability does not return its own exhaust token (Olmec Hieroglyphics).
* What may be given in place of masks is never given unasked: who would need it may leave the cost unpaid.
* A card that is acquired and may be free played (Dido, Parmenion) is played only if its new owner likes.
* Lady Bertilak draws, and Myths and Legends gives its progress, without a region to give up: this is in the content.

THIRD differs in this:

* Among people and computer seats, what a player may or must do with cards that others do not see is asked even when
  nothing can be chosen. Otherwise a question that does not come would tell what the hand holds.
"""

from __future__ import annotations

FIRST, SECOND, THIRD = 1, 2, 3
