"""The challenge of the day and its history."""
