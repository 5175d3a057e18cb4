"""The score sheet of The Iron Age."""
