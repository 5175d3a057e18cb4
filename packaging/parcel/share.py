"""Desktop metadata of an installed program, as laid out under ``share``."""

from __future__ import annotations

from pathlib import Path

from ludarium.cli import make_parser
from ludarium.games import TITLES
from ludarium.words.active_language import languages
from ludarium.words.launcher import COMMENT, ID, desktop_entry, match_type
from parcel import completion, icons, manual
from parcel.commands import read
from parcel.metainfo import metainfo


def write_share(share: Path) -> None:
    """Fill the folder for a program on the path."""
    for name, text in files().items():
        file = share / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    icons.write_theme(share / "icons" / "hicolor")


def files() -> dict[str, str]:
    """Return every file except the icons, with its content."""
    commands = read(make_parser())
    known = {"TITLE": tuple(TITLES), "LANGUAGE": languages()}
    return {
        f"applications/{ID}.desktop": desktop_entry("ludarium"),
        f"mime/packages/{ID}.xml": match_type(),
        f"metainfo/{ID}.metainfo.xml": metainfo(),
        "man/man1/ludarium.1": manual.page(commands, COMMENT),
        "bash-completion/completions/ludarium": completion.bash(commands, known),
        "zsh/vendor-completions/_ludarium": completion.zsh(commands, known),
    }
