"""Around a match: shelf, new match, results, records, rules, preferences."""
