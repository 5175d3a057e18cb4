"""What the rules rely on in the content beyond its shape: each problem as the file and what is wrong there.

What is wrong with trees of steps stands in `trees`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from ludarium.engine.content_files import beyond
from ludarium.engine.effects.verbs import CostThen, Pay
from ludarium.games.rome.content import (
    Ability,
    AttributeCard,
    Content,
    Development,
    Difficulty,
    Edict,
    Enemy,
    Leader,
    Requirement,
    Sheet,
    Territory,
    Trigger,
)
from ludarium.games.rome.kinds import DIFFICULTIES, KIND_OF, LEADERS, LENGTHS, SPACES, STRIFE, TRACKS
from ludarium.games.rome.trees import (
    GOODS,
    ONCE,
    PLACE_WORDS,
    POINTS,
    TAGS,
    has_self_trash,
    inside,
    modifier_problems,
    predicate_problems,
    problems,
    trigger_problems,
)
from ludarium.games.rome.vocabulary import CapitalAction

COLUMNS = 5
LARGEST = 999
"""No number in a pack is greater: what is counted out one by one must come to an end."""

SETS = ("starting", "leader", "advanced")
ROLES = ("benefit", "drawback")
GOALS = ("sum_all", "sum_two_highest", "sum_two_lowest")
SIGNS = (*ROLES, "mixed")
WITH_FIGURES = TRACKS[:-1]
"""The tracks that also say how many tokens or cards there are."""

ORIGINS = ("rulebook", "measured", "sourced", "recalled", "designed")
DONE = ("enemy_conquered", "trade_agreement_made")
OWNED = ("developments", "track", "burdens")

Found = Iterator[str]


def all_problems(content: Content) -> Mapping[str, Iterable[str]]:
    return {
        "box.json": (*_sheet(content.sheet), *_keys(content)),
        "attributes.json": _attributes(content),
        "developments.json": _developments(content),
        "territories.json": _territories(content.territories),
        "enemies.json": _enemies(content),
        "edicts.json": _edicts(content),
        "leaders.json": _leaders(content),
    }


def _keys(content: Content) -> Found:
    """Everything that actions and states name is there once."""
    parts = (content.attributes, content.developments, content.territories, content.enemies, content.edicts)
    keys = [thing.key for part in parts for thing in part]
    keys += [ability.key for leader in content.leaders for ability in leader.abilities]
    keys += [content.sheet.capital.key, STRIFE, "loan"]
    yield from (f"{key!r}: is there twice" for key, n in Counter(keys).items() if n > 1)
    for key in keys:
        if not key or not all(one.isalnum() or one in "_-" for one in key):
            yield f"{key!r}: a key has letters, digits, - and _ only"


def _word(where: str, name: str, found: str, known: Iterable[str]) -> Found:
    if found not in known:
        yield f"{where}: {name} is {found!r}, not of {', '.join(filter(None, known))}"


def _origin(where: str, provenance: str) -> Found:
    return _word(where, "provenance", provenance, ORIGINS)


# The box


def _sheet(sheet: Sheet) -> Found:
    yield from beyond(sheet, "box", LARGEST)
    for name, value in (("return_strife", sheet.numbers.return_strife), ("pay_off_loan", sheet.numbers.pay_off_loan)):
        if len(value) != 1 or not set(value) <= set(KIND_OF) or min(value.values()) < 1:
            yield f"numbers, {name}: one kind, and at least 1 of it"
    for name in ("most_of_a_resource", "most_gold", "starting_hand", "exchange", "boost", "strife", "loans"):
        if getattr(sheet.numbers, name) < 1:
            yield f"numbers, {name}: at least 1"
    for name in ("attribute_gold", "development_gold", "cycle_industry"):
        row = getattr(sheet.market, name)
        if len(row) != COLUMNS or min(row) < 0:
            yield f"market, {name}: {COLUMNS} numbers, none below 0"
    if not set(sheet.enemy_spaces) <= set(SPACES) or len(set(sheet.enemy_spaces)) < len(sheet.enemy_spaces):
        yield f"enemy_spaces: different ones of {SPACES[0]} to {SPACES[-1]}"
    yield from _lengths(sheet)
    yield from _capital(sheet)


def _lengths(sheet: Sheet) -> Found:
    if sorted(length.key for length in sheet.lengths) != sorted(LENGTHS):
        yield f"lengths: {' and '.join(LENGTHS)}, each once"
    for length in sheet.lengths:
        where = f"length {length.key!r}"
        if length.rounds < 1 or length.rounds > len(sheet.round_ends):
            yield f"{where}: rounds is {length.rounds}, but round_ends has {len(sheet.round_ends)}"
        if sorted(one.key for one in length.difficulties) != sorted(DIFFICULTIES):
            yield f"{where}: difficulties: {', '.join(DIFFICULTIES)}, each once"
        for difficulty in length.difficulties:
            yield from _difficulty(f"{where}, {difficulty.key!r}", difficulty)
    if any(end < 1 for end in sheet.round_ends):
        yield "round_ends: at least 1"


def _difficulty(where: str, difficulty: Difficulty) -> Found:
    yield from _word(where, "goal", difficulty.goal, GOALS)
    if min(difficulty.partial, difficulty.full, difficulty.gold) < 0 or difficulty.partial + difficulty.full < 1:
        yield f"{where}: at least one edict, and no number below 0"


def _capital(sheet: Sheet) -> Found:
    where = f"capital {sheet.capital.key!r}"
    yield from _origin(where, sheet.capital.provenance)
    keys = [action.key for action in sheet.capital.actions]
    if not keys or not all(keys) or len(set(keys)) < len(keys):
        yield f"{where}: each action has a key of its own"
    for number, action in enumerate(sheet.capital.actions, 1):
        here = f"{where}, action {number}"
        if action.kind != "when_spent" or not action.steps:
            yield f"{here}: when_spent, with steps"
        if any(isinstance(step, CapitalAction) for step in inside(action.steps)):
            yield f"{here}: capital_action would never end"
        yield from _ability(here, action)


# Cards


def _attributes(content: Content) -> Found:
    leaders = {leader.key for leader in content.leaders}
    starting = [card for card in content.attributes if card.set == "starting"]
    for role in ROLES:
        if sum(card.replaced == role for card in starting) != 1:
            yield f"one starting card is replaced by the {role} of a leader: say so at it alone"
    if len(starting) < content.sheet.numbers.starting_hand:
        yield f"at least {content.sheet.numbers.starting_hand} starting cards"
    if sum(card.set == "advanced" for card in content.attributes) < COLUMNS:
        yield f"at least {COLUMNS} advanced cards for the market"
    for card in content.attributes:
        yield from _attribute(f"card {card.key!r}", card, leaders)


def _attribute(where: str, card: AttributeCard, leaders: set[str]) -> Found:
    yield from beyond(card, where, LARGEST)
    yield from _origin(where, card.provenance)
    yield from _word(where, "set", card.set, SETS)
    yield from _word(where, "banner", card.banner, GOODS)
    yield from _word(where, "replaced", card.replaced, ("", *ROLES) if card.set == "starting" else ("",))
    if card.set == "leader":
        yield from _word(where, "role", card.role, ROLES)
        yield from _word(where, "leader", card.leader, sorted(leaders))
    for name in ("basic", "boosted"):
        steps = getattr(card, name)
        if not steps:
            yield f"{where}: {name} is empty"
        yield from problems(steps, f"{where}, {name}")
    yield from problems(card.drawback, f"{where}, drawback")
    yield from modifier_problems(card.hand, f"{where}, hand")


def _developments(content: Content) -> Found:
    levels = Counter(card.level for card in content.developments)
    if levels[1] < COLUMNS:
        yield f"at least {COLUMNS} developments of level 1 for the market"
    for card in content.developments:
        yield from _development(f"card {card.key!r}", card)


def _development(where: str, card: Development) -> Found:
    yield from beyond(card, where, LARGEST)
    yield from _origin(where, card.provenance)
    if card.level not in (1, 2):
        yield f"{where}: level is {card.level}, not 1 or 2"
    if not card.cost or not set(card.cost) <= set(POINTS) or min(card.cost.values()) < 1:
        yield f"{where}: cost: at least 1 of {', '.join(POINTS)}"
    for track in card.bonuses:
        yield from _word(where, "bonuses", track, TRACKS)
    if card.glory < 0:
        yield f"{where}: glory is {card.glory}, below 0"
    yield from _not_itself(where, problems(card.produce, f"{where}, produce"), has_self_trash(card.produce))
    for number, ability in enumerate(card.abilities, 1):
        yield from _ability(f"{where}, ability {number}", ability)


def _not_itself(where: str, found: Found, trashes: bool) -> Found:
    yield from found
    if trashes:
        yield f"{where}: only attribute cards can trash themselves"


def _ability(where: str, ability: Ability) -> Found:
    from ludarium.games.rome.content import KINDS_OF_ABILITY

    yield from _word(where, "kind", ability.kind, KINDS_OF_ABILITY)
    yield from _word(where, "limit", ability.limit, ("", ONCE))
    if not (ability.steps or ability.modifiers or ability.triggers):
        yield f"{where}: it does nothing"
    if ability.steps and ability.kind == "ongoing":
        yield f"{where}: what is ongoing has no steps of its own, but modifiers and triggers"
    if ability.modifiers and ability.kind not in ("ongoing", "while_influenced"):
        yield f"{where}: modifiers hold while influenced, or always (ongoing)"
    if ability.triggers and ability.kind != "ongoing":
        yield f"{where}: only what is ongoing waits for events"
    yield from _tagged(where, ability)
    yield from _not_itself(where, problems(ability.steps, f"{where}, steps"), has_self_trash(ability.steps))
    yield from modifier_problems(ability.modifiers, f"{where}, modifiers")
    yield from _triggers(where, ability.triggers)


def _tagged(where: str, ability: Ability) -> Found:
    """A cost that is called something is a payment: that is what others change."""
    if not ability.tag:
        return
    yield from _word(where, "tag", ability.tag, TAGS)
    first = ability.steps[0] if ability.steps else None
    if not isinstance(first, CostThen) or not first.cost or not isinstance(first.cost[0], Pay):
        yield f"{where}: tag: its first step has to be paid for"


def _triggers(where: str, triggers: Iterable[Trigger]) -> Found:
    for number, trigger in enumerate(triggers, 1):
        yield from trigger_problems(trigger.event, trigger.only, trigger.steps, f"{where}, trigger {number}")


# The empire


def _territories(territories: Iterable[Territory]) -> Found:
    territories = tuple(territories)
    if len(territories) != len(SPACES) - 1:
        yield f"{len(SPACES) - 1} territories are needed: there are {len(territories)}"
    for territory in territories:
        where = f"card {territory.key!r}"
        yield from beyond(territory, where, LARGEST)
        yield from _origin(where, territory.provenance)
        yield from problems(territory.when_developed, f"{where}, when_developed")
        yield from problems(territory.resting, f"{where}, resting")
        trees = [territory.when_developed, territory.resting]
        for kind, agreement in (("short", territory.short), ("lasting", territory.lasting)):
            if agreement is None:
                continue
            trees.append(agreement.steps)
            if agreement.technology < 0 or not agreement.steps:
                yield f"{where}, {kind}: a price in technology, and steps"
            yield from problems(agreement.steps, f"{where}, {kind}")
        yield from _not_itself(where, iter(()), any(map(has_self_trash, trees)))


def _enemies(content: Content) -> Found:
    if len(content.enemies) < len(content.sheet.enemy_spaces):
        yield f"at least {len(content.sheet.enemy_spaces)} enemies: one for each of enemy_spaces"
    for enemy in content.enemies:
        yield from _enemy(f"token {enemy.key!r}", enemy)


def _enemy(where: str, enemy: Enemy) -> Found:
    yield from beyond(enemy, where, LARGEST)
    yield from _origin(where, enemy.provenance)
    for name in ("defence", "attack", "glory", "gold"):
        if getattr(enemy, name) < 0:
            yield f"{where}: {name} is {getattr(enemy, name)}, below 0"


# Edicts


def _edicts(content: Content) -> Found:
    needed = max(d.partial + d.full for length in content.sheet.lengths for d in length.difficulties) + 1
    if len(content.edicts) < needed:
        yield f"at least {needed} edicts: one more than are used"
    for edict in content.edicts:
        yield from _edict(f"card {edict.key!r}", edict)


def _edict(where: str, edict: Edict) -> Found:
    yield from _origin(where, edict.provenance)
    for name in ("partial", "full"):
        form, here = getattr(edict, name), f"{where}, {name}"
        if form.glory < 1:
            yield f"{here}: glory is {form.glory}, not a number from 1 on"
        if not form.requirements:
            yield f"{here}: requirements is empty"
        for number, requirement in enumerate(form.requirements, 1):
            yield from _requirement(f"{here}, requirement {number}", requirement)


def _requirement(where: str, requirement: Requirement) -> Found:
    yield from _word(where, "kind", requirement.kind, ("have", "done", "steps"))
    if requirement.kind == "steps":
        is_paid = all(step and set(step) <= set(KIND_OF) and min(step.values()) > 0 for step in requirement.steps)
        if not requirement.steps or not is_paid:
            yield f"{where}: steps: each with at least 1 of {', '.join(KIND_OF)}"
        yield from beyond(requirement.steps, where, LARGEST)
        return
    yield from _word(where, "what", requirement.what, DONE if requirement.kind == "done" else OWNED)
    if requirement.what == "track":
        yield from _word(where, "track", requirement.track, TRACKS)
    if requirement.where:
        yield from (f"{where}: {problem}" for problem in predicate_problems(requirement.where, PLACE_WORDS, "where"))
    if requirement.what != "burdens" and not 1 <= requirement.at_least <= LARGEST:
        yield f"{where}: at_least is {requirement.at_least}, not a number from 1 to {LARGEST}"
    if requirement.what == "burdens" and not 0 <= requirement.at_most <= LARGEST:
        yield f"{where}: at_most is {requirement.at_most}, not a number from 0 to {LARGEST}"


# Leaders


def _leaders(content: Content) -> Found:
    cards = {card.key: card for card in content.attributes}
    if not content.leaders:
        yield "there is none"
    if len({leader.key for leader in content.leaders}) < len(content.leaders):
        yield "one is there twice"
    for leader in content.leaders:
        where = f"leader {leader.key!r}"
        yield from _word("leaders", "key", leader.key, LEADERS)
        yield from beyond(leader, where, LARGEST)
        yield from _origin(where, leader.provenance)
        yield from _tracks(where, leader, content.sheet)
        yield from _own_cards(where, leader, cards)
        for ability in leader.abilities:
            here = f"{where}, ability {ability.key!r}"
            yield from _origin(here, ability.provenance)
            yield from _word(here, "sign", ability.sign, SIGNS)
            yield from _word(here, "limit", ability.limit, ("", ONCE))
            if not (ability.action or ability.modifiers or ability.triggers):
                yield f"{here}: it does nothing"
            steps = problems(ability.action, f"{here}, action")
            yield from _not_itself(here, steps, has_self_trash(ability.action))
            yield from modifier_problems(ability.modifiers, f"{here}, modifiers")
            yield from _triggers(here, ability.triggers)


def _tracks(where: str, leader: Leader, sheet: Sheet) -> Found:
    if set(leader.tracks) != set(TRACKS):
        yield f"{where}: one track each of {', '.join(TRACKS)}"
        return
    if not any(word in ORIGINS for word in leader.tracks_provenance.replace(",", " ").split()):
        yield f"{where}: tracks_provenance begins with one of {', '.join(ORIGINS)}"
    tokens = {"stability": sheet.numbers.trade_tokens, "wisdom": sheet.numbers.influence_tokens}
    for name, track in leader.tracks.items():
        here = f"{where}, track {name!r}"
        if not track.numbers or min(track.numbers) < 0:
            yield f"{here}: numbers: at least one, and none below 0"
        if name in WITH_FIGURES and (
            len(track.figures) != len(track.numbers) or list(track.figures) != sorted(track.figures)
        ):
            yield f"{here}: figures: one for each number, none smaller than the one before"
        elif track.figures and not 0 <= min(track.figures) <= max(track.figures) <= tokens.get(name, LARGEST):
            yield f"{here}: figures: from 0 to {tokens.get(name, LARGEST)}"


def _own_cards(where: str, leader: Leader, cards: Mapping[str, AttributeCard]) -> Found:
    missing = [key for key in leader.cards if key not in cards]
    if missing:
        yield f"{where}: no such card: {', '.join(missing)}"
        return
    roles = sorted(cards[key].role for key in leader.cards if cards[key].leader == leader.key)
    if roles != sorted(ROLES):
        yield f"{where}: cards: one of its own with each role, {' and '.join(ROLES)}"
