"""What bots know of Smash Up."""
