"""The models of seats, orders and log: exact changes over whole matches, and never a reset."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from ludarium.app.match.search_client import SearchClient
from ludarium.app.match.session import Session
from ludarium.engine.actions import act, parse
from ludarium.engine.chance import Rng
from ludarium.engine.events import Event
from ludarium.engine.reasons import because
from ludarium.games import TITLES
from ludarium.models.list_roles import Role
from ludarium.models.log_model import HEAD, LINE, SHOWN, LogModel, Step, marked, unmarked
from ludarium.models.orders_model import BARRED, HINTED, OrdersFilter, OrdersModel, framed
from ludarium.models.seats_model import DECIDES, VIEWER, SeatsModel
from tests.app.match.seated import leave, new_match, open_library

Failing = QAbstractItemModelTester.FailureReportingMode


class Models:
    """The three models and the filter, watched by Qt's own testers."""

    def __init__(self, session: Session) -> None:
        title, names = session.title, session.names
        self.session = session
        self.seats = SeatsModel(title, names, session.match.players)
        self.orders = OrdersModel()
        self.filter = OrdersFilter(self.orders)
        self.log = LogModel(title, names)
        self.all = (self.seats, self.orders, self.filter, self.log)
        # What the one mode only warns of fails the test, and the other ends the program.
        self.testers = [
            QAbstractItemModelTester(m, mode) for m in self.all for mode in (Failing.Fatal, Failing.Warning)
        ]
        self.resets = [QSignalSpy(model.modelReset) for model in self.all]

    def show(self) -> None:
        session = self.session
        looked_at = session.position if session.is_looking_back else None
        self.seats.show_position(session.observed, session.viewer, session.viewpoint.decider)
        first = [offer.action for offer in session.desk.offers[:1]]
        self.orders.show_orders(session.desk, [(action, because("not-now", now="x")) for action in first])
        self.log.tell(session.event_history.steps(), session.viewer, looked_at)


@contextmanager
def seated(folder, title: str, seats: int) -> Iterator[Session]:
    with open_library(folder) as library:
        match = new_match(library, ("human",) * seats, title, undo="practice")
        session = Session(match, SearchClient())
        session.start()
        session.lift_curtain()
        yield session
        leave(session)


@pytest.fixture(params=["iron-age", "hard-title"])
def session(request, tmp_path, qapp):
    with seated(tmp_path, request.param, 2) as session:
        yield session


@pytest.mark.parametrize(("title", "seats"), [("iron-age", 1), ("hard-title", 3)])
def test_a_whole_match_with_undo_and_looks_back(title: str, seats: int, tmp_path, qapp) -> None:
    with seated(tmp_path, title, seats) as session:
        play_whole(session)


def play_whole(session: Session) -> None:
    models, rng = Models(session), Rng(3)
    while not session.is_over:
        session.desk.choose(rng.pick(session.desk.offers).action)
        session.lift_curtain()
        models.show()
        match rng.randbelow(12):
            case 0:
                session.decisions.undo()
                session.lift_curtain()
            case 1:
                session.look_at(rng.randbelow(session.match.cursor + 1))
                models.show()
                session.look_at(None)
            case 2:
                models.filter.look_for(rng.pick(("roll", "build a", "do ", "")))
        models.show()
    assert [spy.count() for spy in models.resets] == [0, 0, 0, 0]


def test_only_what_changed_is_told(session: Session) -> None:
    models = Models(session)
    models.show()
    changed = QSignalSpy(models.seats.dataChanged)
    inserted = QSignalSpy(models.log.rowsInserted)
    models.show()
    assert (changed.count(), inserted.count()) == (0, 0)


