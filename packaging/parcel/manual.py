"""The manual page, made from ``--help``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from parcel.commands import Command, Word
from parcel.project import VERSION, moment


def page(commands: Sequence[Command], summary: str) -> str:
    """Return the page in roff; the first command is the program itself."""
    whole, *inner = commands
    lines = [
        f'.TH LUDARIUM 1 "{moment():%Y-%m-%d}" "Ludarium {VERSION}" "Games"',
        ".SH NAME",
        rf"ludarium \- {_plain(summary[0].lower() + summary[1:])}",
        ".SH SYNOPSIS",
        *_synopsis(commands),
        ".SH DESCRIPTION",
        _plain(whole.does),
        ".SH OPTIONS",
        *_words(whole.options),
        ".SH COMMANDS",
    ]
    for command in inner:
        lines += [f".SS {_plain(command.name)}", _plain(command.does), *_words((*command.arguments, *command.options))]
    if whole.more:
        lines += [".SH EXAMPLES", *map(_plain, whole.more.splitlines())]
    return "\n".join(lines) + "\n"


def _synopsis(commands: Iterable[Command]) -> Iterator[str]:
    for number, command in enumerate(commands):
        if number:
            yield ".br"
        program, *rest = command.usage.split(" ")
        yield rf"\fB{_plain(program)}\fR {_plain(' '.join(rest))}"


def _words(words: Iterable[Word]) -> Iterator[str]:
    for word in words:
        flags = ", ".join(rf"\fB{_plain(flag)}\fR" for flag in word.flags)
        takes = rf"\fI{_plain(word.takes)}\fR" if word.takes else ""
        yield from (".TP", f"{flags} {takes}".strip(), _plain(word.does) or r"\&")


def _plain(text: str) -> str:
    """Escape what roff would read as a command."""
    text = text.replace("\\", r"\e").replace("-", r"\-").replace("%%", "%")
    return rf"\&{text}" if text.startswith((".", "'")) else text
