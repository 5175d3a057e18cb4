"""Numbers and tables of Imperium's rulebook, counted from its content."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludarium.engine.effects.verbs import Choose, CostThen, Discard, Gain, If, Pay
from ludarium.engine.effects.vocabulary import Step, Steps
from ludarium.engine.registry import AnyTitle
from ludarium.games.imperium.bot.book import Level
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.campaign import LOSSES, WINS
from ludarium.games.imperium.cards import Card
from ludarium.words.imperium.box import box_of
from ludarium.words.imperium.names import CHOICES, NATIONS, imperium, named
from ludarium.words.imperium.nations import box_line, difficulty
from ludarium.words.rulebook import Table
from ludarium.words.voice import listing


def numbers(title: AnyTitle) -> Mapping[str, object]:
    box = box_of(title)
    sheet, unrest = box.sheet, box.cards[box.unrest]
    tokens, seats = sheet.tokens, title.allowed_seats
    first, later = _card(box, "king-of-kings-a"), _card(box, "king-of-kings-b")
    return {
        "most": seats[-1],
        "nations": len(box.nations),
        "materials": tokens.materials,
        "population": tokens.population,
        "progress": tokens.progress,
        "actions": tokens.action,
        "exhausts": tokens.exhaust,
        "hand": sheet.hand_size,
        "places": len(sheet.market),
        "main_places": sheet.market.count("main"),
        "found_nothing": sheet.break_through_progress,
        "longest_match": title.longest_match,
        "most_for_a_card": sheet.most_for_a_card,
        "unrest_points": -unrest.vp.n if unrest.vp else 0,
        "unrest_population": _cost(unrest, "population"),
        "unrest_cards": _cost(unrest, ""),
        "unrest_materials": _cost(unrest, "materials"),
        "king_barbarian": _gain(first, "barbarian"),
        "king_empire": _gain(first, "empire"),
        "king_later": _gain(later, "barbarian"),
        "shangri_la": _needed(_card(box, "shangri-la")),
        "variable": box.book.variable_value,
        "bot_king_barbarian": box.book.king_of_kings.barbarian,
        "bot_king_empire": box.book.king_of_kings.empire,
        "easiest": _easiest(box),
        "wins": WINS,
        "losses": LOSSES,
    }


def _easiest(box: Box) -> str:
    least = min((nation.stars for nation in box.nations if nation.stars), default=0)
    return listing([named(NATIONS, nation.key) for nation in box.nations if nation.stars == least])


def _card(box: Box, key: str) -> Card:
    return box.cards[box.number_of[key]]


def _cost(card: Card, what: str) -> int:
    """Return the cost of one way to play a card: tokens, or cards from hand."""
    for step in _costs(card.play):
        if isinstance(step, (Pay, Discard)) and step.what == what and isinstance(step.n, int):
            return step.n
    return 0


def _costs(steps: Steps) -> Iterator[Step]:
    for step in steps:
        if isinstance(step, Choose):
            for option in step.options:
                yield from _costs(option)
        elif isinstance(step, CostThen):
            yield from step.cost


def _gain(card: Card, state: str) -> int:
    """Return the progress that King of Kings gives in a state."""
    for step in card.instead_of_gain:
        if isinstance(step, If) and step.cond.state == state:
            return sum(each.n for each in step.then if isinstance(each, Gain) and isinstance(each.n, int))
    return 0


def _needed(card: Card) -> int:
    """Return the tokens that the solstice of a card asks for."""
    return max((step.cond.min for step in card.solstice if isinstance(step, If)), default=0)


def tables(title: AnyTitle) -> Mapping[str, Table]:
    box = box_of(title)
    return {
        "tokens": _tokens(box),
        "piles": _piles(box, title.allowed_seats),
        "unrest": _unrest(box),
        "king": _king(box),
        "nations": _nations(box),
        "levels": [_level_heads(), *map(_level, box.book.levels)],
    }


def _tokens(box: Box) -> Table:
    tokens = box.sheet.tokens
    return [
        (imperium.tr("Token"), imperium.tr("At the start"), imperium.tr("What for")),
        (imperium.tr("Materials"), str(tokens.materials), imperium.tr("pays for cards and developments")),
        (imperium.tr("Population"), str(tokens.population), imperium.tr("pays for cards and developments")),
        (imperium.tr("Progress"), str(tokens.progress), imperium.tr("a point at the end; pays in place of the others")),
        (imperium.tr("Actions"), str(tokens.action), imperium.tr("one for each card that you play")),
        (imperium.tr("Exhaust tokens"), str(tokens.exhaust), imperium.tr("one for each ability that you use")),
    ]


def _piles(box: Box, seats: range) -> Table:
    """Tabulate the sizes of the common piles by the number of players."""
    heads = (
        imperium.tr("Players"),
        imperium.tr("Each small deck"),
        imperium.tr("Fame deck"),
        imperium.tr("Unrest pile"),
    )
    fame, unrest = _common(box, "fame"), _common(box, "unrest")
    return [
        heads,
        *(
            (
                str(many),
                str(box.sheet.small_deck[str(many)]),
                str(sum(least <= many for least in fame) - box.sheet.fame_removed[str(many)]),
                str(sum(least <= many for least in unrest)),
            )
            for many in seats
        ),
    ]


def _common(box: Box, suit: str) -> list[int]:
    """Return the cards of a suit in the first box, two-sided ones apart, by the number of players."""
    copies = box.parts[box.sheet.commons[0]].copies
    return [copy.players for copy in copies if _has(box, copy.card, suit)]


def _has(box: Box, key: str, suit: str) -> bool:
    return bool(key) and suit in _card(box, key).suits


def _unrest(box: Box) -> Table:
    card = box.cards[box.unrest]
    population, cards, materials = (_cost(card, what) for what in ("population", "", "materials"))
    return [
        (imperium.tr("Play it, and"), imperium.tr("How many")),
        (imperium.tr("pay population"), str(population)),
        (imperium.tr("or discard other cards of your hand"), str(cards)),
        (imperium.tr("or pay materials"), str(materials)),
    ]


def _king(box: Box) -> Table:
    first, later = _card(box, "king-of-kings-a"), _card(box, "king-of-kings-b")
    heads = (imperium.tr("You are"), imperium.tr("The first of all"), imperium.tr("Later"))
    progress = [imperium.tr("%n progress", "%n progress", _gain(card, "barbarian")) for card in (first, later)]
    both = imperium.tr(
        "%n progress and a free development", "%n progress and a free development", _gain(first, "empire")
    )
    return [
        heads,
        (imperium.tr("Barbarians"), *progress),
        (imperium.tr("An empire"), both, imperium.tr("a free development")),
    ]


def _nations(box: Box) -> Table:
    heads = (
        imperium.tr("Nation"),
        imperium.tr("Box"),
        imperium.tr("Nation cards"),
        imperium.tr("Developments"),
        imperium.tr("For whom"),
    )
    return [
        heads,
        *(
            (
                named(NATIONS, nation.key),
                box_line(nation),
                str(len(nation.cards["nation"])),
                str(len(nation.cards["development"])),
                difficulty(nation.stars),
            )
            for nation in box.nations
        ),
    ]


def _level_heads() -> tuple[str, ...]:
    return (imperium.tr("Level"), imperium.tr("Slots"), imperium.tr("Tokens for a point"), imperium.tr("Besides"))


def _level(level: Level) -> tuple[str, ...]:
    name = imperium.tr(CHOICES["bot", level.key])
    return name, str(level.slots), str(level.tokens_for_a_point), _besides(level)


def _besides(level: Level) -> str:
    """Return what else makes a level hard."""
    if level.progress_for_unrest:
        return imperium.tr("begins with tokens; progress for each Unrest that it returns")
    if level.starts_with_tokens:
        return imperium.tr("begins with tokens as you do")
    if level.discards:
        return imperium.tr("goes through its deck faster")
    return ""
