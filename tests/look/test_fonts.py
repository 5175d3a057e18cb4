"""The bundled fonts are there, under their licences, and no other is used."""

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF, QRawFont

from ludarium.engine.resources import resources
from ludarium.look import fonts
from ludarium.look.design_tokens import tokens
from ludarium.look.fonts import FontFace

FACES = {name: face for name, face in vars(fonts).items() if isinstance(face, FontFace)}
ROLES = {name: role for name, role in vars(fonts).items() if isinstance(role, fonts.TextStyle)}


def test_every_font_has_its_licence_beside_it() -> None:
    folder = resources() / "fonts"
    licences = {file.name.split("-")[0] for file in folder.glob("*-OFL.txt")}
    families = {file.name.split("-")[0].removesuffix("Lining") for file in folder.glob("*.ttf")}
    assert families == licences == {"AlegreyaSans", "Cinzel"}


def test_the_families_of_the_tokens_are_bundled() -> None:
    assert {tokens().type.display, tokens().type.text} <= set(fonts.load())


@pytest.mark.parametrize("name", FACES)
def test_a_face_is_what_it_asks_for(name: str) -> None:
    face = FACES[name]
    info = QFontInfo(fonts.sized(face, 20))
    assert info.family() == (tokens().type.display if face.is_display else tokens().type.text)
    assert info.weight() == face.weight.value
    assert info.italic() == face.is_italic


@pytest.mark.parametrize("name", FACES)
def test_digits_stand_on_one_line(name: str) -> None:
    metrics = QFontMetricsF(fonts.sized(FACES[name], 200))
    bottoms = [metrics.tightBoundingRect(digit).bottom() for digit in "0123456789"]
    tops = [metrics.tightBoundingRect(digit).top() for digit in "0123456789"]
    assert max(bottoms) - min(bottoms) <= 14  # old-style digits hang down by 40 and more
    assert max(tops) - min(tops) <= 20


@pytest.mark.parametrize("name", [name for name, face in FACES.items() if not face.is_display])
def test_digits_are_equally_wide(name: str) -> None:
    metrics = QFontMetricsF(fonts.sized(FACES[name], 200))
    widths = [metrics.horizontalAdvance(digit) for digit in "0123456789"]
    assert max(widths) <= 1.02 * min(widths)


@pytest.mark.parametrize("name", [name for name, face in FACES.items() if not face.is_display])
def test_digits_need_no_feature(name: str) -> None:
    """In a PDF a digit that a feature puts in place of another can be neither found nor copied."""
    raw = QRawFont.fromFont(fonts.sized(FACES[name], 200))
    widths = [raw.advancesForGlyphIndexes(raw.glyphIndexesForString(digit))[0].x() for digit in "0123456789"]
    assert max(widths) <= 1.02 * min(widths)


@pytest.mark.parametrize("name", FACES)
@pytest.mark.parametrize("letters", ["äöüßÄÖÜ", "éèçñåøł", "·…", "\N{MINUS SIGN}\N{MULTIPLICATION SIGN}"])
def test_the_letters_of_europe_are_there(name: str, letters: str) -> None:
    raw = QRawFont.fromFont(fonts.sized(FACES[name], 20))
    assert all(raw.glyphIndexesForString(letters))


def test_the_text_font_has_a_star() -> None:
    assert all(QRawFont.fromFont(fonts.sized(fonts.TEXT, 20)).glyphIndexesForString("★→"))


def test_ligatures_are_taken_apart() -> None:
    metrics = QFontMetricsF(fonts.sized(fonts.TEXT, 200))
    apart = metrics.horizontalAdvance("f") + metrics.horizontalAdvance("f") + metrics.horizontalAdvance("i")
    assert metrics.horizontalAdvance("ffi") == pytest.approx(apart, rel=0.06)


@pytest.mark.parametrize("name", ROLES)
def test_text_never_falls_below_nine_points(name: str) -> None:
    assert fonts.font(ROLES[name]).pointSizeF() >= 9
    assert fonts.font(ROLES[name], 2.0).pointSizeF() == 2 * fonts.font(ROLES[name]).pointSizeF()


def test_a_size_is_made_once() -> None:
    assert fonts.sized(fonts.TEXT, 17) is fonts.sized(fonts.TEXT, 17)
