"""Text for players is shown as it is: one function makes tooltips, one class makes labels, and nothing else does."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludarium

ROOT = Path(ludarium.__file__).parent
TIPS = {"setToolTip": -1, "setTabToolTip": -1, "setItemToolTip": -1, "showText": 1}
"""Methods that take a tooltip, and which argument it is."""

MARKED_UP = {
    "app/match/score_row.py": {"setTextFormat"},  # a number in bold; the words around it are escaped
    "look/labels.py": {"QLabel", "QMessageBox", "setTextFormat"},
}
STATIC_BOXES = {"critical", "warning", "information", "question", "about"}


def faults(source: str, file: str = "") -> Iterator[str]:
    """Yield each place that hands text to Qt in a way in which it may read markup."""
    allowed = MARKED_UP.get(file, set())
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
            yield from (f"{file}:{node.lineno} {name}" for name in bases & {"QLabel", "QMessageBox"} - allowed)
        elif isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            owner = getattr(getattr(node.func, "value", None), "id", "")
            is_made = name in {"QLabel", "QMessageBox", "setTextFormat", "setHtml", "setMarkdown", "insertHtml"}
            if (is_made and name not in allowed) or (owner == "QMessageBox" and name in STATIC_BOXES):
                yield f"{file}:{node.lineno} {name}"
            if name in TIPS and node.args and not is_tip(node.args[TIPS[name]]):
                yield f"{file}:{node.lineno} {name}"
        elif isinstance(node, ast.match_case) and "ToolTipRole" in ast.unparse(node.pattern):
            made = ["tooltip(" in ast.unparse(line) for line in node.body]
            yield from [] if all(made) else [f"{file}:{node.pattern.lineno} ToolTipRole"]


def is_tip(text: ast.expr) -> bool:
    """Whether `tooltip` made the text, or it is empty, or the tooltip of something else."""
    made = ast.unparse(text.func) if isinstance(text, ast.Call) else ""
    return made == "tooltip" or made.endswith(".toolTip") or (isinstance(text, ast.Constant) and text.value == "")


def test_nothing_hands_text_to_qt_as_markup() -> None:
    files = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in ROOT.rglob("*.py")}
    assert [fault for file, source in files.items() for fault in faults(source, file)] == []


@pytest.mark.parametrize(
    "source",
    [
        "button.setToolTip(name)",
        "tabs.setTabToolTip(0, f'{name}')",
        "QToolTip.showText(at, name, self)",
        "label = QLabel(name)",
        "class Name(QLabel): pass",
        "QMessageBox.critical(None, 'Ludarium', name)",
        "QMessageBox(icon, 'Ludarium', name)",
        "browser.setHtml(name)",
        "match role:\n case Qt.ItemDataRole.ToolTipRole:\n  return self.name",
    ],
)
def test_any_other_way_is_found(source: str) -> None:
    assert list(faults(source))
