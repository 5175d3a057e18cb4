"""People and computers at a table, for the tests of the window: matches, words for the test title, play by script."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import attrs

from ludarium.ai.levels import LEVELS
from ludarium.app.match.search_client import SearchClient
from ludarium.app.match.session import Session
from ludarium.app.match.table_frame import TableFrame
from ludarium.boards.table_context import TableContext
from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Outcome
from ludarium.engine.events import Event
from ludarium.engine.moment import Moment
from ludarium.engine.prompts import Prompt
from ludarium.engine.scene import Note, Thing
from ludarium.games import TITLES
from ludarium.library.library import Library
from ludarium.library.preferences import Preferences
from ludarium.library.saved import SavedMatch
from ludarium.look import theme as look
from ludarium.tables.table import Table
from ludarium.tables.table_makers import OFFERED
from ludarium.words.title_words import NAMES, WORDS, Names, Words
from ludarium.words.voice import Company, Voice
from tests.contract import hard_scene
from tests.contract.hard_title import HardTitle
from tests.engine.toy import Toy

ALL = TITLES.only(OFFERED)
ALL.register("hard-title", lambda version: HardTitle())
ALL.register("toy", lambda version: Toy())


class HardWords(Words):
    """What the test title says: plain enough to be recognised, secrets included."""

    thing = staticmethod(hard_scene.thing)
    zone = staticmethod(hard_scene.zone)

    def reason(self, key: str) -> None:
        return None

    def gap(self, name: str, value: str | int) -> str:
        return str(value)

    def prompt(self, title: object, prompt: Prompt, company: Company) -> str:
        return company.say(prompt.seat, "You: {key}?", "{name}: {key}?", key=prompt.key)

    def action(self, moment: Moment, action: Action, company: Company) -> str:
        return f"Do {action.text}"

    def event(self, title: object, event: Event, company: Company) -> str:
        said = " ".join(f"{name}={value}" for name, value in event.data)
        return company.say(event.seat, "You: {kind} {said}", "{name}: {kind} {said}", kind=event.kind, said=said)

    def outcome(self, title: object, outcome: Outcome, company: Company) -> str:
        return f"Won by {company.names(outcome.winners)}"

    def gain(self, before: Thing, after: Thing) -> str:
        return ""

    def stage(self, stage: str) -> str:
        return stage

    def note(self, note: Note, company: Company) -> str:
        return note.key

    def unused(self, what: str, count: int) -> str:
        return f"{count} {what}"

    def component_text(self, title: object, thing: object) -> str:
        return ""

    def components(self, title: object) -> tuple[()]:
        return ()


class HardNames(Names):
    def option(self, key: str) -> str:
        return key

    def score_line(self, line: str) -> str:
        return line


def add_words(title: str, said: Words) -> None:
    names = HardNames(Voice("test"), "The hard title", options={}, choices={}, score_lines={})
    NAMES.add(title, SimpleNamespace(NAMES=names))
    WORDS.add(title, SimpleNamespace(WORDS=said))


add_words("hard-title", HardWords())
add_words("toy", HardWords())


@contextmanager
def open_library(folder: Path) -> Iterator[Library]:
    with Library.open(folder, ALL) as library:
        yield library


@contextmanager
def open_search_client() -> Iterator[SearchClient]:
    search_client = SearchClient()
    yield search_client
    search_client.close()


def new_match(
    library: Library,
    players: Sequence[str] = ("human", "easy"),
    title: str = "iron-age",
    seed: int = 7,
    **options: str,
) -> SavedMatch:
    names = ("Marta", "Hanno", "Solon", "Dido")[: len(players)]
    rules = ALL.get(title)
    return library.new_match(rules, rules.setup(names, options=options), seed, players)


def slow_levels(monkeypatch) -> None:
    """Let every level think until it is told to stop."""
    slow = {name: attrs.evolve(level, iterations=10**9, seconds=600.0, wavering=0.0) for name, level in LEVELS.items()}
    monkeypatch.setattr("ludarium.app.match.computer_seats.LEVELS", slow)
    for user in ("computer_seats", "hints"):
        monkeypatch.setattr(f"ludarium.app.match.{user}.level", slow.__getitem__)


def leave(session: Session) -> None:
    """Close and delete it, as a table does with its own: one that is left to the garbage collector crashes Qt."""
    session.close()
    session.deleteLater()


def lay_table(
    match: SavedMatch,
    search_client: SearchClient,
    preferences: Preferences,
    table: Callable[[TableContext], Table] | None,
    theme: str,
    scale: float,
) -> TableFrame:
    """A frame with this table, or with the title's own."""
    if table is None:
        return TableFrame.open(match, search_client, preferences, look.theme(theme), scale)
    session = Session(match, search_client)
    seats = range(match.setup.seats)
    frame = TableFrame(session, table, preferences, look.Look(look.theme(theme), scale), seats)
    session.setParent(frame)
    session.start()
    return frame


def play_on(
    session: Session, qtbot, until: Callable[[], bool], pick: Callable[[], Action] | None = None, rng: Rng | None = None
) -> None:
    """Decide for the people at the table until it is so; the computer's answers are waited for."""
    rng = rng or Rng(1)
    while not until():
        if session.is_my_turn:
            offers = [offer.action for offer in session.desk.offers]
            session.desk.choose(pick() if pick else rng.pick(offers))
        else:
            cursor = session.match.cursor
            qtbot.waitUntil(lambda cursor=cursor: session.match.cursor > cursor or session.is_my_turn, timeout=10000)


def is_asked(session: Session, key: str) -> Callable[[], bool]:
    """Whether the person who looks at the table is asked this now."""
    return lambda: session.is_my_turn and session.title.prompt(session.observed).key == key
