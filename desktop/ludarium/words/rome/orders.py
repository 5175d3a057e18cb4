"""An action of Rome with the question that it answers."""

from __future__ import annotations

from ludarium.engine.actions import Action
from ludarium.engine.registry import AnyTitle
from ludarium.games.rome.kinds import SPACE_OF
from ludarium.games.rome.state import State
from ludarium.words.rome.box import box_of, called, key_called
from ludarium.words.rome.question_origin import number, step_of


class Order:
    """An action with the question that it answers."""

    def __init__(self, title: AnyTitle, state: State, action: Action) -> None:
        self.box, self.state, self.action = box_of(title), state, action
        asked = title.prompt(state)
        self.key, self.params = asked.key, dict(asked.params)
        self.step = step_of(self.box, self.params)
        self.offers = title.actions(state)

    def number(self, name: str, otherwise: int) -> int:
        """A number of the question."""
        return number(self.params, name, otherwise)

    @property
    def word(self) -> str:
        """The first word of the action behind its verb."""
        return str(self.action.args[0])

    @property
    def card(self) -> str:
        """The card that the first word names."""
        return key_called(self.box, self.word)

    @property
    def there(self) -> int:
        """What lies on the space that the first word names."""
        return self.state.grid[SPACE_OF[self.word]]

    @property
    def place(self) -> str:
        """The same by its name."""
        return called(self.box, self.there)

    @property
    def pairs(self) -> list[tuple[str, int]]:
        """Kinds and numbers, as far as the words of the action are such."""
        words = self.action.args
        return [(str(what), n) for what, n in zip(words[::2], words[1::2], strict=False) if isinstance(n, int)]

    @property
    def helpers(self) -> list[str]:
        """What the action says it is done with, by name."""
        words = list(map(str, self.action.args))
        return [key_called(self.box, words[at + 1]) for at, word in enumerate(words) if word == "with"]
