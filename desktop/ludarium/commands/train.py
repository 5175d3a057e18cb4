"""``ludarium train``: learns a title's values by self-play and keeps what is better on fresh deals."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ludarium.commands.console import FINE, STOPPED, Data, add_command, add_jobs, int_between, seed, show

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludarium.ai.training.trainer import Plan, Progress, Trainer, Verdict
    from ludarium.commands.console import Commands
    from ludarium.engine.registry import AnyTitle
    from ludarium.processes import Crew


def add(commands: Commands) -> None:
    parser = add_command(commands, "train", "learn better values for the computer's seats by self-play", train)
    parser.add_argument("title", help="the title's id, such as iron-age")
    parser.add_argument("--lesson", action="append", metavar="NAME", help="only this kind of match, such as alone")
    parser.add_argument("--hours", type=hours, default=1.0, metavar="H", help="begin no generation after so long (1)")
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="the same seed learns the same (1)")
    parser.add_argument("--matches", type=int_between(1, 10**7), metavar="N", help="matches of self-play a generation")
    parser.add_argument("--samples", type=int_between(1, 10**6), metavar="N", help="positions of a stage a generation")
    parser.add_argument("--checks", type=int_between(2, 10**6), metavar="N", help="fresh deals to check a generation")
    parser.add_argument("--folder", type=Path, metavar="FOLDER", help="the checkpoints, to go on after a kill")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="where to write what is accepted")
    add_jobs(parser)


def hours(text: str) -> float:
    try:
        return max(0.0, float(text))
    except ValueError:
        raise argparse.ArgumentTypeError(f"not a number: {text}") from None


def train(args: argparse.Namespace) -> int:
    from ludarium.commands.progress import Bar
    from ludarium.engine.knowledge import knowledge_file
    from ludarium.games import TITLES
    from ludarium.processes import Crew, cores
    from ludarium.words import reports

    _require_numpy()
    title, bar = TITLES.get(args.title), Bar()
    found: list[Data] = []
    interrupted = False
    output = args.output or knowledge_file(title.id)
    try:
        with Crew(args.jobs or cores()) as crew:
            for lesson, verdict in _verdicts(args, title, crew, bar):
                found.append(_data(lesson, verdict))
                if verdict.is_accepted:
                    _write(output, title, lesson, verdict)
    except KeyboardInterrupt:
        interrupted = True
    bar.close()
    data = {"title": title.id, "output": str(output), "generations": found, "interrupted": interrupted}
    show(data, args.json, reports.training)
    return STOPPED if interrupted else FINE


def _require_numpy() -> None:
    from importlib.util import find_spec

    from ludarium.engine.reasons import LudariumError, because

    if find_spec("numpy") is None:
        raise LudariumError(because("train-extra"))


def _verdicts(args: argparse.Namespace, title: AnyTitle, crew: Crew, tell: Progress) -> Iterator[tuple[str, Verdict]]:
    """A generation of each lesson in turn, until the time is up."""
    import time

    from ludarium.engine.reasons import SetupError, because
    from ludarium.games import lessons_of

    names = [lesson.name for lesson in lessons_of(title)]
    chosen = args.lesson or names
    for name in chosen:
        if name not in names:
            raise SetupError(because("lesson", lesson=name, known=", ".join(names)))
    until = time.monotonic() + 3600 * args.hours
    trainers = [(name, _trainer(args, title, name, crew, tell)) for name in chosen]
    generation = 0
    while trainers:
        for name, trainer in trainers:
            if time.monotonic() >= until:
                return
            yield name, trainer.generation(generation)
        generation += 1


def _trainer(args: argparse.Namespace, title: AnyTitle, lesson: str, crew: Crew, tell: Progress) -> Trainer:
    from ludarium.ai.training.checkpoints import Checkpoints
    from ludarium.ai.training.trainer import Trainer
    from ludarium.engine.resources import home

    folder = args.folder or home() / "training" / title.id
    return Trainer(title, lesson, _plan(args), args.seed, crew, Checkpoints(folder), tell)


def _plan(args: argparse.Namespace) -> Plan:
    from ludarium.ai.training.trainer import Plan

    given = {name: getattr(args, name) for name in ("matches", "samples", "checks")}
    return Plan(**{name: amount for name, amount in given.items() if amount is not None})


def _data(lesson: str, verdict: Verdict) -> Data:
    return {
        "lesson": lesson,
        "generation": verdict.number,
        "gain": round(verdict.gain, 4),
        "error": round(verdict.error, 4),
        "deals": verdict.deals,
        "accepted": verdict.is_accepted,
    }


def _write(file: Path, title: AnyTitle, lesson: str, verdict: Verdict) -> None:
    """Put what was learned into the knowledge file, in place of what the lesson knew."""
    import attrs

    from ludarium.engine.knowledge import load_knowledge, text_of

    known = load_knowledge(title.id, file if file.exists() else None)
    new = attrs.evolve(known, lessons={**known.lessons, lesson: verdict.learned})
    part = file.with_suffix(".part")
    part.write_text(text_of(new), encoding="utf-8")
    part.replace(file)
