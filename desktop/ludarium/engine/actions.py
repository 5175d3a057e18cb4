"""Actions: small interned values with a text form that parses back.

``act("build", "port")`` is always the same object, so actions are compared by identity and cost nothing to
hash. The text form (``build port``) is what match files keep.
"""

from __future__ import annotations

import re
from collections.abc import Callable

Word = str | int

_INT = re.compile(r"-?\d{1,9}\Z", re.ASCII)
_interned: dict[tuple[Word, ...], Action] = {}


class Action:
    """One decision: a verb and what it is about. Make one with `act` or `parse`, never directly."""

    __slots__ = ("args", "text", "verb")

    verb: str
    args: tuple[Word, ...]
    text: str

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[Callable[[str], Action], tuple[str]]:
        return parse, (self.text,)


def act(verb: str, *args: Word) -> Action:
    """The one action of that verb and those words."""
    key = (verb, *args)
    action = _interned.get(key)
    if action is None:
        if not all(_parses_back(word) for word in args):
            raise ValueError(f"not words that parse back: {key}")
        action = Action()
        action.verb, action.args = verb, args
        action.text = " ".join(str(word) for word in key)
        _interned[key] = action
    return action


def _parses_back(word: Word) -> bool:
    """Whether a word of an action survives its text form."""
    if isinstance(word, str):
        return bool(word) and not any(map(str.isspace, word)) and not _INT.match(word)
    return type(word) is int


def parse(text: str) -> Action:
    """The action whose text form is ``text``."""
    verb, *words = text.split() or [""]
    return act(verb, *(int(word) if _INT.match(word) else word for word in words))
