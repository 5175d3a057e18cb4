"""What is being asked of a seat, typed: a window draws any prompt from its type."""

from __future__ import annotations

import enum

import attrs

from ludarium.engine.actions import Action
from ludarium.engine.reasons import Param


class Ask(enum.Enum):
    """The kinds of question."""

    ONE = "choose one"
    SOME = "choose any number, confirmed once"
    STEPS = "one thing after another until done"
    NUMBER = "choose a number"
    YES_NO = "yes or no"
    ORDER = "one thing after another, until all have an order"
    PAYMENT = "choose how to pay; the obvious way comes first"
    GO = "go on: there is one thing to do"


@attrs.frozen
class Prompt:
    """A question to ``seat``.

    ask: the kind of question
    key: which question, as a word of the title (`words` makes the sentence)
    of: the kinds of things that are chosen, as the scene calls them, parted by spaces; empty where answers alone are
    params: what fills the sentence's gaps
    done: the action that ends the question, where one does
    most: up to so many things are chosen one after another, each by the same question: a window may gather them and
        have them confirmed once; 1 where each is a decision of its own
    """

    seat: int
    ask: Ask
    key: str
    of: str = ""
    params: tuple[tuple[str, Param], ...] = ()
    done: Action | None = None
    most: int = 1

    def asks_for(self, kind: str) -> bool:
        """Whether things of that kind are chosen."""
        return kind in self.of.split()
