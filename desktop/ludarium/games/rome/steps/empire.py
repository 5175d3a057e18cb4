"""The empire: moving, trading, conquering, building."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Touches
from ludarium.engine.effects.machine import wait
from ludarium.engine.effects.payments import can_pay
from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.reasons import Reason, because
from ludarium.engine.steps import Step, View
from ludarium.engine.zones import without
from ludarium.games.rome import filters
from ludarium.games.rome.box import Box
from ludarium.games.rome.kinds import CENTRE, GOLD, MILITARY, MOVEMENT, NEIGHBOURS, SPACE_OF, SPACES, STRIFE, distance
from ludarium.games.rome.modifiers import change, fire, in_force, reach
from ludarium.games.rome.moving import move_pawn
from ludarium.games.rome.prices import build_prices, trade_prices, trade_terms
from ludarium.games.rome.state import (
    ENDED,
    FREE,
    LASTING,
    RUNNING,
    SHORT,
    SIDEWAYS,
    TURNED,
    UP,
    Draft,
    Trade,
    with_one,
)
from ludarium.games.rome.steps.deeds import Deed
from ludarium.games.rome.tokens import advance, gain_glory, gain_kind, spend, take_burden
from ludarium.games.rome.touches import HAND, PAWN, PROJECTS, TRADE_SUPPLY, agreement, enemy, good, held, lying
from ludarium.games.rome.vocabulary import BuildWhere

STEPS = tuple(tuple(act("move", SPACES[near]) for near in NEIGHBOURS[space]) for space in range(len(SPACES)))
SPEND = tuple(act("military", n) for n in range(200))


class Move(Deed):
    """One step of the pawn."""

    verbs = ("move",)
    rule = "ROM-MOV-04"

    def offers(self, view: View) -> Sequence[Action]:
        return STEPS[view.pawn] if view.seat.purse[MOVEMENT] else ()

    def refusal(self, view: View, action: Action) -> Reason | None:
        space = self.space_of(action)
        if space == NOTHING:
            return because("not-on-grid", "ROM-MOV-05")
        if not view.seat.purse[MOVEMENT]:
            return because("no-movement", "ROM-MOV-01")
        return because("not-next", "ROM-MOV-04")

    def touches(self, view: View, action: Action) -> Touches:
        return (PAWN,), (str(action.args[0]),)

    def intent(self, view: View, piece: str, place: str) -> Action | None:
        return act("move", place) if piece == PAWN and place in SPACE_OF else None

    def do(self, draft: Draft, action: Action) -> None:
        spend(draft, MOVEMENT, 1, "move")
        move_pawn(draft, SPACE_OF[str(action.args[0])])


def within(view: View, steps: int) -> Sequence[int]:
    """The spaces so near to the pawn."""
    return (view.pawn,) if not steps else [space for space in filters.EVERYWHERE if distance(space, view.pawn) <= steps]


# Trade


class MakeAgreement(Deed):
    """A trade agreement of the territory where the pawn stands, or within reach."""

    verbs = ("trade",)
    words = 2
    rule = "ROM-TRD-02"

    def offers(self, view: View) -> Sequence[Action]:
        seat, box = view.seat, self.box
        if not seat.trade:
            return ()
        more, kinds = trade_terms(box, view)
        limit = sum([seat.purse[kind] for kind in kinds]) - more
        taken = {trade.space for trade in seat.trades}
        found = []
        for space in within(view, reach(box, view, "range:trade")):
            if space in taken or view.enemies[space] != FREE:
                continue
            for kind in (SHORT, LASTING):
                offer = box.agreements.get((view.grid[space], kind))
                if offer is not None and offer[0] <= limit:
                    found.append(act("trade", SPACES[space], kind))
        return found

    def refusal(self, view: View, action: Action) -> Reason | None:
        box, space, kind = self.box, self.space_of(action), str(action.args[1])
        if space == NOTHING or (view.grid[space], kind) not in box.agreements:
            return because("no-agreement", "ROM-TRD-01")
        if space not in within(view, reach(box, view, "range:trade")):
            return because("pawn-elsewhere", "ROM-TRD-02")
        if view.enemies[space] != FREE:
            return because("enemy-there", "ROM-TRD-15")
        if any(trade.space == space for trade in view.seat.trades):
            return because("has-trade-token", "ROM-TRD-14")
        if not view.seat.trade:
            return because("no-trade-token", "ROM-TRD-04")
        price = trade_prices(box, view, box.agreements[view.grid[space], kind][0])[0]
        return because("needs-technology", "ROM-TRD-03", n=price.parts[0].n)

    def touches(self, view: View, action: Action) -> Touches:
        return (TRADE_SUPPLY,), (agreement(self.space_of(action), str(action.args[1])),)

    def intent(self, view: View, piece: str, place: str) -> Action | None:
        space, _, kind = place.partition(".")
        is_meant = piece == TRADE_SUPPLY and space in SPACE_OF and kind in (SHORT, LASTING)
        return act("trade", space, kind) if is_meant else None

    def sought(self, view: View) -> Iterable[Action]:
        """The agreements where the pawn stands."""
        kinds = [kind for kind in (SHORT, LASTING) if (view.grid[view.pawn], kind) in self.box.agreements]
        return [act("trade", SPACES[view.pawn], kind) for kind in kinds]

    def do(self, draft: Draft, action: Action) -> None:
        space, kind = SPACE_OF[str(action.args[0])], str(action.args[1])
        draft.begin(self.box.program_of[f"trade {kind}"], draft.grid[space], space)


class Sign(Step):
    """The price is paid: the token is placed, and the agreement gives its benefit."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def run(self, draft: Draft, frame: Frame) -> bool:
        seat, box = draft.seat, draft.box
        seat.trade -= 1
        stage = ENDED if self.kind == SHORT else RUNNING
        seat.trades = (*seat.trades, Trade(frame.piece, self.kind, stage))
        seat.traded += 1
        draft.tell_at("traded", frame.piece, ("kind", self.kind))
        draft.push("agreed")
        draft.begin(box.agreements[frame.card, self.kind][1], frame.card, frame.piece)
        return False


