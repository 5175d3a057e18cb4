"""Sentences about what is under the hand: what can be done with it, what comes of it, and why not."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium import words
from ludarium.ai.search import Choice
from ludarium.app.match.session import Session
from ludarium.engine.actions import Action
from ludarium.engine.reasons import Reason
from ludarium.engine.scene import Thing
from ludarium.models.journeys import Way
from ludarium.models.orders_model import counted, signed
from ludarium.models.voice import at_table


class Guide:
    """Says it for the seat that looks at the table."""

    def __init__(self, session: Session) -> None:
        self._session = session

    # Why not

    def why(self, reason: Reason) -> str:
        """Why something is not possible, as the table says it."""
        session = self._session
        match reason.key:
            case "undo-past" | "hint-not-now":
                return self.why_no_orders()
            case "hint-not-needed":
                return at_table.tr("There is only one thing to do: no hint is needed.")
            case "no-such-move":
                return at_table.tr("This cannot go there.")
            case "worker-stopped":
                return at_table.tr("The thinking process ended. Ask again.")
            case "undo-fence":
                if seen := session.story.fence_seen(reason):
                    return at_table.tr("Undo stops here, since this was seen: {seen}", seen=seen)
        return words.sentence(reason, session.title.id, session.names)

    def why_no_orders(self) -> str:
        """Why there is nothing to do now."""
        session = self._session
        if session.is_looking_back:
            return at_table.tr("This is the past: nothing can be moved.")
        if session.turn is None:
            return at_table.tr("The match is over.")
        return at_table.tr("{name} decides now.", name=session.names[session.turn])

    # What can be done

    def about(self, thing: Thing) -> str:
        """What the pointer may do with this thing."""
        desk, touch = self._session.desk, thing.id
        name = desk.scene.said(thing).name
        if desk.may_draft(touch):
            return at_table.tr("{thing}: click to choose it, or to put it back.", thing=name)
        places = desk.targets(touch)
        if len(places) > 1:
            return at_table.tr(
                "{thing}: it can go to %n places.", "{thing}: it can go to %n place.", len(places), thing=name
            )
        action = desk.alone(touch) or next(iter(places.values()), None) or _only(desk.at(touch))
        return at_table.tr("{thing}: {order}", thing=name, order=self.order(action)) if action is not None else name

    def picked(self, touch: str) -> str:
        """Something was picked up."""
        places = len(self._session.desk.targets(touch))
        return at_table.tr("It can go to %n places: they glow.", "It can go to one place: it glows.", places)

    def held_over(self, held: str, place: str) -> str:
        """What letting go here would lead to, or why it leads nowhere."""
        desk = self._session.desk
        way = desk.way_to(held, place)
        if way is None:
            return self.why(desk.why_not(held, place))
        return self.order(way[0]) if len(way) == 1 else self._journey(way)

    def _journey(self, way: Way) -> str:
        """Several steps at once, and the score they lead to."""
        steps = at_table.tr("%n steps", "%n step", len(way))
        return at_table.tr("{steps}. {score}", steps=steps, score=self._said(self._session.desk.score_after(*way)))

    def order(self, action: Action) -> str:
        """The order and the score it leads to."""
        order = self._session.desk.order(action)
        return at_table.tr("{order}. {score}", order=order, score=self._score(action))

    def _score(self, action: Action) -> str:
        return self._said(self._session.desk.score_after(action))

    def _said(self, after: int | None) -> str:
        title, observed = self._session.title, self._session.observed
        seat = title.turn(observed)
        if after is None or seat is None:
            return at_table.tr("What comes of it is not known before.")
        gain = after - title.standing(observed)[seat].total
        if not gain:
            return at_table.tr("Your score stays {score}.", score=counted(after))
        return at_table.tr("Your score: {score} ({gain}).", score=counted(after), gain=signed(gain))

    # Hints

    def hint(self, hint: Choice) -> str:
        order = self._session.desk.order(hint.action)
        return at_table.tr("Hint: {order}. Expected result: {percent}.", order=order, percent=percent(hint.expected))


def _only(actions: Sequence[Action]) -> Action | None:
    return actions[0] if len(actions) == 1 else None


def percent(share: float) -> str:
    """Small chances to a tenth: they are what a player who is behind compares."""
    return at_table.tr("{number} %", number=f"{share * 100:.{1 if share < 0.1 else 0}f}")


def ranked(rank: int, hint: Choice) -> str:
    return at_table.tr("{rank} · {percent}", rank=rank, percent=percent(hint.expected))
