"""The exercises of Part 2, one module a function; the stage puts them together."""
