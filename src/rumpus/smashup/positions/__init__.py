"""Tables written down: positions, scenarios, and reports of a running game."""
