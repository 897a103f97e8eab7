"""The games in the forms of other libraries: PettingZoo, Gymnasium, OpenSpiel; each is an extra of `posse-games`."""

from __future__ import annotations

from posse.engine.game import PosseError


class MissingLibrary(PosseError, ImportError):
    """A library that an adapter is for and that is not installed."""

    def __init__(self, extra: str, library: str) -> None:
        super().__init__(f"posse.adapters.{extra} needs {library}: pip install 'posse-games[{extra}]'")
