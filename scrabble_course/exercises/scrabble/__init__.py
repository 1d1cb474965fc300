"""The exercises of stage 12, the full game (seed 000)."""
