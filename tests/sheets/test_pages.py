"""Pages: as many as there should be, with text that can be found, and pictures that stay sharp."""

import re
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewWidget
from pytestqt.qtbot import QtBot

from ludarium.engine.reasons import LudariumError
from ludarium.sheets.pages import COUNTS, POINT, Page, Paper, paint_page, parts, pdf, print_pages, write_pdf
from ludarium.sheets.title_sheets import blank_pages, has_sheet, match_pages
from tests.sheets.desk import TITLE, played

PAPERS = list(Paper)


def _pages(data: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b(?!s)", data))


def _sizes(data: bytes) -> set[tuple[int, int]]:
    boxes = re.findall(rb"/MediaBox \[([\d. ]+)\]", data)
    return {(round(float(box.split()[2])), round(float(box.split()[3]))) for box in boxes}


def _streams(data: bytes) -> list[bytes]:
    found = []
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", data, re.DOTALL):
        try:
            found.append(zlib.decompressobj().decompress(stream))
        except zlib.error:
            found.append(stream)
    return found


def _letters(data: bytes) -> set[str]:
    """Every letter that a reader can find or copy: what the fonts say that their glyphs stand for."""
    found = set()
    for stream in _streams(data):
        for block in re.findall(rb"beginbf(?:range|char)(.*?)endbf", stream, re.DOTALL):
            found |= {chr(int(code, 16)) for code in re.findall(rb"<([0-9A-Fa-f]{4})>", block)}
    return found


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("count", COUNTS)
def test_a_blank_pad_is_one_page(paper: Paper, count: int) -> None:
    data = pdf(blank_pages(TITLE, count, paper))
    assert data.startswith(b"%PDF")
    assert _pages(data) == 1
    size = paper.size.transposed() if count == 2 else paper.size
    assert _sizes(data) == {(round(size.width() / 10), round(size.height() / 10))}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("count", COUNTS)
def test_sheets_share_a_page_without_overlapping(paper: Paper, count: int) -> None:
    [page] = blank_pages(TITLE, count, paper)
    assert len(page.sheets) == count
    taken = sum(sheet.layout.size.width() * sheet.layout.size.height() for sheet in page.sheets)
    assert taken == pytest.approx(page.size.width() * page.size.height())
    assert len({sheet.at.toTuple() for sheet in page.sheets}) == count


def test_three_do_not_share_a_page() -> None:
    with pytest.raises(ValueError, match="3"):
        parts(Paper.A4, 3)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_match_has_a_page_for_each_seat(seats: int) -> None:
    setup = TITLE.setup([f"Player {n}" for n in range(seats)])
    pages = match_pages(TITLE, played(seats, 5), setup)
    assert _pages(pdf(pages)) == seats
    written = [sheet.facts.texts[f"{sheet.facts.seat}.name"] for page in pages for sheet in page.sheets]
    assert written == list(setup.names)


def test_the_sheets_of_a_match_can_share_pages() -> None:
    pages = match_pages(TITLE, played(3, 5), TITLE.setup(3), Paper.LETTER, per_page=2)
    assert [len(page.sheets) for page in pages] == [2, 1]


def test_text_is_text() -> None:
    data = pdf(match_pages(TITLE, played(2, 5), TITLE.setup(["Änne", "Łukasz"])))
    assert set("Leadership0123456789★ÄnneŁukasz\N{MINUS SIGN}") <= _letters(data)


def test_no_letters_are_melted_together() -> None:
    """Who looks for "first" would not find it where f and i are one glyph."""
    assert not {chr(code) for code in range(0xFB00, 0xFB07)} & _letters(pdf(blank_pages(TITLE)))


@pytest.mark.parametrize("expansion", ["none", "mediterranean"])
def test_fonts_are_embedded_and_pictures_are_vectors(expansion: str) -> None:
    data = pdf(blank_pages(TITLE, options={"expansion": expansion}))
    assert data.count(b"/FontFile2") >= 4
    assert b"/Subtype /Image" not in data


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    out = tmp_path / "sheet.pdf"
    write_pdf(out, blank_pages(TITLE), "The Iron Age")
    assert _pages(out.read_bytes()) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.pdf"]
    with pytest.raises(LudariumError, match="file-unwritable"):
        write_pdf(tmp_path / "nowhere" / "sheet.pdf", blank_pages(TITLE))


@pytest.mark.parametrize("resolution", [96, 300])
def test_a_printer_gets_the_same_pages(tmp_path: Path, resolution: int) -> None:
    out = tmp_path / "printed.pdf"
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(out))
    printer.setResolution(resolution)
    assert print_pages(printer, match_pages(TITLE, played(3, 5), TITLE.setup(3)))
    data = out.read_bytes()
    assert _pages(data) == 3
    assert set("Leadership0123456789") <= _letters(data)


