"""The leader of a match in small, for whoever chooses: portrait, strengths and weaknesses in signs."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from ludarium.boards.rich_text import draw_line, fit_text, one_line
from ludarium.engine.registry import AnyTitle
from ludarium.look.theme import Theme
from ludarium.tables.rome.leader import EDGES
from ludarium.tables.rome.portrait import paint_portrait
from ludarium.words.inline_icons import strong
from ludarium.words.rome import short
from ludarium.words.rome.advice import sign
from ludarium.words.rome.box import box_of, printed


def glimpse(title: AnyTitle, options: Mapping[str, str], width: int, theme: Theme) -> QPixmap | None:
    """The leader's card, so many pixels wide; nothing where chance names the leader."""
    box = box_of(title)
    if options.get("leader") not in box.leader_of:
        return None
    leader, unit = box.leaders[box.leader_of[options["leader"]]], width / 600
    picture = QPixmap(QSize(width, round(240 * unit)))
    picture.fill(theme["surface"])
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_portrait(painter, leader.key, QRectF(16 * unit, 20 * unit, 200 * unit, 200 * unit))
    name = one_line(strong(printed(leader.name)), round(28 * unit))
    draw_line(painter, QRectF(240 * unit, 14 * unit, 350 * unit, 40 * unit), name, theme["ink"])
    for at, ability in enumerate(leader.abilities):
        room = QRectF(250 * unit, (64 + at * 56) * unit, 336 * unit, 52 * unit)
        painter.fillRect(QRectF(240 * unit, room.top(), 4 * unit, 46 * unit), theme[EDGES[ability.sign]])
        lines = (strong(f"{sign(ability)} {printed(ability.name)}"), short.leader_ability(ability))
        said = fit_text(lines, room.width(), room.height(), round(18 * unit))
        if said is not None:
            said.draw(painter, QPointF(room.left(), room.top()), theme["ink"])
    painter.end()
    return picture
