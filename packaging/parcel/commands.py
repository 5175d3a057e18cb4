"""The command line as data, read from its parser, for the manual page and completion."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import attrs


@attrs.frozen
class Word:
    """An option or an argument.

    flags: its spellings, empty for an argument; takes: the value it needs, empty for none
    """

    flags: tuple[str, ...]
    takes: str
    does: str
    choices: tuple[str, ...]
    is_repeated: bool


@attrs.frozen
class Command:
    """A command; the first one has no name and is the program itself."""

    name: str
    usage: str
    does: str
    more: str
    words: tuple[Word, ...]

    @property
    def options(self) -> tuple[Word, ...]:
        return tuple(word for word in self.words if word.flags)

    @property
    def arguments(self) -> tuple[Word, ...]:
        return tuple(word for word in self.words if not word.flags)


def read(parser: argparse.ArgumentParser) -> tuple[Command, ...]:
    """Return the program itself, then each of its commands."""
    return tuple(_read("", parser))


def _read(name: str, parser: argparse.ArgumentParser) -> Iterator[Command]:
    usage = " ".join(parser.format_usage().split()).removeprefix("usage: ")
    own = [action for action in parser._actions if not isinstance(action, argparse._SubParsersAction)]
    yield Command(name, usage, parser.description or "", parser.epilog or "", tuple(map(_word, own)))
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for inner, its in action.choices.items():
                yield from _read(inner, its)


def _word(action: argparse.Action) -> Word:
    takes = "" if action.nargs == 0 else str(action.metavar or action.dest.upper())
    choices = tuple(map(str, action.choices or ()))
    if choices and not action.metavar:
        takes = "|".join(choices)
    return Word(
        tuple(action.option_strings),
        takes,
        action.help or "",
        choices,
        action.nargs in ("*", "+") or isinstance(action, argparse._AppendAction),
    )
