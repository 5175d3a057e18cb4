"""Numbers and tables of Rome's rulebook, counted from its content."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludarium.engine.registry import AnyTitle
from ludarium.games.rome.content import Content, Length
from ludarium.games.rome.kinds import LOAN, STRIFE
from ludarium.games.rome.kinds import TRACKS as TRACK_NAMES
from ludarium.words.rome.box import box_of, printed
from ludarium.words.rome.demands import form_text
from ludarium.words.rome.names import BURDENS, NAMES, TRACKS, amounts, named, rome, tokens
from ludarium.words.rome.speech import speech
from ludarium.words.rome.texts import FIGURES, leader_ability_lines
from ludarium.words.rulebook import Table
from ludarium.words.voice import TEXT, capital, listing, sentences

GOALS: Mapping[str, str] = {
    "sum_all": TEXT("rome", "all values added"),
    "sum_two_highest": TEXT("rome", "the two highest values"),
    "sum_two_lowest": TEXT("rome", "the two lowest values"),
}
"""How the goal is made of the values of the edicts."""


def numbers(title: AnyTitle) -> Mapping[str, object]:
    content = box_of(title).content
    return {**_of_the_rules(content), **_of_the_box(content)}


def _of_the_rules(content: Content) -> Mapping[str, object]:
    numbers = content.sheet.numbers
    return {
        "most": numbers.most_of_a_resource,
        "hand": numbers.starting_hand,
        "marches": numbers.movement_tokens,
        "project_gold": numbers.project_gold,
        "project_strife": numbers.project_strife,
        "return_strife": listing(amounts(numbers.return_strife.items())),
        "pay_off": listing(amounts(numbers.pay_off_loan.items())),
        "exchange": numbers.exchange,
        "exchange_gold": numbers.exchange_gold,
        "face_down": numbers.face_down,
        "boost": numbers.boost,
        "build_over": numbers.build_over_gold,
        "track_glory": numbers.full_track_glory,
        "strife": numbers.strife,
        "loans": numbers.loans,
        "strife_glory": -numbers.strife_glory,
        "loan_glory": -numbers.loan_glory,
        "second_round": numbers.level_two_round,
        "second_built": numbers.level_two_built,
    }


def _of_the_box(content: Content) -> Mapping[str, object]:
    sheet, enemies = content.sheet, content.enemies
    short, standard = (_length(content, key) for key in ("short", "standard"))
    return {
        "short_rounds": short.rounds,
        "standard_rounds": standard.rounds,
        "gold": min(each.gold for each in short.difficulties),
        "easy_gold": max(each.gold for each in short.difficulties),
        "columns": len(sheet.market.cycle_industry),
        "territories": len(content.territories),
        "enemies": len(sheet.enemy_spaces),
        "weakest": min(each.defence for each in enemies),
        "strongest": max(each.defence for each in enemies),
        "starting": sum(each.set == "starting" for each in content.attributes),
        "leaders": len(content.leaders),
        "edicts": len(content.edicts),
    }


def _length(content: Content, key: str) -> Length:
    return next(each for each in content.sheet.lengths if each.key == key)


def tables(title: AnyTitle) -> Mapping[str, Table]:
    content = box_of(title).content
    return {
        "market": _market(content),
        "turns": _turns(content),
        "tracks": _tracks(content),
        "capital": _capital(content),
        "edicts": _edicts(content),
        "leaders": _leaders(content),
        "settings": _settings(content),
        "burdens": _burdens(content),
    }


def _market(content: Content) -> Table:
    market = content.sheet.market
    heads = (
        rome.tr("Column, from the left"),
        rome.tr("Attribute card, gold"),
        rome.tr("Development, gold"),
        rome.tr("Cycling, industry"),
    )
    columns = zip(market.attribute_gold, market.development_gold, market.cycle_industry, strict=True)
    return [heads, *((str(number), *map(str, column)) for number, column in enumerate(columns, start=1))]


def _turns(content: Content) -> Table:
    heads = (rome.tr("Round"), rome.tr("Turns at most"))
    return [heads, *((str(number), str(turns)) for number, turns in enumerate(content.sheet.round_ends, start=1))]


def _tracks(content: Content) -> Table:
    """Return the range of each track over all leaders."""
    heads = (rome.tr("Track"), rome.tr("What it sets"), rome.tr("First space"), rome.tr("Last space"))
    lines = []
    for name in TRACK_NAMES:
        tracks = [leader.tracks[name] for leader in content.leaders]
        rows = [track.figures or track.numbers for track in tracks]
        sets = named(FIGURES, name) if name in FIGURES else rome.tr("taxes, and what else asks for it")
        first, last = _from_to([row[0] for row in rows]), _from_to([row[-1] for row in rows])
        lines.append((named(TRACKS, name), capital(sets), first, last))
    return [heads, *lines]


def _from_to(these: Sequence[int]) -> str:
    least, most = min(these), max(these)
    return str(least) if least == most else rome.tr("{least} to {most}", least=least, most=most)


def _capital(content: Content) -> Table:
    heads = (rome.tr("Action"), rome.tr("What it does"))
    actions = content.sheet.capital.actions
    return [heads, *((printed(action.name), speech().sentences(action.steps)) for action in actions)]


def _edicts(content: Content) -> Table:
    heads = (rome.tr("Edict"), rome.tr("Partial"), rome.tr("Value"), rome.tr("Full"), rome.tr("Value"))
    return [
        heads,
        *(
            (
                printed(edict.name),
                form_text(edict.partial),
                str(edict.partial.glory),
                form_text(edict.full),
                str(edict.full.glory),
            )
            for edict in content.edicts
        ),
    ]


def _leaders(content: Content) -> Table:
    heads = (rome.tr("Leader"), rome.tr("Ability"), rome.tr("What it does"))
    return [
        heads,
        *(
            (
                printed(leader.name) if ability is leader.abilities[0] else "",
                printed(ability.name),
                sentences(*leader_ability_lines(ability)),
            )
            for leader in content.leaders
            for ability in leader.abilities
        ),
    ]


def _settings(content: Content) -> Table:
    heads = (
        rome.tr("Length"),
        rome.tr("Difficulty"),
        rome.tr("Partial edicts"),
        rome.tr("Full edicts"),
        rome.tr("Gold"),
        rome.tr("Goal"),
    )
    return [
        heads,
        *(
            (
                NAMES.choice("length", length.key),
                NAMES.choice("difficulty", each.key),
                str(each.partial),
                str(each.full),
                str(each.gold),
                named(GOALS, each.goal),
            )
            for length in content.sheet.lengths
            for each in length.difficulties
        ),
    ]


def _burdens(content: Content) -> Table:
    numbers = content.sheet.numbers
    heads = (rome.tr("Burden"), rome.tr("In the supply"), rome.tr("Each at the end"), rome.tr("To be rid of one"))
    strife, loan = (listing(amounts(cost.items())) for cost in (numbers.return_strife, numbers.pay_off_loan))
    return [
        heads,
        (named(BURDENS, STRIFE), str(numbers.strife), tokens("glory", numbers.strife_glory), strife),
        (named(BURDENS, LOAN), str(numbers.loans), tokens("glory", numbers.loan_glory), loan),
    ]
