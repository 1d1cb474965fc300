"""What students' code is shut in, and how the grader talks to it."""
