"""The pieces of Imperium: cards, piles, tokens and places, each painted from the facts of its thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ludarium.boards.card import CardPiece
from ludarium.boards.cardface import PrintedFace
from ludarium.boards.piece import Piece
from ludarium.boards.pile import PileBack, PilePiece
from ludarium.boards.rich_text import SMALLEST, TextBlock, draw_line, fit_font, fit_text, one_line
from ludarium.boards.table_context import TableContext
from ludarium.boards.token import CountedToken, DiscToken, TrackPiece, paint_icon
from ludarium.engine.frames import NOTHING
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.imperium.cards import TOKENS
from ludarium.games.imperium.facts import CardFacts, HandFacts, PileFacts, PlayFacts, StateFacts, TokenFacts
from ludarium.look import fonts
from ludarium.look.text_painting import write
from ludarium.tables.imperium.faces import BACK, COLOURS, PLAIN, POWER, card_face, price_tag, worth
from ludarium.words.imperium.box import box_of, card_called
from ludarium.words.imperium.iconic import SUIT_PICTURES, TOKEN_PICTURES
from ludarium.words.imperium.names import ALL_TOKENS, NATIONS, imperium, named
from ludarium.words.inline_icons import picture, strong

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ImperiumCard(CardPiece):
    """A card on the table."""

    @property
    def facts(self) -> CardFacts:
        return facts_of(self.thing, CardFacts)

    def make_face(self) -> PrintedFace:
        return card_face(box_of(self.context.title), self.facts.card, self.facts)

    @property
    def dims(self) -> bool:
        """In the hand and in the market: whether it is paler while the question is about others."""
        return self.thing.zone == "market" or self.thing.zone.endswith(".hand")


class Tab(ImperiumCard):
    """A card garrisoned under another, peeping out."""

    glow_gap = -1.0


class Line(ImperiumCard):
    """A development in the list: its name, what it costs, what it is worth."""

    glow_gap = 0.0

    def draw(self, painter: QPainter) -> None:
        """What it is worth is left to a closer look where the name would have no room beside it."""
        theme, facts, box = self.theme, self.facts, box_of(self.context.title)
        pixels = max(SMALLEST, round(13.5 * self.context.scale))
        points, price = one_line(worth(box.cards[facts.card], None), pixels), one_line(price_tag(facts.price), pixels)
        name = self._name(card_called(box, facts.card), price.wide + max(points.wide, 30 * self.context.scale))
        right = self.rect.right() - 2
        if name is not None:
            draw_line(painter, QRectF(right - points.wide, 0, points.wide, self.rect.height()), points, theme["ink"])
            right -= max(points.wide, 30 * self.context.scale) + 6 * self.context.scale
        else:
            name = self._name(card_called(box, facts.card), price.wide)
        is_affordable = facts.price is None or facts.price.is_affordable
        ink = theme.gain if is_affordable else theme["ink"]
        draw_line(painter, QRectF(right - price.wide, 0, price.wide, self.rect.height()), price, ink)
        if name is not None:
            name.draw(painter, QPointF(2, self.rect.center().y() - name.high / 2), theme["ink"])
        painter.setPen(QPen(theme["line"], 1))
        painter.drawLine(self.rect.bottomLeft(), self.rect.bottomRight())

    def _name(self, name: str, beside: float) -> TextBlock | None:
        """The name, if it has room with so much beside it."""
        scale = self.context.scale
        return fit_text((name,), self.rect.width() - beside - 14 * scale, self.rect.height(), round(14 * scale))


class DeckTop(ImperiumCard):
    """The card on top of a pile, face down: it is seen only as the glow of the pile."""

    def draw(self, painter: QPainter) -> None:
        """The pile is painted already."""


# Piles

BACKS: Mapping[str, tuple[str, str]] = {
    "main": (BACK, "market"),
    "region": (COLOURS["region"], "suit-region"),
    "uncivilised": (COLOURS["uncivilised"], "suit-uncivilised"),
    "civilised": (COLOURS["civilised"], "suit-civilised"),
    "fame": (COLOURS["fame"], "suit-fame"),
    "exile": (BACK, "exile"),
    "unrest": ("#6E1B1D", "suit-unrest"),
    "deck": (POWER, "deck"),
    "discard": (BACK, "discard-pile"),
    "nation": (POWER, "nation-deck"),
    "dynasty": (POWER, "nation-deck"),
    "history": (BACK, "history"),
    "flooded": ("#2F6C8F", "water"),
    "quest": (BACK, "suit-power"),
    "development": (BACK, "development-area"),
    "aside": (BACK, "draw-card"),
}
ALARMING = 2
"""So few Unrest left in the pile are a warning."""


def pile_name(thing: Thing) -> str:
    return thing.id.rpartition(".")[2]


class ImperiumPile(PilePiece):
    """A pile; it shines when the question is about cards that lie in it."""

    def __init__(self, thing: Thing, context: TableContext) -> None:
        super().__init__(thing, context)
        self.keeps_picture = pile_name(thing) != "nation"  # which shows what lies under it

    @property
    def count(self) -> int:
        return facts_of(self.thing, PileFacts).count

    def back(self) -> PileBack:
        name, facts = pile_name(self.thing), facts_of(self.thing, PileFacts)
        colour, mark = BACKS.get(name, (BACK, "deck"))
        if name == "discard" and facts.top != NOTHING:
            suits = box_of(self.context.title).cards[facts.top].suits
            colour = COLOURS.get(suits[0], PLAIN) if suits else PLAIN
            mark = SUIT_PICTURES.get(suits[0], mark) if suits else mark
        is_alarming = name == "unrest" and facts.count <= ALARMING
        return PileBack(colour, mark, facts.count, short_pile(name), is_alarming, self._note())

    def _note(self) -> str:
        """The nation deck and the card under it that changes the nation."""
        if pile_name(self.thing) != "nation":
            return ""
        has_accession = self.context.desk.scene.thing(f"{self.thing.owner}.accession") is not None
        return f"{self.count}+1" if has_accession else ""


def short_pile(name: str) -> str:
    """What stands below a pile."""
    return SHORTS[name]() if name in SHORTS else name


SHORTS: Mapping[str, Callable[[], str]] = {
    "main": lambda: imperium.tr("Main"),
    "region": lambda: imperium.tr("Region"),
    "uncivilised": lambda: imperium.tr("Uncivil."),
    "civilised": lambda: imperium.tr("Civilised"),
    "fame": lambda: imperium.tr("Fame"),
    "exile": lambda: imperium.tr("Exile"),
    "unrest": lambda: imperium.tr("Unrest"),
    "deck": lambda: imperium.tr("Deck"),
    "discard": lambda: imperium.tr("Discard"),
    "nation": lambda: imperium.tr("Nation"),
    "dynasty": lambda: imperium.tr("Dynasty"),
    "history": lambda: imperium.tr("History"),
    "flooded": lambda: imperium.tr("Flooded"),
    "quest": lambda: imperium.tr("Quest"),
    "development": lambda: imperium.tr("Develop."),
    "aside": lambda: imperium.tr("Drawn"),
    "hand": lambda: imperium.tr("Hand"),
}


# Tokens


class Tokens(CountedToken):
    """A seat's materials, population or progress."""

    def picture_name(self) -> str:
        return TOKEN_PICTURES[facts_of(self.thing, TokenFacts).what]

    def count(self) -> int:
        return facts_of(self.thing, TokenFacts).n

    def caption(self) -> str:
        return named(ALL_TOKENS, facts_of(self.thing, TokenFacts).what)

    def beside(self) -> Sequence[str]:
        return [named(ALL_TOKENS, what) for what in TOKENS]


