"""The window, and navigation between its pages."""
