"""The rulebook: its pages, pictures, search and print."""
