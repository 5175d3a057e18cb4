"""What is written on the components of Rome, line by line: made from the trees that are also what they do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludarium.games.rome.box import begins_with_cost
from ludarium.games.rome.content import (
    Ability,
    Agreement,
    AttributeCard,
    Capital,
    Development,
    Enemy,
    Leader,
    LeaderAbility,
    Numbers,
    Territory,
    Track,
    Trigger,
)
from ludarium.games.rome.kinds import LOAN, STRIFE
from ludarium.games.rome.kinds import TRACKS as TRACK_NAMES
from ludarium.words.rome.box import printed
from ludarium.words.rome.names import LEVELS, TERRAINS, TRACKS, amounts, named, rome, tokens
from ludarium.words.rome.speech import speech
from ludarium.words.voice import NBSP, TEXT, capital, listing, sentences

ONCE = "once_per_turn"

# Attribute cards


def attribute_lines(card: AttributeCard, numbers: Numbers) -> Iterator[str]:
    say = speech()
    if card.forced:
        yield rome.tr("It must be used before any other action.")
    if card.drawback:
        yield rome.tr("First, however it is used: {effect}", effect=say.sentences(card.drawback))
    yield rome.tr("Basic: {effect}", effect=say.sentences(card.basic))
    price = tokens(card.banner, numbers.boost)
    yield rome.tr("Boosted for {price:for}: {effect}", price=price, effect=say.sentences(card.boosted))
    if card.both_halves:
        yield rome.tr("Played either way, it gives both actions.")
    if card.hand:
        yield rome.tr("While it is in hand: {effect}", effect=say.sentences(card.hand))
    if card.final:
        yield _at_the_end(card.final)
    if kept := sentences(*_kept(card)):
        yield kept


def _kept(card: AttributeCard) -> Iterator[str]:
    if not card.discardable:
        yield rome.tr("It cannot be discarded from hand.")
    if not card.trashable:
        yield rome.tr("It cannot be trashed, unless it says so itself.")


def _at_the_end(glory: int) -> str:
    return rome.tr("At the end of the match it is worth {glory:object}.", glory=tokens("glory", glory))


# Strife and loans


def burden_lines(burden: str, numbers: Numbers) -> Iterator[str]:
    if burden == STRIFE:
        cost = listing(amounts(numbers.return_strife.items()))
        yield rome.tr("Returning it from hand to the supply costs {cost:object}.", cost=cost)
        yield _at_the_end(numbers.strife_glory)
        yield rome.tr("When the last one leaves the supply, the empire collapses.")
    if burden == LOAN:
        cost = listing(amounts(numbers.pay_off_loan.items()))
        yield rome.tr("Paying it off from hand costs {cost:object}.", cost=cost)
        yield _at_the_end(numbers.loan_glory)
        yield rome.tr("When the last one leaves the supply, the empire collapses.")


# Developments


def development_lines(card: Development) -> Iterator[str]:
    cost = listing(amounts(card.cost.items()))
    yield rome.tr("{level:plain} development for {cost:for}.", level=named(LEVELS, str(card.level)), cost=cost)
    yield rome.tr("When built: {gains}.", gains=listing([tokens("glory", card.glory), *_steps_of(card)]))
    if card.produce:
        yield rome.tr("Produce: {effect}", effect=speech().sentences(card.produce))
    yield from ability_lines(card.abilities)


def _steps_of(card: Development) -> Iterator[str]:
    for track in dict.fromkeys(card.bonuses):
        yield f"{named(TRACKS, track)}{NBSP}+{card.bonuses.count(track)}"


HEADS: Mapping[str, str] = {
    "resting": TEXT("rome", "Resting leader"),
    "when_influenced": TEXT("rome", "When influenced"),
    "while_influenced": TEXT("rome", "While influenced"),
    "when_spent": TEXT("rome", "When spent"),
    "ongoing": TEXT("rome", "Ongoing"),
}


def ability_lines(abilities: tuple[Ability, ...]) -> Iterator[str]:
    for ability in abilities:
        head = ability_head(ability)
        if ability.steps:
            yield rome.tr("{head}: {effect}", head=head, effect=speech().sentences(ability.steps))
        if ability.modifiers:
            yield rome.tr("{head}: {effect}", head=head, effect=speech().sentences(ability.modifiers))
        for trigger in ability.triggers:
            yield rome.tr("{head}: {effect}", head=head, effect=trigger_line(trigger))


def ability_head(ability: Ability) -> str:
    """Return when an ability works, and how many times."""
    head = printed(ability.name) if ability.name else named(HEADS, ability.kind)
    if ability.must:
        head = rome.tr("{head}, always", head=head)
    return rome.tr("{head}, once a turn", head=head) if is_once(ability) else head


def is_once(ability: Ability) -> bool:
    """Check whether it works once a turn, also if it is free and could be used without end."""
    is_free = ability.kind == "while_influenced" and bool(ability.steps) and not begins_with_cost(ability.steps)
    return ability.limit == ONCE or is_free


EVENTS: Mapping[tuple[str, str], str] = {
    ("enemy_conquered", ""): TEXT("rome", "when you conquer an enemy"),
    ("enemy_conquered", "aggressive"): TEXT("rome", "when you conquer an aggressive enemy"),
    ("enemy_conquered", "not_aggressive"): TEXT("rome", "when you conquer an enemy that is not aggressive"),
    ("trade_agreement_made", ""): TEXT("rome", "when you make a trade agreement"),
    ("round_end", ""): TEXT("rome", "when a round ends"),
    ("gold_gained", ""): TEXT("rome", "when you gain gold"),
    ("card_played", ""): TEXT("rome", "when you play a card"),
}


def trigger_line(trigger: Trigger) -> str:
    when = capital(rome.tr(EVENTS[trigger.event, trigger.only]))
    return rome.tr("{when}, {steps}.", when=when, steps=speech().steps(trigger.steps))


# Territories and the Capital


def territory_lines(territory: Territory) -> Iterator[str]:
    say = speech()
    yield rome.tr("{terrain}.", terrain=named(TERRAINS, territory.terrain))
    if territory.when_developed:
        yield rome.tr("When developed: {effect}", effect=say.sentences(territory.when_developed))
    if territory.resting:
        yield rome.tr("Resting leader: {effect}", effect=say.sentences(territory.resting))
    if territory.short is not None:
        yield agreement_line("short", territory.short)
    if territory.lasting is not None:
        yield agreement_line("lasting", territory.lasting)


def agreement_line(kind: str, agreement: Agreement) -> str:
    cost, effect = tokens("technology", agreement.technology), speech().sentences(agreement.steps)
    if kind == "short":
        return rome.tr("Short agreement for {cost:for}: {effect}", cost=cost, effect=effect)
    return rome.tr("Lasting agreement for {cost:for}: {effect}", cost=cost, effect=effect)


def capital_lines(capital: Capital) -> Iterator[str]:
    yield rome.tr("Spend the Ready token here for one of its actions.")
    yield from ability_lines(capital.actions)


# Enemies and leaders


def enemy_lines(enemy: Enemy) -> Iterator[str]:
    yield rome.tr("Defence {defence}, attack {attack}.", defence=enemy.defence, attack=enemy.attack)
    gains = amounts((what, n) for what, n in (("glory", enemy.glory), ("gold", enemy.gold)) if n)
    if gains:
        yield rome.tr("When conquered: gain {gains:object}.", gains=listing(gains))


def leader_lines(leader: Leader) -> Iterator[str]:
    yield from (track_line(name, leader.tracks[name]) for name in TRACK_NAMES)
    for ability in leader.abilities:
        effect = sentences(*leader_ability_lines(ability))
        yield rome.tr("{head}: {effect}", head=printed(ability.name), effect=effect)


FIGURES: Mapping[str, str] = {
    "stability": TEXT("rome", "trade tokens"),
    "wisdom": TEXT("rome", "influence tokens"),
    "power": TEXT("rome", "hand limit"),
    "capacity": TEXT("rome", "movement of a card"),
}
"""What the figures on a bonus track mean."""


def track_line(name: str, track: Track) -> str:
    numbers = " ".join(map(str, track.numbers))
    if not track.figures:
        return rome.tr("{track}: {numbers}.", track=named(TRACKS, name), numbers=numbers)
    figures = " ".join(map(str, track.figures))
    return rome.tr(
        "{track}: {numbers}; {figure}: {figures}.",
        track=named(TRACKS, name),
        numbers=numbers,
        figure=named(FIGURES, name),
        figures=figures,
    )


def leader_ability_lines(ability: LeaderAbility) -> Iterator[str]:
    say = speech()
    if ability.modifiers:
        yield say.sentences(ability.modifiers)
    yield from map(trigger_line, ability.triggers)
    if ability.action and ability.limit == ONCE:
        yield rome.tr("Action, once a turn: {effect}", effect=say.sentences(ability.action))
    elif ability.action:
        yield rome.tr("Action: {effect}", effect=say.sentences(ability.action))
