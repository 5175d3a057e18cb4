"""The scoring sheet of Eight-Minute Empire."""
