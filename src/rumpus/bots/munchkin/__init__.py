"""What bots know of Munchkin."""
