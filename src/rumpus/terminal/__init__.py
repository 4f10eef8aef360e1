"""The table as text: play, watch, replay, look up cards, check scenarios."""