class Track(TrackPiece):
    """The action or exhaust tokens of a turn."""

    def picture_name(self) -> str:
        return TOKEN_PICTURES[facts_of(self.thing, TokenFacts).what]

    def count(self) -> int:
        return facts_of(self.thing, TokenFacts).n

    def most(self) -> int:
        return facts_of(self.thing, TokenFacts).most

    def caption(self) -> str:
        n = self.count()
        if facts_of(self.thing, TokenFacts).what == "action":
            return imperium.tr("%n actions left", "%n action left", n)
        return imperium.tr("%n exhaust left", "%n exhaust left", n)


class Disc(DiscToken):
    """Tokens on a card."""

    def picture_name(self) -> str:
        return TOKEN_PICTURES[facts_of(self.thing, TokenFacts).what]

    def count(self) -> int:
        return facts_of(self.thing, TokenFacts).n


class SupplyToken(Disc):
    """A token that is to be put somewhere: seen while it is."""

    def draw(self, painter: QPainter) -> None:
        self._disc(painter, QRectF(0, 0, self.rect.height(), self.rect.height()))


class Peeping(Piece):
    """Unrest under a market card."""

    def draw(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme["danger"].darker(130))
        painter.drawRoundedRect(self.rect, 4, 4)
        n = facts_of(self.thing, TokenFacts).n
        if n > 1:
            room = self.rect.adjusted(0, self.rect.height() * 0.4, -6, 0)
            painter.setFont(fonts.sized(fonts.STRONG, SMALLEST))
            painter.setPen(self.theme["raised"])
            write(
                painter,
                room,
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                f"\N{MULTIPLICATION SIGN}{n}",
            )


# Places and the state


