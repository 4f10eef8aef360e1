"""One file for each faction."""
