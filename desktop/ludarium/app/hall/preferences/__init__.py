"""The preferences page and its sections."""
