"""Faces: HTML and SVG made from plain values, for notebooks in any theme."""