class StatePiece(Piece):
    """A state card: the nation and what it is now."""

    keeps_picture = False

    def draw(self, painter: QPainter) -> None:
        facts, scale = facts_of(self.thing, StateFacts), self.context.scale
        painter.setPen(QPen(self.theme["line"], 1))
        painter.setBrush(self.theme["raised"])
        painter.drawRoundedRect(self.rect, 8, 8)
        side = 34 * scale
        paint_icon(painter, "empire" if facts.empire else "barbarian", QRectF(8, 6 * scale, side, side))
        room = QRectF(side + 14, 3 * scale, self.rect.width() - side - 20, 23 * scale)
        state = imperium.tr("Empire") if facts.empire else imperium.tr("Barbarian")
        painter.setFont(fit_font(state, room.width(), fonts.DISPLAY, round(17 * scale)))
        painter.setPen(self.theme["ink"])
        write(painter, room, LEFT, state)
        nation = named(NATIONS, box_of(self.context.title).nations[facts.nation].key)
        below = QRectF(room.left(), room.bottom(), room.width(), 18 * scale)
        said = fit_text((self._note(nation),), below.width(), below.height(), round(13.5 * scale))
        said = said or fit_text((nation,), below.width(), below.height(), round(13.5 * scale))
        if said is not None:
            draw_line(painter, below, said, self.theme.quiet)

    def _note(self, nation: str) -> str:
        """What makes an empire of it."""
        facts = facts_of(self.thing, StateFacts)
        accession = self.context.desk.scene.thing(f"{self.thing.owner}.accession")
        if facts.empire or accession is None:
            return nation
        card = card_called(box_of(self.context.title), facts_of(accession, CardFacts).card)
        return imperium.tr("{nation}, empire with {card:with}", nation=nation, card=card)


class Heading(Piece):
    """A place with a heading: the play area or the hand. What lies in it stands on it."""

    glow_gap = -2.0
    keeps_marks = False

    def draw(self, painter: QPainter) -> None:
        scale = self.context.scale
        line = QRectF(self.rect.left(), self.rect.top(), self.rect.width(), 20 * scale)
        head = imperium.tr("In play") if isinstance(self.thing.facts, PlayFacts) else imperium.tr("Hand")
        painter.setFont(fonts.sized(fonts.DISPLAY, round(14.5 * scale)))
        painter.setPen(self.theme["ink"])
        wide = painter.fontMetrics().horizontalAdvance(head) + 4
        write(painter, QRectF(line.left(), line.top(), wide, line.height()), LEFT, head)
        room = line.adjusted(wide + 8, 0, 0, 0)
        said = fit_text((self._note(),), room.width(), room.height(), round(14 * scale))
        if said is not None:
            draw_line(painter, room, said, self.theme.quiet)

    def _note(self) -> str:
        facts = self.thing.facts
        if isinstance(facts, PlayFacts):
            shown = [f"{n}{picture(mark)}" for mark, n in self._counts(facts) if n]
            return " · ".join(shown)
        assert isinstance(facts, HandFacts)
        cards = imperium.tr("%n cards", "%n card", facts.count)
        return imperium.tr("{cards}, drawn up to {size} in clean up", cards=cards, size=facts.size)

    @staticmethod
    def _counts(facts: PlayFacts) -> list[tuple[str, int]]:
        return [
            ("suit-region", facts.regions),
            ("production", facts.production),
            ("river", facts.river),
            ("fertile", facts.fertile),
        ]


class Playing(Piece):
    """Where a card lies while it is resolved: a dashed place, empty between two cards."""

    keeps_picture = False

    glow_gap = -2.0
    keeps_marks = False

    def __init__(self, thing: Thing, context: TableContext) -> None:
        super().__init__(thing, context)
        self.said_now = ""

    def draw(self, painter: QPainter) -> None:
        scale = self.context.scale
        is_empty = not facts_of(self.thing, PileFacts).count
        ground = self.theme.chosen if not is_empty else self.theme["surface"]
        painter.setPen(QPen(self.theme["accent"] if not is_empty else self.theme.edge, 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(ground)
        painter.drawRoundedRect(self.rect.adjusted(1, 1, -1, -1), 8, 8)
        if is_empty and self.context.desk.prompt is None:
            said = fit_text((imperium.tr("Cards are resolved here."),), self.rect.width() - 20, 60 * scale, 14)
            if said is not None:
                draw_line(painter, self.rect, said, self.theme.quiet, 0.5)


class Developments(ImperiumPile):
    """The developments: the head of their list, or a pile where there is no room for one."""

    glow_gap = 0.0

    def draw(self, painter: QPainter) -> None:
        scale = self.context.scale
        if self.rect.width() < HEAD_ONLY * scale:
            super().draw(painter)
            return
        room = self.rect.adjusted(0, 0, -30 * scale, 0)
        painter.setFont(fit_font(self._head(), room.width(), fonts.DISPLAY, round(14.5 * scale)))
        painter.setPen(self.theme["ink"])
        write(painter, room, LEFT, self._head())
        number = one_line(strong(str(self.count)), round(13 * scale))
        draw_line(painter, self.rect.adjusted(0, 0, -4, 0), number, self.theme.quiet, 1.0)

    def _head(self) -> str:
        state = self.context.desk.scene.thing(f"{self.thing.owner}.state")
        nations = box_of(self.context.title).nations
        has_quests = state is not None and nations[facts_of(state, StateFacts).nation].has_quests
        return imperium.tr("Quests") if has_quests else imperium.tr("Developments")


HEAD_ONLY = 120.0
"""A place for developments wider than this is the head of their list."""
