"""Tooltips show text as it is: Qt would read markup in it, and a name may come from anyone's file."""

from __future__ import annotations

from ludarium.engine.safe_text import plain, shortened

MOST = 2000
"""Longer texts lose their middle."""

WRAPS_FROM = 160
"""Qt breaks lines in marked-up text only, so longer ones are marked up too."""


def tooltip(text: str) -> str:
    """Return the text for `setToolTip`, so that it is shown letter by letter."""
    if len(text) < WRAPS_FROM and text.isprintable() and "<" not in text and "&" not in text:
        return text
    lines = [plain(line) for line in shortened(text, MOST).split("\n")]
    shown = "\n".join(lines)
    if "<" not in shown and "&" not in shown and max(map(len, lines)) < WRAPS_FROM:
        return shown
    escaped = shown.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f"<qt>{escaped.replace(chr(10), '<br>')}</qt>"
