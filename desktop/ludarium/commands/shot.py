"""``ludarium shot``: a picture of the table."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ludarium.commands.console import add_command, add_settings, int_between, seed, size

if TYPE_CHECKING:
    from ludarium.commands.console import Commands


def add(commands: Commands) -> None:
    parser = add_command(
        commands, "shot", "paint the table of a match that the computer played so far", shot, has_json=False
    )
    parser.add_argument("title", help="the title's id, such as iron-age")
    add_settings(parser)
    parser.add_argument(
        "--seats", type=int_between(1, 99), metavar="N", help="how many sit at the table (as many as the title takes)"
    )
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="the same seed gives the same match (1)")
    parser.add_argument(
        "--after", type=int_between(0, 10**9), default=60, metavar="N", help="after how many actions (60)"
    )
    parser.add_argument("-o", "--out", required=True, metavar="OUT.png")
    parser.add_argument(
        "--size", type=size, default=(1600, 1000), metavar="WxH", help="of the whole window (1600x1000)"
    )
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help="(light)")
    parser.add_argument(
        "--scale", type=int_between(100, 200), default=100, metavar="PERCENT", help="how large text is (100)"
    )
    parser.add_argument("--lang", metavar="LANGUAGE", help="the language of the table (en)")


def shot(wanted: argparse.Namespace) -> int:
    """A picture of the table."""
    from pathlib import Path

    from ludarium.app.shot import Shot, take_shot
    from ludarium.games import TITLES

    settings = dict(wanted.settings)
    title = TITLES.get(wanted.title, options=settings)
    seats = wanted.seats or max(title.allowed_seats)
    title.setup(seats, options=settings)  # what cannot be set up is refused before anything is painted
    what = Shot(
        wanted.title, settings, seats, wanted.seed, wanted.after, wanted.size, wanted.theme, wanted.lang, wanted.scale
    )
    return take_shot(what, Path(wanted.out))
