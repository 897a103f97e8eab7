"""What an audit counts in a game: one file a game."""
