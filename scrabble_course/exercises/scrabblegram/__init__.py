"""The exercises of Part 3, Scrabblegram (seed 001)."""
