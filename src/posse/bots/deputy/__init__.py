"""The deputy: sound habits, one file a game."""
