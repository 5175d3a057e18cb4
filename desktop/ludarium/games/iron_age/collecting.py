"""Step 1, second half, and step 2: collecting, feeding the provinces, disasters without a battle."""

from __future__ import annotations

from ludarium.engine.actions import Action, act
from ludarium.games.iron_age.battles import begin_battles
from ludarium.games.iron_age.building import go_on_building
from ludarium.games.iron_age.colonising import go_on_founding
from ludarium.games.iron_age.content import Tables
from ludarium.games.iron_age.granaries import can_convert, turn_good_into_food
from ludarium.games.iron_age.state import BUILD, EITHER, FEED, FOUND, Draft, Empire, Sheet, has_built, ports, provinces

TAKE_FOOD = act("take", "food")
TAKE_POPULATION = act("take", "population")
FEED_NOW = act("feed")

TAKING = (TAKE_FOOD, TAKE_POPULATION)


def collect(draft: Draft) -> None:
    """Goods, then food, population and innovations of all dice but those whose owner may choose."""
    tables, me = draft.tables, draft.me
    goods = food = either = 0
    per_port = ports(me, tables)
    per_food_die = food_change(draft, me, tables)
    for face in (*map(tables.empire_faces.__getitem__, draft.dice), tables.fate_faces[draft.fate]):
        goods += face.goods + face.goods_per_port * per_port
        draft.innovations += face.innovation
        if face.either:
            either += 1
            continue
        draft.population += face.population
        if face.food:
            food += max(0, face.food + per_food_die)
    for bit, dyes in tables.dyes:
        if me.developments & bit:
            goods += dyes
    me.goods = min(tables.goods_row, me.goods + goods)
    me.food = min(tables.food_row, me.food + food)
    if draft.record is not None:
        people = (("population", draft.population), ("innovations", draft.innovations))
        draft.tell("collected", draft.seat, ("goods", goods), ("food", food), *people)
    if either:
        draft.ask(EITHER, draft.seat, either)
    else:
        _begin_feeding(draft)


def food_change(draft: Draft, me: Empire | Sheet, tables: Tables) -> int:
    """How much more or less each die with food gives: the fate die and developments, all added up."""
    change = tables.fate_faces[draft.fate].food_per_food_die
    for bit, more in tables.food_dice:
        if me.developments & bit:
            change += more
    return change


def take(draft: Draft, action: Action) -> None:
    """Food or population from one of the dice that offer both."""
    me, tables = draft.me, draft.tables
    face = tables.either_face
    if action is TAKE_FOOD:
        food = max(0, face.food + food_change(draft, me, tables))
        me.food = min(tables.food_row, me.food + food)
        draft.tell("took", draft.seat, ("what", "food"), ("amount", food))
    else:
        draft.population += face.population
        draft.tell("took", draft.seat, ("what", "population"), ("amount", face.population))
    left = draft.stack[-1][2] - 1
    if left:
        draft.ask(EITHER, draft.seat, left)
    else:
        _begin_feeding(draft)


def convert(draft: Draft, action: Action) -> None:
    """Granaries: a good into food, and on with the step that it was done in."""
    turn_good_into_food(draft)
    step = draft.stack[-1][0]
    if step == FEED:
        _begin_feeding(draft)
    elif step == FOUND:
        go_on_founding(draft)
    elif step == BUILD:
        go_on_building(draft)


# Step 2


def _begin_feeding(draft: Draft) -> None:
    """Feed without asking, unless Granaries could help: hungry provinces, or a full row before goods are given."""
    me, tables = draft.me, draft.tables
    if (me.food < provinces(me, tables) or _could_overflow(draft)) and can_convert(me, tables):
        draft.ask(FEED, draft.seat)
    else:
        feed_provinces(draft)


def _could_overflow(draft: Draft) -> bool:
    """Whether a tribute demand could bring more goods than the row holds."""
    if not draft.tables.fate_faces[draft.fate].tribute_demand:
        return False
    givers = sum(sheet.goods > 0 for seat, sheet in enumerate(draft.all_sheets()) if seat != draft.seat)
    return draft.me.goods + givers > draft.tables.goods_row


def feed(draft: Draft, action: Action) -> None:
    feed_provinces(draft)


def feed_provinces(draft: Draft) -> None:
    me = draft.me
    mouths = provinces(me, draft.tables)
    fed = min(me.food, mouths)
    me.food -= fed
    me.skulls += mouths - fed
    draft.tell("fed", draft.seat, ("fed", fed), ("starved", mouths - fed))
    strike(draft)


def skulls_shown(draft: Draft) -> int:
    tables = draft.tables
    return sum(map(tables.empire_skull.__getitem__, draft.dice)) + tables.fate_skull[draft.fate]


def strike(draft: Draft) -> None:
    """The one disaster that the skulls bring. One without a battle happens now, a battle waits for step 3."""
    disaster = draft.tables.disaster[skulls_shown(draft)]
    if disaster is None:
        begin_battles(draft, (), 0)
        return
    struck = [seat for seat in _struck(draft, disaster.strikes) if not _is_safe(draft, seat, disaster.id)]
    draft.tell("disaster", draft.seat, ("disaster", disaster.id), ("seats", tuple(struck)))
    for seat in struck:
        draft.sheet(seat).skulls += disaster.marks
    begin_battles(draft, tuple(struck) if disaster.battle else (), disaster.battle)


def _struck(draft: Draft, whom: str) -> list[int]:
    """The seats that a disaster strikes, clockwise. Alone at the table, what strikes opponents strikes oneself."""
    if whom == "self" or draft.is_solitaire:
        return [draft.seat]
    seats = draft.clockwise(draft.seat)
    return seats if whom == "all" else seats[1:]


def _is_safe(draft: Draft, seat: int, disaster: str) -> bool:
    """Whether a development or monument protects the seat."""
    tables, sheet = draft.tables, draft.all_sheets()[seat]
    return bool(sheet.developments & tables.immune[disaster]) or any(
        has_built(sheet, monument, draft.box) for monument in tables.shelter[disaster]
    )
