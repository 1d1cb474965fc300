"""The exercises of Part 3, one module a stage."""
