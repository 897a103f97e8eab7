"""The conformance kit: one call that says whether a game keeps the contract.

from posse.testing import Kit, conform

conform(Kit(game))
"""

from __future__ import annotations

from .checks import CHECKS, conform
from .kit import Broken, Kit, Refusal, Tiny

__all__ = ["CHECKS", "Broken", "Kit", "Refusal", "Tiny", "conform"]
