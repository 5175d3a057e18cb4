"""What components bring, read from their effects: an estimate in glory for each, before any match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import attrs

from ludarium.engine.content_files import content_file, load
from ludarium.engine.effects.verbs import Choose, CostThen, Draw, Gain, If, May, Pay, Per
from ludarium.engine.effects.vocabulary import Step, Steps
from ludarium.games.rome.box import Box
from ludarium.games.rome.content import Ability, AttributeCard, Development
from ludarium.games.rome.kinds import ATTRIBUTES, CULTURE, KIND_OF, KINDS
from ludarium.games.rome.vocabulary import Convert, GainAny, Modifier, MustPay

NO_POINTS = (0, 0, 0, 0)


@attrs.frozen
class Knowledge:
    """What the computer's seat knows, as numbers in glory.

    kinds: what one of each kind of goods and points is worth
    plenty, surplus: of how many of a resource all count in full, and by how much the others
    gold_a_turn: how much gold a turn can use
    strife, loan: what one costs; steps: what doing a step once is worth
    modifiers, events: what a changed rule, and hearing of an event, bring in a turn
    counted: how many things "for each" finds
    use, rest: how much of an action with a token, and of resting there, comes true in a turn
    beyond_tokens: how much counts of what is built beyond the influence tokens there are
    tracks, step: what one more on a track brings in a turn, and a step in any case
    keep, draw: how much of a card is left when it is kept for the next turn, and what drawing one is worth
    draws: how much of a card in the deck comes true each time it is drawn
    held, queue, slot: how much of a development not yet built counts, by how many there are, and what its place costs
    undrawn: what a card is worth that is not drawn in a round, because the hand is full
    realised, ready: how much counts of what the turn may still bring, and of a token that may still be spent
    site: what a free place to build on is worth
    edict: what meeting a requirement of an edict is worth, by how many rounds come after this one
    paid_edict: the same of one that is paid for: what is paid early is missing longer
    lead: how much more that is for each time that the goal will be exceeded by as much again; the least and the most
    burdens_edict: what one burden more than an edict allows costs
    saved: how much of that counts for goods that are still to be paid
    pace: how much of each requirement a turn can bring
    glory_a_turn: how much glory a turn of each round brings
    spread, spread_a_turn: how many points an estimate may still be off, in the end and for each turn left
    collapse: how likely a collapse is with so many cards left in a supply
    """

    note: str
    kinds: Mapping[str, float]
    plenty: int
    surplus: float
    gold_a_turn: float
    strife: float
    loan: float
    steps: Mapping[str, float]
    modifiers: Mapping[str, float]
    events: Mapping[str, float]
    counted: float
    use: float
    rest: float
    beyond_tokens: float
    tracks: Mapping[str, float]
    step: float
    keep: float
    draw: float
    draws: float
    held: float
    queue: tuple[float, ...]
    slot: float
    undrawn: float
    realised: float
    ready: float
    site: float
    edict: tuple[float, ...]
    paid_edict: tuple[float, ...]
    lead: tuple[float, float, float]
    burdens_edict: float
    saved: float
    pace: Mapping[str, float]
    glory_a_turn: tuple[float, ...]
    spread: float
    spread_a_turn: float
    collapse: tuple[float, ...]


def load_knowledge() -> Knowledge:
    return load(content_file("rome", "knowledge.json"), Knowledge)


class Half(NamedTuple):
    """What a half of an attribute card gives: points of each attribute, if that one is chosen, and whatever else."""

    points: tuple[int, ...]
    others: float


class Features:
    """For every component by its number.

    halves: of attribute cards, basic and boosted; strength: what a card is worth each time it is drawn
    use: what spending a token on a card in the empire brings, at best; resting: what resting there brings
    influenced: what placing a token there brings
    lasting: what a development brings in a turn; bonus: its glory
    """

    def __init__(self, box: Box, knowledge: Knowledge) -> None:
        self.know = knowledge
        self.kinds = tuple(knowledge.kinds[name] for name in KINDS)
        self.boost = knowledge.kinds["iron"]
        attributes = box.content.attributes
        self.halves = tuple((self._half(card.basic), self._half(card.boosted)) for card in attributes)
        self.strength = tuple(self._strength(n, card) for n, card in enumerate(attributes))
        count = len(box.keys)
        self.use = [0.0] * count
        self.resting = [0.0] * count
        self.influenced = [0.0] * count
        self.lasting = [0.0] * count
        for number, development in box.development.items():
            self._read(number, development)
        for number, territory in box.territory.items():
            self.resting[number] = self.steps(territory.resting)
        self.developed = {n: self.steps(one.when_developed) for n, one in box.territory.items()}
        self.agreements = {
            (number, kind): self.steps(one.steps)
            for number, territory in box.territory.items()
            for kind, one in (("short", territory.short), ("lasting", territory.lasting))
            if one is not None
        }

    def _strength(self, number: int, card: AttributeCard) -> float:
        """The mean of both halves, the boost paid."""
        point = self.kinds[CULTURE]
        basic, boosted = self.halves[number]
        plain = point * max(basic.points) + basic.others
        paid = point * max(boosted.points) + boosted.others - self.boost
        return (plain + max(plain, paid)) / 2 + self.steps(card.drawback)

    def _read(self, number: int, development: Development) -> None:
        abilities = development.abilities
        self.use[number] = max(
            [self.steps(development.produce)]
            + [self.steps(ability.steps) for ability in abilities if ability.kind == "when_spent"]
        )
        self.resting[number] = sum(self.steps(one.steps) for one in abilities if one.kind == "resting")
        self.influenced[number] = sum(self.steps(one.steps) for one in abilities if one.kind == "when_influenced")
        know = self.know
        lasting = know.use * (self.use[number] + self.influenced[number]) + know.rest * self.resting[number]
        self.lasting[number] = lasting + sum(self._ongoing(ability) for ability in abilities)

    def _ongoing(self, ability: Ability) -> float:
        from ludarium.games.rome.box import key_of

        know = self.know
        found = sum(know.modifiers.get(key_of(step), 0.1) for step in ability.modifiers if isinstance(step, Modifier))
        found += sum(know.events.get(one.event, 0.0) * self.steps(one.steps) for one in ability.triggers)
        if ability.kind == "while_influenced":
            found = know.use * (2 * found + self.steps(ability.steps))
        return found

    # Steps

    def steps(self, steps: Steps) -> float:
        return sum(self._step(step) for step in steps)

    def _step(self, step: Step) -> float:
        know = self.know
        match step:
            case May():
                return max(0.0, self.steps(step.steps))
            case Choose():
                return max(self.steps(option) for option in step.options)
            case If():
                return (self.steps(step.then) + self.steps(step.else_)) / 2
            case CostThen():
                return max(0.0, self.steps(step.cost) + self.steps(step.then))
            case Gain():
                return self._thing(step.what) * self._amount(step.n, step.per)
            case GainAny():
                return (self.kinds[CULTURE] if step.group == "attribute" else know.kinds["iron"]) * step.n * 1.1
            case MustPay():
                return max(max(self.steps(cost) for cost in step.costs), self.steps(step.else_))
            case Pay():
                return -self._thing(step.what) * (step.n if isinstance(step.n, int) else 1)
            case Draw():
                return know.steps["draw"] * step.n
            case Convert():
                return know.steps["convert"] * step.max
        n = getattr(step, "n", 1)
        return know.steps.get(step.verb, 0.0) * (n if isinstance(n, int) else 1)

    def _thing(self, what: str) -> float:
        know = self.know
        match what:
            case "glory":
                return 1.0
            case "strife":
                return -know.strife
            case "loan":
                return -know.loan
        return know.kinds.get(what, know.kinds["iron"])

    def _amount(self, n: int, per: Per | None) -> float:
        return n if per is None else min(per.max, per.base + n * self.know.counted / per.each)

    # Halves of attribute cards

    def _half(self, steps: Steps) -> Half:
        points, others = list(NO_POINTS), 0.0
        for step in steps:
            gives, more = self._gives(step)
            points = [have + n for have, n in zip(points, gives, strict=True)]
            others += more
        return Half(tuple(points), others)

    def _gives(self, step: Step) -> tuple[tuple[int, ...], float]:
        """The points of a step, kind by kind, and what else it is worth."""
        match step:
            case Gain() if step.what in KIND_OF and KIND_OF[step.what] in ATTRIBUTES:
                n = int(self._amount(step.n, step.per))
                return tuple(n if KINDS[kind] == step.what else 0 for kind in ATTRIBUTES), 0.0
            case GainAny() if step.group == "attribute":
                return (step.n,) * len(ATTRIBUTES), 0.0
            case Choose():
                halves = [self._half(option) for option in step.options]
                best = tuple(max(half.points[at] for half in halves) for at in range(len(ATTRIBUTES)))
                return best, 0.0
        return NO_POINTS, self._step(step)
