"""Exit statuses, besides 0."""

from __future__ import annotations

UNSOUND = 1  # a record that does not verify
WRONG = 2  # the command cannot be run as it was given
INTERRUPTED = 130
