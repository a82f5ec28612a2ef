"""Sixty-Six, the card game, played entirely by ear."""

__version__ = "0.1.0"
