"""What was handed in: found and read as data, never run."""
