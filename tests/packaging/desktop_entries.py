"""A small checker of desktop entries, for machines without `desktop-file-validate`."""

from __future__ import annotations

import configparser
import re
from collections.abc import Iterator, Mapping

KEYS = {
    "Type", "Name", "GenericName", "Comment", "Keywords", "Exec", "TryExec", "Icon", "Terminal", "StartupNotify",
    "StartupWMClass", "Categories", "MimeType", "Actions", "SingleMainWindow",
}  # fmt: skip
LISTS = {"Categories", "MimeType", "Actions", "Keywords"}
REGISTERED = {"Game", "BoardGame", "CardGame", "StrategyGame"}
MAIN = "Desktop Entry"


def problems(text: str) -> list[str]:
    """All that is wrong with the entry."""
    parser = configparser.ConfigParser(interpolation=None, delimiters="=", strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    try:
        parser.read_string(text)
    except configparser.Error as error:
        return [str(error)]
    if MAIN not in parser:
        return ["no main group"]
    return [*_keys(parser), *_main(parser[MAIN]), *_actions(parser)]


def _keys(parser: configparser.ConfigParser) -> Iterator[str]:
    for group in parser.sections():
        for key, value in parser[group].items():
            plain = re.sub(r"\[[\w@.-]+\]$", "", key)
            if plain not in KEYS:
                yield f"unknown key {key}"
            if plain in LISTS and not value.endswith(";"):
                yield f"{key} is a list and has no ; at its end"
            if plain in ("Terminal", "StartupNotify") and value not in ("true", "false"):
                yield f"{key} is neither true nor false"
            if plain == "Exec" and set(re.findall(r"%(.)", value.replace("%%", ""))) - set("fFuUick"):
                yield f"unknown field in {value}"


def _main(group: Mapping[str, str]) -> Iterator[str]:
    for key in ("Type", "Name", "Exec", "Icon", "Categories"):
        if key not in group:
            yield f"{key} is missing"
    unknown = set(group.get("Categories", "").rstrip(";").split(";")) - REGISTERED
    if unknown:
        yield f"categories that are not registered: {unknown}"


def _actions(parser: configparser.ConfigParser) -> Iterator[str]:
    named = {name for name in parser[MAIN].get("Actions", "").split(";") if name}
    there = {group.removeprefix("Desktop Action ") for group in parser.sections() if group != MAIN}
    if named != there:
        yield f"actions {named} are named, {there} are there"
    for name in named & there:
        if not {"Name", "Exec"} <= set(parser[f"Desktop Action {name}"]):
            yield f"action {name} lacks its name or its command"
