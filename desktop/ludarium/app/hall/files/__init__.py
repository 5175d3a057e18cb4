"""Matches as files: open, save, import and recover."""
