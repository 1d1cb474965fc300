"""The grader: reads submissions, never trusts them, and says why each mark is what it is."""
