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
from rumpus.munchkin.text import MunchkinView, Speaker
from rumpus.munchkin.text.cards import group_named, short, text_of
from rumpus.munchkin.text.seen import FightSeen, FoeSeen, GearSeen, HeroSeen, LineSeen, SideSeen
from rumpus.munchkin.words import English

STYLES = ("cyan", "magenta", "yellow", "green", "blue", "red", "bright_cyan", "bright_magenta")  # of the seats
GOAL = 10
WIDEST_SIDE = 46
BELOW = 6  # how far in it begins


def board(seen: MunchkinView, speaker: Speaker) -> RenderableType:
    words = speaker.words
    parts: list[RenderableType] = [
        Text(whose_turn(seen, speaker), style="bold"),
        players(seen, speaker),
        piles(seen, words),
    ]
    if seen.fight is not None and seen.phase != "over":
        parts.append(FightBox(seen, seen.fight, speaker))
    if seen.body is not None:
        body = words.listed([speaker.laid_out(card, seen.body) for card in seen.body.cards])
        parts.append(Text(words.capital(words.BODY.format(whose=speaker.whose(seen.body.of), cards=body))))
    if speaker.viewer >= 0:
        parts.append(Text(words.YOUR_HAND.format(cards=hand_line(seen.heroes[speaker.viewer].hand, words))))
    for offer in seen.offers:
        by, to = words.capital(speaker.who(offer.by)), speaker.who(offer.to)
        told = words.OFFERED.format(by=by, to=to, trade=speaker.trade_of(offer, seen))
        parts.append(Text(told, style="italic"))
    return Group(*parts)


def whose_turn(seen: MunchkinView, speaker: Speaker) -> str:
    words = speaker.words
    if seen.phase == "over":
        return words.OVER
    if seen.phase == "setup":
        return words.SETTING_UP
    if seen.active == speaker.viewer:
        return words.YOUR_TURN.format(turn=seen.turn)
    return words.TURN_OF.format(turn=seen.turn, whose=speaker.whose(seen.active))


def players(seen: MunchkinView, speaker: Speaker) -> RenderableType:
    """A line for each player, the one whose turn it is marked; below it what they are and have."""
    words = speaker.words
    rows: list[RenderableType] = []
    widest = max(len(name) for name in speaker.names)
    for seat, hero in enumerate(seen.heroes):
        is_active = seat == seen.active and seen.phase not in ("over", "setup")
        row = Text((">" if is_active else " ") + " " + stairs(hero.level) + "  ")
        row.append(f"{words.capital(speaker.who(seat)):{widest}}", style=STYLES[seat])
        row.append(words.SEAT_LEVEL.format(level=hero.level), style="bold")
        row.append(words.SEAT_STRENGTH.format(strength=hero.strength, hand=hand_words(hero, words)))
        rows += [row, Padding(Text(lying(hero, words)), (0, 0, 0, BELOW))]
    return Group(*rows)


def stairs(level: int) -> str:
    return "[" + "#" * level + "." * (GOAL - level) + "]"


def hand_words(hero: HeroSeen, words: English) -> str:
    if hero.is_new and not hero.hand:
        return words.DEAD
    doors = sum(CARDS[card].is_door if card in CARDS else card == "door" for card in hero.hand)
    return words.SEAT_HAND.format(count=len(hero.hand), doors=words.counted(doors, "door"))


def lying(hero: HeroSeen, words: English) -> str:
    """What somebody is, wears and carries, and what lasts on them."""
    roles = [words.name(CARDS[gear.card]) for gear in hero.gear if not CARDS[gear.card].is_item]
    used = [gear_words(gear, words) for gear in hero.gear if gear.is_used]
    carried = [gear_words(gear, words) for gear in hero.gear if CARDS[gear.card].is_item and not gear.is_used]
    told = [words.joined([words.SEXES[hero.sex], *roles])]
    told += [words.joined(used)] if used else []
    told += [words.CARRIES.format(items=words.joined(carried))] if carried else []
    for what, card, _, amount in hero.lasting:
        told.append(words.LASTING[what].format(card=words.name(CARDS[card]), amount=words.signed(amount)))
    if any(hero.rations):
        told.append(words.RATIONS.format(counts=" ".join(map(str, hero.rations))))
    return words.SEMICOLON.join(told)


def gear_words(gear: GearSeen, words: English) -> str:
    card = CARDS[gear.card]
    name = re.sub(r" \(.*\)", "", words.name(card))
    if gear.is_used and gear.is_usable and gear.bonus:
        name += f" {words.signed(gear.bonus)}"
    told = [words.NO_USE] if gear.is_used and not gear.is_usable else []
    told += [words.BIG] if card.is_big else []
    told += [words.SLOTS["vehicle"]] if card.slot == "vehicle" else []
    told += [words.name(CARDS[each]) for _, each in gear.on]
    return words.WITH.format(name=name, what=words.joined(told)) if told else name


