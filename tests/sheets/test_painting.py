"""One painter for all papers: it keeps to its inks and to its slots, and leaves the painter as it was."""

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QBitmap, QColor, QImage, QPainter, QPicture, QRegion

from ludarium.look.colour import contrast
from ludarium.look.fonts import TEXT
from ludarium.look.seats import seat
from ludarium.look.theme import theme
from ludarium.sheets import inks
from ludarium.sheets.facts import Facts, Item, Run
from ludarium.sheets.iron_age.compact import compact
from ludarium.sheets.iron_age.marking import blank, facts
from ludarium.sheets.layout import Layout, Tone
from ludarium.sheets.lettering import fit, half_width, lettered, squeeze, wrap
from ludarium.sheets.painting import flowed, paint
from tests.sheets.desk import BOX, TITLE, a4, picture, played, table_ink, wide


def test_paper_is_black_and_white() -> None:
    canvas = QImage(600, 850, QImage.Format.Format_RGB32)
    canvas.fill(QColor("white"))
    painter = QPainter(canvas)
    painter.scale(0.1, 0.1)
    paint(painter, a4(), facts(TITLE, played(2, 1), 0, "Ada"), inks.paper())
    painter.end()
    assert canvas.allGray()


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("number", range(5))
def test_what_is_circled_is_seen(name: str, number: int) -> None:
    ink = inks.table(theme(name), seat(number))
    ground = theme(name).sheet
    assert contrast(ink.ring, ground) >= 3
    assert contrast(ink.fill, ground) >= 7
    assert contrast(ink.tones[Tone.MUTED], ground) >= 4.5
    assert contrast(ink.gain, ground) >= 4.5
    assert contrast(ink.quiet, ground) >= 3


def test_the_painter_is_left_as_it_was() -> None:
    canvas = QImage(848, 548, QImage.Format.Format_RGB32)
    painter = QPainter(canvas)
    painter.setPen(QColor("red"))
    before = painter.pen(), painter.brush(), painter.font(), painter.transform(), painter.renderHints()
    paint(painter, wide(848, 548), blank(BOX), table_ink())
    assert (painter.pen(), painter.brush(), painter.font(), painter.transform(), painter.renderHints()) == before
    painter.end()


def test_owned_rows_are_tinted_on_the_table_only() -> None:
    layout = wide(848, 548)
    mark = layout.marks["0.development.roads.band"]
    spot = mark.rect.topLeft().toPoint()
    owned = Facts(0, frozenset({mark.key}))
    assert picture(layout, owned, table_ink()).pixelColor(spot.x() + 3, spot.y() + 4) == theme("light").tint
    assert picture(layout, owned).pixelColor(spot.x() + 3, spot.y() + 4) == QColor("white")


def _inked(layout: Layout, texts: dict[str, str]) -> QRectF:
    """What the texts change on the sheet."""
    changed = picture(layout, Facts(), table_ink())
    painter = QPainter(changed)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, picture(layout, Facts(0, texts=texts), table_ink()))
    painter.end()
    same = changed.createMaskFromColor(QColor("black").rgb(), Qt.MaskMode.MaskInColor)
    return QRectF(QRegion(QBitmap.fromImage(same)).boundingRect())


@pytest.mark.parametrize("key", ["0.note.tribute", "0.strength", "0.total", "0.note.conquest"])
def test_what_is_written_stays_in_its_slot(key: str) -> None:
    layout = wide(848, 548)
    slot = layout.slots[key].rect.adjusted(-1.5, -1.5, 1.5, 1.5)
    inked = _inked(layout, {key: "1234567890 · a very long remark that no slot has room for"})
    assert inked.width() > slot.width() / 3
    assert slot.contains(inked)


def test_one_recording_serves_every_paper() -> None:
    """The print preview paints into a recording: it must hold the whole sheet."""
    recording = QPicture()
    painter = QPainter(recording)
    paint(painter, a4(), blank(BOX), inks.paper())
    painter.end()
    assert recording.size() > 10_000


# Measured text


def test_text_shrinks_before_it_is_shortened() -> None:
    large = lettered(TEXT, 20)
    whole, smaller = fit("ships for 2 goods", large, large.width("ships for 2 goods") * 0.8, 12)
    assert whole == "ships for 2 goods"
    assert 12 <= smaller.size < 20
    short, smallest = fit("ships for 2 goods", large, 40, 12)
    assert short.endswith("…")
    assert smallest.size == 12
    assert smallest.width(short) <= 41


def test_text_breaks_where_it_reads_best() -> None:
    type_ = lettered(TEXT, 20)
    text = "ships for 2 goods · +1 per ship"
    assert wrap(text, type_, type_.width(text) * 0.7) == ("ships for 2 goods", "+1 per ship")
    assert wrap("roll one more die", type_, type_.width("roll one more die") * 0.6) == ("roll one", "more die")
    assert wrap("Unbreakable", type_, 20) is None
    assert half_width("Unbreakable", type_) == type_.width("Unbreakable")


def test_two_lines_hold_what_they_can() -> None:
    type_ = lettered(TEXT, 20)
    head, tail = squeeze("2 population fill 3 monument boxes", type_, 100)
    assert head == "2 population"
    assert tail.endswith("…")
    assert max(type_.width(head), type_.width(tail)) <= 100


# Running text


def _items(count: int) -> list[Item]:
    return [(Run(f"Development {n}", is_strong=True), Run(str(n))) for n in range(count)]


def test_running_text_says_what_it_leaves_out() -> None:
    lines = flowed(_items(12), lettered(TEXT, 13), 340, 2)
    assert len(lines) == 2
    said = [item for line in lines for item in line]
    rest = int(said[-1][0].text.removeprefix("+"))
    assert len(said) - 1 + rest == 12


def test_running_text_that_fits_is_whole() -> None:
    assert [item for line in flowed(_items(4), lettered(TEXT, 13), 340, 2) for item in line] == _items(4)
    assert flowed([], lettered(TEXT, 13), 340, 2) == []


def test_a_compact_sheet_tells_what_is_built_and_owned() -> None:
    state = played(3, 7)
    layout = compact(QSizeF(366, 120), seat=1)
    made = facts(TITLE, state, 1)
    assert set(made.runs) <= set(layout.slots)
    counts = {key.split(".")[2]: text for key, text in made.texts.items() if ".count." in key}
    own = state.seats[1]
    assert counts["tribute"] == str(own.tribute)
    assert counts["skulls"] == str(own.skulls)
    assert len(made.runs["1.summary.development"]) == max(1, own.developments.bit_count())


def test_a_narrow_compact_sheet_lets_the_icons_speak() -> None:
    assert not compact(QSizeF(230, 100)).texts
    assert len(compact(QSizeF(366, 100)).texts) == 6
