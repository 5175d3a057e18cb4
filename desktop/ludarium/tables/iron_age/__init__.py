"""The table of The Iron Age."""
