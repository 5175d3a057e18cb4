"""The translation context of everything printed on sheets."""

from __future__ import annotations

from ludarium.words.voice import Voice

sheets = Voice("sheets")
