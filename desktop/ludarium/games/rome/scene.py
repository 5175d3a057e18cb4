"""What lies on the table of Rome. The ids are those of `touching`, the facts those of `facts`.

``empire``              ``r1c1`` to ``r5c5``
a space                 ``r2c3.enemy``, ``pawn``, ``r2c3.token.1``, ``r2c3.short``, ``r2c3.produce``, ``r2c3.spend.1``
``market.attribute``    ``market.attribute.1`` and so on, from the left; ``market.development`` alike
``piles``               ``pile.advanced``, ``pile.first``, ``pile.second``
``stacks``              ``deck``, ``discard``, ``trash`` (piles)
``cards``               ``hand`` and ``play`` (areas)
those                   the cards in them: ``hand.1``; on ``play`` also what a card can be used for: ``use.boost``
``goods``               ``goods.water`` and so on
``points``              ``goods.culture`` and so on: the points of the turn
``board``               ``leader``, ``track.power``, ``ability.street_gangs``, and the area ``projects``
``tokens``              one's own supplies of tokens: ``influence``, ``trade``, ``movement``
``edicts``              ``edict.pax_romana``, and on it the rows that are paid: ``edict.pax_romana.1``
``supply``              ``strife``, ``loans``, ``enemies``
``table``               ``glory``, ``round``
``answers``             what can be answered without a piece
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludarium.engine.contract import Offers
from ludarium.engine.frames import NOTHING
from ludarium.engine.scene import ANSWER, Scene, Thing, answers
from ludarium.engine.values import UNKNOWN
from ludarium.engine.zones import Zone, card_of
from ludarium.games.rome import facts as of
from ludarium.games.rome import scoring, touches
from ludarium.games.rome.box import Box, Use
from ludarium.games.rome.counting import (
    counted_hand,
    hand_limit,
    is_second_open,
    movement_tokens,
    points_on_tokens,
)
from ludarium.games.rome.edicts import form, goal, progress
from ludarium.games.rome.kinds import GOLD, KEPT, MILITARY, SPACES
from ludarium.games.rome.prices import buy_cost, cycle_cost, trade_prices
from ludarium.games.rome.state import FREE, LASTING, MARCHED, SHORT, SIDEWAYS, UP, State, Trade
from ludarium.games.rome.steps.cards import VERBS
from ludarium.games.rome.steps.developments import ONCE
from ludarium.games.rome.steps.empire import damage, needed

OWNER = 0


def scene(box: Box, observed: State, offers: Offers) -> Scene:
    """Return everything on the table. ``offers``: of the observation."""
    found = [*_empire(box, observed), *_market(box, observed), *_cards(box, observed), *_goods(box, observed)]
    found += [*_leader(box, observed), *_edicts(box, observed), *_supplies(box, observed)]
    touched = [(ids[0][0], action) for action, ids in offers.items()]
    return (*found, *answers([(id, action) for id, action in touched if id.startswith(f"{ANSWER}.")]))


# The empire


def _empire(box: Box, observed: State) -> Iterator[Thing]:
    trades = {trade.space: trade for trade in observed.seat.trades}
    for space, card in enumerate(observed.grid):
        id = SPACES[space]
        ready, spent = observed.seat.ready.count(space), observed.seat.spent.count(space)
        enemy = _enemy(box, observed, space)
        facts = of.SpaceFacts(space, card, space == observed.pawn, ready, spent, enemy)
        yield Thing(id, of.SPACE, "empire", space, facts=facts)
        if enemy is not None:
            yield Thing(touches.enemy(space), of.ENEMY, id, facts=enemy)
        for at in range(ready + spent):
            yield Thing(f"{id}.token.{at + 1}", of.TOKEN, id, at, OWNER, of.TokenFacts(at < ready))
        if card in box.territory:
            yield from _agreements(box, observed, space, card, trades.get(space))
        else:
            yield from _actions(box, observed, space, card)
    yield Thing(touches.PAWN, of.PAWN, SPACES[observed.pawn], 0, OWNER)


def _enemy(box: Box, observed: State, space: int) -> of.EnemyFacts | None:
    enemy = observed.enemies[space]
    if enemy == FREE:
        return None
    if enemy < UP:
        return of.EnemyFacts(of.NONE)
    least, safe = needed(box, observed, space)
    military = observed.seat.purse[MILITARY]
    hurt = of.NONE if military < least else damage(box, observed, safe, military)
    return of.EnemyFacts(enemy & (UP - 1), bool(enemy & SIDEWAYS), least, safe, hurt)


def _agreements(box: Box, observed: State, space: int, card: int, trade: Trade | None) -> Iterator[Thing]:
    for place, kind in enumerate((SHORT, LASTING)):
        offer = box.agreements.get((card, kind))
        if offer is not None:
            price = trade_prices(box, observed, offer[0])[0].parts[0].n
            stage = trade.stage if trade is not None and trade.kind == kind else of.NONE
            facts = of.AgreementFacts(card, kind, price, stage)
            yield Thing(touches.agreement(space, kind), of.AGREEMENT, SPACES[space], place, facts=facts)


def _actions(box: Box, observed: State, space: int, card: int) -> Iterator[Thing]:
    """What a development or the Capital does as an action."""
    id = SPACES[space]
    if card in box.produce:
        facts = of.AbilityFacts(card, "produce", 1, False)
        yield Thing(touches.action_of(space, "produce"), of.ABILITY, id, 0, facts=facts)
    for verb, uses in (("spend", box.on_spending), ("work", box.while_ready)):
        for number, use in enumerate(uses.get(card, ()), 1):
            facts = of.AbilityFacts(card, verb, number, _is_used(observed, use))
            yield Thing(touches.action_of(space, verb, number), of.ABILITY, id, number, facts=facts)


def _is_used(observed: State, use: Use) -> bool:
    return use.once and use.number + ONCE in observed.seat.used


# The market


def _market(box: Box, observed: State) -> Iterator[Thing]:
    gold = observed.seat.purse[GOLD]
    for row, cards in zip(touches.ROWS, (observed.attributes, observed.developments), strict=True):
        for column, card in enumerate(cards):
            if card != NOTHING:
                price = buy_cost(box, observed, row, column)
                facts = of.OfferFacts(card, price, max(0, price - gold), cycle_cost(box, observed, column))
                yield Thing(touches.market(row, column), of.OFFER, f"market.{row}", column, facts=facts)
    is_open = {0: True, 1: True, 2: is_second_open(box, observed)}
    for level, pile in enumerate((observed.advanced, observed.first, observed.second)):
        facts_of_pile = of.PileFacts(len(pile), _known(pile), is_open=is_open[level])
        yield Thing(touches.PILES[level], of.PILE, "piles", level, facts=facts_of_pile)


def _known(pile: Zone) -> tuple[int, ...]:
    """The cards of a face-down pile that were seen."""
    return tuple(sorted(card_of(place) for place in pile if place != UNKNOWN))


# One's own cards


def _cards(box: Box, observed: State) -> Iterator[Thing]:
    seat = observed.seat
    deck = [UNKNOWN if place == UNKNOWN else card_of(place) for place in seat.deck]
    top = tuple(deck[: deck.index(UNKNOWN)] if UNKNOWN in deck else deck)
    known = tuple(sorted([*seat.deck_holds, *_known(seat.deck)]))
    piles = {
        touches.DECK: of.PileFacts(len(deck), known, top),
        touches.DISCARD: of.PileFacts(len(seat.discard)),
        touches.TRASH: of.PileFacts(len(seat.trash)),
    }
    areas = {
        touches.HAND: ("cards", of.AreaFacts(counted_hand(box, observed), hand_limit(box, observed))),
        touches.PLAY: ("cards", of.AreaFacts(len(seat.play))),
        touches.PROJECTS: ("board", of.AreaFacts(len(seat.projects))),
    }
    for place, (id, pile) in enumerate(piles.items()):
        yield Thing(id, of.PILE, "stacks", place, OWNER, pile)
    for place, (id, (zone, area)) in enumerate(areas.items()):
        yield Thing(id, of.AREA, zone, place, OWNER, area)
    lying = {"hand": seat.hand, "projects": seat.projects, "discard": seat.discard, "trash": seat.trash}
    for zone, cards in lying.items():
        for at, card in enumerate(cards):
            yield Thing(f"{zone}.{at + 1}", of.CARD, zone, at, OWNER, of.CardFacts(card))
    yield from _played(box, observed)


def _played(box: Box, observed: State) -> Iterator[Thing]:
    """The cards of this turn, and the places for those to come."""
    left = iter(points_on_tokens(box, observed))
    for at, (card, use) in enumerate(observed.seat.play):
        points = next(left)[1] if use == MARCHED else 0
        yield Thing(f"play.{at + 1}", of.CARD, touches.PLAY, at, OWNER, of.CardFacts(card, use, points))
    for at, verb in enumerate(VERBS):
        yield Thing(touches.use_of(verb), of.USE, touches.PLAY, at, OWNER)


# Goods, the leader and the edicts


def _goods(box: Box, observed: State) -> Iterator[Thing]:
    seat, numbers = observed.seat, box.numbers
    for kind, n in enumerate(seat.purse):
        if kind < KEPT:
            most = numbers.most_gold if kind == GOLD else numbers.most_of_a_resource
            facts = of.GoodFacts(kind, n, most)
        else:
            facts = of.GoodFacts(kind, n, entries=tuple(entry for entry in seat.ledger if entry.kind == kind))
        yield Thing(touches.good(kind), of.GOOD, "goods" if kind < KEPT else "points", kind, OWNER, facts)


def _leader(box: Box, observed: State) -> Iterator[Thing]:
    seat = observed.seat
    board = of.LeaderFacts(seat.leader, len(seat.beaten), seat.built, seat.traded)
    yield Thing("leader", of.LEADER, "board", 0, OWNER, board)
    wanted = goal(box, observed)
    total = scoring.standing(box, observed).total
    glory = of.GloryFacts(seat.glory, total, of.NONE if wanted is None else wanted)
    yield Thing("glory", of.GLORY, "table", 0, OWNER, glory)
    for track, at in enumerate(seat.tracks):
        yield Thing(touches.track(track), of.TRACK, "board", track, OWNER, of.TrackFacts(seat.leader, track, at))
    uses = dict(box.leader_actions[seat.leader])
    keys = [ability.key for ability in box.leaders[seat.leader].abilities]
    for place, key in enumerate(keys):
        number = box.number_of[key]
        is_used = number in uses and _is_used(observed, uses[number])
        facts = of.AbilityFacts(number, "leader", 1, is_used)
        yield Thing(touches.ability(key), of.ABILITY, "board", place, OWNER, facts)


def _edicts(box: Box, observed: State) -> Iterator[Thing]:
    seat = observed.seat
    met = [] if seat.shown else list(progress(box, observed))
    cube = 0
    chosen = [(edict, is_full, True) for edict, is_full in seat.edicts]
    shown = [(edict, False, False) for edict in seat.shown]
    for place, (edict, is_full, is_chosen) in enumerate((*chosen, *shown)):
        id = touches.edict(box.edicts[edict].key)
        found = tuple(of.Progress(have, need) for one, _, have, need in met if one == edict)
        yield Thing(id, of.EDICT, "edicts", place, OWNER, of.EdictFacts(edict, is_full, is_chosen, found))
        if seat.shown:
            continue
        for number, requirement in enumerate(form(box, edict, is_full).requirements):
            if requirement.kind == "steps":
                facts = of.DemandFacts(edict, is_full, number, seat.cubes[cube])
                cube += 1
                yield Thing(f"{id}.{cube}", of.DEMAND, id, number, OWNER, facts)


# What nobody has


def _supplies(box: Box, observed: State) -> Iterator[Thing]:
    seat, numbers = observed.seat, box.numbers
    common = {
        touches.STRIFE_SUPPLY: of.SupplyFacts(observed.strife, numbers.strife),
        touches.LOAN_SUPPLY: of.SupplyFacts(observed.loans, numbers.loans),
        touches.ENEMY_SUPPLY: of.SupplyFacts(len(observed.unused), len(box.enemies)),
    }
    own = {
        touches.INFLUENCE_SUPPLY: of.SupplyFacts(
            seat.influence, _owned(seat.influence, seat.aside, seat.ready, seat.spent)
        ),
        touches.TRADE_SUPPLY: of.SupplyFacts(seat.trade, seat.trade + len(seat.trades)),
        touches.MOVEMENT_SUPPLY: of.SupplyFacts(movement_tokens(box, observed), numbers.movement_tokens),
    }
    for place, (id, facts) in enumerate(common.items()):
        yield Thing(id, of.SUPPLY, "supply", place, facts=facts)
    for place, (id, facts) in enumerate(own.items()):
        yield Thing(id, of.SUPPLY, "tokens", place, OWNER, facts)
    length, _ = box.settings[observed.setting]
    turns = box.sheet.round_ends[observed.round - 1]
    clock = of.RoundFacts(observed.round, length.rounds, observed.turn + 1, turns, observed.is_last)
    yield Thing("round", of.ROUND, "table", 1, facts=clock)


def _owned(supply: int, aside: int, ready: Sequence[int], spent: Sequence[int]) -> int:
    return supply + aside + len(ready) + len(spent)
