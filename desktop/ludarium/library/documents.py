"""A match as plain data: what a match file holds, and what the database gives back.

A document is checked before anything is made of it, so that whatever a file says, only a `MatchError` comes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any, TypeVar

from ludarium.engine.daily_challenge import number_in
from ludarium.engine.match import ENDINGS, FILE, LOT, ORIGINS, Ending, HandOver, Match, Step
from ludarium.engine.overlong import SCORED
from ludarium.engine.reasons import ContentError, MatchError, SetupError, because
from ludarium.engine.registry import AnyTitle, Registry
from ludarium.engine.setups import Setup
from ludarium.library.disk import now

Document = dict[str, Any]
AnyMatch = Match[Any]
M = TypeVar("M", bound=AnyMatch)

SEEDS = range(1 << 64)

_LONGEST = 1000
"""The most letters that a name or an action has: far more than any needs, far fewer than harm."""

MOST_ACTIONS = 100_000
"""The most actions of a match: a hundred times as many as the longest has."""

_LOOK = 50
"""After so many actions each, whoever watches a match being replayed is told."""

_GREATEST = 2**31 - 1
"""The greatest number but for seeds: what a sentence or a column can hold anywhere."""


# Making one


def document_of(match: AnyMatch) -> Document:
    return {
        "title": match.title.id,
        "content": match.title.content_version,
        "rules": match.title.rules_version,
        "setup": setup_data(match.setup),
        "seed": match.seed,
        "origin": match.origin,
        "checksum": checksum_of(match),
        "players": list(match.seated),
        "handed": handed_data(match),
        "ended": ended_data(match),
        "created": now(),
        "cursor": match.cursor,
        "hints": match.hints,
        "actions": [action.text for action in match.actions],
        "digests": list(match.digests),
    }


def setup_data(setup: Setup) -> dict[str, Any]:
    return {"names": list(setup.names), "first": setup.first, "options": dict(setup.options)}


def handed_data(match: AnyMatch) -> list[list[int | str]]:
    return [[over.at, over.seat, over.player] for over in match.handed]


def ended_data(match: AnyMatch) -> list[int | str]:
    """How people ended the match, and which seat did; nothing where they did not."""
    return [match.ended.how, match.ended.seat] if match.ended else []


def checksum_of(match: AnyMatch) -> str:
    """Tells whether content of somebody's own is still what the match was played with; empty where all is ours."""
    own = match.title.own_content(dict(match.setup.options))
    return own.checksum if own else ""


def origin_when_read(origin: str) -> str:
    """The origin of a match that a file brought: what was dealt by lot, or is a challenge, was that elsewhere."""
    return FILE if origin == LOT or number_in(origin) is not None else origin


# Checking one


def is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= _LONGEST and _is_utf8(value)


