"""Where one is in a game of Eight-Minute Empire, in a few words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.engine.scene import Note
from ludarium.words.eight_minute_empire.names import empire
from ludarium.words.voice import TEXT, Company

STAGES: Mapping[str, str] = {
    "neutral": TEXT("empire", "Neutral armies"),
    "bid": TEXT("empire", "Bid"),
    "first": TEXT("empire", "First player"),
    "take": TEXT("empire", "Take a card"),
    "use": TEXT("empire", "Use it"),
    "end": TEXT("empire", "End"),
}
NOTES: Mapping[str, Callable[..., str]] = {
    "taken": lambda taken, cards: empire.tr(
        "{taken} of %n cards taken by all", "{taken} of %n card taken by all", cards, taken=taken
    ),
    "game": lambda game, games: empire.tr("game {game} of {games}", game=game, games=games),
}
UNUSED: Mapping[str, Callable[[int], str]] = {
    "place": lambda n: empire.noun("%n armies to place", "%n army to place", n),
    "move": lambda n: empire.noun("%n steps over land", "%n step over land", n),
    "sail": lambda n: empire.noun("%n steps over land or sea", "%n step over land or sea", n),
    "city": lambda n: empire.noun("%n cities to build", "a city to build", n),
    "destroy": lambda n: empire.noun("%n armies to destroy", "an army to destroy", n),
}


def stage(stage: str) -> str:
    return empire.tr(STAGES[stage])


def note(note: Note, company: Company) -> str:
    return NOTES[note.key](**dict(note.params))


def unused(what: str, count: int) -> str:
    return UNUSED[what](count)
