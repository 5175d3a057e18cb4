"""A bundle has no Python beside it: as Python's helper the program does what Python would."""

from __future__ import annotations

import sys
from multiprocessing import resource_tracker, spawn, util

import pytest

from ludarium.commands.helper import help_out


def test_the_keeper_of_shared_things_is_started_as_python_starts_it(monkeypatch):
    """Whatever Python of today asks for is understood."""
    started, kept = [], []
    monkeypatch.setattr(util, "spawnv_passfds", lambda exe, words, passed: started.append((words, passed)) or 1)
    monkeypatch.setattr(resource_tracker, "main", kept.append)
    resource_tracker.ResourceTracker().ensure_running()
    (words, passed) = started[0]
    with pytest.raises(SystemExit):
        help_out(words)
    assert kept == [passed[-1]]


def test_a_process_of_the_arena_is_started_as_python_starts_it(monkeypatch):
    begun = []
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "argv", spawn.get_command_line(tracker_fd=5, pipe_handle=7))
    monkeypatch.setattr(spawn, "spawn_main", lambda **known: begun.append(known))
    with pytest.raises(SystemExit):
        help_out(sys.argv)
    assert begun == [{"tracker_fd": 5, "pipe_handle": 7}]


def test_everything_else_is_for_the_program(monkeypatch):
    monkeypatch.setattr(sys, "argv", ["ludarium", "-c", "print(1)"])
    help_out(sys.argv)
