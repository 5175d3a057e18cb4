"""What a nation is like and how to begin with it: in a file of its own, ``resources/help/nations``."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from ludarium.engine.resources import resources
from ludarium.games.imperium.bot.book import Level
from ludarium.games.imperium.box import Nation
from ludarium.words.data_texts import read_written
from ludarium.words.imperium.names import CHOICES, imperium
from ludarium.words.voice import QT_TRANSLATE_NOOP, sentences

FILE = resources() / "help" / "nations" / "imperium.json"


@attrs.frozen
class Sketch:
    """A nation in a few words, how it plays, and advice for the first match with it."""

    sketch: str = ""
    plays: str = ""
    advice: str = ""


def read_sketches() -> Mapping[str, Sketch]:
    """Those of our nations, by key, in the language that is spoken."""
    entries = read_written(FILE)["nations"]
    return {entry["id"]: Sketch(entry["sketch"], entry["plays"], entry["advice"]) for entry in entries}


STARS: Mapping[int, str] = {
    0: QT_TRANSLATE_NOOP("imperium", "not rated"),
    1: QT_TRANSLATE_NOOP("imperium", "easy to learn"),
    2: QT_TRANSLATE_NOOP("imperium", "soon learnt"),
    3: QT_TRANSLATE_NOOP("imperium", "wants some practice"),
    4: QT_TRANSLATE_NOOP("imperium", "hard to play"),
    5: QT_TRANSLATE_NOOP("imperium", "for old hands"),
}
MOST_STARS = 5


def difficulty(stars: int) -> str:
    """How hard a nation is to play."""
    return imperium.tr(STARS[max(0, min(stars, MOST_STARS))])


def box_line(nation: Nation) -> str:
    """The box that a nation comes from; a pack's own name where it is none of ours."""
    known = CHOICES.get(("commons", nation.box_name))
    return imperium.tr(known) if known else nation.box_name


def start_line(nation: Nation) -> str:
    """What a nation begins with."""
    lines = [imperium.tr("%n cards to start.", "%n card to start.", len(nation.cards["draw_deck"]))]
    if decked := len(nation.cards["nation"]):
        lines.append(imperium.tr("%n cards in the nation deck.", "%n card in the nation deck.", decked))
    if developed := len(nation.cards["development"]):
        lines.append(imperium.tr("%n developments.", "%n development.", developed))
    if nation.starts_as_empire:
        lines.append(imperium.tr("An empire from the start."))
    return sentences(*lines)


def level_line(level: Level) -> str:
    """What a level of the bot means."""
    lines = [imperium.tr("%n cards lie in front of it.", "%n card lies in front of it.", level.slots)]
    if level.discards:
        lines.append(imperium.tr("Its deck runs out sooner."))
    if level.starts_with_tokens:
        lines.append(imperium.tr("It begins with tokens, which count for more."))
    if level.progress_for_unrest:
        lines.append(imperium.tr("Unrest returned is progress."))
    return sentences(*lines)
