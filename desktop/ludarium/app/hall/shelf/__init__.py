"""The shelf: boxes, the resume card and the pictures on it."""
