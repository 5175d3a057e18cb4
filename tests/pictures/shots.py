"""Which pictures are stored, and how they are painted."""

from __future__ import annotations

from pathlib import Path

from ludarium.app.shot import Shot, take_shot

STORED = Path(__file__).parent / "stored"

SHOTS = {
    "iron-age-light": Shot("iron-age", {}, 3, 12, 152, (1366, 768), "light", None),
    "iron-age-dark": Shot("iron-age", {"length": "short"}, 2, 3, 55, (1366, 768), "dark", None),
    "iron-age-alone": Shot("iron-age", {}, 1, 5, 40, (1600, 1000), "light", None),
}


def paint(name: str, out: Path) -> None:
    take_shot(SHOTS[name], out)
