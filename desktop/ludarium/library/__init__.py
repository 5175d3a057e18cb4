"""What is kept on disk: matches, results and preferences, with import and export. Knows no Qt."""
