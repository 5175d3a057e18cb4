"""The process that thinks: it answers, can be hurried, called off and killed, and never outlives the program."""

from __future__ import annotations

import os
import queue
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludarium.ai.levels import Level, level
from ludarium.ai.search import Thought, think
from ludarium.ai.worker import FLAG, Answer, Failure, Question, Worker
from ludarium.engine.content_files import content_file
from ludarium.engine.registry import AnyTitle
from ludarium.games import TITLES
from ludarium.games.imperium.box import NEWEST
from tests.ai.conftest import state_at

ENDLESS = Level("endless", 10**9, 10**6)
PATIENCE = 60
"""Seconds until a test gives up on the process; it usually answers in one."""

Answers = queue.SimpleQueue[tuple[int, Answer]]


@pytest.fixture
def answers() -> Answers:
    return queue.SimpleQueue()


@pytest.fixture
def worker(answers: Answers) -> Iterator[Worker]:
    worker = Worker(lambda ticket, answer: answers.put((ticket, answer)))
    yield worker
    worker.close()


def question(title: AnyTitle, how: Level, asked: str = "build") -> Question:
    state = state_at(title, asked)
    seat = title.turn(state)
    assert seat is not None
    return Question(title, title.observe(state, seat), seat, how, 4)


def test_it_answers_as_the_search_does(iron_age: AnyTitle, worker: Worker, answers: Answers) -> None:
    asked = question(iron_age, Level("x", 20, 600.0))
    ticket = worker.ask(asked)
    got, answer = answers.get(timeout=PATIENCE)
    here = think(iron_age, asked.observed, asked.seat, asked.level, asked.seed)
    assert got == ticket
    assert isinstance(answer, Thought)
    assert answer.action is here.action
    assert [choice.action for choice in answer.choices] == [choice.action for choice in here.choices]


def test_it_stays_warm(iron_age: AnyTitle, worker: Worker, answers: Answers) -> None:
    worker.ask(question(iron_age, level("easy")))
    answers.get(timeout=PATIENCE)
    first = worker.pid
    worker.ask(question(iron_age, level("easy"), "buy"))
    answers.get(timeout=PATIENCE)
    assert worker.pid == first


def test_move_now_answers_with_the_best_so_far(iron_age: AnyTitle, worker: Worker, answers: Answers) -> None:
    ticket = worker.ask(question(iron_age, ENDLESS))
    time.sleep(0.3)
    worker.move_now(ticket)
    got, answer = answers.get(timeout=PATIENCE)
    assert got == ticket
    assert isinstance(answer, Thought)


def test_a_cancelled_question_is_never_answered(iron_age: AnyTitle, worker: Worker, answers: Answers) -> None:
    worker.cancel(worker.ask(question(iron_age, ENDLESS)))
    ticket = worker.ask(question(iron_age, level("easy")))
    got, _ = answers.get(timeout=PATIENCE)
    assert got == ticket
    assert answers.empty()


def test_a_killed_process_is_told_and_replaced(iron_age: AnyTitle, worker: Worker, answers: Answers) -> None:
    worker.ask(question(iron_age, ENDLESS))
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    _, answer = answers.get(timeout=PATIENCE)
    assert isinstance(answer, Failure)
    ticket = worker.ask(question(iron_age, level("easy")))
    got, answer = answers.get(timeout=PATIENCE)
    assert got == ticket
    assert isinstance(answer, Thought)


def test_a_failing_search_is_a_failure_and_not_the_end(iron_age: AnyTitle, worker: Worker, answers: Answers) -> None:
    worker.ask(Question(iron_age, "not a state", 0, level("easy"), 1))
    _, answer = answers.get(timeout=PATIENCE)
    assert isinstance(answer, Failure)
    worker.ask(question(iron_age, level("easy")))
    _, answer = answers.get(timeout=PATIENCE)
    assert isinstance(answer, Thought)


ORPHAN = """
import sys, time
from ludarium.ai.levels import Level
from ludarium.ai.worker import Question, Worker
from ludarium.games import TITLES
from ludarium.games.imperium.box import NEWEST
from tests.ai.conftest import state_at
title = TITLES.get("iron-age")
state = state_at(title, "build")
worker = Worker(lambda ticket, answer: None)
worker.ask(Question(title, title.observe(state, title.turn(state)), title.turn(state), Level("x", 10**9, 10**6), 1))
print(worker.pid, flush=True)
time.sleep(600)
"""


