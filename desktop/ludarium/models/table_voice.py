"""The voice of the table: one context of the translation files for all that is said around a match."""

from __future__ import annotations

from ludarium.words.voice import Voice

at_table = Voice("at_table")
