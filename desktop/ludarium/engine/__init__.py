"""What every title shares. Knows no title and no Qt."""
