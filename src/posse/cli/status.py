"""Exit statuses."""

from __future__ import annotations

WRONG = 2
INTERRUPTED = 130
