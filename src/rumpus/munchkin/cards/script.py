"""What a card can do: a place for each kind of ability, and the decorators that fill them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, reduce
from operator import or_
from typing import Any

from rumpus.munchkin.cards.ability import (
    AIR,
    ANY_TIME,
    FIGHT,
    FLIGHT,
    OUTSIDE_COMBAT,
    OWN_COMBAT,
    OWN_TURN,
    SPOILS,
    AfterEscape,
    Aftermath,
    AfterThrow,
    AfterWin,
    Appears,
    Bars,
    Bonus,
    CurseStrikes,
    Deed,
    Drawn,
    Escapes,
    F,
    FightBegins,
    FightEnds,
    FlightBonus,
    FoeBonus,
    GearDeed,
    GearTargets,
    GearUse,
    Goes,
    Happening,
    Hushes,
    ItemFactor,
    OwnWay,
    Play,
    SavesItem,
    Targets,
    ThrowFactor,
    TurnAction,
    no_target,
)

SAYS = "says"  # what no function of its own carries out
BAD_STUFF = "bad stuff"  # the ability of a monster that has caught somebody
PLACES = {  # abilities that make something happen, and where their functions stand
    "afterwards": "after_fight",
    "appear": "appear",
    "bad stuff": "strike",
    "beaten": "when_beaten",
    "before fight": "before_fight",
    "curse": "befall",
    "cursed": "when_cursed",
    "discarded": "when_discarded",
    "drawn": "when_drawn",
    "enter fight": "enters_fight",
    "escaped": "when_escaped",
    "flight over": "after_flight",
    "leave fight": "leaves_fight",
    "thrown": "when_thrown",
    "turn end": "turn_end",
    "won": "when_won",
}


class Abilities:
    """What a card does, and when. Everything is looked up here, so a missing ability costs nothing."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}  # by ability
        self.told_as: dict[str, str] = {}  # abilities that the text of another one covers
        self.effects: dict[str, dict[str, Any]] = {}  # what its deck file gives it: names of known effects, and values
        self.plays: list[Play | OwnWay] = []
        self.uses: list[GearUse] = []  # lying in play
        # A monster, or its enhancer
        self.appear: Appears | None = None
        self.before_fight: Appears | None = None
        self.strike: Happening | None = None
        self.after_flight: Appears | None = None
        self.when_beaten: Happening | None = None
        self.growth: FoeBonus | None = None  # what a monster adds to itself
        self.enhancement: FoeBonus | None = None
        self.bars_help: Bars | None = None
        self.kills = False  # its bad stuff can be death
        self.stays = False  # cards cannot make it leave
        self.silences_classes = False
        self.hushes: Hushes | None = None  # items that give neither bonus nor ability; penalties stay
        self.forbids_pay = False
        self.is_twin = False  # a second monster of the same kind comes along
        self.floor: int | None = None  # what the enhanced monster's strength does not fall below
        # A card in the fight
        self.item_factor: ItemFactor | None = None
        self.throw_factor: ThrowFactor | None = None
        self.foe_bonus: FoeBonus | None = None
        self.flight_bonus: FlightBonus | None = None
        self.ignores_bonuses = False  # those printed on monsters, and penalties
        self.conjures = ""  # munchkins fight as if a monster of this tag were there
        # A card that is drawn, discarded or suffered
        self.befall: Happening | None = None
        self.hits_all = False  # a curse that hits everybody anyway
        self.when_drawn: Drawn | None = None
        self.when_discarded: Happening | None = None  # by its player, for whatever reason
        self.after_fight: Aftermath | None = None
        # A card in play
        self.own_bonus: Bonus | None = None
        self.drawback: Bonus | None = None
        self.extra_hands = 0
        self.extra_bigs = 0
        self.hangs_on = ""  # a class or an army that it strengthens, and goes with
        self.counts_as = ""  # a class that its owner may pass for, with its advantages
        self.escape: Escapes | None = None
        self.enters_fight: FightBegins | None = None
        self.leaves_fight: FightEnds | None = None
        self.extra_treasures: Bonus | None = None
        self.when_cursed: CurseStrikes | None = None  # its owner
        self.when_thrown: AfterThrow | None = None  # by its owner, a card into a fight
        self.rescue: SavesItem | None = None  # does it save a single item from a curse or from bad stuff?
        self.margin_levels: Bonus | None = None  # more levels for a victory by this margin
        self.when_won: AfterWin | None = None  # its owner has killed what was fought
        self.added_value = 0  # to the item that it is fixed to
        self.fights_loot = False  # its owner may fight a monster drawn when looting the room
        self.kept_in_death = 0  # how many items in play stay with its owner
        # A class or an army
        self.is_binding = False  # nobody gives it up for another, or pays with it
        self.turn_actions: list[TurnAction] = []
        self.turn_end: Happening | None = None
        self.when_escaped: AfterEscape | None = None
        self.holds_on: SavesItem | None = None  # does it stay when the effect of a card would take it?

    @cached_property
    def when(self) -> int:
        """Every moment at which it may be played."""
        return reduce(or_, [play.when for play in self.plays], 0)

    def functions(self) -> dict[str, object]:
        """Those that it has, by the names of their abilities."""
        found = {ability: getattr(self, place) for ability, place in PLACES.items()}
        return {ability: function for ability, function in found.items() if function is not None}


