"""Cards, rules and options as a client shows them: sent once, not with every view."""

from __future__ import annotations

from rumpus.family import CardInfo, Fact, FactionInfo, OptionInfo, OptionValue, Rulebook, RuleInfo
from rumpus.munchkin.cards.ability import Slot
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.catalog import CARDS, SETS
from rumpus.munchkin.options import SetOption
from rumpus.munchkin.setup import FEWEST, MOST_COMBINED, USUAL_SET
from rumpus.munchkin.table.strength import GOAL
from rumpus.munchkin.text.cards import bad_stuff, marks, printed, sort_of, text_of
from rumpus.munchkin.words import English


class MunchkinCard(CardInfo):
    """A card with everything the table needs to draw it."""

    slot: Slot = ""
    is_big: bool = False
    bad_stuff: str = ""  # of a monster: what happens to those whom it catches
    besides: str = ""  # and the rest of its text


def rulebook(words: English) -> Rulebook:
    return Rulebook(
        cards=[card_info(card, words) for card in CARDS.values()],
        factions=[FactionInfo(pile, title, "") for pile, title in words.PILES.items()],  # of all sets
        sets={name: words.set(box) for name, box in SETS.items()},
        rules=[RuleInfo(number, text) for number, text in words.rules(SETS.values()).items()],
        how_to_play=words.HOW_TO_PLAY,
        options=[sets(words), *table_options(words), sexes(words), *of_seats(words)],
        goal=GOAL,
        points=words.LEVEL,
        groups={group.name: words.group(group) for card in CARDS.values() for group, _ in card.against},
        showcase=list(SETS[USUAL_SET].showcase),
        breaks=words.BREAKS.split(),
    )


def title_of(sets: list[str], words: English) -> str:
    """What is played with these sets."""
    return words.several_sets([words.set(SETS[each]) for each in sets])


def card_info(card: Card, words: English) -> MunchkinCard:
    facts = [Fact(name, words.FACTS[name], value) for name, value in printed(card, words).items()]
    return MunchkinCard(
        card.id, words.name(card), card.kind, card.set.name, card.back, text_of(card, words), sort_of(card),
        card.copies, facts, words.rulings(card), card.source, [words.capital(mark) for mark in marks(card, words)],
        card.slot, card.is_big, *parted(card, words),
    )  # fmt: skip


def parted(card: Card, words: English) -> tuple[str, str]:
    """A monster's text in two: its bad stuff, and the rest."""
    return (bad_stuff(card, words), text_of(card, words, is_whole=False)) if card.is_monster else ("", "")


def sets(words: English) -> OptionInfo:
    """One box, or several together."""
    title, text = words.SET_OPTION
    values = [OptionValue(name, words.set(box)) for name, box in SETS.items()]
    return OptionInfo("sets", title, values, text, is_several=True)


def table_options(words: English) -> list[OptionInfo]:
    """What a table decides for all."""
    return [*variants(words), *of_sets(words)]


def variants(words: English) -> list[OptionInfo]:
    """Of the rulebook."""
    return [
        OptionInfo(name, title, yes_or_no(False, words), text, usual_combined=int(name == "faster"))  # MU-11.5
        for name, (title, text) in words.TABLE_OPTIONS.items()
    ]


def of_sets(words: English) -> list[OptionInfo]:
    """What sets leave to the table, the usual value first: open points of the books, and jokes."""
    return [
        OptionInfo(option.name, *told(option, words), is_rare=True, sets=names)
        for option, names in options_of_sets()
        if not option.is_for_each_seat
    ]


def of_seats(words: English) -> list[OptionInfo]:
    """The same, for each seat."""
    return [
        OptionInfo(option.name, *told(option, words), is_for_each_seat=True, is_rare=True, sets=names)
        for option, names in options_of_sets()
        if option.is_for_each_seat
    ]


def told(option: SetOption, words: English) -> tuple[str, list[OptionValue], str]:
    """Its title, its values and what it means."""
    usual = option.usual
    values = yes_or_no(usual, words) if isinstance(usual, bool) else counts(usual, words)
    return words.option_title(option), values, words.option_text(option)


def options_of_sets() -> list[tuple[SetOption, list[str]]]:
    """Each option once, with all the sets that have it."""
    names: dict[str, list[str]] = {}
    for box in SETS.values():
        for name in box.options:
            names.setdefault(name, []).append(box.name)
    return [(SETS[having[0]].options[name], having) for name, having in names.items()]


def yes_or_no(usual: bool, words: English) -> list[OptionValue]:
    return [OptionValue(each, words.OPTION_YES if each else words.OPTION_NO) for each in (usual, not usual)]


def counts(usual: int, words: English) -> list[OptionValue]:
    """Of players."""
    others = [count for count in range(FEWEST, MOST_COMBINED + 1) if count != usual]
    return [OptionValue(each, words.OPTION_PLAYERS.format(count=each)) for each in (usual, *others)]


def sexes(words: English) -> OptionInfo:
    title, text = words.SEX_OPTION
    minding = [name for name, box in SETS.items() if box.minds_sex]
    values = [OptionValue(sex, said) for sex, said in words.SEX_TITLES.items()]
    return OptionInfo("sexes", title, values, text, is_for_each_seat=True, is_by_turns=True, sets=minding)
