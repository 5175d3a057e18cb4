"""Titles of cards with effects: their box is ours, of some version, or a pack that a player keeps.

A pack is named in the options of a match. A title that was asked for with it goes to other processes with it, and reads
the same there or says that it does not.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from ludarium.engine import step_titles
from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.content_files import Freshness, content_file, folder_of, freshness, pack_folder
from ludarium.engine.content_trials import try_out
from ludarium.engine.contract import OwnContent, S
from ludarium.engine.effects.machine import resolve
from ludarium.engine.events import Recorder
from ludarium.engine.options import OURS, PACK
from ludarium.engine.reasons import ContentError, because
from ludarium.engine.setups import Setup
from ludarium.engine.step_titles import StepTitle

STUMBLES = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What compiling content can run into that has the right shape and yet makes no sense."""


class AnyBox(step_titles.AnyBox, Protocol):
    """What is asked here of a title's box."""

    @property
    def version(self) -> int: ...
    @property
    def checksum(self) -> str: ...


B = TypeVar("B", bound=AnyBox)


class Boxes(Generic[B]):
    """Where the boxes of a title come from; each is read once.

    title: as its folder is called; newest: the version of today
    content: what reads a folder of data; box: what compiles that for play
    """

    def __init__(self, title: str, newest: int, content: Callable[[Path], Any], box: Callable[[Any], B]) -> None:
        self._title, self._newest = title, newest
        self._content, self._box = content, box
        self.released = cache(self._released)
        self._kept = lru_cache(maxsize=4)(self._read_as_of)

    def _released(self, version: int | None = None) -> B:
        """The content of that version (released ones stay shipped, so that old matches go on), or the newest."""
        return self.read(content_file(self._title, f"v{self._newest if version is None else version}"))

    def pack(self, name: str) -> B:
        """The content that a player keeps under that name, read anew when it has changed."""
        folder = pack_folder(self._title, name)
        return self._kept(folder, freshness(folder))

    def _read_as_of(self, folder: Path, status: Freshness) -> B:
        return self.read(folder)

    def read(self, folder: Path) -> B:
        """A box from a folder of data: ours or a player's own."""
        content = self._content(folder)
        try:
            return self._box(content)
        except STUMBLES as error:
            problem = f"{type(error).__name__} {error}".strip()
            raise ContentError(because("content-shape", file=folder.name, problem=problem)) from error


class PackTitle(StepTitle[S, B], Generic[S, B]):
    """A title that is played with a box of ours or with a pack."""

    boxes: ClassVar[Boxes[Any]]

    def __init__(self, content_version: int | None = None, pack: str = OURS, box: B | None = None) -> None:
        self.box: B = box or (self.boxes.released(content_version) if pack == OURS else self.boxes.pack(pack))
        self.pack = pack
        self.content_version = self.box.version

    def __reduce__(self) -> tuple[Callable[..., Self], tuple[type[Self], int, str, str]]:
        return _as_it_was, (type(self), self.box.version, self.pack, self.box.checksum)

    def check_file(self, path: Path) -> Self:
        """Content of one's own is a folder like ours, named by itself or by a file in it."""
        folder = folder_of(path)
        title = type(self)(box=self.boxes.read(folder))
        try_out(title, title.trials(), folder.name)
        return title

    @abstractmethod
    def trials(self) -> Iterator[Setup]:
        """A few set-ups in which all that a pack can hold is played."""

    def played_with(self, options: Mapping[str, str]) -> Self:
        pack = options.get(PACK.key, OURS)
        return self if pack == self.pack else type(self)(pack=pack)

    def own_content(self, options: Mapping[str, str]) -> OwnContent | None:
        return None if self.pack == OURS else OwnContent(PACK.key, self.pack, self.box.checksum)

    def setup(self, names: Sequence[str] | int, first: int = 0, options: Mapping[str, str] | None = None) -> Setup:
        return super().setup(names, first, {PACK.key: self.pack, **(options or {})})

    # Deciding

    def sample(self, state: S, rng: Rng) -> Action:
        step, frame = self.asking(state)
        found = step.sample(state, frame, rng)
        assert found is not None
        return found

    def apply(self, state: S, action: Action, record: Recorder | None = None) -> S:
        draft, seat = self.opened(state, record), self.turn(state)
        resolve(draft, action)
        draft.began = began(draft, seat)
        done: S = draft.done()
        return done


def began(draft: Any, seat: int | None) -> int:
    """How many actions ago the half-made action began: not over news, and not over another's decision."""
    if not draft.stack or draft.fenced:
        return 0
    frame = draft.stack[-1]
    step = draft.programs[frame.program].ops[frame.at]
    if step.is_new_start(draft, frame) or step.asker(draft, frame) != seat:
        return 0
    return int(draft.began) + 1


P = TypeVar("P", bound=PackTitle[Any, Any])


def _as_it_was(kind: type[P], content_version: int, pack: str, checksum: str) -> P:
    """The title in another process, which must read the same there."""
    title = kind(content_version, pack)
    if title.box.checksum != checksum:
        raise ContentError(because("own-changed", cause=PACK.key, name=pack))
    return title
