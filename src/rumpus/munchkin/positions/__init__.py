"""Tables of Munchkin written down, and read back."""
