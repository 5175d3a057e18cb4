"""Step 4: building ports, provinces, monuments, armies and ships."""

from __future__ import annotations

from ludarium.engine.actions import Action, act
from ludarium.games.iron_age.content import Tables
from ludarium.games.iron_age.developing import begin_buying
from ludarium.games.iron_age.granaries import CONVERT, can_convert
from ludarium.games.iron_age.state import BUILD, Draft, Empire, Sheet, State, has_built, ports, provinces

PROVINCE = act("build", "province")
PORT = act("build", "port")
URN = act("build", "urn")
ARMY = act("build", "army")
SHIP = act("build", "ship")
DONE = act("done")


def begin_building(draft: Draft) -> None:
    draft.ask(BUILD, draft.seat)
    go_on_building(draft)


def go_on_building(draft: Draft) -> None:
    """Ask what to build next, as long as there is anything to build."""
    if len(building(draft, draft.me, draft.tables)) == 1:
        begin_buying(draft)


def stop_building(draft: Draft, action: Action) -> None:
    begin_buying(draft)


def building(turn: State | Draft, me: Empire | Sheet, tables: Tables) -> list[Action]:
    """What may be done in step 4."""
    found = []
    if turn.population:
        if me.province_boxes < tables.province_boxes:
            found.append(PROVINCE)
        if me.port_boxes < tables.ports:
            found.append(PORT)
        if me.food >= tables.army_food and me.armies < tables.army_row:
            found.append(ARMY)
    if turn.population or has_free_box(turn, me, tables):
        for action, filled, boxes in zip(tables.monument_actions, me.monuments, tables.monument_boxes, strict=True):
            if filled < boxes:
                found.append(action)
    if me.goods:
        if me.urns < tables.urns:
            found.append(URN)
        knows_ships = tables.ships_for_all or me.developments & tables.shipbuilding
        if knows_ships and me.goods >= tables.ship_goods and me.ships < tables.ship_row:
            found.append(SHIP)
        if can_convert(me, tables):
            found.append(CONVERT)
    found.append(DONE)
    return found


def has_free_box(turn: State | Draft, me: Empire | Sheet, tables: Tables) -> bool:
    """Architecture: after every two population spent on monuments in a turn, the next box costs none."""
    return bool(me.developments & tables.architecture) and turn.boxes % tables.boxes_for_two == 2


def build(draft: Draft, action: Action) -> None:
    if action is PROVINCE:
        _fill_province(draft)
    elif action is PORT:
        _fill_port(draft, boxes=1, urns=0)
        draft.population -= 1
    elif action is URN:
        _fill_port(draft, boxes=0, urns=1)
        draft.me.goods -= 1
    elif action is ARMY:
        _raise_army(draft)
    elif action is SHIP:
        _build_ship(draft)
    else:
        _fill_monument(draft, draft.tables.monument[str(action.args[0])])
    go_on_building(draft)


def _fill_province(draft: Draft) -> None:
    """One box of the leftmost unfinished province; a finished one brings armies and tribute at once."""
    me, tables = draft.me, draft.tables
    before = provinces(me, tables)
    draft.population -= 1
    me.province_boxes += 1
    draft.tell("filled", draft.seat, ("what", "province"), ("number", before + 1))
    if provinces(me, tables) > before:
        province = draft.box.provinces[before]
        me.armies = min(tables.army_row, me.armies + province.armies)
        me.tribute += province.tribute
        draft.tell("finished", draft.seat, ("what", "province"), ("number", before + 1))


def _fill_port(draft: Draft, boxes: int, urns: int) -> None:
    """A population box or an urn. The two rows are filled from left to right, each on its own."""
    me, tables = draft.me, draft.tables
    before = ports(me, tables)
    column = me.port_boxes + 1 if boxes else tables.ports_by_urns[me.urns] + 1
    me.port_boxes += boxes
    me.urns += urns
    draft.tell("filled", draft.seat, ("what", "port" if boxes else "urn"), ("number", column))
    if ports(me, tables) > before:
        draft.tell("finished", draft.seat, ("what", "port"), ("number", ports(me, tables)))


def _raise_army(draft: Draft) -> None:
    me = draft.me
    draft.population -= 1
    me.food -= draft.tables.army_food
    me.armies += 1
    draft.tell("raised", draft.seat, ("armies", me.armies))


def _build_ship(draft: Draft) -> None:
    me = draft.me
    me.goods -= draft.tables.ship_goods
    me.ships += 1
    draft.tell("launched", draft.seat, ("ships", me.ships))


def _fill_monument(draft: Draft, monument: int) -> None:
    """One box. The first to finish a monument scores its larger number, which the others then cross off."""
    me = draft.me
    if not has_free_box(draft, me, draft.tables):
        draft.population -= 1
    draft.boxes += 1
    filled = list(me.monuments)
    filled[monument] += 1
    me.monuments = tuple(filled)
    name = ("what", draft.box.monuments[monument].id)
    draft.tell("filled", draft.seat, name, ("number", filled[monument]))
    if has_built(me, monument, draft.box):
        is_first = not draft.built >> monument & 1
        if is_first:
            me.first |= 1 << monument
            draft.built |= 1 << monument
        draft.tell("finished", draft.seat, name, ("first", int(is_first)))
