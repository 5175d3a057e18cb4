"""What a seat may do with the things before it.

Boards know no rule. They ask the desk which actions begin with a piece and which of them end at a place, and hand it
what was dropped where. Drag, click, keyboard, orders, hints and marks all go through here, for every title alike.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from ludarium import words
from ludarium.engine.actions import Action
from ludarium.engine.contract import Offers, State
from ludarium.engine.moment import Offer, Way
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.reasons import Reason, because
from ludarium.engine.registry import AnyTitle
from ludarium.engine.scene import Thing
from ludarium.models.scene_model import SceneModel
from ludarium.models.sequences.answer_series import Series
from ludarium.models.sequences.answers_ahead import HERE, Ahead, is_looked_past, look_ahead
from ludarium.models.sequences.multi_step_moves import journeys
from ludarium.models.sequences.planned_answers import Plans
from ludarium.models.table_moment import TableMoment
from ludarium.words.description import Said

MANY = 6
"""A question about more kinds than these is a turn in which one does as one likes: nothing is asked for then."""


class Desk(QObject):
    """The things on the table of the seat that looks, and its actions by the things they touch.

    plans: what was answered ahead; series: what goes along with a decision
    shortens: whether things chosen one after another are confirmed once, answers looked past, and the one answer to a
        question played along: a table says so that shows what was picked
    you: the seat that is called "you", None while nobody looks who plays
    ahead: what can be done with pieces past the answers to the question
    moment: the position on the desk; serial: counts the positions that were laid; scene: what lies on the table
    changed: another position, or another seat's; the scene has changed already
    drafted: another piece was picked or put back in a choice of some that is confirmed once
    chosen: the seat chose this action; whoever owns the match plays it
    refused: what was tried is not possible, and why; retracted: the last decision is to be taken back
    """

    changed = Signal()
    drafted = Signal()
    chosen = Signal(object)
    refused = Signal(object)
    retracted = Signal()

    def __init__(self, title: AnyTitle, names: Sequence[str] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._names = names
        self.moment: TableMoment | None = None
        self._prompt: Prompt | None = None
        self._offers: tuple[Offer, ...] = ()
        self._offered: Offers = {}
        self._begins: dict[str, list[Offer]] = {}
        self._ends: dict[str, list[Offer]] = {}
        self._touched: frozenset[str] = frozenset()
        self._asked: frozenset[str] = frozenset()
        self._draft: tuple[str, ...] = ()
        self._held = ""
        self._ways: dict[str, Mapping[str, Way]] = {}
        self.ahead: Ahead = {}
        self._is_choosing = False
        self.shortens = False
        self.plans = Plans(self)
        self.series = Series(self)
        self.you: int | None = None
        self.serial = 0
        self.scene = SceneModel(self._say, self)

    def lay(self, observed: State, *, may_act: bool, is_watched: bool = False) -> None:
        """Put a position on the desk. Nothing can be done with one that is only looked at.

        is_watched: nobody who looks plays, so that nobody is "you"
        """
        you = None if is_watched else observed.viewer
        seat_changed = self.observed is None or self.observed.viewer != observed.viewer or self.you != you
        self.you = you
        self.moment = TableMoment(self._title, observed, self._names)
        self.serial += 1
        self._offers = self.moment.offers if may_act else ()
        self._offered = self.moment.touches if may_act else {}
        self._prompt = self.moment.prompt if self._offers else None
        self._draft, self._held, self._ways = (), "", {}
        if not self._is_choosing:
            self.series.forget_order()
        self.scene.show(self.moment.scene)
        self._sort_offers()
        self._asked = self._what_is_asked()
        if seat_changed:
            self.scene.forget_words()
        self.changed.emit()

    def _sort_offers(self) -> None:
        """Index the offers by first and last touch, since boards look them up for every piece."""
        self._begins, self._ends = {}, {}
        for offer in self._offers:
            for piece in offer.touches[0]:
                self._begins.setdefault(piece, []).append(offer)
            for place in offer.touches[-1]:
                self._ends.setdefault(place, []).append(offer)
        self.ahead = {}
        if self.shortens and self.moment is not None and is_looked_past(self._prompt):
            self.ahead = look_ahead(self.moment, self.plans.open_to_pieces(), self.scene.thing)
        ids = {id for offer in self._offers for step in offer.touches for id in step}
        ids.update(self.ahead, *self.ahead.values())
        ids.discard(HERE)
        self._touched = frozenset(ids)

    def _say(self, thing: Thing) -> Said:
        assert self.moment is not None
        return words.thing(self.moment, thing, self._names, self.you)

    def order(self, action: Action, after: Way = ()) -> str:
        """Return the action as an order, of this position or of the one that ``after`` leads to."""
        assert self.moment is not None
        return self.moment.order(action, after)

    # What is asked

    @property
    def observed(self) -> State | None:
        return None if self.moment is None else self.moment.observed

    @property
    def prompt(self) -> Prompt | None:
        """The question to the viewer; None if there is nothing to decide."""
        return self._prompt

    @property
    def offers(self) -> Sequence[Offer]:
        return self._offers

    @property
    def asked(self) -> frozenset[str]:
        """The things that the question is about, which glow while nothing is held."""
        return self._asked

    def _what_is_asked(self) -> frozenset[str]:
        """Return the last touch of each answer among the kinds that are asked for."""
        prompt = self._prompt
        if prompt is None or not prompt.of:
            return frozenset()
        kinds = set(prompt.of.split())
        if len(kinds) > MANY:
            return frozenset()
        kind = {thing.id for thing in self.scene.things if thing.kind in kinds}
        fitting: set[str] = set()
        for offer in self._offers:
            for step in reversed(offer.touches):
                if not kind.isdisjoint(step):
                    fitting.update(kind.intersection(step))
                    break
        return frozenset(fitting)

    def is_done(self, action: Action) -> bool:
        """Check whether the action ends the question."""
        return self._prompt is not None and action is self._prompt.done

    # A choice of some: pieces are picked one by one and confirmed once

    @property
    def is_drafting(self) -> bool:
        return self._prompt is not None and self._prompt.ask is Ask.SOME

    @property
    def draft(self) -> Sequence[str]:
        return self._draft or (self.plans.picked if self.plans.answers else ())

    def invalidate(self) -> None:
        """Update after planned answers changed, or after decisions began to be shortened."""
        self._ways = {}
        self._sort_offers()
        self.drafted.emit()

    def may_draft(self, piece: str) -> bool:
        if self.series.is_gathering:
            return piece in self._begins and not self.is_done(self._begins[piece][0].action)
        return self.is_drafting and any(piece in step for offer in self._offers for step in offer.touches[:-1])

    def toggle(self, piece: str) -> None:
        """Pick a piece for the choice, or put it back. One too many replaces the first."""
        if not self.may_draft(piece):
            return
        if piece in self._draft:
            self._draft = tuple(other for other in self._draft if other != piece)
        else:
            self._draft = (*self._draft, piece)
        self._ways = {}
        if self._prompt is not None and self.series.is_gathering:
            self._draft = self._draft[-self._prompt.most :]
        self.drafted.emit()

    def confirmed(self) -> Action | None:
        """Return the action that the picked pieces make, if any."""
        for offer in self._offers:
            picked = list(self._draft)
            for step in offer.touches[:-1]:
                fitting = next((piece for piece in picked if piece in step), None)
                if fitting is None:
                    break
                picked.remove(fitting)
            else:
                if not picked and len(offer.touches) - 1 == len(self._draft):
                    return offer.action
        return None

    # Which actions begin and end where

    @property
    def live(self) -> Collection[str]:
        """The pieces that some action begins with."""
        return self._begins.keys() | self.ahead.keys() if self.ahead else self._begins.keys()

    @property
    def touched(self) -> frozenset[str]:
        return self._touched

    def targets(self, piece: str) -> dict[str, Action]:
        """Return every place where the piece can be put, with the action."""
        if self.is_drafting:
            return self._draft_targets(piece)
        found: dict[str, Action] = {}
        for offer in self._begins.get(piece, ()):
            if len(offer.touches) > 1:
                for place in offer.touches[-1]:
                    found.setdefault(place, offer.action)
        return found

    def _draft_targets(self, piece: str) -> dict[str, Action]:
        """Return the targets in a choice of some: the place of picked pieces, or for a picked one, of the others."""
        if not self.may_draft(piece):
            return {}
        is_picked = piece in self._draft
        offers = [offer for offer in self._offers if (len(offer.touches) == 1) == is_picked]
        return {place: offer.action for offer in offers for place in offer.touches[-1]}

    def alone(self, touch: str) -> Action | None:
        """Return the action that touches nothing else."""
        return next((offer.action for offer in self._begins.get(touch, ()) if len(offer.touches) == 1), None)

    def at(self, place: str) -> list[Action]:
        """Return every action that ends here."""
        return [offer.action for offer in self.offers_at(place)]

    def offers_at(self, place: str) -> Sequence[Offer]:
        return self._ends.get(place, ())

    # What comes of it

    def ways(self, piece: str) -> Mapping[str, Way]:
        """Return every place that the piece can be brought to, in one step or several."""
        if piece not in self._ways:
            targets = {} if piece in self.ahead else self.targets(piece)
            found: dict[str, Way] = {place: (action,) for place, action in targets.items()}
            found |= {place: way for place, way in self.ahead.get(piece, {}).items() if place != HERE}
            held = self.scene.thing(piece)
            if targets and held is not None and not self.is_drafting and self.moment is not None:
                found = {**journeys(self.moment, self.scene.thing, held, found), **found}
            self._ways[piece] = found
        return self._ways[piece]

    def is_movable(self, piece: str) -> bool:
        return any(place != HERE for place in self.ahead.get(piece, ())) or bool(self.targets(piece))

    def only_way(self, piece: str) -> Way | None:
        """Return the only thing that can be done with the piece, if there is just one."""
        alone = self.alone(piece)
        ways = {(alone,)} if alone is not None else {(action,) for action in self.targets(piece).values()}
        found: set[Way] = {*ways, *self.ahead.get(piece, {}).values()}
        return next(iter(found)) if len(found) == 1 else None

    def take(self, piece: str) -> Mapping[str, Way]:
        """Pick a piece up."""
        self._held = piece
        return self.ways(piece)

    def let_go(self) -> None:
        self._held = ""

    @property
    def held(self) -> str:
        """The piece that is picked up, or nothing."""
        return self._held

    def way_to(self, piece: str, place: str) -> Way | None:
        return self.ways(piece).get(place)

    def scene_after(self, way: Way) -> Mapping[str, Thing] | None:
        """Return the things by id after these actions; None if that is unknown."""
        after = None if self.moment is None else self.moment.after(*way)
        return None if after is None else after.things

    def score_after(self, *way: Action) -> int | None:
        """Return the deciding seat's score after these actions; None if that is unknown."""
        return None if self.moment is None else self.moment.score_after(*way)

    # Doing

    def can_drop(self, piece: str, place: str) -> bool:
        return self.way_to(piece, place) is not None

    def drop(self, piece: str, place: str) -> bool:
        """Put the piece there by one or several legal actions, else emit why not."""
        way = self.way_to(piece, place)
        if way is None:
            self.refused.emit(self.why_not(piece, place))
            return False
        if self.is_drafting:
            self.toggle(piece)
            return True
        touches = self._offered.get(way[-1])
        several = touches is not None and len(touches[-1]) > 1
        self.go(way)
        if several:  # it may be asked which of them is meant
            self._answer_where(piece, place)
        return True

    def _answer_where(self, piece: str, place: str) -> None:
        """Answer a question that is only about where the piece goes with the place where it was put."""
        if self._offers and all(len(offer.touches) > 1 and offer.begins_with(piece) for offer in self._offers):
            action = self.targets(piece).get(place)
            if action is not None:
                self.choose(action)

    def go(self, way: Way) -> None:
        """Play one action after another as long as each is offered, or plan them."""
        if self.plans.takes(way):
            self.plans.put(way)
            return
        for action in way:
            if not self.is_offered(action):
                return
            self.choose(action)

    def is_offered(self, action: Action) -> bool:
        return action in self._offered

    def choose(self, action: Action) -> None:
        """Decide, and play what follows without a choice."""
        was_choosing, self._is_choosing = self._is_choosing, True
        if not was_choosing:
            self.series.begin(action)
        serial = self.serial
        self.chosen.emit(action)
        while not was_choosing and self.serial != serial:
            following = self.series.following()
            if following is None:
                break
            serial = self.serial
            self.chosen.emit(following)
        self._is_choosing = was_choosing

    def why_not(self, piece: str, place: str) -> Reason:
        """Return why the piece cannot go there, or to what that lies on."""
        observed = self.observed
        if observed is None or self._title.turn(observed) is None:
            return because("over")
        there = self.scene.thing(place)
        while there is not None:
            meant = self._title.intent(observed, piece, there.id)
            reason = self._title.why_not(observed, meant) if meant is not None else None
            if reason is not None:
                return reason
            there = self.scene.thing(there.zone)
        return because("no-such-move")
