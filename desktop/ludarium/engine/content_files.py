"""Reading content: data files checked into attrs classes, with errors that name file, item and field."""

from __future__ import annotations

import errno
import json
import os
import re
import stat
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, get_args, get_origin

import attrs

from ludarium.engine.reasons import ContentError, Reason, SetupError, because
from ludarium.engine.resources import home, resources

if TYPE_CHECKING:
    import cattrs

T = TypeVar("T")

MEGABYTES = 8
"""The most that a content file may hold: ours have a few hundredths of it."""

PACK_MEGABYTES = 64
"""The most that all files of a pack may hold together."""

MOST_FINDINGS = 200
"""Of so many things that are wrong each is told."""

NAME = re.compile(r"[\w-]{1,64}")
"""The name of a pack, or of a file in one without its ending: it leads nowhere else."""


# Where content is


def content_file(title: str, name: str) -> Path:
    return resources() / "content" / title / name


def pack_folder(title: str, pack: str) -> Path:
    """Where a player keeps content of their own. A name cannot lead elsewhere: match files of strangers have them."""
    folder = home() / "packs" / title
    if not NAME.fullmatch(pack) or not (folder / pack).is_dir():
        raise SetupError(because("pack-missing", pack=pack, folder=str(folder)))
    return folder / pack


def own_packs(title: str) -> tuple[str, ...]:
    """The names under which a player keeps content of their own."""
    folder = home() / "packs" / title
    found = folder.iterdir() if folder.is_dir() else ()
    return tuple(sorted(entry.name for entry in found if NAME.fullmatch(entry.name) and entry.is_dir()))


Freshness = tuple[tuple[int, int, int], ...]
"""What tells whether the files of a folder are still the same: for each where it is, its size and its time."""


def freshness(folder: Path) -> Freshness:
    status = [file.stat() for file in sorted(folder.glob("*.json"))]
    return tuple((each.st_ino, each.st_size, each.st_mtime_ns) for each in status)


def folder_of(path: Path) -> Path:
    """The folder that is named, by itself or by a file in it."""
    try:
        return path if path.is_dir() else path.parent
    except OSError as error:
        raise ContentError(because("content-unreadable", file=path.name, problem=error.strerror or "")) from error


# Reading


def read_json(path: Path) -> Any:
    return _parsed(path, _read(path, MEGABYTES))


def _read(path: Path, megabytes: int) -> bytes:
    """The bytes of a plain file: what has no end, such as a device, is not begun with."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EISDIR if path.is_dir() else errno.EINVAL))
        with path.open("rb") as file:
            data = file.read((megabytes << 20) + 1)
    except OSError as error:
        raise ContentError(because("content-unreadable", file=path.name, problem=error.strerror or "")) from error
    if len(data) > megabytes << 20:
        raise ContentError(because("content-too-big", file=path.name, megabytes=megabytes))
    return data


def _parsed(path: Path, data: bytes) -> Any:
    try:
        return json.loads(data.decode())
    except RecursionError as error:
        raise ContentError(because("content-too-deep", file=path.name)) from error
    except ValueError as error:
        raise ContentError(because("content-not-json", file=path.name, problem=str(error))) from error


def checksum(data: Any) -> str:
    """Tells data from any other; how it is spaced in its file does not count."""
    import hashlib  # here, since the window is painted before any content is read

    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


class Pack:
    """A folder of content files: ours, or a player's own.

    pages: what was read of it so far, by the names of the files without their ending
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pages: dict[str, Any] = {}
        self._size = 0

    def read(self, name: str) -> Any:
        path = self.folder / f"{name}.json"
        data = _read(path, MEGABYTES)
        self._size += len(data)
        if self._size > PACK_MEGABYTES << 20:
            raise ContentError(because("pack-too-big", pack=self.folder.name, megabytes=PACK_MEGABYTES))
        self.pages[name] = _parsed(path, data)
        return self.pages[name]

    @property
    def checksum(self) -> str:
        """Of all that was read so far."""
        return checksum(self.pages)


# Checking


@cache
def converter() -> cattrs.Converter:
    """A strict converter: an unknown field or a number given as text is an error, not a surprise."""
    import cattrs  # here, since the window is painted before any content is read

    strict = cattrs.Converter(forbid_extra_keys=True, detailed_validation=True)
    for kind in (int, str, bool):
        strict.register_structure_hook(kind, _exactly)
    read_lists(strict)
    return strict


def read_lists(strict: cattrs.Converter) -> None:
    """Let a list be read from a list only: a text, too, could be taken apart."""

    def reader(kind: type[Any]) -> Callable[[Any, Any], Any]:
        return lambda data, _: _list(data, kind, strict)

    strict.register_structure_hook_factory(_is_list, reader)


def _is_list(kind: Any) -> bool:
    return get_origin(kind) is tuple


