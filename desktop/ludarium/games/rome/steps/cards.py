"""Attribute cards: basic, boosted, face down, for movement; and cards that are put away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Touches
from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.reasons import Reason, because
from ludarium.engine.steps import Step, View
from ludarium.engine.zones import without
from ludarium.games.rome.box import Box
from ludarium.games.rome.counting import movement_per_card, movement_tokens
from ludarium.games.rome.kinds import ATTRIBUTES, KIND_OF, KINDS, MOVEMENT
from ludarium.games.rome.modifiers import fire, in_force
from ludarium.games.rome.moving import discard_from_hand
from ludarium.games.rome.prices import can_boost
from ludarium.games.rome.state import BASIC, BOOSTED, FACE_DOWN, MARCHED, Draft
from ludarium.games.rome.steps.deeds import Deed
from ludarium.games.rome.tokens import gain_kind, use_up
from ludarium.games.rome.touches import DISCARD, HAND, PAWN, PROJECTS, held, lying, use_of

VERBS = ("basic", "boost", "face-down", "march")


def usable(box: Box, view: View) -> list[int]:
    """The attribute cards in hand, or only those that must be used before anything else."""
    wanted = box.is_forced if must_use(box, view) else box.attributes
    return [card for card in view.seat.hand if card in wanted]


def must_use(box: Box, view: View) -> bool:
    """Whether a card is in hand that must be used before any other action."""
    return not box.is_forced.isdisjoint(view.seat.hand)


def into_play(draft: Draft, card: int, use: int) -> None:
    seat = draft.seat
    seat.hand = without(seat.hand, card)
    seat.play = (*seat.play, (card, use))
    draft.tell("played", ("card", card), ("use", VERBS[use]))


class UseCard(Deed):
    """An attribute card in one of four ways."""

    verbs = VERBS
    rule = "ROM-ATT-01"

    def offers(self, view: View) -> Sequence[Action]:
        cards = usable(self.box, view)
        keys = self.box.keys
        listed = [act("basic", keys[card]) for card in cards]
        listed += [act("boost", keys[card]) for card in cards if can_boost(self.box, view, card)]
        listed += [act("face-down", keys[card]) for card in cards]
        if self._can_march(view):
            listed += [act("march", keys[card]) for card in cards]
        return listed

    def sample(self, view: View, rng: Rng) -> Action | None:
        cards = usable(self.box, view)
        if not cards:
            return None
        card = rng.pick(cards)
        use = rng.randbelow(4)
        if (use == BOOSTED and not can_boost(self.box, view, card)) or (use == MARCHED and not self._can_march(view)):
            use = BASIC
        return act(VERBS[use], self.box.keys[card])

    def _can_march(self, view: View) -> bool:
        return movement_tokens(self.box, view) > 0

    def refusal(self, view: View, action: Action) -> Reason | None:
        card = self.card_of(action)
        if card not in view.seat.hand:
            if any(card == used for used, _ in view.seat.play):
                return because("used-card", "ROM-ATT-09")
            return because("not-in-hand", "ROM-ATT-13")
        if card not in self.box.attributes:
            return because("no-attribute-card", "ROM-MOV-09" if action.verb == "march" else "ROM-STR-05")
        if action.verb == "boost":
            return because("cannot-boost", "ROM-ATT-06")
        return because("no-movement-token", "ROM-MOV-08") if action.verb == "march" else None

    def touches(self, view: View, action: Action) -> Touches:
        places = (use_of(action.verb), PAWN) if action.verb == "march" else (use_of(action.verb),)
        return held(view, HAND, self.card_of(action)), places

    def intent(self, view: View, piece: str, place: str) -> Action | None:
        card = lying(view, piece)
        verb = "march" if place == PAWN else place.removeprefix(use_of(""))
        return act(verb, self.box.keys[card]) if card != NOTHING and verb in VERBS else None

    def sought(self, view: View) -> Iterable[Action]:
        return [act("boost", self.box.keys[card]) for card in usable(self.box, view)]

    def do(self, draft: Draft, action: Action) -> None:
        box = self.box
        card = box.number_of[str(action.args[0])]
        match action.verb:
            case "basic":
                into_play(draft, card, BASIC)
                _play_half(draft, card, box.basic[card])
            case "boost":
                draft.begin(box.program_of["boost"], card)
                return
            case "face-down":
                into_play(draft, card, FACE_DOWN)
                draft.begin(box.program_of["face-down"], card)
            case "march":
                into_play(draft, card, MARCHED)
                draft.begin(box.program_of["march"], card)
        _drawback(draft, card)


def _play_half(draft: Draft, card: int, program: int) -> None:
    box = draft.box
    if "card_played" in box.heard:
        draft.begin(box.program_of["played"], card)
    if box.content.attributes[card].both_halves:
        draft.begin(box.boosted[card], card)
        draft.begin(box.basic[card], card)
    else:
        draft.begin(program, card)


def _drawback(draft: Draft, card: int) -> None:
    """What a card brings first, whichever way it is used."""
    program = draft.box.drawback.get(card)
    if program is not None:
        draft.begin(program, card)


class Boost(Step):
    """The boost is paid: the card is played for its boosted action."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        card = frame.card
        into_play(draft, card, BOOSTED)
        _play_half(draft, card, draft.box.boosted[card])
        _drawback(draft, card)
        return False


