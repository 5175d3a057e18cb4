"""``ludarium --new-match`` and ``ludarium --continue``: the window, opened for a task."""

from __future__ import annotations

import argparse
from functools import partial

WISHES = {
    "--new-match": "open the window and set up a match",
    "--continue": "open the window and go on with the last match",
}


def add(parser: argparse.ArgumentParser) -> None:
    for wish, does in WISHES.items():
        parser.add_argument(wish, dest="command", action="store_const", const=partial(_open, wish), help=does)


def _open(wish: str, wanted: argparse.Namespace) -> int:
    from ludarium.app.start import open_window

    return open_window([wish])
