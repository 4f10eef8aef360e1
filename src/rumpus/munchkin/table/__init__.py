"""The state of a game and everything that can be done with it: queries and verbs."""
