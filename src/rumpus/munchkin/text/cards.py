"""Cards in words: the help text that people read, the facts that programs read, and cards by what people type."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rumpus.family.finder import Finder
from rumpus.munchkin.cards.box import CardSet
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.cards.groups import Group
from rumpus.munchkin.text import english_cards as english
from rumpus.munchkin.text.naming import counted, signed


def pile_of(card: Card) -> str:
    return "door" if card.is_door else "treasure"


def text_of(card: Card) -> str:
    """All that a card says: what its numbers mean, then what it does."""
    told = [english.AGAINST.format(amount=signed(amount), group=group.words) for group, amount in card.against]
    if card.only:
        told.append(english.ONLY.format(groups=groups(card.only)))
    if card.never:
        told.append(english.NEVER.format(groups=groups(card.never)))
    if card.leaves_alone:
        told.append(english.LEAVES_ALONE.format(level=card.leaves_alone))
    if card.is_monster and card.run_away:
        told.append(english.RUN_AWAY.format(amount=signed(card.run_away)))
    if card.is_monster and card.levels > 1:
        told.append(english.TWO_LEVELS.format(levels=card.levels))
    if card.kind == "one-shot" and card.bonus and any(play.goes == "own way" for play in card.plays):
        told.append(english.THROWN.format(amount=signed(card.bonus)))
    return " ".join([*told, card.text]).strip()


def groups(found: Sequence[Group]) -> str:
    return english.OR.join(group.words for group in found)


def bad_stuff(card: Card) -> str:
    """What happens to whom this monster catches."""
    found = [text for text in card.texts if text.startswith(english.BAD_STUFF)]
    return found[0].removeprefix(english.BAD_STUFF) if found else english.NO_TEXT


def traits(card: Card) -> list[str]:
    return [words for tag, words in english.TAGS.items() if tag in card.tags]


def marks(card: Card) -> list[str]:
    """What people look for besides its kind: `Big`, `Chaos`."""
    return [*([english.BIG] if card.is_big else []), *traits(card)]


def sort_of(card: Card) -> str:
    """Its kind, as people look for it: a vehicle is an item like no other."""
    return "vehicle" if card.slot == "vehicle" else card.kind


def numbers(card: Card) -> list[str]:
    """`level 12`, `3 treasures`; `+4`, `2 hands`, `800 gold`."""
    told = []
    if card.is_monster:
        told = [english.NUMBERS["level"].format(value=card.level), counted(card.treasures, "treasure")]
    elif card.bonus:
        told = [signed(card.bonus)]
    if card.slot:
        told.append(english.SLOTS[card.slot])
    if card.is_big:
        told.append(english.BIG)
    if card.hands and card.is_worn:
        told.append(english.HANDS[card.hands])
    if card.gold:
        told.append(english.NUMBERS["gold"].format(value=card.gold))
    return told


def short(card: Card) -> str:
    """A card that is offered, with the numbers that matter: `Froggoth (level 12)`, `Flamethrower (+4, 2 hands)`."""
    if card.is_monster:
        return english.MONSTER.format(name=card.name, level=card.level)
    found = numbers(card) if card.is_item else []
    return english.ITEM.format(name=card.name, numbers=", ".join(found)) if found else card.name


def deeds_of(card: Card) -> Iterator[str]:
    """What is done when it is played or used, by the names of the functions."""
    for play in (*card.plays, *card.uses):
        yield getattr(play.deed, "func", play.deed).__name__


def a_class(card: Card) -> str:
    return english.A_CLASS[card.name[0] in english.VOWELS].format(name=card.name)


def headline(card: Card) -> str:
    copies = english.ONE_COPY if card.copies == 1 else english.COPIES.format(copies=card.copies)
    told = ", ".join([" ".join([*traits(card), english.KINDS[card.kind]]), *numbers(card), copies])
    pile = english.PILE[pile_of(card)]
    return english.HEADLINE.format(name=card.name, set=card.set.title, pile=pile, numbers=told)


def help_lines(card: Card) -> list[str]:
    """All there is to know about a card."""
    rulings = [english.RULING.format(ruling=ruling) for ruling in card.rulings]
    return [headline(card), text_of(card) or english.NO_TEXT, *rulings, english.SOURCES[card.source]]


def deck_in_words(cards: CardSet) -> str:
    """What is in a box: how many cards, and where their facts come from."""
    doors = [card.copies for card in cards.cards if card.is_door]
    treasures = [card.copies for card in cards.cards if not card.is_door]
    sourced = sum(card.source == "sourced" for card in cards.cards)
    return english.DECK.format(
        title=cards.title, cards=sum(doors) + sum(treasures), doors=sum(doors), treasures=sum(treasures),
        kinds=len(cards.cards), sourced=sourced, reconstructed=len(cards.cards) - sourced,
    )  # fmt: skip


def printed(card: Card) -> dict[str, int | str]:
    """The numbers and few words that are printed on it, by their names; what it does not have is left out."""
    told: dict[str, int | str | None] = {
        "level": card.level,
        "bonus": card.bonus,
        "treasures": card.treasures,
        "levels": card.levels if card.is_monster else 0,
        "bonus_vs": english.COMMA.join(
            english.BONUS_VS.format(tag=english.TAGS[tag], amount=signed(amount)) for tag, amount in card.bonus_vs
        ),
        "slot": card.slot,
        "size": english.BIG if card.is_big else "",
        "hands": card.hands if card.is_worn else 0,
        "gold": card.gold,
        "run_away": card.run_away,
        "leaves_alone": card.leaves_alone,
        "leaves_group": card.leaves_group.words if card.leaves_group else "",
        "grants": english.TAGS[card.grants] if card.grants else "",
        "only": groups(card.only),
        "never": groups(card.never),
        "traits": ", ".join(traits(card)),
    }
    return {name: value for name, value in told.items() if value or (name == "gold" and value is not None)}


def facts(card: Card) -> dict[str, object]:
    """All of it, for programs."""
    return {
        "id": card.id,
        "name": card.name,
        "set": card.set.name,
        "pile": pile_of(card),
        "kind": card.kind,
        "copies": card.copies,
        **printed(card),
        "against": {group.name: amount for group, amount in card.against},
        "text": text_of(card),
        "rulings": list(card.rulings),
        "source": card.source,
    }


FINDER = Finder(CARDS)
find_cards = FINDER.find
similar_names = FINDER.similar
