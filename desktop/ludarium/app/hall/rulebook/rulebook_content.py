"""The documents of a rulebook: pages, list of rules and search results."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from ludarium.app.hall.rulebook.rulebook_document import INDENT, RulebookDocument
from ludarium.app.hall.rulebook.rulebook_pictures import RulebookPictures
from ludarium.app.hall.rulebook.rules_and_keys import Rule, played_rules, read_rules
from ludarium.engine.registry import AnyTitle
from ludarium.look.theme import Look
from ludarium.widgets.phrases import hall
from ludarium.words.rulebook import Page, Picture, Rulebook, read_rulebook
from ludarium.words.search_terms import has_all, search_terms

EVERY_RULE = "every-rule"
"""The id of the list of rules, the last page."""


class RulebookReader:
    """The rulebook of a title. Pages are made when they are first opened.

    reader: the widget that shows it, if any; it is closed with it
    """

    def __init__(self, title: AnyTitle, look: Look, ratio: float, reader: QWidget | None = None) -> None:
        self.title = title
        self.rules = played_rules(title, read_rules()[title.id])
        self.book: Rulebook = read_rulebook(title, [rule.id for rule in self.rules])
        self._look, self._ratio = look, ratio
        self._holder = QWidget(reader)
        self._holder.hide()
        self._exhibits = RulebookPictures(title, self.book, look, self._holder)
        self._made: dict[str, RulebookDocument] = {}

    def close(self) -> None:
        """Delete the hidden tables of the pictures."""
        self._holder.deleteLater()

    @property
    def contents(self) -> list[tuple[str, str]]:
        """The id and heading of every page."""
        return [*((page.id, page.heading) for page in self.book.pages), (EVERY_RULE, self.every_rule)]

    @property
    def every_rule(self) -> str:
        return hall.tr("Every rule, one by one")

    def document(self, id: str) -> RulebookDocument:
        if id not in self._made:
            page = self.book.page(id)
            self._made[id] = self._every_rule() if page is None else self._page(page)
        return self._made[id]

    def blank(self) -> RulebookDocument:
        return RulebookDocument(self._look, self._picture)

    def _picture(self, picture: Picture) -> QImage:
        return self._exhibits.picture(picture, self._ratio)

    def _page(self, page: Page) -> RulebookDocument:
        document = self.blank()
        document.write_page(page)
        after = self._after(page)
        if after is not None:
            document.subheading(hall.tr("Continue"))
            document.link(after[1], f"page:{after[0]}")
        return document

    def _after(self, page: Page) -> tuple[str, str] | None:
        contents = self.contents
        place = [id for id, _ in contents].index(page.id)
        return contents[place + 1] if place + 1 < len(contents) else None

    def _every_rule(self) -> RulebookDocument:
        document = self.blank()
        document.heading(self.every_rule)
        heading = ""
        for rule in self.rules:
            if rule.heading != heading:
                heading = rule.heading
                document.subheading(heading)
            self._write_rule(document, rule)
        return document

    def _write_rule(self, document: RulebookDocument, rule: Rule) -> None:
        document.rule(rule.text, rule.id)
        for name, said in (
            (hall.tr("Ruling"), rule.ruling),
            (hall.tr("Why"), rule.reason),
            (hall.tr("Example"), rule.example),
        ):
            if said:
                document.remark(name, said)
        page = self.book.page_of(rule.id)
        if page is not None:
            document.link(hall.tr("Explained in “{page}”", page=page.heading), f"page:{page.id}", indent=INDENT)

    def at_rule(self, id: str) -> RulebookDocument:
        """Return the rule with the page that explains it, or all rules if it is unknown."""
        rule = next((rule for rule in self.rules if rule.id == id), None)
        if rule is None:
            return self.document(EVERY_RULE)
        document = self.blank()
        document.heading(hall.tr("The rule"))
        self._write_rule(document, rule)
        page = self.book.page_of(rule.id)
        if page is not None:
            document.write_page(page)
        return document

    def look_up(self, wanted: str) -> tuple[list[Page], list[Rule]]:
        """Return the pages and rules that contain every word."""
        words = search_terms(wanted)
        pages = [page for page in self.book.pages if has_all(page.plain, words)]
        return pages, [rule for rule in self.rules if has_all(rule.searched, words)]

    def found(self, wanted: str) -> RulebookDocument:
        pages, rules = self.look_up(wanted)
        document = self.blank()
        document.heading(hall.tr("Found"))
        for page in pages:
            document.link(page.heading, f"page:{page.id}")
        if rules:
            document.subheading(hall.tr("Rules"))
        for rule in rules:
            document.link(rule.text, f"rule:{rule.id}")
        if not pages and not rules:
            document.paragraph(nothing_found())
        return document


def nothing_found() -> str:
    return hall.tr("No page or rule found.")
