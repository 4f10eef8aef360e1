"""All that a client must know about a family before it shows a table: sent once, not with every view."""

from __future__ import annotations

import msgspec

from rumpus.bots import BOTS, USUAL_BOT, described
from rumpus.bots.characters import CHARACTERS
from rumpus.bots.words import words
from rumpus.family import Family, FamilyInfo, Rulebook
from rumpus.server.talk import PHRASES
from rumpus.server.words import words as said


class BotInfo(msgspec.Struct, omit_defaults=True):
    """A bot that can sit at a table; the weakest comes first."""

    name: str
    title: str
    text: str
    is_usual: bool = False  # it sits down unless another one is chosen


class CharacterInfo(msgspec.Struct):
    """Somebody whom a bot can be: how they play, whatever its level."""

    id: str
    name: str
    text: str
    style: str  # in two or three words
    quote: str
    risk: int  # this, and what follows: from 1 to 5
    revenge: int
    patience: int


class Catalogue(Rulebook):
    family: FamilyInfo
    bots: list[BotInfo]
    characters: list[CharacterInfo]
    phrases: dict[str, str]  # what can be said at once, by name


def catalogue(family: Family, language: str) -> Catalogue:
    book = family.rulebook(language)
    bots = [BotInfo(name, *described(name, language), name == USUAL_BOT) for name in BOTS]
    characters = [character_info(name, language) for name in CHARACTERS]
    phrases = {phrase: said(key, language) for phrase, key in PHRASES.items()}
    fields = {field: getattr(book, field) for field in book.__struct_fields__}
    return Catalogue(**fields, family=family.info(language), bots=bots, characters=characters, phrases=phrases)


def character_info(name: str, language: str) -> CharacterInfo:
    who = CHARACTERS[name]
    called, text, style, quote = (words(f"{name} {what}", language) for what in ("name", "text", "style", "quote"))
    return CharacterInfo(name, called, text, style, quote, who.risk, who.revenge, who.patience)
