"""The words of The Iron Age."""
