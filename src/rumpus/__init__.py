"""Rumpus: a rules engine, a terminal table and bots for the Smash Up card game family."""
