"""Options that several commands have, and what they mean."""

from __future__ import annotations

import argparse
import math
from argparse import Namespace
from pathlib import Path

from posse.engine.drivers import MAX_GAMES
from posse.engine.rng import key_from_seed, new_key
from posse.text.words import Words, language_of_this_machine, words

from .parser import Parser


def add_game_options(to: Parser, seats: str, seed: str) -> None:
    to.add_argument("--seats", type=int, help=f"number of seats (default: {seats})")
    to.add_argument("--seed", help=f"any word or number; the same seed gives the same {seed}")
    add_edition(to)


def add_edition(to: Parser, line: str = "another edition of the game, as TOML") -> None:
    to.add_argument("--edition", type=Path, metavar="FILE", help=line)


def add_language(to: Parser) -> None:
    to.add_argument("--language", choices=("en", "de", "nl"), help="language (default: your system's)")


def add_json(to: Parser) -> None:
    to.add_argument("--json", action="store_true", help="print JSON")


def count(text: str) -> int:
    """A whole number from 1 up; 1e6 and 1_000_000 are a million."""
    try:
        n = float(text.replace("_", ""))
    except ValueError:
        n = 0
    if not 1 <= n <= MAX_GAMES or n != int(n):
        raise argparse.ArgumentTypeError(f"must be a whole number from 1 to {MAX_GAMES}, not {text!r}")
    return int(n)


def seconds(text: str) -> float:
    try:
        n = float(text)
    except ValueError:
        n = math.nan
    if not 0.01 <= n <= 3600:
        raise argparse.ArgumentTypeError(f"must be from 0.01 to 3600 seconds, not {text!r}")
    return n


def percent(text: str) -> float:
    try:
        n = float(text.removesuffix("%"))
    except ValueError:
        n = math.nan
    if not 0.01 <= n <= 50:
        raise argparse.ArgumentTypeError(f"must be from 0.01 to 50 per cent, not {text!r}")
    return n


def pace(text: str) -> float:
    try:
        n = float(text)
    except ValueError:
        n = math.nan
    if not 0 <= n <= 10:
        raise argparse.ArgumentTypeError(f"must be from 0 to 10 seconds, not {text!r}")
    return n


def words_of(options: Namespace) -> Words:
    return words(options.language or language_of_this_machine())


def key_of(options: Namespace) -> bytes:
    return new_key() if options.seed is None else key_from_seed(options.seed)
