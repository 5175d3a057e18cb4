"""The bundled fonts have every letter of the languages that are spoken, and of those that come next."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QRawFont

from ludarium.look import fonts
from ludarium.words.pseudo import ACCENTED, PLAIN

LETTERS = {
    "German": "ÄÖÜäöüß„“‚‘–…",  # noqa: RUF001
    "Polish": "ĄĆĘŁŃÓŚŹŻąćęłńóśźż”",
    "pseudo": ACCENTED + "[]",
    "English": PLAIN + "0123456789+−·×’“”…",  # noqa: RUF001
}
FACES = (
    fonts.TEXT,
    fonts.STRONG,
    fonts.ITALIC,
    fonts.DISPLAY,
    fonts.DISPLAY_STRONG,
    fonts.FontFace(weight=fonts.MEDIUM),
    fonts.FontFace(weight=fonts.EXTRABOLD),
)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LETTERS)
def test_no_letter_is_missing(language: str) -> None:
    for face in FACES:
        font = QRawFont.fromFont(fonts.sized(face, 20))
        assert [letter for letter in LETTERS[language] if not font.supportsCharacter(ord(letter))] == [], face
