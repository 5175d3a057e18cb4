"""The window: shelf, new match, table frame, log, history, help, preferences."""
