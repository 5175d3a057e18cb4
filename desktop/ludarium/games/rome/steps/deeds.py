"""What can be done in the Action Phase: one object for each kind of action."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Touches
from ludarium.engine.frames import NOTHING
from ludarium.engine.reasons import Reason, because
from ludarium.engine.steps import View
from ludarium.games.rome.box import Box
from ludarium.games.rome.kinds import SPACE_OF
from ludarium.games.rome.state import Draft


class Deed:
    """A kind of action: what of it is possible now, what it does, and why it is not possible.

    verbs: the words that its actions begin with, and words: how many follow; rule: where the rules speak of it
    """

    verbs: tuple[str, ...]
    words: int = 1
    rule: str

    def __init__(self, box: Box) -> None:
        self.box = box

    def offers(self, view: View) -> Sequence[Action]:
        raise NotImplementedError

    def sample(self, view: View, rng: Rng) -> Action | None:
        """One of the offers by chance, without listing them all where that helps; None where there is none."""
        listed = self.offers(view)
        return rng.pick(listed) if listed else None

    def do(self, draft: Draft, action: Action) -> None:
        raise NotImplementedError

    def why_not(self, view: View, action: Action) -> Reason:
        if len(action.args) != self.words:
            return because("no-such-action", self.rule, text=action.text)
        return self.refusal(view, action) or because("not-offered", self.rule)

    def refusal(self, view: View, action: Action) -> Reason | None:
        """What stands in the way of an action that is none of the offers; None when nothing that can be named."""
        raise NotImplementedError

    # At the table

    def touches(self, view: View, action: Action) -> Touches:
        """The pieces and places of one of its actions, in order; each entry names all that would do equally well."""
        raise NotImplementedError

    def intent(self, view: View, piece: str, place: str) -> Action | None:
        """What of this kind would be meant by bringing the piece to the place, legal or not."""
        return None

    def sought(self, view: View) -> Iterable[Action]:
        """What of this kind a player looks for, possible or not."""
        return ()

    # What an action names

    def card_of(self, action: Action) -> int:
        """The card that an action names; NOTHING when there is none of that name."""
        return self.box.number_of.get(str(action.args[0]), NOTHING)

    def space_of(self, action: Action, at: int = 0) -> int:
        """The space that an action names; NOTHING when it is not on the grid."""
        return SPACE_OF.get(str(action.args[at]), NOTHING)
