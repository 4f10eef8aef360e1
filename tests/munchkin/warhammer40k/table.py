"""A table with the cards of Munchkin Warhammer 40,000, and one with both sets."""

from __future__ import annotations

from functools import partial

from tests.munchkin.given import given

given40k = partial(given, sets=("warhammer40k",))
given_both = partial(given, sets=("cthulhu", "warhammer40k"))
