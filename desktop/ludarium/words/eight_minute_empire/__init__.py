"""The words of Eight-Minute Empire."""
