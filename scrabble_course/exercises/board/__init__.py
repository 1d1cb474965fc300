"""The exercises of Part 4, the board (seeds 003 and 000)."""