class Script(Abilities):
    """Decorators attach its abilities, whose docstrings are its text."""

    def says(self, text: str) -> None:
        """A text that no function of its own carries out."""
        self.add_text(SAYS, text)

    def add_text(self, ability: str, text: str) -> str:
        """The text of an ability, by the name that an event gives as its cause; of several with one name the later ones
        are numbered. Returns the name."""
        assert text, f"{ability} has no text"
        names = [ability, *[f"{ability} {number}" for number in range(2, len(self.texts) + 2)]]
        name = next(name for name in names if name not in self.texts)
        self.texts[name] = text
        return name

    def _says(self, ability: str, function: F) -> F:
        self._text_of(ability, function)
        return function

    def _text_of(self, ability: str, function: Callable[..., object]) -> str:
        return self.add_text(ability, " ".join((function.__doc__ or "").split()))

    # -- when it is played -----------------------------------------------------------------------------

    def in_fight(self, targets: Targets = no_target, when: int = FIGHT) -> Callable[[Deed], Deed]:
        """Played into any open fight; it lies there until the fight ends (MU-3.11). (table, player, *target)"""
        return self._plays(when, targets, "fight")

    def once_in_fight(self, targets: Targets = no_target) -> Callable[[Deed], Deed]:
        """Played into any open fight; it is in the air first, takes effect once, and is gone."""
        return self._plays(FIGHT, targets, "air")

    def in_flight(self, targets: Targets = no_target) -> Callable[[Deed], Deed]:
        """Played while somebody runs away."""
        return self._plays(FLIGHT, targets, "fight")

    def any_time(self, targets: Targets = no_target) -> Callable[[Deed], Deed]:
        """Played whenever no action is under way; it is in the air first, for whoever can answer it."""
        return self._plays(ANY_TIME, targets, "air")

    def outside_combat(self, targets: Targets = no_target) -> Callable[[Deed], Deed]:
        """Played in anybody's turn while nobody fights."""
        return self._plays(OUTSIDE_COMBAT, targets, "air")

    def own_turn(self, targets: Targets = no_target, in_combat: bool = False) -> Callable[[Deed], Deed]:
        """Played in one's own turn, by default outside combat."""
        return self._plays(OWN_TURN | OWN_COMBAT if in_combat else OWN_TURN, targets, "discard")

    def answers(self, targets: Targets, when: int = ANY_TIME | AIR) -> Callable[[Deed], Deed]:
        """Played in answer to what has just happened, or to a card in the air; it takes effect at once."""
        return self._plays(when, targets, "discard")

    def at_spoils(self, targets: Targets = no_target) -> Callable[[Deed], Deed]:
        """Played before treasures that two players have won are shared out."""
        return self._plays(SPOILS, targets, "discard")

    def used(self, when: int, targets: GearTargets = no_target) -> Callable[[GearDeed], GearDeed]:
        """What its owner may do with it while it is in use. (table, gear, *target)"""

        def attach(ability: GearDeed) -> GearDeed:
            self.uses.append(GearUse(when, targets, ability, self._text_of("use", ability)))
            return ability

        return attach

    def _plays(self, when: int, targets: Targets, goes: Goes) -> Callable[[Deed], Deed]:
        def attach(ability: Deed) -> Deed:
            self.plays.append(Play(when, targets, ability, goes, self._text_of("play", ability)))
            return ability

        return attach

    # -- a monster -------------------------------------------------------------------------------------

    def appears(self, ability: Appears) -> Appears:
        """When it comes into a fight. (table, foe)"""
        self.appear = ability
        return self._says("appear", ability)

    def starts_fight(self, ability: Appears) -> Appears:
        """Before the fight begins; not if it joins one. (table, foe)"""
        self.before_fight = ability
        return self._says("before fight", ability)

    def bad_stuff(self, ability: Happening) -> Happening:
        """What happens to a player who does not get away. (table, victim)"""
        self.strike = ability
        return self._says(BAD_STUFF, ability)

    def flight_over(self, ability: Appears) -> Appears:
        """When everybody has run, if it has caught anybody. (table, foe)"""
        self.after_flight = ability
        return self._says("flight over", ability)

    def beaten(self, ability: Happening) -> Happening:
        """What else happens once it is killed. (table, fighter)"""
        self.when_beaten = ability
        return self._says("beaten", ability)

    def refuses_helper(self, ability: Bars) -> Bars:
        """Who may not help against it. (table, player)"""
        self.bars_help = ability
        return self._says("refuse help", ability)

    # -- a curse, or any card that is drawn or discarded -----------------------------------------------

    def befalls(self, ability: Happening) -> Happening:
        """What a curse does. (table, victim)"""
        self.befall = ability
        return self._says("curse", ability)

    def drawn(self, ability: Drawn) -> Drawn:
        """The moment it is drawn. (table, player, uid, openly)"""
        self.when_drawn = ability
        return self._says("drawn", ability)

    def discarded(self, ability: Happening) -> Happening:
        """Once its player has discarded it: after a fight, as a cost, or because a card says so. (table, player)"""
        self.when_discarded = ability
        return self._says("discarded", ability)

    # -- numbers ---------------------------------------------------------------------------------------

    def gives(self, ability: Bonus) -> Bonus:
        """A bonus that is worked out, instead of the printed one. (table, gear, owner)"""
        self.own_bonus = ability
        return self._says("bonus", ability)

    def costs(self, ability: Bonus) -> Bonus:
        """A drawback of a class, which a player who is only half of that class does not have. (table, gear, owner)"""
        self.drawback = ability
        return self._says("drawback", ability)

    def enhances(self, ability: FoeBonus) -> FoeBonus:
        """How much an enhancer adds to its monster, if that is not one number. (table, foe)"""
        self.enhancement = ability
        return self._says(SAYS, ability)

    def strengthens(self, ability: FoeBonus) -> FoeBonus:
        """What a card in the fight adds to each monster. (table, foe)"""
        self.foe_bonus = ability
        return self._says("foe bonus", ability)

    def hushes_items(self, ability: Hushes) -> Hushes:
        """Which items give nothing in a fight with it: neither bonus nor ability, but penalties stay. (card)"""
        self.hushes = ability
        return self._says("hush", ability)

    def alters_items(self, ability: ItemFactor) -> ItemFactor:
        """By what a card in the fight multiplies the bonus of an item. (table, gear)"""
        self.item_factor = ability
        return self._says("item factor", ability)

    def alters_throws(self, ability: ThrowFactor) -> ThrowFactor:
        """By what a monster, an item in use or a one-shot itself multiplies the one-shot's bonus. (table, throw)"""
        self.throw_factor = ability
        return self._says("throw factor", ability)

    def adds_to_flight(self, ability: FlightBonus) -> FlightBonus:
        """What it adds to the roll of a player who runs. (table, player, foe)"""
        self.flight_bonus = ability
        return self._says("flight bonus", ability)

    def lets_escape(self, ability: Escapes) -> Escapes:
        """Who gets away without a roll. (table, player, foe)"""
        self.escape = ability
        return self._says("escape", ability)

    def adds_treasures(self, ability: Bonus) -> Bonus:
        """More treasures for its owner's victory. (table, gear, owner)"""
        self.extra_treasures = ability
        return self._says("treasures", ability)

    def at_end_of_turn(self, ability: Happening) -> Happening:
        """Before charity. (table, owner)"""
        self.turn_end = ability
        return self._says("turn end", ability)

    def escaped(self, ability: AfterEscape) -> AfterEscape:
        """When its owner has got away from a monster. (table, owner, foe)"""
        self.when_escaped = ability
        return self._says("escaped", ability)

    def in_own_turn(self, verb: str, is_open: Callable[[Any, int], bool]) -> Callable[[Happening], Happening]:
        """What its owner may do in their own turn, outside combat, if it is open to them. (table, owner)"""

        def attach(ability: Happening) -> Happening:
            self.turn_actions.append(TurnAction(verb, is_open, ability))
            return self._says(verb, ability)

        return attach

    def at_start_of_fight(self, ability: FightBegins) -> FightBegins:
        """When its owner comes into a fight. (table, gear)"""
        self.enters_fight = ability
        return self._says("enter fight", ability)

    def at_end_of_fight(self, ability: FightEnds) -> FightEnds:
        """When a fight is over, no matter whose: it forgets what it noted during the fight. (table, gear, has_won)"""
        self.leaves_fight = ability
        return self._says("leave fight", ability)
