"""The grader: reads submissions, trusts none, and says why each mark is what it is."""
