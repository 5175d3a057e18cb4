"""Ludarium: a table for empire-building games."""

__version__ = "0.1.0"
