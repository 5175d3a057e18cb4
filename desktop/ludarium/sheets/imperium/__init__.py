"""The sheets of Imperium."""
