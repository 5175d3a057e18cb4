"""Sounds: made by our own script, small, at the volume that is set, and never missed where there is no device."""

from __future__ import annotations

import runpy
import stat
import wave
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from ludarium.engine.resources import resources
from ludarium.widgets import sound_player
from ludarium.widgets.sound_player import OFF, SOUNDS, VOLUMES, Sounds

SCRIPT = Path(__file__).parents[2] / "packaging" / "sounds.py"


def frames(file: Path) -> bytes:
    with wave.open(str(file), "rb") as opened:
        return opened.readframes(opened.getnframes())


def test_what_is_stored_is_what_the_script_makes(tmp_path: Path) -> None:
    """Differences of the last digit are another machine's arithmetic; more would be another sound."""
    made = runpy.run_path(str(SCRIPT))
    assert set(made["SOUNDS"]) == set(SOUNDS)
    made["write"](tmp_path)
    for name in SOUNDS:
        stored, anew = frames(resources() / "sounds" / f"{name}.wav"), frames(tmp_path / f"{name}.wav")
        assert len(stored) == len(anew)
        assert all(abs(a - b) <= 1 for a, b in zip(stored[1::2], anew[1::2], strict=True))


@pytest.mark.parametrize("name", SOUNDS)
def test_sounds_are_small(name: str) -> None:
    assert (resources() / "sounds" / f"{name}.wav").stat().st_size < 20_000


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qapp: object) -> Path:
    """A player that writes down what it was given: nobody listens on a platform without a screen, but here."""
    player, log = tmp_path / "player", tmp_path / "heard"
    player.write_text(f'#!/bin/sh\necho "$1" >> {log}\n')
    player.chmod(player.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(sound_player, "PLAYERS", ((str(player),),))
    monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda: "xcb"))
    return log


def test_a_sound_is_played_as_loud_as_is_wished(heard: Path, qtbot: QtBot) -> None:
    sounds = Sounds("loud")
    sounds.play("dice")
    qtbot.waitUntil(heard.exists)
    assert heard.read_text().strip() == str(resources() / "sounds" / "dice.wav")
    sounds.volume = "quiet"
    softer = sounds._file("dice")
    loud = max(abs(sample) for sample in memoryview(frames(resources() / "sounds" / "dice.wav")).cast("h"))
    soft = max(abs(sample) for sample in memoryview(frames(softer)).cast("h"))
    assert soft == pytest.approx(loud * VOLUMES["quiet"], abs=1)
    sounds.close()


def test_sounds_may_be_gone_before_their_last_process(heard: Path, qtbot: QtBot) -> None:
    sounds = Sounds("loud")
    sounds.play("dice")
    sounds.close()
    del sounds
    qtbot.wait(20)  # now the process is deleted, which must not take its own owner along


def test_off_is_off(heard: Path, qtbot: QtBot) -> None:
    sounds = Sounds(OFF)
    sounds.play("dice")
    qtbot.wait(100)
    assert not heard.exists()


def test_no_device_is_no_error(heard: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A player that fails is not asked again, and the next one is; with none left it is quiet."""
    broken = tmp_path / "broken"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    monkeypatch.setattr(sound_player, "PLAYERS", ((str(broken),), ("no-such-player",), *sound_player.PLAYERS))
    sounds = Sounds("loud")
    sounds.play("wood")
    qtbot.waitUntil(lambda: len(sounds._players) == 1)
    sounds.play("wood")
    qtbot.waitUntil(heard.exists)
    sounds._players.clear()
    sounds.play("wood")
    sounds.close()


def test_nobody_listens_where_nobody_looks(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    sounds = Sounds("loud")
    monkeypatch.setattr(sounds, "_start", lambda *told: pytest.fail("it was played"))
    sounds.play("dice")
