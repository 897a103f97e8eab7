"""Ids of people, tables, sessions and tokens: 96 bits that nobody guesses. The id of a table is its invitation."""

from __future__ import annotations

import secrets


def new_id() -> str:
    return secrets.token_urlsafe(12)
