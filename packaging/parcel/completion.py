"""Completion for bash and zsh, made from the command line's parser."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping, Sequence

from parcel.commands import Command, Word

FILES = "files"
"""Placeholder for any file."""


def values(word: Word, known: Mapping[str, Sequence[str]]) -> Sequence[str] | str:
    """Return possible values: words, files (with an ending, such as ``*.ludarium``), or nothing known.

    known: the words for a metavariable, such as the ids of the titles for TITLE
    """
    if word.choices:
        return word.choices
    name, dot, ending = word.takes.partition(".")
    if dot:
        return f"*.{ending}"
    return FILES if name == "FILE" else known.get(name, ())


# Bash


def bash(commands: Sequence[Command], known: Mapping[str, Sequence[str]]) -> str:
    whole, *inner = commands
    cases = "\n".join(_bash_command(command, known) for command in inner)
    first = " ".join((*(command.name for command in inner), *_flags(whole)))
    return f"""# Completion of ludarium for bash.
_ludarium_files() {{
    compopt -o filenames 2>/dev/null
    local IFS=$'\\n'
    COMPREPLY=($(compgen -d -- "$2") $(compgen -f -X "!$1" -- "$2"))
}}

_ludarium() {{
    local word=$2 before=$3
    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        _ludarium_files '*.ludarium' "$word"
        COMPREPLY+=($(compgen -W '{first}' -- "$word"))
        return
    fi
    case ${{COMP_WORDS[1]}} in
{cases}
    *.ludarium) _ludarium_files '*.ludarium' "$word" ;;
    esac
}}

complete -F _ludarium ludarium
"""


def _bash_command(command: Command, known: Mapping[str, Sequence[str]]) -> str:
    lines = [f"    {command.name})", "        case $before in"]
    for option in command.options:
        if option.takes:
            lines.append(f"        {'|'.join(option.flags)}) {_bash_values(values(option, known))}; return ;;")
    lines += ["        esac", "        if [[ $word == -* ]]; then"]
    lines.append(f"            COMPREPLY=($(compgen -W '{' '.join(_flags(command))}' -- \"$word\"))")
    if command.arguments:
        lines += ["        else", f"            {_bash_values(values(command.arguments[0], known))}"]
    lines += ["        fi", "        ;;"]
    return "\n".join(lines)


def _bash_values(found: Sequence[str] | str) -> str:
    if isinstance(found, str):
        return f"_ludarium_files '{'*' if found == FILES else found}' \"$word\""
    return f"COMPREPLY=($(compgen -W '{' '.join(found)}' -- \"$word\"))" if found else ":"


def _flags(command: Command) -> list[str]:
    return [flag for option in command.options for flag in option.flags]


# Zsh


def zsh(commands: Sequence[Command], known: Mapping[str, Sequence[str]]) -> str:
    whole, *inner = commands
    described = "\n".join(f"        {_quoted(f'{command.name}:{_short(command.does)}')}" for command in inner)
    cases = "\n".join(
        f"            {command.name}) _arguments {_zsh_words(command.words, known)} ;;" for command in inner
    )
    return f"""#compdef ludarium
# Completion of ludarium for zsh.

_ludarium() {{
    local context state state_descr line
    typeset -A opt_args
    local -a commands
    commands=(
{described}
    )
    _arguments -C {_zsh_words(whole.options, known)} '1: :->first' '*:: :->rest'
    case $state in
        first)
            _describe -t commands command commands
            _files -g '*.ludarium'
            ;;
        rest)
            case $words[1] in
{cases}
            *) _files -g '*.ludarium' ;;
            esac
            ;;
    esac
}}

_ludarium "$@"
"""


def _zsh_words(words: Iterable[Word], known: Mapping[str, Sequence[str]]) -> str:
    return " ".join(_zsh_word(word, known) for word in words)


def _zsh_word(word: Word, known: Mapping[str, Sequence[str]]) -> str:
    """Return one specification for ``_arguments``; of several flags for one option, one excludes the others."""
    said = _short(word.does).replace("[", "(").replace("]", ")").replace(":", r"\:")
    name = word.takes.replace(":", "").lower() or "argument"
    takes = f":{name}:{_zsh_values(values(word, known))}" if word.takes else ""
    if not word.flags:
        return _quoted(("*" if word.is_repeated else "") + takes)
    others = "" if word.is_repeated else f"({' '.join(word.flags)})"
    repeated = "*" if word.is_repeated else ""
    return " ".join(_quoted(f"{others}{repeated}{flag}[{said}]{takes}") for flag in word.flags)


def _zsh_values(found: Sequence[str] | str) -> str:
    if isinstance(found, str):
        return "_files" if found == FILES else f'_files -g "{found}"'
    return f"({' '.join(found)})" if found else " "


def _short(text: str) -> str:
    return text.rstrip(".")


def _quoted(text: str) -> str:
    return shlex.quote(text)
