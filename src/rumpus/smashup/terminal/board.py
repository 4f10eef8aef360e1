"""The table drawn from what one seat sees: never more. Readable without colour: everybody is named."""

from __future__ import annotations

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rumpus.smashup.cards.catalog import CARDS, FACTIONS
from rumpus.smashup.text import Seen, SeenBase, SeenPiece, Speaker
from rumpus.smashup.text.naming import capital
from rumpus.smashup.text.seen import SeenPiles
from rumpus.smashup.text.standing import place, totals, whose_turn

LABELS = "ABCDEFGH"  # of the bases, from left to right
STYLES = ("cyan", "magenta", "yellow", "green")  # of the seats
BAR = 12
NARROWEST_BASE = 38


def board(seen: Seen, speaker: Speaker, width: int) -> RenderableType:
    parts: list[RenderableType] = [Text(whose_turn(seen, speaker), style="bold"), players(seen, speaker)]
    if seen.bases:
        parts.append(bases(seen, speaker, width))
    if seen.piles is not None:
        parts.append(piles(seen.piles))
    return Group(*parts)


def players(seen: Seen, speaker: Speaker) -> RenderableType:
    """Points, factions and cards of each player, the one whose turn it is marked."""
    table = Table.grid(padding=(0, 2))
    for seat, shown in enumerate(seen.seats):
        picks = seen.draft.picks[seat] if seen.draft else shown.factions
        table.add_row(
            ">" if seat == seen.active and seen.phase != "over" else " ",
            Text(capital(speaker.who(seat)), style=STYLES[seat]),
            Text(f"{shown.points} VP", style="bold"),
            f"hand {len(shown.hand)}" + (f" ({shown.treasures} treasures)" if shown.treasures else ""),
            f"deck {shown.deck}",
            f"discard {len(shown.discard)}",
            Text(" + ".join(FACTIONS[each].name for each in picks), style="dim"),
        )
    return table


def piles(seen: SeenPiles) -> RenderableType:
    """Monsters and treasures out of play, and the loot that lies open."""
    line = Text(f"Monsters: deck {seen.monster_deck}, discard {len(seen.monster_discard)}", style="dim")
    line.append(f"   Treasures: deck {seen.treasure_deck}, discard {len(seen.treasure_discard)}")
    if seen.loot:
        line.append("   Loot: " + ", ".join(CARDS[card].name for card in seen.loot), style="bold")
    return line


def bases(seen: Seen, speaker: Speaker, width: int) -> RenderableType:
    """Boxes side by side where there is room for three, else one below the other."""
    places = range(len(seen.bases))
    across = min(len(seen.bases), width // NARROWEST_BASE)
    if across < 3:
        names = max(len(CARDS[base.card].name) for base in seen.bases)
        return Group(*[base_below_base(seen, place, speaker, names) for place in places])
    panels = [
        Panel(
            Group(numbers(seen.bases[place]), base_lines(seen.bases[place], speaker)),
            title=title(seen, place),
            title_align="left",
            box=box.SQUARE,
        )
        for place in places
    ]
    return Columns(panels, width=width // across - 1, padding=(0, 1))


def base_below_base(seen: Seen, place: int, speaker: Speaker, widest: int) -> RenderableType:
    first = title(seen, place)
    first.pad_right(widest + 2 - len(first))
    lines = Padding(base_lines(seen.bases[place], speaker), (0, 0, 0, 4), expand=False)
    return Group(first.append("  ").append_text(numbers(seen.bases[place])), lines)


def title(seen: Seen, place: int) -> Text:
    base = seen.bases[place]
    is_scoring = seen.scoring is not None and seen.scoring.base == base.serial
    return Text(f"{LABELS[place]} {CARDS[base.card].name}" + (" (scores now)" if is_scoring else ""), style="bold")


def numbers(base: SeenBase) -> Text:
    """How near it is to scoring, and what the places are worth."""
    points = "/".join(map(str, CARDS[base.card].vp))
    needed = f"{base.breakpoint - base.monsters} + {base.monsters}" if base.monsters else f"{base.breakpoint}"
    return Text.assemble(power_bar(base), (f" {base.power} of {needed}  VP {points}", "not bold"))


def base_lines(base: SeenBase, speaker: Speaker) -> RenderableType:
    """What it says, who is there in the order of power, and what lies on it."""
    card = CARDS[base.card]
    lines: list[Text] = []
    if card.text:
        lines.append(Text(card.text, style="dim"))
    found = totals(base)
    for seat, total in found.items():
        minions = [piece for piece in base.on if piece.controller == seat and CARDS[piece.card].is_minion]
        line = Text(f"{place(seat, found)} {capital(speaker.who(seat))} {total}: ", style=STYLES[seat])
        lines.append(line.append(", ".join(minion_words(minion, speaker) for minion in minions), style="default"))
    monsters = [piece for piece in base.on if piece.controller < 0]
    if monsters:
        words = ", ".join(f"{minion_words(each, speaker)} ({CARDS[each.card].treasures}T)" for each in monsters)
        lines.append(Text(f"Monsters: {words}", style="red"))
    for piece in base.on:
        if not CARDS[piece.card].is_minion:
            lines.append(Text(f"On it: {capital(action_words(piece, speaker))}", style="italic"))
    return Group(*lines)


def power_bar(base: SeenBase) -> Text:
    """How near the base is to its breakpoint."""
    full = BAR if base.power >= base.breakpoint else BAR * base.power // max(1, base.breakpoint)
    return Text("[" + "#" * full + "." * (BAR - full) + "]", style="red" if full == BAR else "")


def minion_words(minion: SeenPiece, speaker: Speaker) -> str:
    words = f"{CARDS[minion.card].name} {minion.power}"
    if minion.counters:
        words += f" [+{minion.counters}]"
    if minion.silent:
        words += " (silent)"
    if minion.on:
        words += " (" + ", ".join(action_words(action, speaker) for action in minion.on) + ")"
    return words


def action_words(action: SeenPiece, speaker: Speaker) -> str:
    note = f", {speaker.word(action.note)}" if action.note else ""
    return f"{speaker.owned(action)}{note}"


def hand(seen: Seen, viewer: int) -> RenderableType:
    """One's cards with their texts, copies together."""
    return card_list(seen.seats[viewer].hand)


def card_list(card_ids: list[str]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for card_id in in_order(card_ids):
        card = CARDS[card_id]
        table.add_row(Text(named(card_id, card_ids.count(card_id)), style="bold"), Text(card.text, style="dim"))
    return table


def in_order(card_ids: list[str]) -> list[str]:
    """Each card once: minions from the strongest, then actions by name."""
    return sorted(set(card_ids), key=lambda each: (not CARDS[each].is_minion, -CARDS[each].power, CARDS[each].name))


def named(card_id: str, count: int = 1) -> str:
    """`Shinobi (3) x2`: a minion with its power, copies counted."""
    card = CARDS[card_id]
    power = f" ({card.power})" if card.is_minion else ""
    return card.name + power + (f" x{count}" if count > 1 else "")
