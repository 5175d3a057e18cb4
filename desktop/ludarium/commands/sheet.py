"""``ludarium sheet``: printable score sheets as a PDF."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ludarium.commands.console import add_command, add_settings

if TYPE_CHECKING:
    from ludarium.commands.console import Commands


def add(commands: Commands) -> None:
    parser = add_command(commands, "sheet", "write printable score sheets as a PDF", sheet, has_json=False)
    parser.add_argument("match", nargs="?", metavar="MATCH.ludarium", help="the match whose sheets are written")
    parser.add_argument("--blank", metavar="TITLE", help="a blank pad of this title instead")
    parser.add_argument("--rulebook", metavar="TITLE", help="the rulebook of this title instead")
    parser.add_argument("--aid", metavar="TITLE", help="the player aid of this title instead")
    parser.add_argument("-o", "--out", required=True, metavar="OUT.pdf")
    parser.add_argument("--paper", choices=("A4", "Letter"), default="A4", help="(A4)")
    parser.add_argument("--per-page", type=int, choices=(1, 2, 4), default=1, help="sheets on a page (1)")
    parser.add_argument("--lang", metavar="LANGUAGE", help="the language of the sheet (en)")
    add_settings(parser)


def sheet(wanted: argparse.Namespace) -> int:
    from pathlib import Path

    from ludarium.engine.reasons import SetupError, because
    from ludarium.sheets.command import sheet_command

    if sum(what is not None for what in (wanted.match, wanted.blank, wanted.rulebook, wanted.aid)) != 1:
        raise SetupError(because("sheet-of-what"))
    if wanted.rulebook or wanted.aid:
        from ludarium.app.hall.rulebook.rulebook_paper import rulebook_command

        title, is_aid = wanted.rulebook or wanted.aid, wanted.aid is not None
        return rulebook_command(title, Path(wanted.out), wanted.paper, wanted.lang, is_aid=is_aid)
    if wanted.match and wanted.settings:
        raise SetupError(because("sheet-settings"))
    source, options = Path(wanted.match) if wanted.match else None, dict(wanted.settings)
    return sheet_command(source, wanted.blank, Path(wanted.out), wanted.paper, wanted.per_page, wanted.lang, options)
