"""Finished games: records, replays, ratings."""
