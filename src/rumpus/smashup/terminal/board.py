"""The table drawn from what one seat sees: never more. Readable without colour: everybody is named."""

from __future__ import annotations

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rumpus.family import Question
from rumpus.smashup.cards.catalog import CARDS, FACTIONS
from rumpus.smashup.text import Seen, SeenBase, SeenPiece, Speaker
from rumpus.smashup.text.seen import SeenPiles
from rumpus.smashup.text.standing import place, totals, whose_turn
from rumpus.smashup.words import English

LABELS = "ABCDEFGH"  # of the bases, from left to right
STYLES = ("cyan", "magenta", "yellow", "green")  # of the seats
BAR = 12
NARROWEST_BASE = 38


def board(seen: Seen, question: Question | None, speaker: Speaker, width: int) -> RenderableType:
    headline = Text(whose_turn(seen, question, speaker), style="bold")
    parts: list[RenderableType] = [headline, players(seen, speaker)]
    if seen.bases:
        parts.append(bases(seen, speaker, width))
    if seen.piles is not None:
        parts.append(piles(seen.piles, speaker))
    return Group(*parts)


def players(seen: Seen, speaker: Speaker) -> RenderableType:
    """Points, factions and cards of each player, the one whose turn it is marked."""
    words = speaker.words
    table = Table.grid(padding=(0, 2))
    for seat, shown in enumerate(seen.seats):
        picks = seen.draft.picks[seat] if seen.draft else shown.factions
        table.add_row(
            ">" if seat == seen.active and seen.phase != "over" else " ",
            Text(speaker.words.capital(speaker.who(seat)), style=STYLES[seat]),
            Text(words.SEAT_POINTS.format(points=shown.points), style="bold"),
            (words.SEAT_HAND_WITH if shown.treasures else words.SEAT_HAND).format(
                count=len(shown.hand), treasures=shown.treasures
            ),
            words.SEAT_DECK.format(count=shown.deck),
            words.SEAT_DISCARD.format(count=len(shown.discard)),
            Text(words.FACTIONS.join(words.faction(FACTIONS[each]) for each in picks), style="dim"),
        )
    return table


def piles(seen: SeenPiles, speaker: Speaker) -> RenderableType:
    """Monsters and treasures out of play, and the loot that lies open."""
    words = speaker.words
    line = Text(words.MONSTER_PILES.format(deck=seen.monster_deck, discard=len(seen.monster_discard)), style="dim")
    line.append(words.TREASURE_PILES.format(deck=seen.treasure_deck, discard=len(seen.treasure_discard)))
    if seen.loot:
        line.append(words.LOOT.format(cards=words.joined(map(speaker.word, seen.loot))), style="bold")
    return line


