"""The exercises of Part 4, the board."""
