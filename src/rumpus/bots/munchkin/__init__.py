"""What bots know about Munchkin."""
