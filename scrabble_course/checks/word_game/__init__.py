"""The exercises of Part 1, one module a stage."""
