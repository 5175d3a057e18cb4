"""An action of Rome with the question that it answers."""

from __future__ import annotations

from typing import Any

from ludarium.engine.actions import Action
from ludarium.engine.moment import Moment
from ludarium.games.rome.kinds import SPACE_OF
from ludarium.games.rome.state import State
from ludarium.words.rome.box import box_of, called, key_called
from ludarium.words.rome.question_origin import number, step_of


class OrderContext:
    """An action with the question that it answers."""

    def __init__(self, moment: Moment, action: Action) -> None:
        self.box, self.moment, self.action = box_of(moment.title), moment, action
        state: Any = moment.observed
        self.state: State = state
        self.key, self.params = moment.prompt.key, dict(moment.prompt.params)
        self.step = step_of(self.box, self.params)

    def number(self, name: str, otherwise: int) -> int:
        """Return a number of the question."""
        return number(self.params, name, otherwise)

    @property
    def word(self) -> str:
        """The action's first word after the verb."""
        return str(self.action.args[0])

    @property
    def card(self) -> str:
        """The name of the card that the first word names."""
        return key_called(self.box, self.word)

    @property
    def there(self) -> int:
        """What lies on the space that the first word names."""
        return self.state.grid[SPACE_OF[self.word]]

    @property
    def place(self) -> str:
        """Its name."""
        return called(self.box, self.there)

    @property
    def pairs(self) -> list[tuple[str, int]]:
        """The words of the action as kinds and numbers."""
        words = self.action.args
        return [(str(what), n) for what, n in zip(words[::2], words[1::2], strict=False) if isinstance(n, int)]

    @property
    def helpers(self) -> list[str]:
        """The names of the cards that the action is done with."""
        words = list(map(str, self.action.args))
        return [key_called(self.box, words[at + 1]) for at, word in enumerate(words) if word == "with"]
