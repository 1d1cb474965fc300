"""What the charts are drawn on, and with: paper, ink and letters."""

from __future__ import annotations

PAPER = "#fffdf7"
INK = "#2b2113"
FONT = 'font-family="Helvetica Neue, Arial, sans-serif"'