def piles(seen: MunchkinView, words: English) -> Text:
    doors = words.DOOR_PILES.format(deck=seen.doors, discard=len(seen.door_discard))
    treasures = words.TREASURE_PILES.format(deck=seen.treasures, discard=len(seen.treasure_discard))
    others = [
        words.OTHER_PILE.format(name=words.plural(CARDS[card]), count=count)
        for card, count in seen.piles.items()
        if count
    ]
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
    words = speaker.words
    half = min(WIDEST_SIDE, (width - 8) // 2)
    sides = Table.grid(padding=(0, 2))
    sides.add_column(width=half)
    sides.add_column(width=half)
    fighters = words.listed([words.capital(speaker.who(seat)) for seat in (fight.fighter, fight.helper) if seat >= 0])
    sides.add_row(
        side(fighters, fight.ours, speaker, half),
        side(speaker.foes(fight), fight.theirs, speaker, half),
    )
    is_open = fight.stage != "flight"
    parts: list[RenderableType] = [sides, Text(at_stake(fight, words), style="dim")] if is_open else []
    parts += [Text(foe_words(foe, fight, words), style="dim") for foe in fight.foes]
    idle = [words.name(CARDS[each.card]) for each in fight.thrown if not each.amount]
    if idle:
        parts.append(Text(words.ALSO_PLAYED.format(cards=words.listed(idle)), style="dim"))
    if fight.terms is not None and is_open:
        terms = speaker.terms_of(fight, fight.terms, seen, fight.helper)
        parts.append(Text(words.HELPS.format(who=words.capital(speaker.who(fight.helper)), terms=terms)))
    if fight.roll is not None:
        parts.append(Text(words.capital(speaker.rolled(fight))))
    return Panel(Group(*parts), title=title(fight, words), title_align="left", box=box.SQUARE, expand=False)


def foe_words(foe: FoeSeen, fight: FightSeen, words: English) -> str:
    """What it is, and what it does; a twin does the same as the other one."""
    card = CARDS[foe.card]
    twins = [each for each in fight.foes if foe.serial == each.twin_of or each.serial == foe.twin_of]
    told = [words.TAGS[tag] for tag in foe.tags] + ([words.TWIN] if twins else [])
    name = words.WITH.format(name=words.name(card), what=words.joined(told)) if told else words.name(card)
    return name if foe.twin_of else words.FOE.format(name=name, text=text_of(card, words))


def title(fight: FightSeen, words: English) -> str:
    form = words.FLIGHT if fight.stage == "flight" else words.FIGHT
    return form.format(ours=fight.ours.total, theirs=fight.theirs.total)


def at_stake(fight: FightSeen, words: English) -> str:
    levels, treasures = words.counted(fight.levels, "level"), words.counted(fight.treasures, "treasure")
    return words.AT_STAKE.format(levels=levels, treasures=treasures)


def side(name: str, shown: SideSeen, speaker: Speaker, width: int) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    table.add_column(width=width - 6, no_wrap=True, overflow="ellipsis")
    table.add_column(justify="right", width=4)
    table.add_row(Text(name, style="bold"), Text(str(shown.total), style="bold"))
    for line in shown.lines:
        plain = line.what in ("level", "monster")
        table.add_row(
            Text(f"  {entry(line, speaker)}"), str(line.amount) if plain else speaker.words.signed(line.amount)
        )
    return table


def entry(line: LineSeen, speaker: Speaker) -> str:
    words = speaker.words
    if line.what in words.LEDGER:
        name = words.name(CARDS[line.card]) if line.card else ""
        whose = speaker.whose(line.player) if line.player >= 0 else ""
        return words.capital(
            words.LEDGER[line.what].format(
                whose=whose, card=name, group=group_named(line.group, words) if line.group else ""
            )
        )
    name = words.name(CARDS[line.card])
    if line.what == "card" and CARDS[line.card].is_monster:
        return words.capital(words.GROWTH)
    by_whom = words.WITH.format(name=name, what=speaker.who(line.player))
    return by_whom if line.what in ("thrown", "enhancer") else name


def hand_line(hand: list[str], words: English) -> str:
    return words.listed([short(CARDS[card], words) for card in in_order(hand)]) or words.NOTHING_HELD


# -- cards -----------------------------------------------------------------------------------------------------


def card_list(card_ids: list[str], words: English) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for card_id in dict.fromkeys(in_order(card_ids)):
        count = card_ids.count(card_id)
        name = short(CARDS[card_id], words) + (f" x{count}" if count > 1 else "")
        table.add_row(Text(name, style="bold"), Text(text_of(CARDS[card_id], words), style="dim"))
    return table


def in_order(card_ids: list[str]) -> list[str]:
    """Doors first, then by kind and name."""
    return sorted(card_ids, key=lambda each: (not CARDS[each].is_door, CARDS[each].kind, each))
