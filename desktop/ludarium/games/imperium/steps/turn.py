"""A turn: activate, innovate or revolt, then clean up; a round, and its solstice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action, act
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Touches
from ludarium.engine.effects.building import Builder
from ludarium.engine.effects.machine import again, wait
from ludarium.engine.effects.picking import ALL, Pick, fixed
from ludarium.engine.frames import FRESH, Frame
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param, Reason, because
from ludarium.engine.scene import Unused
from ludarium.engine.steps import BoxStep, Draft, Step, View, answered
from ludarium.engine.zones import card_of, cards_of
from ludarium.games.imperium.box import ANY, Box, Filter
from ludarium.games.imperium.moving import discard_hand, move
from ludarium.games.imperium.places import spots
from ludarium.games.imperium.state import ACTIVATE, CLEAN_UP, IDLE, INNOVATE, REVOLT, SOLSTICE, Piece, piece_of
from ludarium.games.imperium.state import Draft as MatchDraft
from ludarium.games.imperium.steps.drawing import TRIED, draw_some
from ludarium.games.imperium.steps.playing import is_free, is_playable, play_card, use_ability, why_not_play
from ludarium.games.imperium.steps.reactions import use
from ludarium.games.imperium.touches import cards_in, equal_pieces, place_ids
from ludarium.games.imperium.triggers import is_usable, modifiers, replacement, run_passive
from ludarium.games.imperium.verbs.common import to
from ludarium.games.imperium.verbs.marketing import PlaceTokens
from ludarium.games.imperium.vocabulary import IMPERIUM, BreakThrough

ACTIVATING, INNOVATING, REVOLTING, END = act("activate"), act("innovate"), act("revolt"), act("end")
KINDS_OF_TURN = (ACTIVATING, INNOVATING, REVOLTING)
PHASE_OF = {ACTIVATING: ACTIVATE, INNOVATING: INNOVATE, REVOLTING: REVOLT}
SUITS_OF_INNOVATION = ("uncivilised", "civilised", "region", "tributary")


class TurnMenu(Step):
    """Which kind of turn."""

    key = "turn"
    verbs: ClassVar = dict.fromkeys(("activate", "innovate", "revolt"), "IMP-TURN-02")

    def is_new_start(self, view: View, frame: Frame) -> bool:
        return True

    def elsewhere(self, view: View, frame: Frame, action: Action) -> Reason:
        return because("turn-chosen", "IMP-TURN-02")

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return KINDS_OF_TURN

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        seat = frame.actor
        draft.phase = PHASE_OF[action]
        draft.tell("turn-kind", seat, ("kind", action.verb))
        draft.push("clean-up", seat)
        draft.push(action.verb, seat)


class ActivateMenu(BoxStep[Box]):
    """Cards to play, abilities to use, or the end of it."""

    ask, key, of, done = Ask.STEPS, "activate", "card", END
    verbs: ClassVar = {"play": "IMP-ACT-02", "use": "IMP-EXH-01", "end": "IMP-TURN-02"}

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.playing = tuple(act("play", key) for key in box.keys)

    def params(self, view: View, frame: Frame) -> dict[str, Param]:
        player = view.seats[frame.actor]
        return {"actions": player.actions, "exhaust": player.exhaust}

    def is_new_start(self, view: View, frame: Frame) -> bool:
        return True

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        seat, box = frame.actor, self.box
        player = view.seats[seat]
        cards = sorted(set(cards_of(player.hand)))
        listed = [self.playing[card] for card in cards if is_playable(box, view, seat, card)]
        if player.exhaust:
            listed += [use(box, piece) for piece in self._unused(player) if self._can_use(view, seat, piece)]
        listed.append(END)
        return listed

    def sample(self, view: View, frame: Frame, rng: Rng) -> Action:
        """Tries what might be offered, in any order, until something is."""
        seat, box = frame.actor, self.box
        player = view.seats[seat]
        cards = sorted(set(cards_of(player.hand)))
        pieces = self._unused(player) if player.exhaust else []
        while True:
            at = rng.randbelow(len(cards) + len(pieces) + 1)
            if at < len(cards):
                if is_playable(box, view, seat, cards[at]):
                    return self.playing[cards[at]]
                del cards[at]
            elif at < len(cards) + len(pieces):
                piece = pieces[at - len(cards)]
                if self._can_use(view, seat, piece):
                    return use(box, piece)
                pieces.remove(piece)
            else:
                return END

    def _unused(self, player: View) -> list[Piece]:
        """The pieces with an ability that is used freely; equal ones are one."""
        abilities = self.box.free_abilities
        pieces = [piece for piece in (*player.fixed, *player.play) if piece.card in abilities and not piece.used]
        found: dict[tuple[int, tuple[int, ...], int], Piece] = {}
        for piece in pieces:
            found.setdefault((piece.card, piece.garrison, piece.tokens), piece)
        return list(found.values())

    def _can_use(self, view: View, seat: int, piece: Piece) -> bool:
        return is_usable(self.box, view, seat, piece, self.box.free_abilities[piece.card])

    # Refusing

    def why_not(self, view: View, frame: Frame, action: Action) -> Reason | None:
        card = self.box.number_of.get(str(action.args[0])) if action.args else None
        if card is None:
            return None
        not_done = _not_played if action.verb == "play" else _not_used
        return not_done(self.box, view, frame.actor, card)

    def elsewhere(self, view: View, frame: Frame, action: Action) -> Reason:
        program = self.box.programs[frame.program]
        if isinstance(program.ops[frame.at], TurnMenu):
            return because("turn-first", "IMP-TURN-02")
        key = program.name.split()[0]
        if key in self.box.number_of:
            return because("decide-first", "IMP-EFF-07", card=key)
        return because("not-activating", "IMP-ACT-01")

    # Resolving

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        seat, box = frame.actor, self.box
        if action is END:
            return
        again(draft, frame)
        if action.verb == "play":
            card = box.number_of[str(action.args[0])]
            if not is_free(box, draft, seat, card):
                draft.own(seat).actions -= 1
            play_card(draft, seat, card)
        else:
            piece = piece_of(draft.seats[seat], int(action.args[1]))
            assert piece is not None
            use_ability(draft, seat, piece, box.free_abilities[piece.card])

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        seat = frame.actor
        if action.verb == "play":
            held = cards_in(view, seat, "hand", self.box.number_of[str(action.args[0])])
            return held, place_ids(view, seat, "play")
        if action.verb == "use":
            return (equal_pieces(view, seat, int(action.args[1])),)
        return answered(action)

    def waste(self, view: View, frame: Frame, action: Action) -> Unused:
        """Cards and abilities that could be used and are not when the turn ends."""
        if action is not END:
            return ()
        seat, offers = frame.actor, self.offers(view, frame)
        player = view.seats[seat]
        playable = {self.box.number_of[str(one.args[0])] for one in offers if one.verb == "play"}
        held = [card for card in cards_of(player.hand) if card in playable]
        free = sum(is_free(self.box, view, seat, card) for card in held)
        unused = {
            "actions": min(player.actions, len(held) - free),
            "free-plays": free,
            "abilities": min(player.exhaust, sum(one.verb == "use" for one in offers)),
        }
        return tuple((what, n) for what, n in unused.items() if n)


def _not_played(box: Box, view: View, seat: int, card: int) -> Reason | None:
    if all(card_of(place) != card for place in view.seats[seat].hand):
        return because("not-in-hand", "IMP-ACT-02", card=box.keys[card])
    return why_not_play(box, view, seat, card)


def _not_used(box: Box, view: View, seat: int, card: int) -> Reason:
    player, key = view.seats[seat], box.keys[card]
    pieces = [piece for piece in (*player.fixed, *player.play) if piece.card == card]
    if not pieces:
        return because("not-in-play", "IMP-EXH-01", card=key)
    if not box.exhausts[card]:
        return because("no-ability", "IMP-EXH-01", card=key)
    if card not in box.free_abilities:
        return because("ability-waits", "IMP-EXH-07", card=key)
    if all(piece.used for piece in pieces):
        return because("exhausted", "IMP-EXH-02", card=key)
    if not player.exhaust:
        return because("no-exhaust", "IMP-EXH-03", card=key)
    return because("cannot-use", "IMP-EXH-04", card=key)


class DiscardHand(Step):
    """The whole hand is discarded."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        discard_hand(draft, frame.actor)
        return False


