"""What only Munchkin Cthulhu says: a module for each language."""

from __future__ import annotations

from rumpus.family.words import languages
from rumpus.munchkin.cards.set_words import SetWords

LANGUAGES: dict[str, SetWords] = languages(__name__, __path__)
