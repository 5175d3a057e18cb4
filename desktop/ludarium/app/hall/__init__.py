"""The pages around a match, one folder a subject."""
