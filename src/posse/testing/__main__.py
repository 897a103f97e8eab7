"""`python -m posse.testing GAME`: what to pin of a game."""

import json
import sys

from posse.engine.game import PosseError
from posse.games import game

from .pins import pins

if len(sys.argv) != 2:
    sys.exit("posse: give one game: python -m posse.testing GAME")
try:
    found = game(sys.argv[1])
except PosseError as error:
    sys.exit(f"posse: {error}")
print(json.dumps(pins(found), indent=2))
