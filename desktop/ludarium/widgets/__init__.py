"""Widgets and settings shared by the pages around a match and the page of the match."""