def innovation(box: Box) -> Sequence[Step]:
    """A break through for any of four suits."""
    builder = Builder(IMPERIUM, box)
    builder.steps((BreakThrough(SUITS_OF_INNOVATION),))
    return builder.ops


def hand_held(view: View, frame: Frame) -> int:
    return len(view.seats[frame.actor].hand)


class Revolt(Pick):
    """Any number of unrest from hand go back to the pile."""

    def __init__(self, box: Box) -> None:
        fits = Filter("unrest", frozenset((box.unrest,)))
        super().__init__(
            "revolt",
            lambda view, frame: spots(box, view, frame, "hand", fits),
            lambda draft, frame, spot: move(draft, frame.actor, spot, "pile"),
            box.spot_names,
            fixed(ALL),
            up_to=True,
            hidden=True,
            notes=False,
            ends=to("pile"),
            held=hand_held,
        )


# Clean up


class PlaceToken(Step):
    """First of all a token is put on a market card: progress, or what the nation puts there instead."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        draft.phase = CLEAN_UP
        found = replacement(draft, frame.actor, "would_place_market_progress")
        if found is None:
            draft.push("place-token", frame.actor)
        else:
            run_passive(draft, frame.actor, *found)
        return False


class PlaceProgress(PlaceTokens):
    """One progress on a market card."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, "progress", 1)


