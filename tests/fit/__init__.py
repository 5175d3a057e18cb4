"""Whether everything fits: each title that has a table and every page, in each size of text and in longer languages."""
