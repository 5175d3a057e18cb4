"""What an answer would open, done at once: a card is dropped on the table while it is asked what kind of turn it is.

Where a question has answers alone, each is looked past as far as it is known what comes of it. What can be done with a
piece then, and after one of the answers only, can be done with it now: the answer goes before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ludarium.engine.contract import Touches
from ludarium.engine.moment import Moment, Way
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.scene import ANSWER, Thing

HERE = ""
"""The place of what needs no other: an ability that is used where its card lies."""

Ahead = dict[str, dict[str, Way]]
"""By piece and place, what bringing it there takes."""

ANSWERED = (Ask.ONE, Ask.YES_NO)


def is_looked_past(prompt: Prompt | None) -> bool:
    """Check whether the question has only answers without pieces, or asks for an order."""
    return prompt is not None and (prompt.ask is Ask.ORDER or (not prompt.of and prompt.ask in ANSWERED))


def look_ahead(moment: Moment, answers: Iterable[tuple[Way, Touches]], find: Callable[[str], Thing | None]) -> Ahead:
    """What can be done with pieces after one of the answers, and with that piece and place after that one only.

    What is asked for by something on the table is brought there: the card that an ability takes, to the ability's card.

    answers: each with what was answered to what it asks in turn, where that was without a piece
    """
    found: dict[str, dict[str, set[Way]]] = {}
    for answer, touched in answers:
        asking = [id for id in touched[0] if _is_piece(find(id))]
        after = moment.asked_after(*answer)
        if after is None or after.prompt.ask in (Ask.SOME, Ask.ORDER):
            continue
        for action, touches in after.touches.items():
            for piece in touches[0]:
                if _is_piece(find(piece)):
                    for place in asking or (touches[-1] if len(touches) > 1 else (HERE,)):
                        found.setdefault(piece, {}).setdefault(place, set()).add((*answer, action))
    return {
        piece: only
        for piece, places in found.items()
        if (only := {place: next(iter(ways)) for place, ways in places.items() if len(ways) == 1})
    }


def _is_piece(thing: Thing | None) -> bool:
    return thing is not None and thing.kind != ANSWER
