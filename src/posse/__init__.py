"""Posse: three Western games at one table, in one rulebook that runs at three speeds."""
