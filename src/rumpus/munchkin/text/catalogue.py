"""Cards, rules and options as a client shows them: sent once, not with every view."""

from __future__ import annotations

from rumpus.family import CardInfo, Fact, FactionInfo, OptionInfo, OptionValue, Rulebook, RuleInfo
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.catalog import CARDS, LOADED, SETS
from rumpus.munchkin.options import Options
from rumpus.munchkin.setup import FEWEST, MOST_COMBINED
from rumpus.munchkin.table.strength import GOAL
from rumpus.munchkin.text import english_cards as english
from rumpus.munchkin.text.cards import marks, pile_of, printed, sort_of, text_of
from rumpus.munchkin.text.english import LEVEL, TITLE
from rumpus.munchkin.text.rulebook import HOW_TO_PLAY, RULES

USUAL = Options()
RARE = ("cultist_level_from", "ration_tokens", "speaking", "singing")  # open points of the books, and jokes
OF_SETS = {  # whose cards or books alone know of it
    "cultist_level_from": ["cthulhu"],
    "ration_tokens": ["warhammer40k"],
    "speaking": ["cthulhu"],
    "singing": ["cthulhu"],
}


def rulebook() -> Rulebook:
    return Rulebook(
        cards=[card_info(card) for card in CARDS.values()],
        factions=[FactionInfo(pile, title, "") for pile, title in english.PILES.items()],  # of all sets
        sets={name: box.title for name, box in SETS.items()},
        rules=[RuleInfo(number, text) for number, text in RULES.items()],
        how_to_play=HOW_TO_PLAY,
        options=[sets(), *table_options(), sexes(), toms()],
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
    """What a table decides, the usual value first."""
    found = []
    for name, (title, text) in english.OPTIONS.items():
        usual = getattr(USUAL, name)
        if isinstance(usual, bool):
            values = [OptionValue(each, english.YES if each else english.NO) for each in (usual, not usual)]
        else:
            others = [count for count in range(FEWEST, MOST_COMBINED + 1) if count != usual]
            values = [OptionValue(each, english.PLAYERS.format(count=each)) for each in (usual, *others)]
        found.append(
            OptionInfo(
                name, title, values, text, is_rare=name in RARE, sets=OF_SETS.get(name, []),
                usual_combined=int(name == "faster"),  # MU-11.5
            )
        )  # fmt: skip
    return found


def sexes() -> OptionInfo:
    """As we print them, no card of Warhammer 40,000 minds it; a deck that somebody has loaded may."""
    title, text = english.SEX
    minding = [name for name in SETS if name != "warhammer40k" or name in LOADED]
    values = [OptionValue(sex, words) for sex, words in english.SEXES.items()]
    return OptionInfo("sexes", title, values, text, is_for_each_seat=True, is_by_turns=True, sets=minding)


def toms() -> OptionInfo:
    title, text = english.TOM
    values = [OptionValue(False, english.NO), OptionValue(True, english.YES)]
    return OptionInfo("toms", title, values, text, is_for_each_seat=True, is_rare=True, sets=["cthulhu"])