def _sea_pages() -> list[Page]:
    setup = TITLE.setup(2, options={"expansion": "mediterranean"})
    return match_pages(TITLE, played(2, 5, 90, expansion="mediterranean"), setup)


@pytest.mark.parametrize("pages", ["match", "pad", "sea"])
def test_the_preview_shows_the_same_pages(qtbot: QtBot, pages: str) -> None:
    makers = {
        "match": lambda: match_pages(TITLE, played(3, 5), TITLE.setup(3)),
        "pad": lambda: blank_pages(TITLE, 2),
        "sea": _sea_pages,
    }
    shown = makers[pages]()
    printer = QPrinter()
    preview = QPrintPreviewWidget(printer)
    qtbot.addWidget(preview)
    preview.paintRequested.connect(lambda asking: print_pages(asking, shown))
    preview.updatePreview()
    assert preview.pageCount() == len(shown)
    is_landscape = preview.orientation() == QPageLayout.Orientation.Landscape
    assert is_landscape == shown[0].is_landscape


def test_no_page_is_no_trouble() -> None:
    assert print_pages(QPrinter(), [])


def test_the_page_of_two_lies_on_its_side() -> None:
    [page] = blank_pages(TITLE, 2, Paper.A4)
    assert page.is_landscape
    assert page.size == Paper.A4.size.transposed()


def _cuts(page: Page, inset: int) -> list[list[int]]:
    """Where, in points, something is drawn so far inside the upper, lower, left and right edge of the page."""
    size = page.size / POINT
    image = QImage(round(size.width()), round(size.height()), QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(1 / POINT, 1 / POINT)
    paint_page(painter, page)
    painter.end()
    width, height = image.width(), image.height()
    lines = [[(x, y) for x in range(width)] for y in (inset, height - 1 - inset)]
    lines += [[(x, y) for y in range(height)] for x in (inset, width - 1 - inset)]
    return [_dark([image.pixelColor(*at).lightness() for at in line]) for line in lines]


def _dark(line: list[int]) -> list[int]:
    return [place for place, light in enumerate(line) if light < 250]


@pytest.mark.parametrize(("count", "across", "down"), [(1, 0, 0), (2, 421, 0), (4, 298, 421)])
def test_marks_at_the_edges_show_where_to_cut(count: int, across: int, down: int) -> None:
    """A page of one sheet is not cut; lines through the page would be printed on the sheets."""
    [page] = blank_pages(TITLE, count, Paper.A4)
    upper, lower, left, right = _cuts(page, 6)
    for marks, at in ((upper, across), (lower, across), (left, down), (right, down)):
        assert bool(marks) == bool(at)
        assert all(abs(mark - at) <= 1 for mark in marks)
    assert _cuts(page, 14) == [[], [], [], []]


def test_papers_by_name() -> None:
    assert Paper.named("a4") is Paper.A4
    assert Paper.named("Letter") is Paper.LETTER
    assert Paper.LETTER.size == QSizeF(6120, 7920)
    with pytest.raises(KeyError):
        Paper.named("napkin")


def test_a_page_is_a_value() -> None:
    assert Page(Paper.A4, ()) == Page(Paper.A4, ())


def test_which_titles_have_a_sheet() -> None:
    assert has_sheet("iron-age")
    assert not has_sheet("chess")
