"""What is given back: pages, tables, and results for other programs."""
