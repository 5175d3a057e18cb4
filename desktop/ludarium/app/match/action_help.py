"""Status sentences: what can be done with a thing, the result, or why not."""

from __future__ import annotations

from ludarium import words
from ludarium.ai.search import Choice
from ludarium.app.match.session import Session
from ludarium.boards.click_actions import Click, Open, PickUp, Play, PutBack, PutDown, Refuse, Toggle
from ludarium.boards.piece import Piece
from ludarium.engine.actions import Action
from ludarium.engine.moment import Way
from ludarium.engine.reasons import Reason
from ludarium.engine.scene import Thing
from ludarium.models.orders_model import counted, signed
from ludarium.models.table_voice import at_table


class ActionHelp:
    """Writes the sentences for the viewing seat."""

    def __init__(self, session: Session) -> None:
        self._session = session

    # Why not

    def why(self, reason: Reason) -> str:
        session = self._session
        match reason.key:
            case "undo-past" | "hint-not-now":
                return self.why_no_orders()
            case "hint-not-needed":
                return at_table.tr("There is only one thing to do: no hint is needed.")
            case "no-such-move":
                return at_table.tr("This cannot go there.")
            case "worker-stopped":
                return at_table.tr("The search process ended. Ask again.")
            case "undo-fence":
                if seen := session.event_history.fence_seen(reason):
                    return at_table.tr("Undo stops here, since this was seen: {seen}", seen=seen)
        return words.sentence(reason, session.title.id, session.names)

    def why_no_orders(self) -> str:
        """Return why there are no orders."""
        session = self._session
        if session.is_looking_back:
            return at_table.tr("Viewing history: nothing can be moved.")
        if session.turn is None:
            return at_table.tr("The match is over.")
        return at_table.tr("{name} decides now.", name=session.names[session.turn])

    # What can be done

    def about(self, thing: Thing, click: Click | None) -> str:
        """Return what a click on the thing does."""
        desk = self._session.desk
        name = desk.scene.said(thing).name
        match click:
            case Play(way=way):
                return at_table.tr("{thing}: {order}", thing=name, order=self.order(*way))
            case Open():
                return at_table.tr("{thing}: click to open it.", thing=name)
            case Toggle(id=id) if id in desk.draft:
                return at_table.tr("{thing}: click to put it back.", thing=name)
            case Toggle():
                return at_table.tr("{thing}: click to choose it. {order}", thing=name, order=self._with_one_more())
            case PickUp(piece=piece):
                return self._takes(name, piece)
            case PutDown(place=place):
                return self.held_over(desk.held, place.id)
            case PutBack():
                return at_table.tr("{thing}: click to put it back.", thing=name)
            case Refuse(id=id, place=there):
                return at_table.tr("{thing}: {why}", thing=name, why=self.why(desk.why_not(id, there)))
        orders = " · ".join(desk.order(action) for action in desk.at(thing.id) or desk.at(thing.zone))
        return at_table.tr("{thing}: bring here what you want. {orders}", thing=name, orders=orders) if orders else name

    def _takes(self, name: str, piece: Piece) -> str:
        """Return what can be done after picking the piece up."""
        desk = self._session.desk
        ways = desk.ways(piece.id) or desk.ways(piece.thing.zone)  # a peg that no action touches stands for its row
        if len(ways) == 1:
            held_over = self._led(*ways.values())
            return at_table.tr("{thing}: click to pick it up. {order}", thing=name, order=held_over)
        return at_table.tr(
            "{thing}: click to pick it up. It can go to %n places.",
            "{thing}: click to pick it up. It can go to %n place.",
            len(ways),
            thing=name,
        )

    def _with_one_more(self) -> str:
        """Return what confirming would do with one more piece picked."""
        session, prompt = self._session, self._session.desk.prompt
        order = words.confirm(session.title, prompt, len(session.desk.draft) + 1) if prompt else ""
        return at_table.tr("Then you can: {order}.", order=order)

    def picked(self, touch: str) -> str:
        places = len(self._session.desk.ways(touch))
        return at_table.tr("It can go to %n places: they glow.", "It can go to one place: it glows.", places)

    def held_over(self, held: str, place: str) -> str:
        """Return the result of dropping here, or why it is impossible."""
        desk = self._session.desk
        way = desk.way_to(held, place)
        if way is None:
            return self.why(desk.why_not(held, place))
        if desk.is_drafting:
            return at_table.tr("Let go here to put it back.") if held in desk.draft else self._with_one_more()
        return self._led(way)

    def _led(self, way: Way) -> str:
        desk = self._session.desk
        if desk.plans.takes(way):
            return at_table.tr("Answer ahead: {order}.", order=desk.order(way[-1], way[:-1]))
        return self.order(way[0]) if len(way) == 1 else self._journey(way)

    def _journey(self, way: Way) -> str:
        """Return the number of steps and the score they lead to."""
        steps = at_table.tr("%n steps", "%n step", len(way))
        return at_table.tr("{steps}. {score}", steps=steps, score=self._said(self._session.desk.score_after(*way)))

    def order(self, *way: Action) -> str:
        """Return the order and the resulting score."""
        desk = self._session.desk
        return at_table.tr("{order}. {score}", order=desk.order(way[0]), score=self._said(desk.score_after(*way)))

    def _said(self, after: int | None) -> str:
        title, observed = self._session.title, self._session.observed
        seat = title.turn(observed)
        if after is None or seat is None:
            return at_table.tr("The outcome is random or hidden.")
        gain = after - title.standing(observed)[seat].total
        if not gain:
            return at_table.tr("Your score stays {score}.", score=counted(after))
        return at_table.tr("Your score: {score} ({gain}).", score=counted(after), gain=signed(gain))

    # Hints

    def hint(self, hint: Choice) -> str:
        order = self._session.desk.order(hint.action)
        return at_table.tr("Hint: {order}. Expected result: {percent}.", order=order, percent=percent(hint.expected))


def percent(share: float) -> str:
    """Format small chances to a tenth: a player who is behind compares them."""
    return at_table.tr("{number} %", number=f"{share * 100:.{1 if share < 0.1 else 0}f}")


def ranked(rank: int, hint: Choice) -> str:
    return at_table.tr("{rank} · {percent}", rank=rank, percent=percent(hint.expected))
