"""What the desktop is told of the program: its entry in the menu and the type of its files, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from xml.sax.saxutils import escape

from PySide6.QtCore import QTranslator

from ludarium.engine.resources import resources
from ludarium.words.active_language import SOURCE, languages
from ludarium.words.voice import TEXT

ID = "org.ludarium.Ludarium"
"""The name of the program's entry, icon and description among those of all other programs."""

NAME = "Ludarium"
MATCH_TYPE = "application/vnd.ludarium.match+json"
MATCH_ICON = MATCH_TYPE.replace("/", "-")

COMMENT = TEXT("general", "Play empire-building tabletop games")
GENERIC = TEXT("general", "Tabletop Games")
KEYWORDS = TEXT("general", "board game;tabletop;strategy;empire;dice;cards;solitaire;")
NEW_MATCH = TEXT("general", "New match")
CONTINUE = TEXT("general", "Continue")
MATCH_FILE = TEXT("general", "Ludarium match")

ACTIONS: Mapping[str, tuple[str, str]] = {"new-match": (NEW_MATCH, "--new-match"), "continue": (CONTINUE, "--continue")}
"""What the menu offers beside opening the program: its name, and the argument that asks for it."""


ICONS = {f"apps/{ID}": "app-icon", f"mimetypes/{MATCH_ICON}": "match-file"}
"""The icons of the program and of its files, by their place in an icon theme, and the drawing of each."""


def menu_files(program: str) -> dict[str, bytes]:
    """Return the files of a menu entry for one user, by their path in ``share``."""
    icons = {
        f"icons/hicolor/scalable/{icon}.svg": (resources() / "art" / "icons" / f"{drawing}.svg").read_bytes()
        for icon, drawing in ICONS.items()
    }
    entry, kind = desktop_entry(program), match_type()
    return {f"applications/{ID}.desktop": entry.encode(), f"mime/packages/{ID}.xml": kind.encode(), **icons}


def said(text: str) -> Iterator[tuple[str, str]]:
    """Return the text in every language that has it, English first. The current language stays."""
    yield SOURCE, text
    for language in languages():
        translator = QTranslator()
        if language != SOURCE and translator.load(str(resources() / "i18n" / f"ludarium_{language}.qm")):
            translated = translator.translate("general", text)
            if translated:
                yield language, translated


def desktop_entry(program: str) -> str:
    """Return the menu entry. ``program``: the command or path that starts Ludarium."""
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        f"Name={NAME}",
        *_lines("GenericName", GENERIC),
        *_lines("Comment", COMMENT),
        *_lines("Keywords", KEYWORDS),
        f"Exec={_argument(program)} %F",
        f"Icon={ID}",
        "Terminal=false",
        "StartupNotify=true",
        f"StartupWMClass={NAME}",
        "Categories=Game;BoardGame;",
        f"MimeType={MATCH_TYPE};",
        f"Actions={''.join(f'{action};' for action in ACTIONS)}",
    ]
    for action, (name, flag) in ACTIONS.items():
        lines += ["", f"[Desktop Action {action}]", *_lines("Name", name), f"Exec={_argument(program)} {flag}"]
    return "\n".join(lines) + "\n"


def _lines(key: str, text: str) -> Iterator[str]:
    for language, words in said(text):
        yield f"{key}={words}" if language == SOURCE else f"{key}[{language}]={words}"


def _argument(program: str) -> str:
    """Quote the program for the first word of a command."""
    if re.fullmatch(r"[\w./-]+", program):
        return program
    quoted = re.sub(r'([`$"\\])', r"\\\1", program).replace("%", "%%")
    return '"' + quoted.replace("\\", "\\\\") + '"'


def match_type() -> str:
    """Return the MIME type of match files, by ending and first bytes."""
    comments = "\n".join(
        f"    <comment>{escape(words)}</comment>"
        if language == SOURCE
        else f'    <comment xml:lang="{language}">{escape(words)}</comment>'
        for language, words in said(MATCH_FILE)
    )
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{MATCH_TYPE}">
{comments}
    <icon name="{MATCH_ICON}"/>
    <sub-class-of type="application/json"/>
    <magic priority="60">
      <match type="string" offset="0" value="{{">
        <match type="string" offset="1:16" value="&quot;ludarium&quot;:"/>
      </match>
    </magic>
    <glob pattern="*.ludarium"/>
  </mime-type>
</mime-info>
"""
