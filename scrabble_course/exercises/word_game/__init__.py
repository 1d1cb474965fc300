"""The exercises of Part 1, the word game (seed 004)."""
