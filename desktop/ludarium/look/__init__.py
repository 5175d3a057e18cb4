"""Appearance: colours, fonts, icons, seats. Knows no title."""
