"""What one should know before a match of Rome, and what was asked for after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ludarium.engine.registry import AnyTitle
from ludarium.games.rome.box import Box
from ludarium.games.rome.content import Difficulty, Leader, LeaderAbility
from ludarium.games.rome.edicts import form, goal, progress
from ludarium.games.rome.scoring import standing
from ludarium.games.rome.state import State
from ludarium.words.rome.box import box_of, edict_called, printed
from ludarium.words.rome.demands import demand
from ludarium.words.rome.names import rome, tokens
from ludarium.words.rome.texts import leader_ability_lines
from ludarium.words.voice import MINUS, TEXT, capital, listing, sentences

ADVICE: Mapping[str, str] = {
    "augustus": TEXT("rome", "First steps: trade with what lies one space away, again and again."),
    "fulvia": TEXT("rome", "First steps: take strife early and throw it away for points; watch its supply."),
    "hadrian": TEXT("rome", "First steps: build what costs culture, and keep a coin for the Imperial Tour."),
    "livia": TEXT("rome", "First steps: borrow when the market is good, and walk to where you want to build."),
    "marcus": TEXT("rome", "First steps: one card face down every turn, and two tokens on your best card."),
    "trajan": TEXT("rome", "First steps: store food, then conquer; every victory pays gold."),
}
"""What to begin with, by leader."""


def option_detail(title: AnyTitle, options: Mapping[str, str], key: str) -> str:
    """Describe the leader's strengths, weaknesses and first steps; the demands of length and difficulty."""
    box, choice = box_of(title), options.get(key, "")
    if key == "leader" and choice in box.leader_of:
        return "\n".join(_leader(box.leaders[box.leader_of[choice]]))
    if key == "length":
        rounds = next((length.rounds for length in box.sheet.lengths if length.key == choice), 0)
        return rome.tr("%n rounds", "%n round", rounds) if rounds else ""
    if key == "difficulty":
        return asks(box, options)
    return ""


def _leader(leader: Leader) -> Iterator[str]:
    for ability in leader.abilities:
        yield ability_line(ability)
    if leader.key in ADVICE:
        yield advice(leader)


def ability_line(ability: LeaderAbility) -> str:
    """Describe an ability, and whether it helps or hinders."""
    said = sentences(*leader_ability_lines(ability))
    return rome.tr("{sign} {ability}: {effect}", sign=sign(ability), ability=printed(ability.name), effect=said)


def sign(ability: LeaderAbility) -> str:
    return {"benefit": "+", "drawback": MINUS}.get(ability.sign, "\N{PLUS-MINUS SIGN}")


def advice(leader: Leader) -> str:
    """Return the first steps; empty for a leader of the player's own."""
    return rome.tr(ADVICE[leader.key]) if leader.key in ADVICE else ""


def asks(box: Box, options: Mapping[str, str]) -> str:
    """Return the demands of a length with a difficulty."""
    found = [
        difficulty
        for length, difficulty in box.settings
        if (length.key, difficulty.key) == (options.get("length"), options.get("difficulty"))
    ]
    if not found:
        return ""
    edicts = edicts_asked(found[0])
    least, most = goals(box, found[0])
    gold = tokens("gold", found[0].gold)
    return rome.tr(
        "Meet {edicts:object} and reach {least} to {most} glory. You begin with {gold:with}.",
        edicts=edicts,
        least=least,
        most=most,
        gold=gold,
    )


def edicts_asked(difficulty: Difficulty) -> str:
    """Return how many edicts of either form it asks for."""
    return listing(list(_edicts(difficulty)))


def _edicts(difficulty: Difficulty) -> Iterator[str]:
    if difficulty.partial:
        yield rome.noun("%n partial edicts", "%n partial edict", difficulty.partial)
    if difficulty.full:
        yield rome.noun("%n full edicts", "%n full edict", difficulty.full)


def goals(box: Box, difficulty: Difficulty) -> tuple[int, int]:
    """Return the lowest and the highest possible goal."""
    partial = sorted(edict.partial.glory for edict in box.edicts)
    full = sorted(edict.full.glory for edict in box.edicts)
    low = sorted((*partial[: difficulty.partial], *full[: difficulty.full]))
    high = sorted((*partial[len(partial) - difficulty.partial :], *full[len(full) - difficulty.full :]))
    counted = {"sum_two_highest": slice(-2, None), "sum_two_lowest": slice(0, 2)}.get(difficulty.goal, slice(None))
    return sum(low[counted]), sum(high[counted])


def asked_for(title: AnyTitle, state: State) -> Sequence[tuple[str, str, bool]]:
    """Return the requirements of the edicts and the goal, with their progress."""
    box = box_of(title)
    if state.seat.shown:
        return ()
    found = []
    rows = list(progress(box, state))
    at = 0
    for edict, is_full in state.seat.edicts:
        for requirement in form(box, edict, is_full).requirements:
            _, _, have, need = rows[at]
            at += 1
            said = rome.tr("{demand}: {have} of {need}", demand=capital(demand(requirement)), have=have, need=need)
            found.append((edict_called(box, edict), said, have >= need))
    wanted, total = goal(box, state), standing(box, state).total
    if wanted is not None:
        said = rome.tr("{total} of {goal} glory", total=str(total).replace("-", MINUS), goal=wanted)
        found.append((rome.tr("The goal"), said, total >= wanted))
    return found
