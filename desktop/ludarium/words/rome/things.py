"""What lies on the table of Rome: its name, what a screen reader says of it, and what a closer look tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ludarium.engine.registry import AnyTitle
from ludarium.engine.scene import Thing
from ludarium.games.rome import facts as of
from ludarium.games.rome.box import Box
from ludarium.games.rome.kinds import KEPT, KINDS, SPACE_OF
from ludarium.games.rome.kinds import TRACKS as TRACK_NAMES
from ludarium.games.rome.state import ENDED, RUNNING
from ludarium.games.rome.touches import HAND
from ludarium.words.description import Said
from ludarium.words.effects.phrasing import sentence
from ludarium.words.rome.box import box_of, called, edict_called, enemy_called, key_called, printed, space_called
from ludarium.words.rome.catalogue import lines
from ludarium.words.rome.demands import demand, form_text
from ludarium.words.rome.names import AGREEMENTS, BURDENS, FORMS, TRACKS, amounts, named, rome, tokens
from ludarium.words.rome.speech import speech
from ludarium.words.rome.texts import (
    FIGURES,
    HEADS,
    ability_lines,
    agreement_line,
    enemy_lines,
    leader_ability_lines,
    track_line,
)
from ludarium.words.voice import MINUS, TEXT, Company, capital, listing, sentences

Facts = Any
"""The facts of the kind that a function is for."""


def thing(title: AnyTitle, thing: Thing, company: Company) -> Said:
    return SAID[thing.kind](box_of(title), thing, thing.facts)


def card_text(box: Box, number: int) -> str:
    """Return the text of a card, a territory, the Capital, strife or a loan."""
    content = box.content
    if number in box.attributes:
        return "\n".join(lines(box, content.attributes[number]))
    if number in box.developments:
        return "\n".join(lines(box, box.development[number]))
    if number in box.territories:
        return "\n".join(lines(box, box.territory[number]))
    if number == box.capital:
        return "\n".join(lines(box, content.sheet.capital))
    return "\n".join(lines(box, box.keys[number]))


# The empire


def _space(box: Box, thing: Thing, facts: of.SpaceFacts) -> Said:
    name = called(box, facts.card)
    where = rome.tr("{card}, {space}.", card=name, space=space_called(facts.space))
    return Said(name, sentences(where, *_on_space(box, facts)), card_text(box, facts.card))


def _on_space(box: Box, facts: of.SpaceFacts) -> Iterator[str]:
    if facts.has_pawn:
        yield rome.tr("The leader stands here.")
    if facts.enemy is not None:
        yield sentence(_enemy(box, Thing("", "", ""), facts.enemy).aloud)
    if facts.ready:
        yield rome.tr("%n Ready influence tokens.", "%n Ready influence token.", facts.ready)
    if facts.spent:
        yield rome.tr("%n Spent influence tokens.", "%n Spent influence token.", facts.spent)


def _pawn(box: Box, thing: Thing, facts: None) -> Said:
    space = SPACE_OF[thing.zone]
    return Said(rome.tr("Leader"), rome.tr("The leader, {space}", space=space_called(space)))


def _enemy(box: Box, thing: Thing, facts: of.EnemyFacts) -> Said:
    if facts.enemy == of.NONE:
        return Said(rome.tr("Enemy"), rome.tr("An enemy, face down"))
    name, detail = enemy_called(box, facts.enemy), "\n".join(enemy_lines(box.enemies[facts.enemy]))
    said = rome.tr("{enemy}, aggressive", enemy=name) if facts.is_aggressive else name
    spoken = rome.tr(
        "{enemy}: {needed:subject} to conquer, {safe} without damage",
        enemy=said,
        needed=tokens("military", facts.needed),
        safe=facts.safe,
    )
    return Said(
        name, spoken, sentences(rome.tr("Aggressive: it brings nothing.") if facts.is_aggressive else "", detail)
    )


def _agreement(box: Box, thing: Thing, facts: of.AgreementFacts) -> Said:
    territory = box.territory[facts.card]
    offer = territory.short if facts.kind == "short" else territory.lasting
    assert offer is not None
    name, price = capital(named(AGREEMENTS, facts.kind)), tokens("technology", facts.price)
    detail = agreement_line(facts.kind, offer)
    if facts.stage == of.NONE:
        return Said(
            name,
            rome.tr(
                "{agreement:same} of {territory:of} for {price:for}",
                agreement=name,
                territory=printed(territory.name),
                price=price,
            ),
            detail,
        )
    return Said(
        name,
        rome.tr(
            "{agreement:same} of {territory:of}, {stage}",
            agreement=name,
            territory=printed(territory.name),
            stage=_stage(facts.stage),
        ),
        detail,
    )


def _stage(stage: int) -> str:
    if stage == RUNNING:
        return rome.tr("running until the end of the next round")
    return rome.tr("ended") if stage == ENDED else rome.tr("running until the end of this round")


def _ability(box: Box, thing: Thing, facts: of.AbilityFacts) -> Said:
    name, detail = _what_it_does(box, facts)
    spoken = sentences(rome.tr("{ability}.", ability=name), detail)
    if facts.is_used:
        spoken = sentences(spoken, rome.tr("Used this turn."))
    return Said(name, spoken, detail)


def _what_it_does(box: Box, facts: of.AbilityFacts) -> tuple[str, str]:
    card = facts.card
    if facts.kind == "leader":
        abilities = [ability for leader in box.leaders for ability in leader.abilities]
        return called(box, card), sentences(*leader_ability_lines(abilities[card - box.first_ability]))
    if facts.kind == "produce":
        said = speech().sentences(box.development[card].produce)
        return rome.tr("Produce with {card:with}", card=called(box, card)), said
    uses = box.on_spending if facts.kind == "spend" else box.while_ready
    ability = uses[card][facts.number - 1].ability
    name = (
        printed(ability.name)
        if ability.name
        else rome.tr("{card}: {kind}", card=called(box, card), kind=named(HEADS, ability.kind))
    )
    return name, sentences(*ability_lines((ability,)))


# Cards

USED: Mapping[int, str] = {
    0: TEXT("rome", "{card}, played"),
    1: TEXT("rome", "{card}, boosted"),
    2: TEXT("rome", "{card}, face down"),
    3: TEXT("rome", "{card}, used for movement: {points} left"),
}
"""How a card lies in the play area."""

USES: Mapping[str, str] = {
    "basic": TEXT("rome", "Basic action"),
    "boost": TEXT("rome", "Boosted action"),
    "face-down": TEXT("rome", "Face down, for a point"),
    "march": TEXT("rome", "For movement"),
}


def _card(box: Box, thing: Thing, facts: of.CardFacts) -> Said:
    name, detail = called(box, facts.card), card_text(box, facts.card)
    if facts.use == of.NONE:
        return Said(name, detail=detail)
    return Said(name, rome.tr(USED[facts.use], card=name, points=facts.points), detail)


def _offer(box: Box, thing: Thing, facts: of.OfferFacts) -> Said:
    name = called(box, facts.card)
    spoken = rome.tr("{card:same} for {gold:for}", card=name, gold=tokens("gold", facts.price))
    if facts.lacks:
        spoken = rome.tr("{offer}: {gold:subject} short", offer=spoken, gold=tokens("gold", facts.lacks))
    cycling = rome.tr("Cycling it costs {cost:object}.", cost=tokens("industry", facts.cycle))
    return Said(name, spoken, f"{card_text(box, facts.card)}\n{cycling}")


def _pile(box: Box, thing: Thing, facts: of.PileFacts) -> Said:
    name = named(PLACES, thing.id)
    spoken = rome.tr("{pile}: {cards}", pile=name, cards=tokens("card", facts.count))
    return Said(name, spoken, sentences(*_in_pile(box, facts)))


def _in_pile(box: Box, facts: of.PileFacts) -> Iterator[str]:
    if facts.top:
        yield rome.tr("On top: {cards}.", cards=listing([called(box, card) for card in facts.top]))
    if facts.known:
        yield rome.tr("In it, in some order: {cards}.", cards=listing([called(box, card) for card in facts.known]))
    if not facts.is_open:
        yield rome.tr("Not open yet.")


def _area(box: Box, thing: Thing, facts: of.AreaFacts) -> Said:
    name = named(PLACES, thing.id)
    spoken = rome.tr("{pile}: {cards}", pile=name, cards=tokens("card", facts.count))
    if thing.id != HAND:
        return Said(name, spoken)
    return Said(name, spoken, rome.tr("In Cleanup it is drawn up to {cards:to}.", cards=tokens("card", facts.limit)))


# Goods, the leader and the edicts


def _good(box: Box, thing: Thing, facts: of.GoodFacts) -> Said:
    name = tokens(KINDS[facts.kind], facts.n)
    if facts.kind < KEPT:
        return Said(name, rome.tr("{goods:same} of at most {most}", goods=name, most=facts.most))
    return Said(name, detail="\n".join(_entries(box, facts)))


def _entries(box: Box, facts: of.GoodFacts) -> Iterator[str]:
    """List the sources and uses of points."""
    for entry in facts.entries:
        number = f"+{entry.n}" if entry.n > 0 else f"{MINUS}{-entry.n}"
        yield rome.tr("{number}: {source}", number=number, source=_source(box, entry.source))


SOURCES: Mapping[str, str] = {
    "boost": TEXT("rome", "boosting"),
    "build": TEXT("rome", "building"),
    "conquer": TEXT("rome", "conquering"),
    "cycle": TEXT("rome", "cycling"),
    "edict": TEXT("rome", "an edict"),
    "move": TEXT("rome", "moving"),
    "return-strife": TEXT("rome", "returning strife"),
    "trade": TEXT("rome", "a trade agreement"),
}
"""What points are spent on, where it is no card."""


def _source(box: Box, source: str) -> str:
    return key_called(box, source) if source in box.number_of else named(SOURCES, source)


def _track(box: Box, thing: Thing, facts: of.TrackFacts) -> Said:
    key = TRACK_NAMES[facts.track]
    track = box.leaders[facts.leader].tracks[key]
    name = rome.tr("{track}: {number}", track=named(TRACKS, key), number=track.numbers[facts.at])
    if not track.figures:
        return Said(name, detail=track_line(key, track))
    figure = rome.tr("{figure}: {number}", figure=named(FIGURES, key), number=track.figures[facts.at])
    return Said(name, rome.tr("{track}, {figure}", track=name, figure=figure), track_line(key, track))


def _leader(box: Box, thing: Thing, facts: of.LeaderFacts) -> Said:
    leader = box.leaders[facts.leader]
    name = printed(leader.name)
    done = [
        rome.tr("%n enemies conquered", "%n enemy conquered", facts.conquered),
        rome.tr("%n developments built", "%n development built", facts.built),
        rome.tr("%n agreements made", "%n agreement made", facts.traded),
    ]
    spoken = rome.tr("{leader}: {deeds}", leader=name, deeds=listing(done))
    return Said(name, spoken, "\n".join(lines(box, leader)))


def _glory(box: Box, thing: Thing, facts: of.GloryFacts) -> Said:
    name = tokens("glory", facts.glory)
    now = rome.tr("{glory}, {total} with strife, loans and cards", glory=name, total=facts.total)
    if facts.goal == of.NONE:
        return Said(name, now)
    return Said(name, rome.tr("{now}; the goal is {goal}", now=now, goal=facts.goal))


def _edict(box: Box, thing: Thing, facts: of.EdictFacts) -> Said:
    edict, name = box.edicts[facts.edict], edict_called(box, facts.edict)
    if not facts.is_chosen:
        return Said(name, detail="\n".join(lines(box, edict)))
    chosen = edict.full if facts.is_full else edict.partial
    spoken = rome.tr("{edict}, {form}", edict=name, form=rome.tr(FORMS[facts.is_full]))
    met = [
        rome.tr("{demand}: {have} of {need}.", demand=capital(demand(requirement)), have=one.have, need=one.need)
        for requirement, one in zip(chosen.requirements, facts.progress, strict=False)
    ]
    value = rome.tr("Worth {glory:object} for the goal.", glory=tokens("glory", chosen.glory))
    return Said(name, sentences(rome.tr("{edict}.", edict=spoken), *met), f"{form_text(chosen)}\n{value}")


def _demand(box: Box, thing: Thing, facts: of.DemandFacts) -> Said:
    edict = box.edicts[facts.edict]
    requirement = (edict.full if facts.is_full else edict.partial).requirements[facts.number]
    spaces, name = requirement.steps, edict_called(box, facts.edict)
    paid = rome.tr("{paid} of %n spaces paid", "{paid} of %n space paid", len(spaces), paid=facts.paid)
    if facts.paid == len(spaces):
        return Said(rome.tr("Paid"), rome.tr("{edict}: {paid}", edict=name, paid=paid))
    cost = rome.tr("Pay {cost:object}", cost=listing(amounts(spaces[facts.paid].items())))
    return Said(
        cost, rome.tr("{edict}: {cost}, {paid}", edict=name, cost=cost, paid=paid), sentence(demand(requirement))
    )


# Supplies and the round

SUPPLIES: Mapping[str, str] = {
    "strife": TEXT("rome", "Strife"),
    "loans": TEXT("rome", "Loans"),
    "enemies": TEXT("rome", "Enemies"),
    "influence": TEXT("rome", "Influence tokens"),
    "trade": TEXT("rome", "Trade tokens"),
    "movement": TEXT("rome", "Movement tokens"),
}


def _supply(box: Box, thing: Thing, facts: of.SupplyFacts) -> Said:
    name = named(SUPPLIES, thing.id)
    spoken = rome.tr("{supply}: {count} of {all} in supply", supply=name, count=facts.count, all=facts.all)
    burden = {"strife": "strife", "loans": "loan"}.get(thing.id, "")
    return Said(name, spoken, card_text(box, box.burden_of[burden]) if burden in BURDENS else "")


def _round(box: Box, thing: Thing, facts: of.RoundFacts) -> Said:
    name = rome.tr("Round {round} of {rounds}", round=facts.round, rounds=facts.rounds)
    turn = rome.tr("turn {turn} of at most {turns}", turn=facts.turn, turns=facts.turns)
    last = rome.tr("This is the last turn of the round.") if facts.is_last else ""
    return Said(name, rome.tr("{round}, {turn}", round=name, turn=turn), last)


SAID: Mapping[str, Callable[[Box, Thing, Facts], Said]] = {
    of.ABILITY: _ability,
    of.AGREEMENT: _agreement,
    of.AREA: _area,
    of.CARD: _card,
    of.DEMAND: _demand,
    of.EDICT: _edict,
    of.ENEMY: _enemy,
    of.GLORY: _glory,
    of.GOOD: _good,
    of.LEADER: _leader,
    of.OFFER: _offer,
    of.PAWN: _pawn,
    of.PILE: _pile,
    of.ROUND: _round,
    of.SPACE: _space,
    of.SUPPLY: _supply,
    of.TOKEN: lambda box, thing, facts: Said(
        rome.tr("Ready influence token") if facts.is_ready else rome.tr("Spent influence token")
    ),
    of.TRACK: _track,
    of.USE: lambda box, thing, facts: Said(named(USES, thing.id.partition(".")[2])),
}


# Zones and gains

PLACES: Mapping[str, str] = {
    "empire": TEXT("rome", "Empire"),
    "market.attribute": TEXT("rome", "Market: attribute cards"),
    "market.development": TEXT("rome", "Market: developments"),
    "piles": TEXT("rome", "Piles of the market"),
    "pile.advanced": TEXT("rome", "Pile of attribute cards"),
    "pile.first": TEXT("rome", "Pile of Level I developments"),
    "pile.second": TEXT("rome", "Pile of Level II developments"),
    "cards": TEXT("rome", "Cards"),
    "deck": TEXT("rome", "Deck"),
    "discard": TEXT("rome", "Discard pile"),
    "trash": TEXT("rome", "Trash"),
    "hand": TEXT("rome", "Hand"),
    "projects": TEXT("rome", "Projects Area"),
    "play": TEXT("rome", "Play area"),
    "stacks": TEXT("rome", "Deck and discard pile"),
    "goods": TEXT("rome", "Resources"),
    "points": TEXT("rome", "Points of this turn"),
    "tokens": TEXT("rome", "Tokens"),
    "board": TEXT("rome", "Leader"),
    "edicts": TEXT("rome", "Edicts"),
    "supply": TEXT("rome", "Supply"),
    "table": TEXT("rome", "Table"),
    "answers": TEXT("rome", "Answers"),
}
"""What zones, piles and areas are called."""


def zone(title: AnyTitle, zone: str, company: Company) -> str:
    """Return the heading of a zone, or the name of the space or edict that it belongs to."""
    box = box_of(title)
    if zone in SPACE_OF:
        return capital(space_called(SPACE_OF[zone]))
    kind, _, key = zone.partition(".")
    return edict_called(box, box.edict_of[key]) if kind == "edict" and key in box.edict_of else named(PLACES, zone)


def gain(before: Thing, after: Thing) -> str:
    """Return goods, points and glory that come or go."""
    match before.facts, after.facts:
        case of.GoodFacts(), of.GoodFacts():
            return _change(KINDS[after.facts.kind], after.facts.n - before.facts.n)
        case of.GloryFacts(), of.GloryFacts():
            return _change("glory", after.facts.total - before.facts.total)
    return ""


def _change(what: str, n: int) -> str:
    if not n:
        return ""
    return rome.tr("+{tokens}", tokens=tokens(what, n)) if n > 0 else tokens(what, n)
