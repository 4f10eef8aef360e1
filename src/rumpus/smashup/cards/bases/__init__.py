"""The bases, one file for each set."""
