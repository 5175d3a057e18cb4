"""The course of a turn in words: its stages, how near the end is, and what would go unused."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.engine.scene import Note
from ludarium.games.imperium.compilation import BOXES
from ludarium.words.imperium.box import key_called
from ludarium.words.imperium.names import cards, imperium, named, unrest
from ludarium.words.voice import TEXT, Company

STAGES: Mapping[str, str] = {
    "side": TEXT("imperium", "Power card"),
    "turn": TEXT("imperium", "Turn"),
    "activate": TEXT("imperium", "Activate"),
    "innovate": TEXT("imperium", "Innovate"),
    "revolt": TEXT("imperium", "Revolt"),
    "token": TEXT("imperium", "Market token"),
    "clean-up": TEXT("imperium", "Clean up"),
    "solstice": TEXT("imperium", "Solstice"),
    "bot-roll": TEXT("imperium", "Roll"),
    "bot-clean-up": TEXT("imperium", "Clean up"),
}


def stage(stage: str) -> str:
    kind, _, number = stage.rpartition("-")
    if kind == "slot":
        return imperium.tr("Slot {slot}", slot=number)
    return named(STAGES, stage)


def note(note: Note, company: Company) -> str:
    params = dict(note.params)
    n = int(params.get("n", 0))
    match note.key:
        case "last-round":
            return imperium.tr("This is the last round")
        case "next-round-last":
            return imperium.tr("Round {round} is the last", round=params["round"])
        case "main-deck":
            return imperium.tr("Main deck: {cards}", cards=cards(n))
        case "development":
            own = imperium.tr("Your developments: {n}", n=n)
            return company.say(int(params["seat"]), own, imperium.tr("Developments of {name:of}: {n}"), n=n)
        case "fame":
            return imperium.tr("Fame: {cards:subject} before King of Kings", cards=cards(n))
        case "dynasty":
            return imperium.tr("Dynasty deck: {cards}", cards=cards(n))
        case "nation":
            return imperium.tr(
                "{cards:subject} before {card:from}",
                cards=cards(n),
                card=key_called(BOXES.released(), str(params["card"])),
            )
        case _:
            return imperium.tr("Collapse after {unrest:from}", unrest=unrest(n))


def unused(what: str, count: int) -> str:
    match what:
        case "actions":
            return imperium.noun("%n actions", "%n action", count)
        case "free-plays":
            return imperium.noun("%n free plays", "%n free play", count)
        case _:
            return imperium.noun("%n abilities", "%n ability", count)
