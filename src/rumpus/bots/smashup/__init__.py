"""What bots know about Smash Up."""
