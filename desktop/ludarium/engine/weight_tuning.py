"""What programs share that fit a title's weights by self-play: how a seat plays without search, the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from ludarium.engine.actions import Action
from ludarium.engine.contract import S, Title


def best_looking(title: Title[S], state: S) -> Action:
    """What looks best without search."""
    actions = title.actions(state)
    if len(actions) == 1:
        return actions[0]
    worth = title.expected(state, actions) or title.priors(state, actions)
    assert worth is not None
    return actions[max(range(len(actions)), key=worth.__getitem__)]


def run(climb: Callable[[Path, float, int], None], described: str) -> None:
    """Let ``climb`` better the file that the command line names, for so many minutes, with that seed."""
    parser = argparse.ArgumentParser(description=described)
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    climb(options.file, options.minutes, options.seed)