class ResetTokens(BoxStep[Box]):
    """All action and exhaust tokens go back to the state card, in the number that it begins with."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        reset_tokens(draft, frame.actor)
        return False


def reset_tokens(draft: MatchDraft, seat: int) -> None:
    player = draft.own(seat)
    player.actions, player.exhaust = start_tokens(draft.box, player)
    player.nation_mark = player.development_mark = player.any_state = False
    player.fertile_as = player.river_as = 0
    player.play, player.fixed = ready(player.play), ready(player.fixed)


def start_tokens(box: Box, player: View) -> tuple[int, int]:
    """Action and exhaust tokens that a turn begins with."""
    own = max([box.cards[piece.card].exhaust_tokens for piece in player.fixed], default=0)
    return box.sheet.tokens.action, own or box.sheet.tokens.exhaust


def ready(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The pieces without exhaust tokens."""
    return tuple(
        [
            Piece(piece.number, piece.card, False, piece.tokens, piece.garrison) if piece.used else piece
            for piece in pieces
        ]
    )


class DiscardAny(Pick):
    """Any number of hand cards may be discarded."""

    def __init__(self, box: Box) -> None:
        super().__init__(
            "clean-up",
            lambda view, frame: spots(box, view, frame, "hand", ANY),
            lambda draft, frame, spot: move(draft, frame.actor, spot, "discard"),
            box.spot_names,
            fixed(ALL),
            up_to=True,
            hidden=True,
            notes=False,
            ends=to("discard"),
            held=hand_held,
        )

    def is_any(self, view: View, frame: Frame) -> bool:
        return bool(view.seats[frame.actor].hand)

    def is_new_start(self, view: View, frame: Frame) -> bool:
        """Not once some have been discarded: all of them are taken back together."""
        return frame.left in (FRESH, ALL)


class DrawUp(BoxStep[Box]):
    """Cards are drawn up to the hand size, counted anew when something else came to hand or left it on the way."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        missing = max(0, hand_size(self.box, draft, frame.actor) - len(draft.seats[frame.actor].hand))
        draw_some(draft, frame, missing if frame.left == FRESH else missing | frame.left & TRIED)
        return False


def hand_size(box: Box, view: View, seat: int) -> int:
    more = sum(modifier.passive.by for _, modifier in modifiers(box, view, seat, "hand_size"))
    return box.sheet.hand_size + more


class EndTurn(Step):
    """The next player's turn, or the solstice when the last player of the round has moved."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        seats = len(draft.seats)
        after = (frame.actor + 1) % seats
        if after != draft.first:
            draft.seat, draft.phase = after, IDLE
            draft.begin_turn(after)
            return False
        draft.phase = SOLSTICE
        draft.tell("solstice", draft.first, ("round", draft.round))
        draft.push("round-ends", draft.first)
        for seat in reversed(draft.clockwise(draft.first)):
            if seat != draft.bot:
                draft.push("solstice", seat)
        return False


class SolsticeMenu(BoxStep[Box]):
    """Every solstice ability of a player is resolved once, in the order the player likes. Loops: what is left."""

    ask, key, of = Ask.ORDER, "solstice", "card"

    def run(self, draft: Draft, frame: Frame) -> bool:
        player = draft.seats[frame.actor]
        pieces = (*player.fixed, *player.play)
        if frame.left == FRESH:
            programs = self.box.solstice_program
            numbers = tuple([piece.number for piece in pieces if programs[piece.card] >= 0])
        else:
            numbers = tuple([piece.number for piece in pieces if piece.number in frame.loops])
        if not numbers:
            return False
        frame = frame.looping(frame.at, numbers, frame.actor).keeping(0)
        different = self._different(draft, frame)
        if len(different) > 1:
            return wait(draft, frame)
        self._resolve(draft, frame, different[0])
        return False

    def _different(self, view: View, frame: Frame) -> list[Piece]:
        """What is left; equal pieces are one."""
        player = view.seats[frame.actor]
        found: dict[tuple[int, int, tuple[int, ...]], Piece] = {}
        for piece in [piece for piece in (*player.fixed, *player.play) if piece.number in frame.loops]:
            found.setdefault((piece.card, piece.tokens, piece.garrison), piece)
        return list(found.values())

    def _resolve(self, draft: Draft, frame: Frame, piece: Piece) -> None:
        left = tuple(number for number in frame.loops if number != piece.number)
        again(draft, frame.looping(frame.at, left, frame.actor).keeping(0))
        draft.tell("solstice-card", frame.actor, ("card", piece.card))
        draft.run_program(self.box.solstice_program[piece.card], frame.actor, piece.card, piece.number)

    def is_new_start(self, view: View, frame: Frame) -> bool:
        return True

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return [self._say(piece) for piece in self._different(view, frame)]

    def _say(self, piece: Piece) -> Action:
        return act("solstice", self.box.keys[piece.card], piece.number)

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        piece = piece_of(draft.seats[frame.actor], int(action.args[1]))
        assert piece is not None
        self._resolve(draft, frame, piece)

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        return (equal_pieces(view, frame.actor, int(action.args[1]), among=frame.loops),)


class EndRound(Step):
    """The next round, or the final count after the last one."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        if draft.last and draft.round >= draft.last:
            draft.push("final", draft.first)
            return False
        draft.round += 1
        draft.seat, draft.phase = draft.first, IDLE
        draft.begin_turn(draft.first)
        return False
