"""How often, and on which condition: what `Per` and `Condition` say, as far as all titles share it."""

from __future__ import annotations

from ludarium.engine.effects.verbs import Condition, Per
from ludarium.words.effects.nouns import Noun, effects
from ludarium.words.effects.phrasing import Speech
from ludarium.words.voice import either

ANY = Per().max
"""What a count without an upper bound allows."""

ALL = Condition().max
"""What a condition without an upper bound allows."""


def for_each(per: Per, noun: Noun, where: str = "") -> str:
    """For each region in play; for every 2 regions in play."""
    counted = noun.each if per.each == 1 else noun.counted(per.each)
    things = effects.tr("{things:same} {place}", things=counted, place=where) if where else counted
    if per.each == 1:
        return effects.tr("for each {things:for}", things=things)
    return effects.tr("for every {things:for}", things=things)


def having(say: Speech, condition: Condition) -> str:
    """You have 3 regions in play; you have at least 5 population."""
    if condition.token:
        return effects.tr("you have at least {tokens:object}", tokens=say.tokens(condition.token, condition.min))
    kind, place = say.kind(condition.filter), places(say, condition.zone)
    if condition.max == 0:
        return effects.tr("you have no {thing:object} {place}", thing=kind.each, place=place)
    if condition.max < ALL:
        return effects.tr("you have at most {things:object} {place}", things=kind.counted(condition.max), place=place)
    if condition.min > 1:
        return effects.tr("you have at least {things:object} {place}", things=kind.counted(condition.min), place=place)
    return effects.tr("you have {thing:object} {place}", thing=kind.one, place=place)


def places(say: Speech, zones: str) -> str:
    return either([say.place(zone) for zone in zones.split("|")])


def often(say: Speech, said: str, n: int, per: Per | None) -> str:
    """Return the clause, done ``n`` times in any case, and how often more: and 1 more for each road (at most 5)."""
    if per is None:
        return said
    if per.base:
        told = effects.tr("{deed} and {number} more {often}", deed=said, number=n, often=say.per(per))
    else:
        told = effects.tr("{deed} {often}", deed=said, often=say.per(per))
    return told if per.max == ANY else effects.tr("{deed} (at most {most})", deed=told, most=per.max)
