"""Carries the state of a session over to the next one of the same match, when the table is rebuilt."""

from __future__ import annotations

from ludarium.app.match.session import Session


def carry_over(session: Session, before: Session) -> None:
    """Copy viewpoint, picked pieces, hints and pause."""
    if session.viewpoint.take_over(before.viewpoint):
        session.look_at(before.position if before.is_looking_back else None)
    for piece in before.desk.draft:
        session.desk.toggle(piece)
    session.hints.best = before.hints.best
    if before.computer.is_paused:
        session.computer.set_paused(True)
    if session.hints.best:
        session.changed.emit()
