"""The rulebook, beside the table or in a window."""

from __future__ import annotations

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QDialog, QFrame, QMenu, QTextBrowser, QVBoxLayout, QWidget

from ludarium.app.hall.rulebook.rulebook_content import EVERY_RULE, RulebookReader, nothing_found
from ludarium.app.hall.rulebook.rulebook_document import RulebookDocument
from ludarium.app.hall.rulebook.rules_and_keys import read_rules
from ludarium.boards.accessible_events import announce
from ludarium.boards.search_field import SearchField
from ludarium.engine.registry import Registry
from ludarium.look import theme
from ludarium.look.qt_startup import Qt
from ludarium.widgets.controls import Button, chooser
from ludarium.widgets.layouts import column, fill, fit_window, holder, row
from ludarium.widgets.phrases import box_names, hall


class PageView(QTextBrowser):
    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # lines are broken to one width
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )


class RulebookView(QWidget):
    """Rulebooks with contents, search and history.

    print_asked: the title whose rulebook, or (True) player aid, to print
    """

    print_asked = Signal(str, bool)
    closed = Signal()

    def __init__(self, titles: Registry, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._titles = titles
        self._names = [name for name in titles if name in read_rules()]
        self._read: dict[str, RulebookReader] = {}
        self._trail: list[tuple[str, str]] = []
        self._here = "", ""
        self._pages_of = ""
        self._is_missed = False  # what is looked for is nowhere
        self.view = PageView()
        self.view.anchorClicked.connect(self._follow)
        self.view.setMinimumHeight(1)  # what is above it comes first
        self._make_bar()
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        fill(box, self._bar, (self.view, 1))
        self._make_keys()
        self.open_title(title if title in self._names else self._names[0])

    def _make_bar(self) -> None:
        names = [(box_names(name)[0], name) for name in self._names]
        self.titles = chooser(hall.tr("Game"), names, self._names[0], self.open_title)
        self.pages = chooser(hall.tr("Pages"), (), None, self.open_page)
        for box in (self.titles, self.pages):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(8)
        self.search = SearchField(hall.tr("Search the rulebook"))
        self.search.textChanged.connect(self._search)
        self.back = Button(hall.tr("Back"), then=self.go_back)
        self.paper = Button(hall.tr("Print"))
        self.paper.setMenu(self._paper_menu())
        self.away = Button(hall.tr("Close"), then=self.closed)
        buttons = row(self.back, None, self.paper, self.away, gap=6)
        self._bar = holder(column(buttons, self.titles, self.pages, self.search, gap=6, margins=(10, 8, 10, 8)))

    def _paper_menu(self) -> QMenu:
        menu = QMenu(self)
        for said, is_aid in ((hall.tr("The rulebook …"), False), (hall.tr("The player aid …"), True)):
            action = QAction(said, menu)
            action.triggered.connect(lambda checked=False, is_aid=is_aid: self.print_asked.emit(self.title, is_aid))
            menu.addAction(action)
        return menu

    def _make_keys(self) -> None:
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for key, deed in (
            (QKeySequence.StandardKey.Find, self.search.setFocus),
            (QKeySequence.StandardKey.Back, self.go_back),
            (QKeySequence(Qt.Key.Key_Escape), self.closed.emit),
        ):
            QShortcut(QKeySequence(key), self, deed, context=within)

    @property
    def title(self) -> str:
        return self._here[0]

    @property
    def address(self) -> str:
        """The current place: ``page:turn``, ``rule:IA-ROLL-03`` or ``found:food``."""
        return self._here[1]

    @property
    def reading(self) -> RulebookReader:
        if self.title not in self._read:
            ratio = self.devicePixelRatioF()
            self._read[self.title] = RulebookReader(self._titles.get(self.title), theme.current(), ratio, self)
        return self._read[self.title]

    def open_title(self, title: str) -> None:
        self._go(title, "page:")

    def open_at(self, title: str, address: str) -> None:
        self._show(title, address)

    def open_page(self, id: str) -> None:
        self._go(self.title, f"page:{id}")

    def open_rule(self, rule: str) -> None:
        """Open the page that explains a rule, or all rules if it is unknown."""
        known = {each.id: name for name, rules in read_rules().items() for each in rules if name in self._names}
        self._go(known.get(rule, self.title), f"rule:{rule}")

    def go_back(self) -> None:
        if self._trail:
            self._show(*self._trail.pop())

    def refresh_look(self) -> None:
        """Show the same place in another look or language."""
        for reading in self._read.values():
            reading.close()
        self._read.clear()
        self._pages_of = ""
        self._show(*self._here)

    def _go(self, title: str, address: str) -> None:
        """Open another place and add the current one to the history, unless it is a search."""
        if self._here[0] and not self._here[1].startswith("found:"):
            self._trail.append(self._here)
        self._show(title, address)

    def _show(self, title: str, address: str) -> None:
        self._here = title, address
        self._list_pages()
        kind, _, what = address.partition(":")
        shown = self._document(kind, what)
        self.view.setDocument(shown)
        self.view.verticalScrollBar().setValue(0)
        self.pages.setCurrentIndex(self.pages.findData(self._page(kind, what)))
        self.back.setEnabled(bool(self._trail))

    def _document(self, kind: str, what: str) -> RulebookDocument:
        reading = self.reading
        if kind == "found":
            return reading.found(what)
        if kind == "rule":
            return reading.at_rule(what)
        return reading.document(what or reading.contents[0][0])

    def _page(self, kind: str, what: str) -> str:
        """Return the page of the contents that this belongs to; empty for search results."""
        if kind == "rule":
            page = self.reading.book.page_of(what)
            return page.id if page else EVERY_RULE
        return what or self.reading.contents[0][0] if kind == "page" else ""

    def _list_pages(self) -> None:
        if self._pages_of != self.title:
            self._pages_of = self.title
            self.titles.setCurrentIndex(self.titles.findData(self.title))
            self.pages.clear()
            for id, heading in self.reading.contents:
                self.pages.addItem(heading, id)

    def _search(self, words: str) -> None:
        was_missed, self._is_missed = self._is_missed, bool(words.strip()) and not any(self.reading.look_up(words))
        if self._is_missed and not was_missed:
            announce(self.search, nothing_found())
        if words.strip():
            self._go(self.title, f"found:{words}")
        elif self.address.startswith("found:"):
            self.go_back()

    def _follow(self, link: QUrl) -> None:
        self._go(self.title, link.toString())


class RulebookWindow(QDialog):
    def __init__(self, view: RulebookView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self.setWindowTitle(hall.tr("Rulebook"))
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(view)
        view.closed.connect(self.close)
        fit_window(self, 760, 680)

    def refresh_look(self) -> None:
        self.view.refresh_look()
