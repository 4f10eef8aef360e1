"""A box of cards, and a line for each kind of card in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, TypedDict, Unpack

from rumpus.family.events import Kind as EventKind
from rumpus.family.events import Sort
from rumpus.family.lessons import Lesson
from rumpus.munchkin.cards.ability import (
    ANY_TIME,
    FIGHT,
    OWN_COMBAT,
    OWN_TURN,
    AfterKill,
    GameBegins,
    Kind,
    OwnDeed,
    OwnWay,
    Play,
    RoleChange,
    Slot,
    TurnAction,
)
from rumpus.munchkin.cards.card import CARDS, Card
from rumpus.munchkin.cards.groups import Group
from rumpus.munchkin.cards.playing import (
    FOLLOWING,
    aim_at_foes,
    aim_at_items,
    aim_at_players,
    aim_at_sides,
    attach,
    become,
    curse,
    enhance,
    follow,
    join_with,
    lie_there,
    monsters_in_hand,
    promote,
    put_down,
    seek,
    taint,
    throw,
    twin,
    ways_to_become,
    ways_to_carry,
    ways_to_follow,
    ways_to_put_down,
    ways_to_rise,
    ways_to_seek,
    ways_to_taint,
)
from rumpus.munchkin.cards.script import SAYS
from rumpus.munchkin.cards.set_words import SetWords
from rumpus.munchkin.options import SetOption

if TYPE_CHECKING:
    from rumpus.munchkin.table.state import Gear
    from rumpus.munchkin.table.table import Table

Fits = Literal["any", "hand", "bonus"]
FITTING: dict[Fits, Callable[[Table, Gear], bool]] = {
    "any": lambda g, gear: True,
    "hand": lambda g, gear: gear.card.hands > 0,
    "bonus": lambda g, gear: gear.card.has_bonus,
}


class Facts(TypedDict, total=False):
    """What else may be printed on any card; see `Card`."""

    id: str
    copies: int
    levels: int
    against: Sequence[tuple[Group, int]]
    leaves_alone: int
    leaves_group: Group | None
    run_away: int
    bonus_vs: Sequence[tuple[str, int]]
    slot: Slot
    hands: int
    is_big: bool
    only: Sequence[Group]
    never: Sequence[Group]
    is_stacked: bool
    tags: Sequence[str]
    rulings: Sequence[str]
    source: str
    has_own_pile: bool


class CardSet:
    """The doors and treasures of one box. A set that is being read from a file is published when all of it is right."""

    def __init__(
        self,
        name: str,
        title: str,
        is_published: bool = True,
        fingerprint: str = "",
        is_usual: bool = False,
        minds_sex: bool = False,
        words: Mapping[str, SetWords] | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.is_published = False
        self.fingerprint = fingerprint  # of the file that it was read from
        self.is_usual = is_usual  # it is played with by default
        self.when_begun: GameBegins | None = None  # the first turn
        self.when_roles_change: RoleChange | None = None
        self.when_killed: AfterKill | None = None
        self.turn_actions: list[TurnAction] = []
        self.options: dict[str, SetOption] = {}
        self.rulebook: dict[str, str] = {}  # what it adds to the rules, by their numbers
        self.events: dict[str, EventKind] = {}
        self.endings: list[str] = []  # those of them that end the game
        self.words = words or {}  # of its own, by language
        self.minds_sex = minds_sex  # some card of it does
        self.lesson: Lesson | None = None  # a first game with it that teaches
        self.showcase: tuple[str, ...] = ()  # a few cards that stand for it, by their ids
        self.cards: list[Card] = []
        if is_published:
            self.publish()

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, ...]:
        return set_named, (self.name,)  # it is code, like its cards

    def option(self, name: str, usual: bool | int, title: str, text: str, is_for_each_seat: bool = False) -> SetOption:
        """What this set leaves to the table."""
        self.options[name] = SetOption(name, usual, title, text, is_for_each_seat)
        return self.options[name]

    def event(self, name: str, **fields: Sort) -> None:
        """A kind of event that only cards of this set bring about."""
        self.events[name] = EventKind(**fields)

    def ending(self, name: str) -> None:
        """The same for a way to end the game."""
        self.event(name)
        self.endings.append(name)

    def killed(self, rule: AfterKill) -> AfterKill:
        """When monsters have been killed. (table, fighter, how many)"""
        self.when_killed = rule
        return rule

    def begun(self, rule: GameBegins) -> GameBegins:
        """When the first turn has begun. (table)"""
        self.when_begun = rule
        return rule

    def roles_change(self, rule: RoleChange) -> RoleChange:
        """When anybody's classes or armies have changed. (table, player, kind)"""
        self.when_roles_change = rule
        return rule

    def publish(self) -> None:
        """Its cards can be played from now on; a set of the same name is replaced."""
        if self.name in SETS:
            for card in SETS[self.name].cards:
                del CARDS[card.id]
        self.is_published = True
        SETS[self.name] = self
        for card in self.cards:
            self._publish(card)

    def _publish(self, card: Card) -> None:
        assert card.id not in CARDS, f"two cards are called {card.id}"
        CARDS[card.id] = card

    def _add(self, card: Card, *plays: Play | OwnWay) -> Card:
        self.cards.append(card)
        card.plays.extend(plays)
        if self.is_published:
            self._publish(card)
        return card

    # -- doors -----------------------------------------------------------------------------------------

    def hero_class(self, name: str, **facts: Unpack[Facts]) -> Card:
        return self._role(name, "class", facts)

    def army(self, name: str, **facts: Unpack[Facts]) -> Card:
        return self._role(name, "army", facts)

    def _role(self, name: str, kind: Kind, facts: Facts) -> Card:
        when = OWN_TURN | OWN_COMBAT | ANY_TIME
        return self._add(Card(name, kind, self, **facts), OwnWay(when, ways_to_become, become))

    def super_munchkin(self, name: str, **facts: Unpack[Facts]) -> Card:
        return self._joker(name, "super munchkin", facts)

    def alliance(self, name: str, **facts: Unpack[Facts]) -> Card:
        return self._joker(name, "alliance", facts)

    def _joker(self, name: str, kind: Kind, facts: Facts) -> Card:
        return self._add(Card(name, kind, self, **facts), OwnWay(ANY_TIME, ways_to_rise, lie_there, SAYS))

    def wandering_monster(self, name: str, **facts: Unpack[Facts]) -> Card:
        card = Card(name, "wandering monster", self, **facts)
        return self._add(card, Play(FIGHT, monsters_in_hand, join_with, "fight", SAYS))

    def cheat(self, name: str, is_door: bool = True, **facts: Unpack[Facts]) -> Card:
        card = Card(name, "cheat", self, is_door=is_door, **facts)
        return self._add(card, OwnWay(OWN_TURN, aim_at_items(lambda g, gear: True), attach, SAYS))

    def monster(self, name: str, level: int, treasures: int, **facts: Unpack[Facts]) -> Card:
        facts.setdefault("levels", 1)
        card = Card(name, "monster", self, level=level, treasures=treasures, **facts)
        if FOLLOWING & card.tags:
            card.plays.append(OwnWay(FIGHT, ways_to_follow, follow))
        return self._add(card, OwnWay(OWN_TURN, ways_to_seek, seek))

    def monster_enhancer(self, name: str, bonus: int, treasures: int = 0, **facts: Unpack[Facts]) -> Card:
        card = Card(name, "monster enhancer", self, bonus=bonus, treasures=treasures, **facts)
        return self._add(card, OwnWay(FIGHT, aim_at_foes, enhance, SAYS))

    def tainting(self, name: str, bonus: int, treasures: int, grants: str, **facts: Unpack[Facts]) -> Card:
        """An enhancer that makes its monster undead, or Chaos."""
        card = Card(name, "monster enhancer", self, bonus=bonus, treasures=treasures, grants=grants, **facts)
        return self._add(card, OwnWay(FIGHT, ways_to_taint, taint, SAYS))

    def twin(self, name: str, **facts: Unpack[Facts]) -> Card:
        """An enhancer that brings a second monster of the same kind."""
        card = Card(name, "monster enhancer", self, **facts)
        card.is_twin = True
        return self._add(card, OwnWay(FIGHT, aim_at_foes, twin, SAYS))

    def curse(self, name: str, **facts: Unpack[Facts]) -> Card:
        return self._add(Card(name, "curse", self, **facts), OwnWay(ANY_TIME, aim_at_players, curse))

    def other(self, name: str, is_door: bool, **facts: Unpack[Facts]) -> Card:
        """A card of no other kind: its decorators say when and how it is played."""
        return self._add(Card(name, "other", self, is_door=is_door, **facts))

    # -- treasures -------------------------------------------------------------------------------------

    def level_card(self, name: str, deed: OwnDeed = promote, **facts: Unpack[Facts]) -> Card:
        facts.setdefault("levels", 1)
        card = Card(name, "level", self, **facts)
        told = card.add_text("play", "At any time: a player of your choice gains a level, but never the winning one.")
        return self._add(card, OwnWay(ANY_TIME, aim_at_players, deed, told))

    def item(self, name: str, bonus: int, gold: int, **facts: Unpack[Facts]) -> Card:
        card = Card(name, "item", self, bonus=bonus, gold=gold, **facts)
        return self._add(card, OwnWay(OWN_TURN, ways_to_put_down, put_down))

    def item_enhancer(
        self, name: str, bonus: int, fits: Fits = "any", gold: int | None = None, **facts: Unpack[Facts]
    ) -> Card:
        """Attached to an item (MU-8.9): any, one that is held in the hands, or one that has a combat bonus."""
        card = Card(name, "item enhancer", self, bonus=bonus, **facts)
        card.added_value = gold or 0
        return self._add(card, OwnWay(OWN_TURN, aim_at_items(FITTING[fits]), attach, SAYS))

    def one_shot(self, name: str, bonus: int = 0, gold: int | None = None, **facts: Unpack[Facts]) -> Card:
        """With a bonus, it can be thrown into any fight, on either side; with a value, it can stay in play until
        then."""
        card = Card(name, "one-shot", self, bonus=bonus, gold=gold, **facts)
        if bonus:
            card.plays.append(OwnWay(FIGHT, aim_at_sides, throw))
        if gold is not None:
            card.plays.append(OwnWay(OWN_TURN, ways_to_carry, put_down))
        return self._add(card)


SETS: dict[str, CardSet] = {}


def set_named(name: str) -> CardSet:
    return SETS[name]
