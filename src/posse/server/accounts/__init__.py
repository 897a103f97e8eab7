"""Accounts: people, sessions and tokens, limits, moderation, privacy."""
