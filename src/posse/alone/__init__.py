"""Alone, anywhere: the server's tables for one person and bots, with neither a network nor a database.

The live layer of the server runs here as it is. What it needs of a server is small: something that keeps tables
(`keeping.py`), bots (`bots.py`), and a door for requests (`house.py`). In a page this runs in a worker, and the page
cannot tell the difference.
"""