def test_seats_say_who_decides_and_who_looks(session: Session) -> None:
    models = Models(session)
    models.show()
    first, second = models.seats.rows
    assert first.marks == (DECIDES, VIEWER)
    assert second.marks == ()
    assert first.detail == "you"
    assert models.seats.index(0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("Marta, you:")


def test_orders_are_the_legal_actions(session: Session) -> None:
    models = Models(session)
    models.show()
    actions = [row.action for row in models.orders.rows if row.kind != BARRED]
    assert actions == list(session.title.actions(session.observed))
    assert models.orders.legal == len(actions)
    barred = models.orders.rows[-1]
    assert (barred.kind, barred.reason.key) == (BARRED, "not-now")


def test_what_is_barred_is_never_played_not_even_to_see_what_would_come_of_it(session: Session) -> None:
    """The rules are free to break when they are asked for something illegal."""
    illegal, orders = act("no-such-thing"), OrdersModel()
    orders.show_orders(session.desk, [(illegal, because("not-now", now="x"))])
    barred = orders.rows[-1]
    assert barred.action is illegal
    assert (barred.result, barred.gain, barred.stays) == ("", 0, False)


def test_nothing_to_do_shows_nothing(session: Session) -> None:
    models = Models(session)
    session.desk.lay(session.observed, may_act=False)
    models.show()
    assert not models.orders.rows


def test_hints_stand_beside_their_orders(session: Session) -> None:
    models = Models(session)
    models.show()
    action = session.desk.offers[1].action
    changed = QSignalSpy(models.orders.dataChanged)
    models.orders.show_hints({action: "60 %"})
    row = models.orders.order(action)
    assert (row.rank, row.hint, row.marks) == (1, "60 %", (HINTED,))
    assert changed.count() == 1
    models.orders.show_hints({})
    assert models.orders.order(action).rank == 0


def test_the_filter_wants_every_word(session: Session) -> None:
    models = Models(session)
    models.show()
    text = models.orders.rows[0].text
    models.filter.look_for(" ".join(reversed(text.upper().split())))
    shown = [models.filter.index(place, 0).data() for place in range(models.filter.rowCount())]
    assert text in shown
    models.filter.look_for("no such words at all")
    assert models.filter.rowCount() == 0


def test_the_log_has_the_newest_first(session: Session) -> None:
    models, rng = Models(session), Rng(5)
    for _ in range(25):
        session.desk.choose(rng.pick(session.desk.offers).action)
        session.lift_curtain()
    models.show()
    values = [row.value for row in models.log.rows if row.kind == LINE]
    assert values == sorted(values, reverse=True)
    assert any(row.kind == HEAD for row in models.log.rows)
    session.look_at(values[5])
    models.show()
    shown = [row for row in models.log.rows if SHOWN in row.marks]
    assert {row.value for row in shown} == {values[5]}
    silent = next((n for n in range(values[0], values[-1], -1) if n not in values), None)
    if silent is not None:  # an action that has nothing to tell: the line before it
        session.look_at(silent)
        models.show()
        assert {row.value for row in models.log.rows if SHOWN in row.marks} == {max(n for n in values if n < silent)}


@pytest.mark.parametrize(
    ("said", "text", "spans"),
    [
        ("You roll.", "You roll.", ()),
        (f"{marked('Ann')} hands {marked('Bo B')} a good.", "Ann hands Bo B a good.", ((0, 3), (10, 4))),
        (f"Of {marked('')}.", "Of .", ((3, 0),)),
    ],
)
def test_names_are_found_in_a_sentence(said: str, text: str, spans: tuple) -> None:
    assert unmarked(said) == (text, spans)


def test_a_name_cannot_break_the_marks() -> None:
    assert unmarked(f"{marked('A' + marked('B') + 'C')} wins.") == ("ABC wins.", ((0, 3),))


def test_the_log_knows_where_names_stand() -> None:
    """Whatever the names are: words of the game among them. What is read aloud is plain."""
    log = LogModel(TITLES.get("iron-age"), ("Food", "dice"))
    gave = Event("gave", 1, (("to", 0),))
    row = log.sentences(Step(0, 1, act("give"), (gave,)), viewer=5)[0]
    assert row.text == "dice hands Food a good."
    assert [row.text[start : start + length] for start, length in row.spans] == ["dice", "Food"]
    assert row.role(Qt.ItemDataRole.AccessibleTextRole) == row.role(Qt.ItemDataRole.DisplayRole) == row.text
    own = log.sentences(Step(0, 1, act("give"), (gave,)), viewer=1)[0]
    assert (own.text, [own.text[start:][:length] for start, length in own.spans]) == (
        "You hand Food a good.",
        ["Food"],
    )


def test_equal_pieces_are_framed_one_for_each_step() -> None:
    assert framed((("die.1", "die.2"), ("die.1", "die.2"), ("tray.roll",))) == ("die.1", "die.2", "tray.roll")


def test_a_recap_tells_whole_turns_the_newest_first() -> None:
    """Answers of others belong to the turn in which they were asked for."""
    title = TITLES.get("iron-age")
    model = LogModel(title, ("Ann", "Ben", "Cleo"))

    def turn(seat: int) -> Event:
        return Event("turn", seat, (("round", 1),))

    gave = Event("gave", 0, (("to", 1),))
    built = [Event("filled", 1, (("what", "port"), ("number", 2))) for _ in range(2)]
    raised = Event("raised", 2, ())
    steps = [
        Step(4, 0, parse("end"), (turn(1),)),
        Step(5, 0, parse("give"), (gave,)),
        Step(6, 1, parse("done"), (*built, turn(2))),
        Step(7, 2, parse("done"), (raised, turn(0))),
    ]
    rows = model.turns(steps, viewer=0)
    assert [(row.seat, row.text, row.value) for row in rows] == [(2, "Cleo: 1 army.", 8), (1, "Ben: 2 boxes.", 7)]
    assert rows[0].spans == ((0, 4),)


def test_every_role_has_a_name(session: Session) -> None:
    names = Models(session).orders.roleNames()
    assert names[Role.VALUE].data() == b"value"
