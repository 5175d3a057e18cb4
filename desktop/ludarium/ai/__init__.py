"""Seats played by the computer. They know only the engine's contract."""
