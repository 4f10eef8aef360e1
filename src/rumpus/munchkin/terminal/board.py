"""The table drawn from what one seat sees: never more. Readable without colour: everybody is named."""

from __future__ import annotations

import re

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.text import MunchkinView, Speaker, english
from rumpus.munchkin.text.cards import short, text_of
from rumpus.munchkin.text.english_cards import BIG, SLOTS, TAGS
from rumpus.munchkin.text.naming import capital, counted, listed, signed
from rumpus.munchkin.text.seen import FightSeen, FoeSeen, GearSeen, HeroSeen, LineSeen, SideSeen

STYLES = ("cyan", "magenta", "yellow", "green", "blue", "red", "bright_cyan", "bright_magenta")  # of the seats
GOAL = 10
WIDEST_SIDE = 46
BELOW = 6  # how far in it begins


def board(seen: MunchkinView, speaker: Speaker) -> RenderableType:
    parts: list[RenderableType] = [Text(whose_turn(seen, speaker), style="bold"), players(seen, speaker), piles(seen)]
    if seen.fight is not None and seen.phase != "over":
        parts.append(FightBox(seen, seen.fight, speaker))
    if speaker.viewer >= 0:
        parts.append(Text(f"Your hand: {hand_line(seen.heroes[speaker.viewer].hand)}"))
    for offer in seen.offers:
        trade = f"{capital(speaker.who(offer.by))} to {speaker.who(offer.to)}: {speaker.trade_of(offer, seen)}"
        parts.append(Text(f"Offered by {trade}", style="italic"))
    return Group(*parts)


def whose_turn(seen: MunchkinView, speaker: Speaker) -> str:
    if seen.phase == "over":
        return english.OVER
    if seen.phase == "setup":
        return english.SETTING_UP
    if seen.active == speaker.viewer:
        return english.YOUR_TURN.format(turn=seen.turn)
    return english.TURN_OF.format(turn=seen.turn, whose=speaker.whose(seen.active))


def players(seen: MunchkinView, speaker: Speaker) -> RenderableType:
    """A line for each player, the one whose turn it is marked; below it what they are and have."""
    rows: list[RenderableType] = []
    widest = max(len(name) for name in speaker.names)
    for seat, hero in enumerate(seen.heroes):
        is_active = seat == seen.active and seen.phase not in ("over", "setup")
        row = Text((">" if is_active else " ") + " " + stairs(hero.level) + "  ")
        row.append(f"{capital(speaker.who(seat)):{widest}}", style=STYLES[seat])
        row.append(f"  level {hero.level:<2}", style="bold")
        row.append(f"  strength {hero.strength:<3} {hand_words(hero)}")
        rows += [row, Padding(Text(lying(hero)), (0, 0, 0, BELOW))]
    return Group(*rows)


def stairs(level: int) -> str:
    return "[" + "#" * level + "." * (GOAL - level) + "]"


def hand_words(hero: HeroSeen) -> str:
    if hero.is_new and not hero.hand:
        return "dead"
    doors = sum(CARDS[card].is_door if card in CARDS else card == "door" for card in hero.hand)
    return f"hand {len(hero.hand)} ({counted(doors, 'door')})"


def lying(hero: HeroSeen) -> str:
    """What somebody is, wears and carries, and what lasts on them."""
    roles = [CARDS[gear.card].name for gear in hero.gear if not CARDS[gear.card].is_item]
    used = [gear_words(gear) for gear in hero.gear if gear.is_used]
    carried = [gear_words(gear) for gear in hero.gear if CARDS[gear.card].is_item and not gear.is_used]
    told = [", ".join([english.SEXES[hero.sex], *roles])]
    told += [", ".join(used)] if used else []
    told += [f"carries {', '.join(carried)}"] if carried else []
    for what, card, _, amount in hero.lasting:
        told.append(english.LASTING[what].format(card=CARDS[card].name, amount=signed(amount)))
    if any(hero.rations):
        told.append(english.RATIONS.format(counts=" ".join(map(str, hero.rations))))
    return "; ".join(told)


def gear_words(gear: GearSeen) -> str:
    card = CARDS[gear.card]
    words = re.sub(r" \(.*\)", "", card.name)
    if gear.is_used and gear.is_usable and gear.bonus:
        words += f" {signed(gear.bonus)}"
    told = ["of no use"] if gear.is_used and not gear.is_usable else []
    told += [BIG] if card.is_big else [SLOTS["vehicle"]] if card.slot == "vehicle" else []
    told += [CARDS[each].name for _, each in gear.on]
    return f"{words} ({', '.join(told)})" if told else words


