"""What only Munchkin Cthulhu says: a module for each language."""
