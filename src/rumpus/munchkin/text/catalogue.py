"""Cards, rules and options as a client shows them: sent once, not with every view."""

from __future__ import annotations

from rumpus.family import CardInfo, Fact, FactionInfo, OptionInfo, OptionValue, Rulebook, RuleInfo
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.catalog import CARDS, SETS
from rumpus.munchkin.options import SetOption
from rumpus.munchkin.setup import FEWEST, MOST_COMBINED
from rumpus.munchkin.table.strength import GOAL
from rumpus.munchkin.text import english_cards as english
from rumpus.munchkin.text.cards import marks, pile_of, printed, sort_of, text_of
from rumpus.munchkin.text.english import LEVEL, TITLE
from rumpus.munchkin.text.rulebook import HOW_TO_PLAY, RULES


def rulebook() -> Rulebook:
    return Rulebook(
        cards=[card_info(card) for card in CARDS.values()],
        factions=[FactionInfo(pile, title, "") for pile, title in english.PILES.items()],  # of all sets
        sets={name: box.title for name, box in SETS.items()},
        rules=[RuleInfo(number, text) for number, text in RULES.items()],
        how_to_play=HOW_TO_PLAY,
        options=[sets(), *table_options(), sexes(), *of_seats()],
        goal=GOAL,
        points=LEVEL,
    )


def title_of(sets: list[str]) -> str:
    """The title of the set that is played, or what its sets have in common and what not."""
    titles = [SETS[each].title for each in sets]
    names = [title.removeprefix(f"{TITLE} ") for title in titles]
    return titles[0] if len(titles) == 1 else f"{TITLE}: {' + '.join(names)}"


def card_info(card: Card) -> CardInfo:
    facts = [Fact(name, english.FACTS[name], value) for name, value in printed(card).items()]
    return CardInfo(
        card.id, card.name, card.kind, card.set.name, pile_of(card), text_of(card), sort_of(card), card.copies, facts,
        list(card.rulings), card.source, marks(card),
    )  # fmt: skip


def sets() -> OptionInfo:
    """One box, or several together."""
    title, text = english.SETS
    values = [OptionValue(name, box.title) for name, box in SETS.items()]
    return OptionInfo("sets", title, values, text, is_several=True)


def table_options() -> list[OptionInfo]:
    """What a table decides for all."""
    return [*variants(), *of_sets()]


def variants() -> list[OptionInfo]:
    """Of the rulebook."""
    return [
        OptionInfo(name, title, yes_or_no(False), text, usual_combined=int(name == "faster"))  # MU-11.5
        for name, (title, text) in english.OPTIONS.items()
    ]


def of_sets() -> list[OptionInfo]:
    """What sets leave to the table, the usual value first: open points of the books, and jokes."""
    found = []
    for option, names in options_of_sets():
        if not option.is_for_each_seat:
            values = yes_or_no(option.usual) if isinstance(option.usual, bool) else counts(option.usual)
            found.append(OptionInfo(option.name, option.title, values, option.text, is_rare=True, sets=names))
    return found


def of_seats() -> list[OptionInfo]:
    """The same, for each seat."""
    return [
        OptionInfo(
            option.name, option.title, yes_or_no(False), option.text, is_for_each_seat=True, is_rare=True, sets=names
        )
        for option, names in options_of_sets()
        if option.is_for_each_seat
    ]


def options_of_sets() -> list[tuple[SetOption, list[str]]]:
    """Each once, with all sets that have it."""
    names: dict[str, list[str]] = {}
    for box in SETS.values():
        for name in box.options:
            names.setdefault(name, []).append(box.name)
    return [(SETS[having[0]].options[name], having) for name, having in names.items()]


def yes_or_no(usual: bool) -> list[OptionValue]:
    return [OptionValue(each, english.YES if each else english.NO) for each in (usual, not usual)]


def counts(usual: int) -> list[OptionValue]:
    """Of players."""
    others = [count for count in range(FEWEST, MOST_COMBINED + 1) if count != usual]
    return [OptionValue(each, english.PLAYERS.format(count=each)) for each in (usual, *others)]


def sexes() -> OptionInfo:
    title, text = english.SEX
    minding = [name for name, box in SETS.items() if box.minds_sex]
    values = [OptionValue(sex, words) for sex, words in english.SEXES.items()]
    return OptionInfo("sexes", title, values, text, is_for_each_seat=True, is_by_turns=True, sets=minding)
