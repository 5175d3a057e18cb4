"""The table of Rome: Fate of an Empire."""