class Agreed(Step):
    """An agreement was made: for whatever waits for that."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        fire(draft, "trade_agreement_made")
        return False


class Collect(Step):
    """Every running agreement pays, unless an enemy stands there."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        for trade in reversed(draft.seat.trades):
            if trade.stage != ENDED and draft.enemies[trade.space] == FREE:
                card = draft.grid[trade.space]
                draft.begin(draft.box.agreements[card, trade.kind][1], card, trade.space)
        return False


class TurnAgreements(Step):
    """A round ends: lasting agreements are turned over, those turned over before are ended."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        trades = []
        for trade in draft.seat.trades:
            if trade.stage != ENDED:
                stage = TURNED if trade.stage == RUNNING else ENDED
                draft.tell_at("agreement-turned" if stage == TURNED else "agreement-ended", trade.space)
                trade = Trade(trade.space, trade.kind, stage)
            trades.append(trade)
        draft.seat.trades = tuple(trades)
        return False


# Conquest


def needed(box: Box, view: View, space: int) -> tuple[int, int]:
    """How much military conquers the enemy there, and how much does it without damage."""
    enemy = box.enemies[view.enemies[space] & (UP - 1)]
    delta = change(box, view, "cost:conquer")
    return max(0, enemy.defence + delta), max(0, enemy.defence + enemy.attack + delta)


def damage(box: Box, view: View, safe: int, military: int) -> int:
    """The strife that conquering brings with so much military."""
    if military >= safe:
        return 0
    return max(0, safe - military + change(box, view, "conquer_damage"))


class Conquer(Deed):
    """An enemy where the pawn stands, or within reach."""

    verbs = ("conquer",)
    rule = "ROM-CON-04"

    def offers(self, view: View) -> Sequence[Action]:
        found = []
        for space in within(view, reach(self.box, view, "range:conquer")):
            enemy = view.enemies[space]
            if enemy >= UP and view.seat.purse[MILITARY] >= needed(self.box, view, space)[0]:
                found.append(act("conquer", SPACES[space]))
        return found

    def refusal(self, view: View, action: Action) -> Reason | None:
        space = self.space_of(action)
        if space == NOTHING or view.enemies[space] == FREE:
            return because("no-enemy", "ROM-CON-04")
        if space not in within(view, reach(self.box, view, "range:conquer")):
            return because("pawn-elsewhere", "ROM-CON-04")
        if view.enemies[space] < UP:
            return because("enemy-hidden", "ROM-REV-01")
        return because("needs-military", "ROM-CON-06", n=needed(self.box, view, space)[0])

    def touches(self, view: View, action: Action) -> Touches:
        return (good(MILITARY),), (enemy(self.space_of(action)),)

    def intent(self, view: View, piece: str, place: str) -> Action | None:
        space = place.partition(".")[0]
        is_meant = piece in (PAWN, good(MILITARY)) and space in SPACE_OF and place != space
        return act("conquer", space) if is_meant else None

    def sought(self, view: View) -> Iterable[Action]:
        """The enemies that are known and within reach."""
        near = within(view, reach(self.box, view, "range:conquer"))
        return [act("conquer", SPACES[space]) for space in near if view.enemies[space] >= UP]

    def do(self, draft: Draft, action: Action) -> None:
        space = SPACE_OF[str(action.args[0])]
        draft.begin(self.box.program_of["conquer"], draft.grid[space], space)


class SpendMilitary(Step):
    """How much military is spent: enough to conquer, up to all."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        least, _ = needed(draft.box, draft, frame.piece)
        if draft.seat.purse[MILITARY] > least:
            return wait(draft, frame)
        self._conquer(draft, frame, least)
        return False

    def __init__(self, box: Box) -> None:
        self.box = box

    def prompt(self, view: View, frame: Frame) -> Prompt:
        least, safe = needed(self.box, view, frame.piece)
        return Prompt(0, Ask.NUMBER, "military", params=(("space", frame.piece), ("least", least), ("safe", safe)))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        least, _ = needed(self.box, view, frame.piece)
        return SPEND[least : view.seat.purse[MILITARY] + 1]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        self._conquer(draft, frame, int(action.args[0]))

    def _conquer(self, draft: Draft, frame: Frame, military: int) -> None:
        """Rewards first, then damage, then whatever waits for a conquest."""
        box, seat, space = draft.box, draft.seat, frame.piece
        _, safe = needed(box, draft, space)
        token = draft.enemies[space]
        number = token & (UP - 1)
        enemy, is_aggressive = box.enemies[number], bool(token & SIDEWAYS)
        spend(draft, MILITARY, military, "conquer")
        draft.enemies = with_one(draft.enemies, space, FREE)
        seat.beaten = (*seat.beaten, number)
        seat.conquered += 1
        draft.tell("conquered", ("enemy", number), ("space", space), ("military", military))
        strife = damage(box, draft, safe, military)
        if is_aggressive:
            fire(draft, "enemy_conquered", "aggressive")
        else:
            fire(draft, "enemy_conquered", "not_aggressive")
            if enemy.glory:
                gain_glory(draft, enemy.glory, enemy.key)
            if enemy.gold:
                gain_kind(draft, GOLD, enemy.gold, enemy.key)
        if strife:
            draft.tell("damage", ("n", strife))
            take_burden(draft, STRIFE, strife)


