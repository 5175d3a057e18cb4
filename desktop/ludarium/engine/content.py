"""Reading content: data files checked into attrs classes, with errors that name file, item and field."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ludarium.engine.reasons import ContentError, SetupError, because
from ludarium.engine.resources import home, resources

if TYPE_CHECKING:
    import cattrs

T = TypeVar("T")

MEGABYTES = 8
"""The most that a content file may hold: ours have a few hundredths of it."""


def content_file(title: str, name: str) -> Path:
    return resources() / "content" / title / name


def pack_folder(title: str, pack: str) -> Path:
    """Where a player keeps content of their own. A name cannot lead elsewhere: match files of strangers have them."""
    folder = home() / "packs" / title / pack
    if not re.fullmatch(r"[\w-]+", pack) or not folder.is_dir():
        raise SetupError(because("pack-missing", pack=pack, folder=str(folder.parent)))
    return folder


@cache
def converter() -> cattrs.Converter:
    """A strict converter: an unknown field or a number given as text is an error, not a surprise."""
    import cattrs  # here, since the window is painted before any content is read

    strict = cattrs.Converter(forbid_extra_keys=True, detailed_validation=True)
    for kind in (int, str, bool):
        strict.register_structure_hook(kind, _exactly)
    return strict


def _exactly(data: Any, kind: type[T]) -> T:
    if type(data) is not kind:
        raise TypeError(f"{data!r}")
    return data


def read_json(path: Path) -> Any:
    try:
        if path.stat().st_size > MEGABYTES << 20:
            raise ContentError(because("content-too-big", file=path.name, megabytes=MEGABYTES))
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError(because("content-unreadable", file=path.name, problem=error.strerror or "")) from error
    except RecursionError as error:
        raise ContentError(because("content-too-deep", file=path.name)) from error
    except ValueError as error:
        raise ContentError(because("content-not-json", file=path.name, problem=str(error))) from error


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
        problems = cattrs.transform_error(error, path="", format_exception=_plain)
        raise ContentError(because("content-shape", file=file, problem="; ".join(problems))) from error


def load(path: Path, shape: type[T]) -> T:
    return structure(read_json(path), shape, path.name)


def _plain(error: BaseException, kind: type[Any] | None) -> str:
    import cattrs

    if isinstance(error, KeyError):
        return "required field missing"
    if isinstance(error, cattrs.ForbiddenExtraKeysError):
        return f"unknown field {', '.join(sorted(error.extra_fields))}"
    if isinstance(error, ValueError | TypeError):
        wanted = getattr(kind, "__name__", str(kind))
        return f"not a valid {wanted} ({error})"
    return str(error)
