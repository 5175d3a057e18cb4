"""The table of Eight-Minute Empire."""
