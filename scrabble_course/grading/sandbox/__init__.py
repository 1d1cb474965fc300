"""What runs inside the box, beside a student's code: it knows no answer."""
