"""Influence tokens: placed, spent, made ready, taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.reasons import Reason, because
from ludarium.engine.steps import Draft as Changed
from ludarium.engine.steps import Step, View
from ludarium.engine.zones import without
from ludarium.games.rome.kinds import SPACES
from ludarium.games.rome.modifiers import in_force
from ludarium.games.rome.state import FREE, Draft
from ludarium.games.rome.steps.deeds import Deed
from ludarium.games.rome.tokens import use_up
from ludarium.games.rome.touches import INFLUENCE_SUPPLY

INFLUENCE = act("influence")


def spend_token(draft: Draft, space: int) -> None:
    seat = draft.seat
    seat.ready = without(seat.ready, space)
    seat.spent = tuple(sorted((*seat.spent, space)))
    draft.tell_at("token-spent", space)


def ready_token(draft: Draft, space: int) -> None:
    seat = draft.seat
    seat.spent = without(seat.spent, space)
    seat.ready = tuple(sorted((*seat.ready, space)))
    draft.tell_at("token-readied", space)


class Influence(Deed):
    """A token of the supply on the development or Capital where the pawn stands."""

    verbs = ("influence",)
    words = 0
    rule = "ROM-INF-01"

    def offers(self, view: View) -> Sequence[Action]:
        return (INFLUENCE,) if self._can(view) else ()

    def _can(self, view: View) -> bool:
        seat, pawn = view.seat, view.pawn
        if not seat.influence or view.grid[pawn] in self.box.territory:
            return False
        lying = seat.ready.count(pawn) + seat.spent.count(pawn)
        return not lying or lying < self._most(view)

    def _most(self, view: View) -> int:
        return max([p.n for p in in_force(self.box, view, "influence_per_card")], default=1)

    def refusal(self, view: View, action: Action) -> Reason | None:
        if view.grid[view.pawn] in self.box.territory:
            return because("no-influence-on-territory", "ROM-INF-02")
        if not view.seat.influence:
            return because("no-influence-token", "ROM-INF-05")
        return because("has-influence", "ROM-INF-03")

    def touches(self, view: View, action: Action) -> Touches:
        return (INFLUENCE_SUPPLY,), (SPACES[view.pawn],)

    def intent(self, view: View, piece: str, place: str) -> Action | None:
        return INFLUENCE if piece == INFLUENCE_SUPPLY and place == SPACES[view.pawn] else None

    def sought(self, view: View) -> Iterable[Action]:
        return () if view.grid[view.pawn] in self.box.territory else (INFLUENCE,)

    def do(self, draft: Draft, action: Action) -> None:
        seat, space = draft.seat, draft.pawn
        if space in seat.ready or space in seat.spent:
            for passive in in_force(self.box, draft, "influence_per_card"):
                if passive.is_helper:
                    use_up(draft, passive.number)
                    break
        seat.influence -= 1
        seat.ready = tuple(sorted((*seat.ready, space)))
        draft.tell_at("influenced", space)
        if draft.enemies[space] == FREE:
            card = draft.grid[space]
            for program in reversed(self.box.influenced.get(card, [])):
                draft.begin(program, card, space)


class TakeBack(Step):
    """Spent tokens go back to the supply."""

    def run(self, draft: Changed, frame: Frame) -> bool:
        seat = draft.seat
        if seat.spent:
            draft.tell("tokens-back", ("n", len(seat.spent)))
            seat.influence += len(seat.spent)
            seat.spent = ()
        return False
