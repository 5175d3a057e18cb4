"""The words of Imperium."""
