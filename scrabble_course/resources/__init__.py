"""What comes with the course, and files that are read and written safely."""