# Building


class Build(Deed):
    """A development from hand or Projects Area on a space next to what is built."""

    verbs = ("build",)
    words = 2
    rule = "ROM-BLD-03"

    def cards(self, view: View) -> list[int]:
        developments = self.box.developments
        return [card for card in (*view.seat.hand, *view.seat.projects) if card in developments]

    def sites(self, view: View) -> list[int]:
        """Where anything can be built."""
        found = []
        grid, enemies, territories = view.grid, view.enemies, self.box.territory
        for space in range(len(grid)):
            if enemies[space] == FREE and space != CENTRE:
                for near in NEIGHBOURS[space]:
                    if grid[near] not in territories:
                        found.append(space)
                        break
        for passive in in_force(self.box, view, "build_where"):
            assert isinstance(passive.step, BuildWhere)
            fits = filters.places(self.box, passive.step.where)
            found = [space for space in found if fits(view, space, NOTHING)]
        return found

    def offers(self, view: View) -> Sequence[Action]:
        cards = self.cards(view)
        return [action for card in cards for action in self._of(view, card)] if cards else ()

    def _of(self, view: View, card: int) -> list[Action]:
        box, purse = self.box, view.seat.purse
        if not can_pay(build_prices(box, view, card, False), purse):
            return []
        sites = self.sites(view)
        is_over = can_pay(build_prices(box, view, card, True), purse)
        key, grid, territory = box.keys[card], view.grid, box.territory
        return [act("build", key, SPACES[s]) for s in sites if is_over or grid[s] in territory]

    def sample(self, view: View, rng: Rng) -> Action | None:
        cards = self.cards(view)
        if not cards:
            return None
        found = self._of(view, rng.pick(cards))
        return rng.pick(found) if found else None

    def refusal(self, view: View, action: Action) -> Reason | None:
        card, space = self.card_of(action), self.space_of(action, 1)
        if card not in self.cards(view):
            return because("not-to-build", "ROM-BLD-01")
        if space not in self.sites(view):
            return self._no_site(view, space)
        if not can_pay(build_prices(self.box, view, card, False), view.seat.purse):
            return because("needs-points", "ROM-BLD-02")
        return because("needs-gold-over", "ROM-BLD-06")

    def _no_site(self, view: View, space: int) -> Reason:
        if space == CENTRE:
            return because("capital-stays", "ROM-BLD-07")
        if space == NOTHING or all(view.grid[near] in self.box.territory for near in NEIGHBOURS[space]):
            return because("not-next-to-built", "ROM-BLD-03")
        if view.enemies[space] != FREE:
            return because("enemy-there", "ROM-BLD-08")
        return because("build-at-pawn", "ROM-LEA-17")

    def touches(self, view: View, action: Action) -> Touches:
        card = self.card_of(action)
        return (*held(view, HAND, card), *held(view, PROJECTS, card)), (str(action.args[1]),)

    def intent(self, view: View, piece: str, place: str) -> Action | None:
        card = lying(view, piece)
        return act("build", self.box.keys[card], place) if card != NOTHING and place in SPACE_OF else None

    def sought(self, view: View) -> Iterable[Action]:
        """Each development that is held, on the first space that is free for it."""
        sites = self.sites(view)
        return [act("build", self.box.keys[card], SPACES[sites[0]]) for card in self.cards(view)] if sites else ()

    def do(self, draft: Draft, action: Action) -> None:
        card, space = self.box.number_of[str(action.args[0])], SPACE_OF[str(action.args[1])]
        draft.begin(self.box.program_of["build"], card, space)


