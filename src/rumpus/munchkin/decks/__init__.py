"""The cards, a folder for each box, a file for each group."""
