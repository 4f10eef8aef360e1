"""All that a client must know about a family before it shows a table: sent once, not with every view."""

from __future__ import annotations

import msgspec

from rumpus.bots import BOTS, USUAL_BOT, described
from rumpus.family import Family, FamilyInfo, Rulebook


class BotInfo(msgspec.Struct, omit_defaults=True):
    """A bot that can sit at a table; the weakest comes first."""

    name: str
    title: str
    text: str
    is_usual: bool = False  # it sits down unless another one is chosen


class Catalogue(Rulebook):
    family: FamilyInfo
    bots: list[BotInfo]


def catalogue(family: Family, language: str) -> Catalogue:
    book = family.rulebook(language)
    bots = [BotInfo(name, *described(name, language), name == USUAL_BOT) for name in BOTS]
    fields = {field: getattr(book, field) for field in book.__struct_fields__}
    return Catalogue(**fields, family=family.info(language), bots=bots)