class Raise(Step):
    """The cost is paid: the development is placed, with its glory and bonus steps; then the territory gives its own."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        seat, box, card, space = draft.seat, draft.box, frame.card, frame.piece
        covered = draft.grid[space]
        if card in seat.hand:
            seat.hand = without(seat.hand, card)
        else:
            seat.projects = without(seat.projects, card)
        draft.tell_at("built", space, ("card", card))
        self._clear(draft, covered, space)
        draft.grid = with_one(draft.grid, space, card)
        seat.built += 1
        gain_glory(draft, box.development[card].glory, box.keys[card])
        for track in box.bonuses[card]:
            advance(draft, track, 1)
        program = box.when_developed.get(covered)
        if program is not None:
            draft.begin(program, covered, space)
        return False

    def _clear(self, draft: Draft, covered: int, space: int) -> None:
        """What lay there goes: a development out of the game, tokens back to their supply."""
        seat = draft.seat
        seat.trash = (*seat.trash, covered)
        tokens = seat.ready.count(space) + seat.spent.count(space)
        if tokens:
            draft.tell("tokens-back", ("n", tokens))
            seat.influence += tokens
            seat.ready = tuple([one for one in seat.ready if one != space])
            seat.spent = tuple([one for one in seat.spent if one != space])
        left = tuple([trade for trade in seat.trades if trade.space != space])
        if len(left) < len(seat.trades):
            draft.tell_at("trade-back", space)
            seat.trade += len(seat.trades) - len(left)
            seat.trades = left
