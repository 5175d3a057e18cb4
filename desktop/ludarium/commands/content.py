"""``ludarium content``: every component of a title, or a check of custom content."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ludarium.commands.console import FINE, add_command, add_language, add_settings, show

if TYPE_CHECKING:
    from pathlib import Path

    from ludarium.commands.console import Commands
    from ludarium.engine.registry import AnyTitle


def add(commands: Commands) -> None:
    parser = add_command(commands, "content", "list every component of a title", content)
    parser.add_argument("title", help="the title's id, such as iron-age")
    add_language(parser, "names and texts")
    parser.add_argument("--check", metavar="FILE", help="check a file of your own instead, such as a map")
    add_settings(parser)


def content(wanted: argparse.Namespace) -> int:
    from ludarium import words
    from ludarium.games import TITLES
    from ludarium.words import reports

    title = TITLES.get(wanted.title, options=dict(wanted.settings))
    words.speak(wanted.lang)
    if wanted.check is not None:
        return _check_file(title, wanted.check, wanted.json)
    data = {
        "title": title.id,
        "version": title.content_version,
        "components": [
            {
                "id": component.id,
                "kind": component.kind,
                "name": component.name,
                "text": component.text,
                "provenance": component.weakest,
                "provenance_of": dict(component.provenance),
                **component.facts,
            }
            for component in words.components(title)
        ],
    }
    show(data, wanted.json, reports.content)
    return FINE


def _check_file(title: AnyTitle, file: str, as_json: bool) -> int:
    from pathlib import Path

    from ludarium.words import reports

    check(title, Path(file))
    show({"title": title.id, "file": file, "fits": True}, as_json, reports.fits)
    return FINE


def check(title: AnyTitle, path: Path) -> AnyTitle:
    """Return the title with custom content that plays and has texts, or raise `ContentError`."""
    from ludarium import words
    from ludarium.engine.reasons import ContentError, because

    checked = title.check_file(path)
    try:
        words.components(checked)
    except Exception as error:  # whatever phrases stumble over that never saw this content
        problem = f"{type(error).__name__}: {error}"
        raise ContentError(because("content-unspeakable", file=path.name, problem=problem)) from error
    return checked
