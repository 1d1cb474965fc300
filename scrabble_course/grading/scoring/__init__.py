"""What is asked of a function, and what its answers earn."""
