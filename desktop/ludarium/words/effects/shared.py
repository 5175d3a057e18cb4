"""The phrases of all shared verbs. Reading this page registers them."""

from __future__ import annotations

from ludarium.words.effects import flow_phrases, thing_phrases
from ludarium.words.effects.phrasing import SHARED

__all__ = ["SHARED", "flow_phrases", "thing_phrases"]
