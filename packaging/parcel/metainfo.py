"""The AppStream description for software centres, with screenshots."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import escape

from ludarium.words.launcher import COMMENT, ID, MATCH_TYPE, NAME, said
from parcel.project import ROOT, SITE, VERSION, moment

WIDE, HIGH = 1600, 900

SHOTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "iron-age": ("The Iron Age: dice, pegs and a score sheet", ("iron-age", "--after", "60")),
    "mediterranean": (
        "The Mediterranean expansion in the dark theme",
        ("iron-age", "--set", "expansion=mediterranean", "--after", "60", "--theme", "dark"),
    ),
    "eight-minute-empire": (
        "Eight-Minute Empire: a map to fight over",
        ("eight-minute-empire", "--seats", "3", "--after", "40"),
    ),
    "imperium": (
        "Imperium: a nation of cards, from barbarians to an empire",
        ("imperium", "--seats", "2", "--after", "60"),
    ),
    "rome": ("Rome: an empire of provinces, ruled alone", ("rome", "--after", "60")),
}
"""Screenshots: caption, and arguments of `ludarium shot`."""

ABOUT = (
    "Ludarium is a table on your screen for empire-building games: play against the computer, with friends at one"
    " machine, or alone.",
    "Pieces are dragged or clicked, and everything can be done from the keyboard and with a screen reader. Computer"
    " seats are strong, quick and honest: they know what their seat may know, nothing more. Undo is free until"
    " something hidden is revealed, and every move is on the disk before the next one.",
    "Score sheets can be printed, blank or of any match at any moment.",
)


def write_shots(folder: Path) -> None:
    """Have the program paint its own tables."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (_, wanted) in SHOTS.items():
        command = [sys.executable, "-m", "ludarium", "shot", *wanted]
        command += ["--size", f"{WIDE}x{HIGH}", "-o", str(folder / f"{name}.png")]
        subprocess.run(command, check=True, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})


def metainfo() -> str:
    described = "\n".join(f"    <p>{escape(paragraph)}</p>" for paragraph in ABOUT)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{ID}</id>
  <name>{NAME}</name>
{chr(10).join(_summaries())}
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT</project_license>
  <developer_name>The Ludarium developers</developer_name>
  <url type="homepage">{SITE}</url>
  <description>
{described}
  </description>
  <launchable type="desktop-id">{ID}.desktop</launchable>
  <icon type="stock">{ID}</icon>
  <categories>
    <category>Game</category>
    <category>BoardGame</category>
  </categories>
  <screenshots>
{chr(10).join(_screenshots())}
  </screenshots>
  <provides>
    <binary>ludarium</binary>
    <mediatype>{MATCH_TYPE}</mediatype>
  </provides>
  <requires>
    <display_length compare="ge">1024</display_length>
  </requires>
  <recommends>
    <control>pointing</control>
    <control>keyboard</control>
  </recommends>
  <content_rating type="oars-1.1"/>
  <releases>
    <release version="{VERSION}" date="{moment():%Y-%m-%d}">
      <description>
        <ul>
{chr(10).join(f"          <li>{escape(line)}</li>" for line in news())}
        </ul>
      </description>
    </release>
  </releases>
</component>
"""


def _summaries() -> Iterator[str]:
    for language, words in said(COMMENT):
        where = "" if language == "en" else f' xml:lang="{language}"'
        yield f"  <summary{where}>{escape(words)}</summary>"


def _screenshots() -> Iterator[str]:
    for number, (name, (caption, _)) in enumerate(SHOTS.items()):
        yield f"""    <screenshot{"" if number else ' type="default"'}>
      <caption>{escape(caption)}</caption>
      <image type="source" width="{WIDE}" height="{HIGH}">{SITE}/screenshots/{VERSION}/{name}.png</image>
    </screenshot>"""


def news() -> list[str]:
    """Return the changelog entries of this version, or unreleased ones if it has none."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## \[([^]]+)\][^\n]*\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL))
    lines = re.findall(r"^- (.*(?:\n  .*)*)", sections.get(VERSION) or sections["Unreleased"], re.MULTILINE)
    return [re.sub(r"[`*]", "", " ".join(line.split())) for line in lines]
