"""From one session to the next of the same match: the table is laid anew, and nobody has to find the way back."""

from __future__ import annotations

from ludarium.app.match.session import Session


def go_on_as(session: Session, before: Session) -> None:
    """Go on as the session before was left: who looks at what, what is picked, what was hinted, whether it pauses."""
    if session.sight.take_over(before.sight):
        session.look_at(before.position if before.is_looking_back else None)
    for piece in before.desk.draft:
        session.desk.toggle(piece)
    session.hints.best = before.hints.best
    if before.computer.is_paused:
        session.computer.set_paused(True)
    if session.hints.best:
        session.changed.emit()
