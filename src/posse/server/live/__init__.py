"""Live tables: rooms, seats, turns, clocks, bots, chat, and what everybody is shown."""
