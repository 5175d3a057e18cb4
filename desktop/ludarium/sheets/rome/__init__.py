"""The record sheet of Rome: Fate of an Empire."""
