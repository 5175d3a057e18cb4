"""Records, high scores and statistics."""
