"""The words of Rome: Fate of an Empire."""
