"""How a name on a card becomes an id."""

from __future__ import annotations

import re
from functools import lru_cache


@lru_cache(1024)  # a table that is laid out names some hundred cards again and again
def id_of(name: str) -> str:
    """`They're Coming To Get You` is `theyre_coming_to_get_you`, `Séance` is `seance`, `H.P.` is `hp`; what stands in
    brackets is left out."""
    plain = re.sub(r"\(.*\)|['.]", "", name).lower().replace("é", "e")
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")
