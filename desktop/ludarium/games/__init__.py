"""The titles. Each room knows the engine only; this page is where they are registered."""

from __future__ import annotations

from ludarium.engine.registry import AnyTitle, Registry

TITLES = Registry()


def _iron_age(content_version: int | None) -> AnyTitle:
    from ludarium.games.iron_age.title import IronAge

    return IronAge(content_version)


def _eight_minute_empire(content_version: int | None) -> AnyTitle:
    from ludarium.games.eight_minute_empire.title import EightMinuteEmpire

    return EightMinuteEmpire(content_version)


def _imperium(content_version: int | None) -> AnyTitle:
    from ludarium.games.imperium.title import Imperium

    return Imperium(content_version)


def _rome(content_version: int | None) -> AnyTitle:
    from ludarium.games.rome.title import Rome

    return Rome(content_version)


TITLES.register("iron-age", _iron_age)
TITLES.register("eight-minute-empire", _eight_minute_empire)
TITLES.register("imperium", _imperium)
TITLES.register("rome", _rome)