def bases(seen: Seen, speaker: Speaker, width: int) -> RenderableType:
    """Boxes side by side where there is room for three, else one below the other."""
    places = range(len(seen.bases))
    across = min(len(seen.bases), width // NARROWEST_BASE)
    if across < 3:
        names = max(len(speaker.word(base.card)) for base in seen.bases)
        return Group(*[base_below_base(seen, place, speaker, names) for place in places])
    panels = [
        Panel(
            Group(numbers(seen.bases[place], speaker), base_lines(seen.bases[place], speaker)),
            title=title(seen, place, speaker),
            title_align="left",
            box=box.SQUARE,
        )
        for place in places
    ]
    return Columns(panels, width=width // across - 1, padding=(0, 1))


def base_below_base(seen: Seen, place: int, speaker: Speaker, widest: int) -> RenderableType:
    first = title(seen, place, speaker)
    first.pad_right(widest + 2 - len(first))
    lines = Padding(base_lines(seen.bases[place], speaker), (0, 0, 0, 4), expand=False)
    return Group(first.append("  ").append_text(numbers(seen.bases[place], speaker)), lines)


def title(seen: Seen, place: int, speaker: Speaker) -> Text:
    base = seen.bases[place]
    is_scoring = seen.scoring is not None and seen.scoring.base == base.serial
    name = speaker.word(base.card)
    return Text(f"{LABELS[place]} {speaker.words.SCORES_NOW.format(base=name) if is_scoring else name}", style="bold")


def numbers(base: SeenBase, speaker: Speaker) -> Text:
    """How near it is to scoring, and what the places are worth."""
    points = "/".join(map(str, CARDS[base.card].vp))
    needed = f"{base.breakpoint - base.monsters} + {base.monsters}" if base.monsters else f"{base.breakpoint}"
    told = speaker.words.NEEDED.format(power=base.power, needed=needed, points=points)
    return Text.assemble(power_bar(base), (told, "not bold"))


def base_lines(base: SeenBase, speaker: Speaker) -> RenderableType:
    """What it says, who is there in the order of power, and what lies on it."""
    words = speaker.words
    lines: list[Text] = []
    if text := words.text(CARDS[base.card]):
        lines.append(Text(text, style="dim"))
    found = totals(base)
    for seat, total in found.items():
        minions = [piece for piece in base.on if piece.controller == seat and CARDS[piece.card].is_minion]
        who = words.capital(speaker.who(seat))
        line = Text(words.AT_BASE.format(place=place(seat, found, speaker), who=who, total=total), style=STYLES[seat])
        lines.append(line.append(words.joined(minion_words(minion, speaker) for minion in minions), style="default"))
    monsters = [
        words.MONSTER_THERE.format(monster=minion_words(each, speaker), treasures=CARDS[each.card].treasures)
        for each in base.on
        if each.controller < 0
    ]
    if monsters:
        lines.append(Text(words.MONSTERS_AT_BASE.format(monsters=words.joined(monsters)), style="red"))
    for piece in base.on:
        if not CARDS[piece.card].is_minion:
            action = words.capital(action_words(piece, speaker))
            lines.append(Text(words.ON_BASE.format(action=action), style="italic"))
    return Group(*lines)


def power_bar(base: SeenBase) -> Text:
    """How near the base is to its breakpoint."""
    full = BAR if base.power >= base.breakpoint else BAR * base.power // max(1, base.breakpoint)
    return Text("[" + "#" * full + "." * (BAR - full) + "]", style="red" if full == BAR else "")


def minion_words(minion: SeenPiece, speaker: Speaker) -> str:
    words = speaker.words
    told = f"{speaker.word(minion.card)} {minion.power}"
    if minion.counters:
        told += f" [+{minion.counters}]"
    if minion.silent:
        told = words.SILENT.format(minion=told)
    if minion.on:
        actions = words.joined(action_words(action, speaker) for action in minion.on)
        told = words.WITH_ACTIONS.format(minion=told, actions=actions)
    return told


def action_words(action: SeenPiece, speaker: Speaker) -> str:
    told = speaker.owned(action)
    return speaker.words.WITH_NOTE.format(action=told, note=speaker.word(action.note)) if action.note else told


def hand(seen: Seen, speaker: Speaker) -> RenderableType:
    """One's cards with their texts, copies together."""
    return card_list(seen.seats[speaker.viewer].hand, speaker.words)


def card_list(card_ids: list[str], words: English) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for card_id in in_order(card_ids, words):
        name = named(card_id, words, card_ids.count(card_id))
        table.add_row(Text(name, style="bold"), Text(words.text(CARDS[card_id]), style="dim"))
    return table


def in_order(card_ids: list[str], words: English) -> list[str]:
    """Each card once: minions from the strongest, then actions by name."""
    cards = [CARDS[each] for each in set(card_ids)]
    cards.sort(key=lambda card: (not card.is_minion, -card.power, words.name(card)))
    return [card.id for card in cards]


def named(card_id: str, words: English, count: int = 1) -> str:
    """`Shinobi (3) x2`: a minion with its power, copies counted."""
    card = CARDS[card_id]
    power = f" ({card.power})" if card.is_minion else ""
    return words.name(card) + power + (f" x{count}" if count > 1 else "")
