"""Cards in words: the help text that people read, the facts that programs read, and cards by what people type."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family.finder import Finder
from rumpus.munchkin.cards.ability import OwnWay
from rumpus.munchkin.cards.box import CardSet
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.cards.groups import Group
from rumpus.munchkin.cards.script import BAD_STUFF
from rumpus.munchkin.setup import FEWEST, MOST, enough_for
from rumpus.munchkin.words import English


def text_of(card: Card, words: English, is_whole: bool = True) -> str:
    """All that a card says: what its numbers mean, then what it does; if not whole, without its bad stuff."""
    told = [
        words.CARD_AGAINST.format(amount=words.signed(amount), group=words.group(group))
        for group, amount in card.against
    ]
    if card.only:
        told.append(words.ONLY.format(groups=groups(card.only, words)))
    if card.never:
        told.append(words.NEVER.format(groups=groups(card.never, words)))
    if card.leaves_alone:
        told.append(words.LEAVES_ALONE.format(level=card.leaves_alone))
    if card.is_monster and card.run_away:
        told.append(words.RUN_AWAY.format(amount=words.signed(card.run_away)))
    if card.is_monster and card.levels > 1:
        told.append(words.TWO_LEVELS.format(levels=card.levels))
    if card.kind == "one-shot" and card.bonus and any(isinstance(play, OwnWay) for play in card.plays):
        told.append(words.THROWN.format(amount=words.signed(card.bonus)))
    told += [words.labelled(each, words.ability(card, each)) for each in card.texts if is_whole or each != BAD_STUFF]
    return " ".join(told)


def groups(found: Sequence[Group], words: English) -> str:
    return words.OR.join(words.group(group) for group in found)


def group_named(name: str, words: English) -> str:
    """Whom some monster likes or hates."""
    return words.group(next(group for card in CARDS.values() for group, _ in card.against if group.name == name))


def bad_stuff(card: Card, words: English) -> str:
    """What happens to those whom this monster catches."""
    return words.ability(card, BAD_STUFF) if BAD_STUFF in card.texts else words.NO_TEXT


def traits(card: Card, words: English) -> list[str]:
    return [said for tag, said in words.TAGS.items() if tag in card.tags]


def marks(card: Card, words: English) -> list[str]:
    """What people look for besides its kind: `Big`, `Chaos`."""
    return [*([words.BIG] if card.is_big else []), *traits(card, words)]


def sort_of(card: Card) -> str:
    """Its kind, as people look for it: vehicles are listed apart from other items."""
    return "vehicle" if card.slot == "vehicle" else card.kind


def numbers(card: Card, words: English) -> list[str]:
    """`level 12`, `3 treasures`; `+4`, `2 hands`, `800 gold`."""
    told = []
    if card.is_monster:
        told = [words.NUMBERS["level"].format(value=card.level), words.counted(card.treasures, "treasure")]
    elif card.bonus:
        told = [words.signed(card.bonus)]
    if card.slot:
        told.append(words.SLOTS[card.slot])
    if card.is_big:
        told.append(words.BIG)
    if card.hands and card.is_worn:
        told.append(words.HANDS[card.hands])
    if card.gold:
        told.append(words.NUMBERS["gold"].format(value=card.gold))
    return told


def short(card: Card, words: English) -> str:
    """A card that is offered, with the numbers that matter: `Ogre (level 12)`, `Halberd (+4, 2 hands)`."""
    if card.is_monster:
        return words.MONSTER.format(name=words.name(card), level=card.level)
    found = numbers(card, words) if card.is_item else []
    return words.ITEM.format(name=words.name(card), numbers=words.joined(found)) if found else words.name(card)


def a_class(card: Card, words: English) -> str:
    return words.a_class(words.name(card))


def headline(card: Card, words: English) -> str:
    copies = words.ONE_COPY if card.copies == 1 else words.COPIES.format(copies=card.copies)
    told = words.joined([words.kind_with(traits(card, words), words.KINDS[card.kind]), *numbers(card, words), copies])
    pile = words.PILE[card.back]
    return words.HEADLINE.format(name=words.name(card), set=words.set(card.set), pile=pile, numbers=told)


def help_lines(card: Card, words: English) -> list[str]:
    """All there is to know about a card."""
    rulings = [words.RULING.format(ruling=ruling) for ruling in words.rulings(card)]
    return [headline(card, words), text_of(card, words) or words.NO_TEXT, *rulings, words.SOURCES[card.source]]


def deck_in_words(cards: CardSet, words: English) -> str:
    """What is in a box: how many cards, and where their facts come from."""
    doors = [card.copies for card in cards.cards if card.is_door]
    treasures = [card.copies for card in cards.cards if not card.is_door]
    sourced = sum(card.source == "sourced" for card in cards.cards)
    players = min(enough_for([cards]), MOST)
    alone = words.DECK_ALONE if players >= FEWEST else words.DECK_TOO_SMALL
    return words.DECK.format(
        title=words.set(cards), cards=sum(doors) + sum(treasures), doors=sum(doors), treasures=sum(treasures),
        kinds=len(cards.cards), sourced=sourced, reconstructed=len(cards.cards) - sourced,
    ) + alone.format(players=players)  # fmt: skip


def printed(card: Card, words: English) -> dict[str, int | str]:
    """The numbers and the few words printed on it, by name; what it does not have is left out."""
    told: dict[str, int | str | None] = {
        "level": card.level,
        "bonus": card.bonus,
        "treasures": card.treasures,
        "levels": card.levels if card.is_monster else 0,
        "bonus_vs": words.COMMA.join(
            words.BONUS_VS.format(tag=words.TAGS[tag], amount=words.signed(amount)) for tag, amount in card.bonus_vs
        ),
        "slot": words.SLOTS[card.slot] if card.slot else "",
        "size": words.BIG if card.is_big else "",
        "hands": card.hands if card.is_worn else 0,
        "gold": card.gold,
        "run_away": card.run_away,
        "leaves_alone": card.leaves_alone,
        "leaves_group": words.group(card.leaves_group) if card.leaves_group else "",
        "grants": words.TAGS[card.grants] if card.grants else "",
        "only": groups(card.only, words),
        "never": groups(card.never, words),
        "traits": words.joined(traits(card, words)),
    }
    return {name: value for name, value in told.items() if value or (name == "gold" and value is not None)}


def facts(card: Card, words: English) -> dict[str, object]:
    """All of it, for programs."""
    return {
        "id": card.id,
        "name": card.name,
        "set": card.set.name,
        "pile": card.back,
        "kind": card.kind,
        "copies": card.copies,
        **printed(card, words),
        "against": {group.name: amount for group, amount in card.against},
        "text": text_of(card, words),
        "rulings": words.rulings(card),
        "source": card.source,
    }


FINDER = Finder(CARDS)
find_cards = FINDER.find
similar = FINDER.similar
