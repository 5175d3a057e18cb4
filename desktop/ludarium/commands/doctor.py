"""``ludarium doctor``: checks the installation and says what is wrong."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ludarium.commands.console import FAILED, FINE, add_command, add_language, show

if TYPE_CHECKING:
    from ludarium.commands.console import Commands


def add(commands: Commands) -> None:
    parser = add_command(commands, "doctor", "check the installation and say what is wrong", doctor)
    add_language(parser, "the report")


def doctor(wanted: argparse.Namespace) -> int:
    from ludarium import words
    from ludarium.app.checkup import check_all, report

    words.speak(wanted.lang)
    checked = list(check_all())
    is_fine = all(each.is_fine for each in checked)
    found = [{"what": each.what, "fine": each.is_fine, "text": each.said} for each in checked]
    show({"fine": is_fine, "findings": found}, wanted.json, lambda _: report(checked))
    return FINE if is_fine else FAILED