class March(Step):
    """A card used for movement gives its points: after its drawback, which may change them."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        gain_kind(draft, MOVEMENT, movement_per_card(draft.box, draft), draft.box.keys[frame.card])
        return False


class Played(Step):
    """A card was played: for whatever waits for that."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        fire(draft, "card_played")
        return False


class FaceDown(Step):
    """A card face down gives a point of any attribute, or more where something helps once a turn."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.plain = tuple(act("take", KINDS[kind]) for kind in ATTRIBUTES)

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(0, Ask.ONE, "face-down", params=(("card", frame.card),))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        helpers = in_force(self.box, view, "face_down_value")
        keys = self.box.keys
        helped = [act("take", KINDS[kind], "with", keys[p.card]) for p in helpers for kind in ATTRIBUTES]
        return [*self.plain, *helped]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        box = draft.box
        kind, n = KIND_OF[str(action.args[0])], box.numbers.face_down
        if len(action.args) > 1:
            for passive in in_force(box, draft, "face_down_value"):
                if box.keys[passive.card] == action.args[2]:
                    n = passive.n
                    if passive.is_helper:
                        use_up(draft, passive.number)
        gain_kind(draft, kind, n, box.keys[frame.card])


# Cards that are put away


class PutAway(Deed):
    """Developments from hand into the Projects Area; strife, loans and developments to the discard pile."""

    verbs = ("project", "discard", "abandon")
    rule = "ROM-ARE-03"

    def offers(self, view: View) -> Sequence[Action]:
        box, keys, seat = self.box, self.box.keys, view.seat
        held = [card for card in dict.fromkeys(seat.hand) if card not in box.attributes]
        listed = [act("project", keys[card]) for card in held if card in box.developments]
        listed += [act("discard", keys[card]) for card in held]
        return listed + [act("abandon", keys[card]) for card in seat.projects]

    def refusal(self, view: View, action: Action) -> Reason | None:
        card = self.card_of(action)
        if action.verb == "abandon":
            return because("not-in-projects", "ROM-ARE-06")
        if card not in view.seat.hand:
            return because("not-in-hand", "ROM-ARE-03" if action.verb == "project" else "ROM-ARE-06")
        if action.verb == "project":
            return because("only-developments", "ROM-ARE-03")
        return because("no-free-discard", "ROM-AMB-58")

    def touches(self, view: View, action: Action) -> Touches:
        zone = PROJECTS if action.verb == "abandon" else HAND
        return held(view, zone, self.card_of(action)), (PROJECTS if action.verb == "project" else DISCARD,)

    def intent(self, view: View, piece: str, place: str) -> Action | None:
        card = lying(view, piece)
        if card == NOTHING or place not in (PROJECTS, DISCARD):
            return None
        key = self.box.keys[card]
        if piece.startswith(f"{PROJECTS}."):
            return act("abandon", key) if place == DISCARD else None
        return act("project" if place == PROJECTS else "discard", key)

    def do(self, draft: Draft, action: Action) -> None:
        seat = draft.seat
        card = self.box.number_of[str(action.args[0])]
        if action.verb == "discard":
            discard_from_hand(draft, card)
        elif action.verb == "project":
            seat.hand = without(seat.hand, card)
            seat.projects = (*seat.projects, card)
            draft.tell("put", ("card", card), ("zone", "projects"))
        else:
            seat.projects = without(seat.projects, card)
            seat.discard = (*seat.discard, card)
            draft.tell("discarded", ("card", card), ("zone", "projects"))


class DiscardPlayed(Step):
    """All cards played this turn go to the discard pile."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        seat = draft.seat
        if seat.play:
            seat.discard = (*seat.discard, *[card for card, _ in seat.play])
            draft.tell("cards-discarded", ("n", len(seat.play)))
            seat.play = ()
        return False