def piles(seen: MunchkinView) -> Text:
    doors = f"Doors: deck {seen.doors}, discard {len(seen.door_discard)}"
    treasures = f"Treasures: deck {seen.treasures}, discard {len(seen.treasure_discard)}"
    others = [f"{CARDS[card].plural}: {count}" for card, count in seen.piles.items() if count]
    return Text("   ".join([doors, treasures, *others]), style="dim")


# -- the fight -------------------------------------------------------------------------------------------------


class FightBox:
    """As wide as there is room for."""

    def __init__(self, seen: MunchkinView, fight: FightSeen, speaker: Speaker) -> None:
        self.seen = seen
        self.fight = fight
        self.speaker = speaker

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield fight_box(self.seen, self.fight, self.speaker, options.max_width)


def fight_box(seen: MunchkinView, fight: FightSeen, speaker: Speaker, width: int) -> RenderableType:
    """Both sides, line by line, what is at stake, and who is promised what; for who runs only what they run from."""
    half = min(WIDEST_SIDE, (width - 8) // 2)
    sides = Table.grid(padding=(0, 2))
    sides.add_column(width=half)
    sides.add_column(width=half)
    fighters = listed([capital(speaker.who(seat)) for seat in (fight.fighter, fight.helper) if seat >= 0])
    sides.add_row(
        side(fighters, fight.ours, speaker, half),
        side(speaker.foes(fight), fight.theirs, speaker, half),
    )
    is_open = fight.stage != "flight"
    parts: list[RenderableType] = [sides, Text(at_stake(fight), style="dim")] if is_open else []
    parts += [Text(foe_words(foe, fight), style="dim") for foe in fight.foes]
    idle = [CARDS[each.card].name for each in fight.thrown if not each.amount]
    if idle:
        parts.append(Text(f"Also played: {listed(idle)}", style="dim"))
    if fight.terms is not None and is_open:
        terms = speaker.terms_of(fight, fight.terms, seen)
        parts.append(Text(f"{capital(speaker.who(fight.helper))} helps: {terms}"))
    if fight.roll is not None:
        parts.append(Text(capital(speaker.rolled(fight))))
    return Panel(Group(*parts), title=f"Fight: {title(fight)}", title_align="left", box=box.SQUARE, expand=False)


def foe_words(foe: FoeSeen, fight: FightSeen) -> str:
    """What it is, and what it does; a twin does the same as the other one."""
    card = CARDS[foe.card]
    twins = [each for each in fight.foes if foe.serial == each.twin_of or each.serial == foe.twin_of]
    told = [TAGS[tag] for tag in foe.tags] + ([english.TWIN] if twins else [])
    name = f"{card.name} ({', '.join(told)})" if told else card.name
    return name if foe.twin_of else f"{name}: {text_of(card)}"


def title(fight: FightSeen) -> str:
    return f"{fight.ours.total} to {fight.theirs.total}" + (", running away" if fight.stage == "flight" else "")


def at_stake(fight: FightSeen) -> str:
    return f"At stake: {counted(fight.levels, 'level')} and {counted(fight.treasures, 'treasure')}"


def side(name: str, shown: SideSeen, speaker: Speaker, width: int) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    table.add_column(width=width - 6, no_wrap=True, overflow="ellipsis")
    table.add_column(justify="right", width=4)
    table.add_row(Text(name, style="bold"), Text(str(shown.total), style="bold"))
    for line in shown.lines:
        plain = line.what in ("level", "monster")
        table.add_row(Text(f"  {entry(line, speaker)}"), str(line.amount) if plain else signed(line.amount))
    return table


def entry(line: LineSeen, speaker: Speaker) -> str:
    if line.what in english.LEDGER:
        name = CARDS[line.card].name if line.card else ""
        whose = speaker.whose(line.player) if line.player >= 0 else ""
        return capital(english.LEDGER[line.what].format(whose=whose, card=name, group=line.group))
    words = CARDS[line.card].name
    if line.what == "card" and CARDS[line.card].is_monster:
        return capital(english.GROWTH)
    return f"{words} ({speaker.who(line.player)})" if line.what in ("thrown", "enhancer") else words


def hand_line(hand: list[str]) -> str:
    return listed([short(CARDS[card]) for card in in_order(hand)]) or "nothing"


# -- cards -----------------------------------------------------------------------------------------------------


def card_list(card_ids: list[str]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for card_id in dict.fromkeys(in_order(card_ids)):
        count = card_ids.count(card_id)
        name = short(CARDS[card_id]) + (f" x{count}" if count > 1 else "")
        table.add_row(Text(name, style="bold"), Text(text_of(CARDS[card_id]), style="dim"))
    return table


def in_order(card_ids: list[str]) -> list[str]:
    """Doors first, then by kind and name."""
    return sorted(card_ids, key=lambda each: (not CARDS[each].is_door, CARDS[each].kind, each))