def test_it_does_not_outlive_a_killed_program() -> None:
    program = subprocess.Popen([sys.executable, "-c", ORPHAN], stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    with program.stdout:
        pid = int(program.stdout.readline())
    program.kill()
    program.wait()
    deadline = time.monotonic() + PATIENCE
    while _lives(pid) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not _lives(pid)


def _lives(pid: int) -> bool:
    """Whether the process runs; one that has ended but was not yet collected does not."""
    try:
        with open(f"/proc/{pid}/stat") as file:  # noqa: PTH123 -- a file of the system, read at once
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


# What cannot be read


def _broken() -> None:
    raise LookupError("the content is gone")


class Unreadable:
    """Pickled as it should, but whoever reads it stumbles: as over a pack that was removed in between."""

    def __reduce__(self) -> tuple[object, tuple[()]]:
        return _broken, ()


def test_a_question_that_cannot_be_read_is_a_failure_and_not_the_end(
    iron_age: AnyTitle, worker: Worker, answers: Answers
) -> None:
    ticket = worker.ask(Question(iron_age, Unreadable(), 0, level("easy"), 1))
    got, answer = answers.get(timeout=PATIENCE)
    assert (got, answer) == (ticket, Failure("LookupError: the content is gone"))
    first = worker.pid
    worker.ask(question(iron_age, level("easy")))
    _, answer = answers.get(timeout=PATIENCE)
    assert isinstance(answer, Thought)
    assert worker.pid == first


def test_a_pack_that_is_removed_before_the_process_reads_it(
    worker: Worker, answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDARIUM_HOME", str(tmp_path))
    pack = tmp_path / "packs" / "imperium" / "mine"
    shutil.copytree(content_file("imperium", f"v{NEWEST}"), pack)
    title = TITLES.get("imperium", options={"pack": "mine"})
    state = title.start(title.setup(2), 1)
    seat = title.turn(state)
    assert seat is not None
    shutil.rmtree(pack)
    worker.ask(Question(title, title.observe(state, seat), seat, level("easy"), 1))
    _, answer = answers.get(timeout=PATIENCE)
    assert isinstance(answer, Failure)
    assert "mine" in answer.what


def speaking(lines: str) -> list[str]:
    """The command of a process that has these lines of Python in the worker's place."""
    return [sys.executable, "-c", f"import pickle, struct, sys, time\n{lines}"]


SAYS = 'sys.stdout.buffer.write(struct.pack(">I", {size}) + {body}); sys.stdout.flush(); time.sleep(600)'


@pytest.mark.parametrize("body", ['b"no pickle"', 'pickle.dumps("no answer")', "b'cnowhere\\nNothing\\n.'"])
def test_an_answer_that_cannot_be_read_is_a_failure(iron_age: AnyTitle, answers: Answers, body: str) -> None:
    """As after an upgrade while the program runs: it is not left waiting, and neither is the process left over."""
    said = SAYS.format(size=f"len({body})", body=body)
    worker = Worker(lambda ticket, answer: answers.put((ticket, answer)), speaking(said))
    ticket = worker.ask(question(iron_age, level("easy")))
    pid = worker.pid
    got, answer = answers.get(timeout=PATIENCE)
    assert got == ticket
    assert isinstance(answer, Failure)
    assert pid is not None
    assert not _lives(pid)
    worker.close()


def test_a_process_that_does_not_end_is_ended(iron_age: AnyTitle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.ai.worker.PATIENCE", 0.1)
    worker = Worker(lambda ticket, answer: None, speaking("time.sleep(600)"))
    worker.ask(question(iron_age, level("easy")))
    pid = worker.pid
    worker.close()
    assert pid is not None
    assert not _lives(pid)


def test_a_process_that_cannot_be_started_is_a_failure(iron_age: AnyTitle, answers: Answers) -> None:
    worker = Worker(lambda ticket, answer: answers.put((ticket, answer)), ["/no/such/program"])
    ticket = worker.ask(question(iron_age, level("easy")))
    got, answer = answers.get(timeout=PATIENCE)
    assert got == ticket
    assert isinstance(answer, Failure)
    worker.close()


def test_it_does_not_outlive_a_program_that_it_does_not_understand() -> None:
    """Garbage in place of a message ends it, as the end of the pipe does."""
    process = subprocess.Popen([sys.executable, "-m", "ludarium", FLAG], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    out, _ = process.communicate(b"\0\0\0\3abc", timeout=PATIENCE)
    assert (process.returncode, out) == (0, b"")


def test_ctrl_c_is_not_for_it(iron_age: AnyTitle, worker: Worker, answers: Answers) -> None:
    """A terminal sends it to every process: the program decides what it means."""
    worker.ask(question(iron_age, level("easy")))
    answers.get(timeout=PATIENCE)
    first = worker.pid
    assert first is not None
    os.kill(first, signal.SIGINT)
    worker.ask(question(iron_age, level("easy")))
    _, answer = answers.get(timeout=PATIENCE)
    assert isinstance(answer, Thought)
    assert worker.pid == first
