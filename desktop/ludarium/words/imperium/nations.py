"""What a nation is like and how to begin with it: in a file of its own, ``resources/help/nations``."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from ludarium.engine.resources import resources
from ludarium.games.imperium.bot.book import Level
from ludarium.games.imperium.box import Nation
from ludarium.words.data_texts import read_written
from ludarium.words.imperium.names import CHOICES, imperium
from ludarium.words.voice import TEXT, sentences

FILE = resources() / "help" / "nations" / "imperium.json"


@attrs.frozen
class Sketch:
    """A nation in a few words: how it plays, and advice for the first match."""

    sketch: str = ""
    plays: str = ""
    advice: str = ""


def read_sketches() -> Mapping[str, Sketch]:
    """Read the sketches of the printed nations, by key."""
    entries = read_written(FILE)["nations"]
    return {entry["id"]: Sketch(entry["sketch"], entry["plays"], entry["advice"]) for entry in entries}


STARS: Mapping[int, str] = {
    0: TEXT("imperium", "not rated"),
    1: TEXT("imperium", "easy to learn"),
    2: TEXT("imperium", "soon learnt"),
    3: TEXT("imperium", "wants some practice"),
    4: TEXT("imperium", "hard to play"),
    5: TEXT("imperium", "for old hands"),
}
MOST_STARS = 5


def difficulty(stars: int) -> str:
    return imperium.tr(STARS[max(0, min(stars, MOST_STARS))])


def box_line(nation: Nation) -> str:
    """Return the box of a nation, or the name of the pack."""
    known = CHOICES.get(("commons", nation.box_name))
    return imperium.tr(known) if known else nation.box_name


def start_line(nation: Nation) -> str:
    lines = [imperium.tr("%n cards to start.", "%n card to start.", len(nation.cards["draw_deck"]))]
    if decked := len(nation.cards["nation"]):
        lines.append(imperium.tr("%n cards in the nation deck.", "%n card in the nation deck.", decked))
    if developed := len(nation.cards["development"]):
        lines.append(imperium.tr("%n developments.", "%n development.", developed))
    if nation.starts_as_empire:
        lines.append(imperium.tr("An empire from the start."))
    return sentences(*lines)


def level_line(level: Level) -> str:
    lines = [imperium.tr("%n cards lie in front of it.", "%n card lies in front of it.", level.slots)]
    if level.discards:
        lines.append(imperium.tr("Its deck runs out sooner."))
    if level.starts_with_tokens:
        lines.append(imperium.tr("It begins with tokens, which count for more."))
    if level.progress_for_unrest:
        lines.append(imperium.tr("Unrest returned is progress."))
    return sentences(*lines)
