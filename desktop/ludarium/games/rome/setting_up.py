"""Setting up market and empire."""

from __future__ import annotations

from ludarium.engine.chance import Stream
from ludarium.engine.frames import Frame
from ludarium.engine.setups import Setup
from ludarium.engine.values import UNKNOWN
from ludarium.games.rome.box import Box
from ludarium.games.rome.kinds import CENTRE, GOLD, KINDS, SPACES, STABILITY, TRACKS, WISDOM
from ludarium.games.rome.state import FREE, SETTING, Seat, State

COLUMNS = 5


def first_state(box: Box, leader: int, setting: int, seed: int) -> State:
    """Everything laid out; the edicts are to be chosen."""
    chance = Stream(seed)
    first = chance.shuffled(box.of_level[1])
    second = chance.shuffled(box.of_level[2])
    advanced = chance.shuffled(box.advanced)
    deck = chance.shuffled(box.deck_of(leader))
    territories = chance.shuffled(box.territories)
    tokens = chance.shuffled(range(len(box.enemies)))
    difficulty = box.settings[setting][1]
    edicts = chance.shuffled(range(len(box.edicts)))[: difficulty.partial + difficulty.full + 1]
    enemies = [FREE] * len(SPACES)
    for space, token in zip(box.enemy_spaces, tokens, strict=False):
        enemies[space] = token
    seat = _seat(box, leader, difficulty.gold, deck, tuple(sorted(edicts)))
    return State(
        seed=seed,
        counter=chance.counter,
        viewer=UNKNOWN,
        began=0,
        stack=(Frame(box.program_of["edicts"], 0, 0, 0),),
        setting=setting,
        phase=SETTING,
        round=1,
        turn=0,
        is_last=False,
        ended=0,
        seat=seat,
        attributes=advanced[:COLUMNS],
        developments=first[:COLUMNS],
        advanced=advanced[COLUMNS:],
        first=first[COLUMNS:],
        second=second,
        grid=(*territories[:CENTRE], box.capital, *territories[CENTRE:]),
        enemies=tuple(enemies),
        unused=tokens[len(box.enemy_spaces) :],
        pawn=CENTRE,
        strife=box.numbers.strife,
        loans=box.numbers.loans,
    )


def _seat(box: Box, leader: int, gold: int, deck: tuple[int, ...], shown: tuple[int, ...]) -> Seat:
    tracks = box.tracks[leader]
    purse = [0] * len(KINDS)
    purse[GOLD] = gold
    return Seat(
        leader=leader,
        purse=tuple(purse),
        glory=0,
        tracks=(0,) * len(TRACKS),
        hand=(),
        deck=deck,
        deck_holds=(),
        discard=(),
        play=(),
        projects=(),
        trash=(),
        influence=tracks[WISDOM].figures[0],
        aside=0,
        ready=(),
        spent=(),
        trade=tracks[STABILITY].figures[0],
        trades=(),
        traded=0,
        beaten=(),
        conquered=0,
        built=0,
        shown=shown,
        edicts=(),
        cubes=(),
        used=(),
        changes=(),
        ledger=(),
        partly=False,
    )


def setting_of(box: Box, setup: Setup) -> int:
    return box.setting_of[setup["length"], setup["difficulty"]]
