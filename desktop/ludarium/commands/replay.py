"""``ludarium replay``: replay a match file and print its standing."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ludarium.commands.console import FINE, add_command, add_language, show

if TYPE_CHECKING:
    from ludarium.commands.console import Commands


def add(commands: Commands) -> None:
    parser = add_command(commands, "replay", "replay a match file and print its standing", replay)
    parser.add_argument("match", metavar="MATCH.ludarium")
    add_language(parser, "the report")


def replay(wanted: argparse.Namespace) -> int:
    from pathlib import Path

    from ludarium import words
    from ludarium.library.files import read_match
    from ludarium.words import reports

    words.speak(wanted.lang)
    match = read_match(Path(wanted.match))
    title, names = match.title, match.setup.names
    outcome = match.outcome
    data = {
        "title": title.id,
        "actions": match.cursor,
        "over": match.is_over,
        "foretells": not match.is_over,  # its seed tells what is still to come
        "origin": match.origin,
        "handed": [{"action": over.at, "seat": over.seat, "player": over.player} for over in match.handed],
        "ended": {"how": match.ended.how, "seat": match.ended.seat} if match.ended else None,
        "winners": list(outcome.winners) if outcome else [],
        "decided_by": outcome.decided_by if outcome else None,
        "standing": [
            {
                "seat": seat,
                "name": names[seat],
                "player": match.players[seat],
                "total": standing.total,
                "lines": dict(standing.lines),
            }
            for seat, standing in enumerate(title.standing(match.state))
        ],
    }
    decided = words.outcome(title, outcome, names) if outcome else ""
    show(data, wanted.json, lambda data: reports.replay(data, decided))
    return FINE
