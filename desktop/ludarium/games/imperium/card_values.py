"""What cards bring, read from their effects: an estimate in victory points for every card, before any match."""

from __future__ import annotations

from typing import Any

import attrs

from ludarium.engine.content_files import content_file, load
from ludarium.engine.effects.verbs import Choose, CostThen, Draw, EachOtherPlayer, EachPlayer, Gain, If, May, Pay, Per
from ludarium.engine.effects.vocabulary import Step, Steps
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.cards import BARBARIAN, EMPIRE, Card, Points
from ludarium.games.imperium.vocabulary import Look, Steal

SOON = 6
"""For how many turns a card that is played counts as being in play, when cards in hand are compared."""


@attrs.frozen
class Knowledge:
    """What the computer's seats know, as numbers: see the notes in the file and in `evaluation`.

    steps, other_step: what a step is worth; tokens: what a token is worth
    counted: how many things "for each" finds; others: what a point for another player is worth
    hand_size, passive: what such an ability in play brings each turn
    wrong_state: how much of a card is left when its state mark does not fit
    deck, hand, lasting, use, solstice: how much of what cards promise comes true: in later turns, in the next one, in
        play, and there by abilities and at the solstice
    turn: what any turn brings; ample: how many cards a deck needs for that, so that a hand can be drawn again and again
    plenty, surplus: of how many tokens all count in full, and by how much the others
    fade: by how much each further turn counts less
    empire, nation_card, unrest_in_deck: what being an empire, a nation card taken and an unrest owned promise
    keep: how much of what a hand promises over any other comes true when it is kept
    spare: what a hand card promises for which there is no action
    piece, most_lasting: what any card in play brings each turn, and up to how much of what it promises is believed
    common, history: what a card gained from the commons and one in the history bring each turn
    reshuffle: what the next one promises
    unknown_points, unknown_yield: what a card of another player that the seat does not know is taken for
    main_pace, development_pace, most_rounds: how many cards leave the main deck in a player's turn, how many
        developments an empire makes in one, and how many rounds are looked ahead at most
    comes_true: how much of what their cards promise comes true for nations for which it is less than for others
    drained: what the unrest is worth that an emptied deck brings
    burdens: how much unrest cards in play bring each round; nadir: what the reshuffle that brings it promises
    bot_pace: how many points the bot of each level makes in a round
    spread, spread_by_round: how many points a lead may still be off, in the end and for each round left
    collapse, collapse_far: how likely the collapse is with so many unrest in the pile, in the end and from afar
    unrest_spread: how many unrest a lead in them may still be off for each one in the pile
    """

    note: str
    steps: dict[str, float]
    other_step: float
    tokens: dict[str, float]
    counted: float
    others: float
    hand_size: float
    passive: float
    wrong_state: float
    deck: float
    hand: float
    lasting: float
    use: float
    solstice: float
    turn: float
    ample: int
    plenty: int
    surplus: float
    fade: float
    empire: float
    nation_card: float
    unrest_in_deck: float
    reshuffle: float
    keep: float
    spare: float
    piece: float
    most_lasting: float
    common: float
    history: float
    unknown_points: float
    unknown_yield: float
    main_pace: float
    development_pace: float
    most_rounds: int
    comes_true: dict[str, float]
    drained: float
    burdens: dict[str, float]
    nadir: float
    bot_pace: tuple[float, ...]
    spread: float
    spread_by_round: float
    collapse: tuple[float, ...]
    collapse_far: tuple[float, ...]
    unrest_spread: float


def load_knowledge() -> Knowledge:
    return load(content_file("imperium", "knowledge.json"), Knowledge)


class CardValues:
    """For every card: what it brings when played, each turn in play, and at a solstice; and its printed points.

    lasting: what it brings in play by its text; settled: as far as matches bear that out
    """

    def __init__(self, box: Box, knowledge: Knowledge) -> None:
        self._know = knowledge
        cards = box.cards
        self.use = tuple(sum(self._steps((*e.cost, *e.steps)) for e in card.exhaust) for card in cards)
        self.solstice = tuple(max(0.0, self._steps(card.solstice)) for card in cards)
        self.lasting = tuple(self._lasting(n, card) for n, card in enumerate(cards))
        most = knowledge.most_lasting
        self.settled = tuple(knowledge.piece + knowledge.lasting * min(most, brings) for brings in self.lasting)
        self.points = tuple(self._points(card.vp) for card in cards)
        playing = [max(0.0, self._steps(card.play)) for card in cards]
        playing[box.unrest] = 0.0
        self.play = tuple(
            tuple(self._played(card, playing[n], self.settled[n], empire) for n, card in enumerate(cards))
            for empire in (False, True)
        )
        """By state (barbarian, empire), then by card."""

    def _played(self, card: Card, brings: float, settled: float, empire: bool) -> float:
        fits = not card.state or card.state == (EMPIRE if empire else BARBARIAN)
        worth = brings + (SOON * settled if card.pinned else 0.0)
        return worth if fits else worth * self._know.wrong_state

    def _lasting(self, number: int, card: Card) -> float:
        """What it brings each turn while it lies in play."""
        bonus = sum(
            self._know.hand_size * passive.by if passive.what == "hand_size" else self._know.passive
            for passive in card.passive
        )
        return self._know.use * max(0.0, self.use[number]) + self._know.solstice * self.solstice[number] + bonus

    def _points(self, vp: Points | None) -> float:
        if vp is None:
            return 0.0
        if vp.kind == "fixed":
            return vp.n
        if vp.kind == "conditional":
            return max(vp.else_, *(case.n for case in vp.cases)) / 2
        return min(vp.max, vp.n * self._know.counted)

    # Steps

    def _steps(self, steps: Steps) -> float:
        return sum(self._step(step) for step in steps)

    def _step(self, step: Step) -> float:
        know = self._know
        match step:
            case May():
                return max(0.0, self._steps(step.steps))
            case Choose():
                return self._best([self._steps(option) for option in step.options], step.max)
            case If():
                return 0.6 * self._steps(step.then)
            case CostThen():
                return max(0.0, self._steps(step.cost) + self._steps(step.then))
            case EachPlayer():
                return (1 + know.others) * self._steps(step.steps)
            case EachOtherPlayer():
                return know.others * self._steps(step.steps)
            case Gain():
                return know.tokens.get(step.what, 0.0) * step.n * self._often(step.per)
            case Steal():
                return know.tokens.get(step.what, 0.0) * step.n * (1 - know.others)
            case Pay():
                n = step.n if isinstance(step.n, int) else max(1, step.min)
                return -know.tokens.get(step.what, 0.0) * n
            case Draw():
                return know.steps["draw"] * step.n * self._often(step.per) + 0.5 * self._steps(step.then)
            case Look():
                return self._steps(step.then)
        return self._other(step)

    def _other(self, step: Any) -> float:
        n = getattr(step, "n", getattr(step, "times", 1))
        times = n if isinstance(n, int) else 2
        return self._know.steps.get(step.verb, self._know.other_step) * times + self._steps(
            getattr(step, "for_each", ())
        )

    def _often(self, per: Per | None) -> float:
        return 1.0 if per is None else self._know.counted / per.each

    @staticmethod
    def _best(options: list[float], most: int) -> float:
        return sum(sorted(options, reverse=True)[:most])
