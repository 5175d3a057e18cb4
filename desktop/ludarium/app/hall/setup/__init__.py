"""The new-match page: seats, options and title-specific choices."""
