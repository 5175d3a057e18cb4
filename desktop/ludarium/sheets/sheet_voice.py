"""The voice of the sheets: one context of the translation files for all that is printed on them."""

from __future__ import annotations

from ludarium.words.voice import Voice

sheets = Voice("sheets")