def _list(data: Any, kind: type[Any], strict: cattrs.Converter) -> tuple[Any, ...]:
    from cattrs import IterableValidationError, IterableValidationNote

    if type(data) is not list:
        raise TypeError(f"{data!r} is no list")
    inner = get_args(kind)
    kinds = inner[:1] * len(data) if inner[1:] == (...,) else inner
    if len(kinds) != len(data):
        raise ValueError(f"{len(data)} in place of {len(kinds)}")
    found, wrong = [], []
    for place, (held, its) in enumerate(zip(data, kinds, strict=True)):
        try:
            found.append(strict.structure(held, its))
        except Exception as error:
            error.add_note(IterableValidationNote(f"Structuring {kind} @ index {place}", place, its))
            wrong.append(error)
    if wrong:
        raise IterableValidationError(f"While structuring {kind}", wrong, kind)
    return tuple(found)


def _exactly(data: Any, kind: type[T]) -> T:
    if type(data) is not kind:
        raise TypeError(f"{data!r}")
    return data


def refuse(found: Mapping[str, Iterable[str]]) -> None:
    """Raise a `ContentError` with all that was found wrong, file by file; nothing when nothing was."""
    problems = ((file, problem) for file, its in found.items() for problem in its)
    reasons = [
        because("content-shape", file=file, problem=problem) for file, problem in islice(problems, MOST_FINDINGS + 1)
    ]
    if reasons:
        raise refusal(reasons)


def refusal(reasons: Sequence[Reason]) -> ContentError:
    """The error for all these reasons, or for the first of very many."""
    if len(reasons) > MOST_FINDINGS:
        reasons = [*reasons[:MOST_FINDINGS], because("content-more", findings=MOST_FINDINGS)]
    return ContentError(*reasons)


def structure(data: Any, shape: type[T], file: str, reader: cattrs.Converter | None = None) -> T:
    """The data as an instance of ``shape``, or a `ContentError` that says where it does not fit."""
    import cattrs

    try:
        return (reader or converter()).structure(data, shape)
    except RecursionError as error:
        raise ContentError(because("content-too-deep", file=file)) from error
    except (AttributeError, TypeError, ValueError) as error:  # not even a table, or not the kind of list
        raise ContentError(because("content-shape", file=file, problem=_plain(error, shape))) from error
    except cattrs.BaseValidationError as error:
        refuse({file: cattrs.transform_error(error, path="", format_exception=_plain)})
        raise


def read_page(data: Any, shape: type[T], file: str, reader: cattrs.Converter, name: str = "cards") -> T:
    """The same, with what stands in its list of that name told by its key, in place of its number in the file."""
    try:
        return structure(data, shape, file, reader)
    except ContentError as error:
        keys = _keys(data, name)
        named = [
            reason._replace(params=tuple((gap, _with_keys(str(text), name, keys)) for gap, text in reason.params))
            for reason in error.reasons
        ]
        raise refusal(named) from error


def _keys(data: Any, name: str) -> list[str]:
    """The keys of what stands in a list, as far as there is one; empty where one has none."""
    things = data.get(name) if isinstance(data, dict) else None
    listed = things if isinstance(things, list) else []
    found = [thing.get("key") if isinstance(thing, dict) else None for thing in listed]
    return [key if isinstance(key, str) else "" for key in found]


def _with_keys(problem: str, name: str, keys: Sequence[str]) -> str:
    def key(found: re.Match[str]) -> str:
        number = int(found[1])
        return f"{name.removesuffix('s')} {keys[number]!r} " if number < len(keys) and keys[number] else found[0]

    return re.sub(rf"\.{name}\[(\d{{1,9}})\]", key, problem)


def beyond(value: Any, where: str, largest: int) -> Iterator[str]:
    """Every number in a value that is too large, with the way to it."""
    if isinstance(value, int) and abs(value) > largest:
        yield f"{where}: {value} is beyond {largest}"
    elif isinstance(value, Mapping):
        for key, held in value.items():
            yield from beyond(held, f"{where}, {key}", largest)
    elif isinstance(value, tuple):
        for number, held in enumerate(value, 1):
            yield from beyond(held, f"{where} {number}", largest)
    elif attrs.has(type(value)):
        for field in attrs.fields(type(value)):
            yield from beyond(getattr(value, field.name), f"{where}, {field.name.rstrip('_')}", largest)


def load(path: Path, shape: type[T]) -> T:
    return structure(read_json(path), shape, path.name)


def _plain(error: BaseException, kind: type[Any] | None) -> str:
    import cattrs

    if isinstance(error, KeyError):
        return "required field missing"
    if isinstance(error, cattrs.ForbiddenExtraKeysError):
        return f"unknown field {', '.join(sorted(error.extra_fields))}"
    if isinstance(error, ValueError | TypeError):
        wanted = "list" if _is_list(kind) else getattr(kind, "__name__", str(kind))
        return f"not a valid {wanted} ({error})"
    return str(error)
