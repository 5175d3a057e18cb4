"""Why an action of Rome is not possible."""

from __future__ import annotations


def reason(key: str) -> str | None:
    return None


def gap(name: str, value: str | int) -> str:
    return str(value)
