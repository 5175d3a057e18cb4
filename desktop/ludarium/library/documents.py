"""A match as plain data: what a match file holds, and what the database gives back.

A document is checked before anything is made of it, so that whatever a file says, only a `MatchError` comes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludarium import __version__
from ludarium.engine.match import Match, Step
from ludarium.engine.reasons import ContentError, MatchError, RuleError, SetupError, because
from ludarium.engine.registry import AnyTitle, Registry
from ludarium.engine.setups import Setup
from ludarium.library.disk import now

Document = dict[str, Any]
AnyMatch = Match[Any]
Setting = tuple[AnyTitle, Setup, int, Sequence[str]]
"""What a match begins with: title, set-up, seed, players."""

FORMAT = 1

MIGRATIONS: dict[int, Callable[[Document], Document]] = {}
"""For each older format, what makes the next one of it. There is no older one yet."""

SEEDS = range(1 << 64)

_LONGEST = 1000
"""The most letters that a name or an action has: far more than any needs, far fewer than harm."""


# Making one


def document_of(match: AnyMatch, created: str = "") -> Document:
    return {
        "ludarium": FORMAT,
        "program": __version__,
        "title": match.title.id,
        "content": match.title.content_version,
        "rules": match.title.rules_version,
        "setup": setup_data(match.setup),
        "seed": match.seed,
        "players": list(match.players),
        "created": created or now(),
        "cursor": match.cursor,
        "actions": [action.text for action in match.actions],
        "digests": list(match.digests),
    }


def setup_data(setup: Setup) -> dict[str, Any]:
    return {"names": list(setup.names), "first": setup.first, "options": dict(setup.options)}


# Checking one


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= _LONGEST and _is_utf8(value)


def _is_utf8(value: str) -> bool:
    """False for half a surrogate pair, which JSON can spell and nothing can write."""
    return value.isascii() or "\ufffd" not in value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _is_int(value: object) -> bool:
    return type(value) is int  # bool is one too, but no number


def _is_count(value: object) -> bool:
    return type(value) is int and value >= 0


def _is_seed(value: object) -> bool:
    return type(value) is int and value in SEEDS


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


def _is_options(value: object) -> bool:
    return isinstance(value, dict) and all(map(_is_text, value)) and all(map(_is_text, value.values()))


_FIELDS: dict[str, Callable[[object], bool]] = {
    "title": _is_text,
    "content": _is_count,
    "rules": _is_count,
    "setup": lambda value: isinstance(value, dict),
    "seed": _is_seed,
    "players": _is_texts,
    "created": _is_text,
    "cursor": _is_int,
    "actions": _is_texts,
    "digests": _is_texts,
}
_SETUP_FIELDS: dict[str, Callable[[object], bool]] = {
    "names": _is_texts,
    "first": _is_int,
    "options": _is_options,
}


def updated(document: Document, migrations: Mapping[int, Callable[[Document], Document]] | None = None) -> Document:
    """The document in today's format, or a `MatchError` when it is a newer one."""
    steps = MIGRATIONS if migrations is None else migrations
    number = document["ludarium"]
    if not _is_int(number):
        raise MatchError(because("match-field", field="ludarium"))
    while number != FORMAT:
        if number > FORMAT:
            raise MatchError(because("match-newer", format=number, known=FORMAT))
        if number not in steps:
            raise MatchError(because("match-field", field="ludarium"))
        document = steps[number](document)
        number += 1
    return document


def check(document: Document) -> None:
    """Raise a `MatchError` that names the first field which is missing or not what it should be."""
    _check_fields(document, _FIELDS)
    _check_fields(document["setup"], _SETUP_FIELDS, "setup.")
    if len(document["players"]) != len(document["setup"]["names"]):
        raise MatchError(because("match-field", field="players"))
    if len(document["digests"]) != len(document["actions"]):
        raise MatchError(because("match-field", field="digests"))


def _check_fields(data: Document, fields: Mapping[str, Callable[[object], bool]], within: str = "") -> None:
    for field, fits in fields.items():
        if field not in data or not fits(data[field]):
            raise MatchError(because("match-field", field=within + field))


# Making a match of one


def setting(document: Document, titles: Registry) -> Setting:
    """What the match begins with, checked against its title."""
    check(document)
    setup = document["setup"]
    try:
        title = titles.get(document["title"], document["content"])
        _check_versions(title, document)
        made = title.setup(setup["names"], setup["first"], setup["options"])
    except (SetupError, ContentError) as error:
        raise MatchError(error.reason) from error
    return title, made, document["seed"], document["players"]


def _check_versions(title: AnyTitle, document: Document) -> None:
    content, rules = document["content"], document["rules"]
    if content != title.content_version:
        known = title.content_version
        raise MatchError(because("match-content", title=title.id, content=str(content), known=known))
    if rules > title.rules_version:
        raise MatchError(because("match-rules", title=title.id, rules=str(rules), known=title.rules_version))


def replay(match: AnyMatch, document: Document) -> None:
    """Play the document's actions, or raise a `MatchError` at the first that does not fit: all before it stay played."""
    steps = map(Step, document["actions"], document["digests"])
    try:
        match.replay(steps, document["cursor"])
    except MatchError:
        raise
    except Exception as error:  # rules may stumble over an action that they never gave out
        rule = error.reason.rule if isinstance(error, RuleError) else ""
        number = len(match.actions) + 1
        text = document["actions"][number - 1]
        raise MatchError(because("match-illegal", rule, action=number, text=text)) from error


def match_of(document: Document, titles: Registry) -> AnyMatch:
    match: AnyMatch = Match(*setting(document, titles))
    replay(match, document)
    return match
