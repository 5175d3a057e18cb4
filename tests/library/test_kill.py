"""Killed at any moment, the program loses no action that it had kept, and makes none up."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludarium.games import TITLES
from ludarium.library.library import Library

ROOT = Path(__file__).parents[2]

# A sample for every day, and all of them.
KILLS = [("iron-age", 40), *(pytest.param(title, 200, marks=pytest.mark.long) for title in TITLES)]
FOLDERS = [8, pytest.param(60, marks=pytest.mark.long)]


class Players:
    """Players of `tests.library.player`, one after the other, each killed in its turn.

    told: what they said they had kept: the actions of each match
    """

    def __init__(self) -> None:
        self.told: dict[int, list[str]] = {}
        self._server = subprocess.Popen(
            [sys.executable, "-m", "tests.library.player"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def kill_one(self, title: str, folder: Path, after_actions: int, delay: float) -> None:
        """Let a player play that many actions (none: let it only begin), and kill it after the delay."""
        self._server.stdin.write(f"{title} {folder}\n")
        self._server.stdin.flush()
        player = None
        while player is None or after_actions > 0:
            words = self._hear()
            if words[0] == "player":
                player = int(words[1])
            elif words[0] != "match":
                after_actions -= 1
        time.sleep(delay)
        os.kill(player, signal.SIGKILL)
        while (words := self._hear())[0] != "dead":
            pass
        assert words == ["dead", str(int(signal.SIGKILL))]

    def _hear(self) -> list[str]:
        words = self._server.stdout.readline().split()
        assert words, "the players are gone"
        if words[0] == "match":
            self.told.setdefault(int(words[1]), [])
        elif words[0].isdigit():
            actions = self.told[int(words[0])]
            actions.append(" ".join(words[2:]))
            assert len(actions) == int(words[1])
        return words

    def go_home(self) -> None:
        """None is left alive: the last has been waited for, and their session is empty."""
        self._server.stdin.close()
        assert self._server.wait(timeout=60) == 0
        with pytest.raises(ProcessLookupError):
            os.killpg(self._server.pid, 0)

    def clear_away(self) -> None:
        """Leave nothing behind, also where a test has failed."""
        with self._server, contextlib.suppress(ProcessLookupError):
            os.killpg(self._server.pid, signal.SIGKILL)


@pytest.fixture
def players():
    players = Players()
    yield players
    players.clear_away()


def check_nothing_lost(title: str, folder: Path, told: dict[int, list[str]]) -> None:
    """What is stored is what was told, and at most one step more, whose player was killed before it could tell."""
    in_flight = 0
    with Library.open(folder) as library:
        assert library.notice is None
        cards = sorted(library.matches(), key=lambda card: card.id)
        for card in cards:
            if card.id not in told:
                in_flight += 1
                told[card.id] = []
        for card in cards[-2:]:  # the one being played and the one before it: all others have ended
            match = library.load(card.id)
            assert match.notice is None
            stored = [action.text for action in match.actions]
            assert match.cursor == len(stored) == card.actions
            assert stored[: len(told[card.id])] == told[card.id]
            in_flight += len(stored) - len(told[card.id])
            told[card.id] = stored
        assert [card.id for card in cards] == sorted(told)
        assert [card.over for card in cards[:-1]] == [True] * (len(cards) - 1)
        assert all(card.actions == len(told[card.id]) for card in cards)
        results = library.high_scores(title, limit=None)
        assert len(results) == sum(len(card.names) for card in cards if card.over)
    assert in_flight <= 1


@pytest.mark.parametrize(("title", "kills"), KILLS)
def test_killed_again_and_again(tmp_path, players, title, kills):
    chance = random.Random(7)
    for number in range(kills):
        # Some while they open the library and load, some in the midst of play.
        begins = number % 4 == 0
        players.kill_one(
            title,
            tmp_path,
            after_actions=0 if begins else chance.randint(1, 40),
            delay=chance.uniform(0, 0.03 if begins else 0.003),
        )
        check_nothing_lost(title, tmp_path, players.told)
    assert sum(map(len, players.told.values())) > kills
    assert len(players.told) > 1
    players.go_home()


@pytest.mark.parametrize("folders", FOLDERS)
def test_killed_while_the_library_is_made(tmp_path, players, folders):
    chance = random.Random(8)
    for number in range(folders):
        folder = tmp_path / str(number)
        players.told.clear()
        for _ in range(2):
            players.kill_one("iron-age", folder, after_actions=0, delay=chance.uniform(0, 0.012))
            check_nothing_lost("iron-age", folder, players.told)
    players.go_home()