def _is_utf8(value: str) -> bool:
    """False for half a surrogate pair, which JSON can spell and nothing can write."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def is_int(value: object) -> bool:
    return type(value) is int and -_GREATEST <= value <= _GREATEST  # bool is an int too, but no number


def is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= _GREATEST


def _is_seed(value: object) -> bool:
    return type(value) is int and value in SEEDS


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(map(is_text, value))


def is_options(value: object) -> bool:
    return isinstance(value, dict) and all(map(is_text, value)) and all(map(is_text, value.values()))


def _is_origin(value: object) -> bool:
    return isinstance(value, str) and (value in ORIGINS or number_in(value) is not None)


def _is_handed(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(over, list) and len(over) == 3 and is_count(over[0]) and is_count(over[1]) and is_text(over[2])
        for over in value
    )


def _is_ended(value: object) -> bool:
    if not isinstance(value, list) or len(value) not in (0, 2):
        return False
    return not value or (value[0] in ENDINGS and is_count(value[1]))


_LATER: Document = {"hints": 0, "origin": LOT, "checksum": "", "handed": [], "ended": []}
"""What the first files did not have, and what it is taken for."""

_FIELDS: dict[str, Callable[[object], bool]] = {
    "title": is_text,
    "content": is_count,
    "rules": is_count,
    "setup": lambda value: isinstance(value, dict),
    "seed": _is_seed,
    "origin": _is_origin,
    "checksum": is_text,
    "players": _is_texts,
    "handed": _is_handed,
    "ended": _is_ended,
    "created": is_text,
    "cursor": is_int,
    "hints": is_count,
    "actions": _is_texts,
    "digests": _is_texts,
}
_SETUP_FIELDS: dict[str, Callable[[object], bool]] = {
    "names": _is_texts,
    "first": is_int,
    "options": is_options,
}


def check(document: Document) -> None:
    """Raise a `MatchError` that names the first field which is missing or not what it should be."""
    if "campaign" in document:
        raise MatchError(because("file-campaign"))
    actions = document.get("actions")
    if isinstance(actions, list) and len(actions) > MOST_ACTIONS:
        raise MatchError(because("match-too-long", actions=len(actions), most=MOST_ACTIONS))
    check_fields({**_LATER, **document}, _FIELDS)
    check_fields(document["setup"], _SETUP_FIELDS, "setup.")
    if len(document["players"]) != len(document["setup"]["names"]):
        raise MatchError(because("match-field", field="players"))
    if len(document["digests"]) != len(document["actions"]):
        raise MatchError(because("match-field", field="digests"))
    handed = document.get("handed", [])
    if any(at > len(document["actions"]) or seat >= len(document["players"]) for at, seat, _ in handed):
        raise MatchError(because("match-field", field="handed"))
    _check_end(document)


def _check_end(document: Document) -> None:
    """People end a match where it stands: nothing was played after that."""
    ended = document.get("ended")
    is_last = document["cursor"] == len(document["actions"])
    if ended and (ended[1] >= len(document["players"]) or not is_last):
        raise MatchError(because("match-field", field="ended"))


def check_fields(data: Document, fields: Mapping[str, Callable[[object], bool]], within: str = "") -> None:
    for field, fits in fields.items():
        if field not in data or not fits(data[field]):
            raise MatchError(because("match-field", field=within + field))


# Making a match of one


def begin(document: Document, titles: Registry, make: Callable[[AnyTitle, Setup, int, Sequence[str]], M]) -> M:
    """The match before its first action: ``make`` is given its title, set-up, seed and players."""
    check(document)
    names, first, options = (document["setup"][field] for field in _SETUP_FIELDS)
    try:
        title = titles.get(document["title"], document["content"], options)
        _check_own_content(title, document, options)
        _check_versions(title, document)
        match = make(title, title.setup(names, first, options), document["seed"], document["players"])
    except (SetupError, ContentError) as error:
        raise MatchError(error.reason) from error
    known = {**_LATER, **document}
    match.hints, match.origin = known["hints"], known["origin"]
    match.handed = tuple(HandOver(*over) for over in sorted(known["handed"], key=itemgetter(0)))
    return match


def _check_own_content(title: AnyTitle, document: Document, options: Mapping[str, str]) -> None:
    own, checksum = title.own_content(options), document.get("checksum", "")
    if own is not None and checksum and checksum != own.checksum:
        raise MatchError(because("own-changed", cause=own.kind, name=own.name))


def _check_versions(title: AnyTitle, document: Document) -> None:
    content, rules = document["content"], document["rules"]
    if content != title.content_version:
        raise MatchError(because("match-content", title=title.id, content=content, known=title.content_version))
    if rules > title.rules_version:
        raise MatchError(because("match-rules", title=title.id, rules=rules, known=title.rules_version))


Watch = Callable[[int, int], None]
"""Told while a match is replayed how many of how many actions are; it may raise `StoppedError`."""


class StoppedError(Exception):
    """Whoever wanted the match does not want to wait for it."""


def replay(match: AnyMatch, document: Document, watch: Watch | None = None) -> None:
    """Play the document's actions, or raise a `MatchError` at the first that does not fit; those before stay played."""
    steps: Iterable[Step] = map(Step, document["actions"], document["digests"])
    if watch is not None:
        steps = _watched(steps, len(document["actions"]), watch)
    try:
        match.replay(steps, document["cursor"])
        ended = document.get("ended")
        if ended and ended[0] == SCORED and not match.is_overlong:
            raise MatchError(because("match-field", field="ended"))
        match.ended = Ending(*ended) if ended else None
    except (MatchError, StoppedError):
        raise
    except Exception as error:  # rules may stumble over an action that they never gave out
        number = len(match.actions) + 1
        text = document["actions"][number - 1]
        raise MatchError(because("match-illegal", action=number, text=text)) from error


def _watched(steps: Iterable[Step], total: int, watch: Watch) -> Iterator[Step]:
    for number, step in enumerate(steps):
        if number % _LOOK == 0:
            watch(number, total)
        yield step


def match_of(document: Document, titles: Registry, watch: Watch | None = None) -> AnyMatch:
    match = begin(document, titles, AnyMatch)
    replay(match, document, watch)
    return match
