"""The exercises of Part 2, Scrabble notation (seed 000)."""
