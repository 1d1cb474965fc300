"""The exercises of Part 4, the full game."""
