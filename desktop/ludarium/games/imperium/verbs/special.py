"""Verbs about this card, this turn and this match: free play, state, quests, journey, the end."""

from __future__ import annotations

from ludarium.engine.effects.building import Builder
from ludarium.engine.effects.machine import Do
from ludarium.engine.effects.picking import Found, Pick, Spot, fixed
from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.steps import Draft, View
from ludarium.games.imperium.box import ANY
from ludarium.games.imperium.filters import parse_filter
from ludarium.games.imperium.market import trigger_scoring
from ludarium.games.imperium.moving import arrive, enter_play, tell_move
from ludarium.games.imperium.places import spots, take
from ludarium.games.imperium.state import Piece
from ludarium.games.imperium.steps.playing import play_card, why_not_play
from ludarium.games.imperium.verbs.common import held_in, to
from ludarium.games.imperium.vocabulary import (
    IMPERIUM,
    ActivateQuest,
    ActiveQuestTo,
    FlipState,
    FreePlay,
    IgnoreStateIcon,
    Journey,
    PutIntoPlay,
    TreatIcon,
    TriggerGameEnd,
)


@IMPERIUM.resolver(FreePlay)
def free_play(build: Builder, step: FreePlay) -> None:
    box = build.box
    fits = parse_filter(box, step.filter)

    def find(view: View, frame: Frame) -> Found:
        found = spots(box, view, frame, step.from_, fits)
        return tuple(
            [
                (spot, count)
                for spot, count in found
                if why_not_play(box, view, frame.actor, spot[1], free=True, any_state=step.ignore_state) is None
            ]
        )

    def put(draft: Draft, frame: Frame, spot: Spot) -> None:
        play_card(draft, frame.actor, spot[1], spot[0])

    build.emit(
        Pick(
            step.verb,
            find,
            put,
            box.spot_names,
            fixed(1),
            skip=build.take_skip(),
            hidden=step.from_ == "hand",
            held=held_in(box, (step.from_,)),
            ends=to("play"),
        )
    )


@IMPERIUM.resolver(TreatIcon)
def treat_icon(build: Builder, step: TreatIcon) -> None:
    def do(draft: Draft, frame: Frame) -> None:
        player = draft.own(frame.actor)
        if step.icon == "fertile":
            player.fertile_as += step.n
        else:
            player.river_as += step.n
        draft.tell("treated", frame.actor, ("icon", step.icon))

    build.emit(Do(do))


@IMPERIUM.resolver(IgnoreStateIcon)
def ignore_state_icon(build: Builder, step: IgnoreStateIcon) -> None:
    def do(draft: Draft, frame: Frame) -> None:
        draft.own(frame.actor).any_state = True

    build.emit(Do(do))


@IMPERIUM.resolver(FlipState)
def flip_state(build: Builder, step: FlipState) -> None:
    def do(draft: Draft, frame: Frame) -> None:
        draft.own(frame.actor).empire = step.to == "empire"
        draft.tell("state", frame.actor, ("state", step.to))

    build.emit(Do(do))


@IMPERIUM.resolver(TriggerGameEnd)
def trigger_game_end(build: Builder, step: TriggerGameEnd) -> None:
    build.emit(Do(lambda draft, frame: trigger_scoring(draft, "card", frame.actor, frame.card)))


@IMPERIUM.resolver(PutIntoPlay)
def put_into_play(build: Builder, step: PutIntoPlay) -> None:
    def do(draft: Draft, frame: Frame) -> None:
        enter_play(draft, frame.owner, frame.card)
        tell_move(draft, frame.owner, frame.card, draft.everyone, "nation", "play")

    build.emit(Do(do))


@IMPERIUM.resolver(Journey)
def journey(build: Builder, step: Journey) -> None:
    box = build.box

    def do(draft: Draft, frame: Frame) -> None:
        player = draft.own(frame.actor)
        stages = box.nations[player.nation].journey
        target = next(card for card in stages if box.cards[card].name == step.to)
        player.fixed = tuple(
            Piece(piece.number, target, piece.used) if piece.card in stages else piece for piece in player.fixed
        )
        draft.tell("journeyed", frame.actor, ("card", target))
        if box.enter_program[target] >= 0:
            draft.run_program(box.enter_program[target], frame.actor, target)

    build.emit(Do(do))


# Quests


@IMPERIUM.resolver(ActivateQuest)
def activate_quest(build: Builder, step: ActivateQuest) -> None:
    box = build.box

    def find(view: View, frame: Frame) -> Found:
        return spots(box, view, frame, step.from_, ANY)

    def put(draft: Draft, frame: Frame, spot: Spot) -> None:
        take(draft, frame.actor, spot, openly=True)
        draft.own(frame.actor).quest = spot[1]
        draft.tell("quest", frame.actor, ("card", spot[1]))

    build.emit(Pick(step.verb, find, put, box.spot_names, fixed(1), ends=to("quest")))


@IMPERIUM.resolver(ActiveQuestTo)
def active_quest_to(build: Builder, step: ActiveQuestTo) -> None:
    def do(draft: Draft, frame: Frame) -> None:
        player = draft.own(frame.actor)
        if player.quest != NOTHING:
            card, player.quest = player.quest, NOTHING
            arrive(draft, frame.actor, card, draft.everyone, "active_quest", step.to)

    build.emit(Do(do))
