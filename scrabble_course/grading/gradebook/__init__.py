"""What is kept: marks, times, rules, and who is who."""
