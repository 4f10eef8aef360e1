"""A table in a few words: who holds what, what is in front of whom, which doors come next. Alice begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rumpus.family.options import unnumbered
from rumpus.kernel import Game, Log, Option, Refusal, random_below
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.catalog import SETS
from rumpus.munchkin.options import Options
from rumpus.munchkin.setup import own_piles
from rumpus.munchkin.table.state import Gear, Hero, Phase, Sex, State
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.table.zones import ROUNDS
from rumpus.munchkin.turn import MUNCHKIN, Munchkin
from tests.laid_out import LaidOut

# An item is in use; carried: ("carry", miners_helmet); with what lies on it: (flamethrower, official_mythos)
Lying = Card | tuple["str | Card", ...]
WINDOWS = ("call", "curse", "event", "spoils", "roll", "end")


class Given(LaidOut[State]):
    """A game in words: `Bob` instead of `P1`, `froggoth` instead of `froggoth#12`."""

    # -- the question ----------------------------------------------------------------------------------

    def words(self, option: Option) -> str:
        return super().words(unnumbered(option))

    def offers(self, name: str) -> list[str]:
        """Without showing one's hand, which is possible nearly always."""
        return [offer for offer in super().offers(name) if offer != "show hand"]

    def answer(self, name: str, text: str) -> None:
        """Of several that look alike, the first."""
        offered = super().offers(name)
        lines = "\n  ".join(offered) or "nothing"
        assert text in offered, f"{name} cannot answer {text!r} to {self.prompt!r}; offered:\n  {lines}"
        self.game.answer(self.seat(name), offered.index(text))

    def why_not(self, name: str, key: str) -> Refusal | None:
        return self.game.why_not(self.seat(name), key)

    # -- what people do --------------------------------------------------------------------------------

    def opens_door(self, name: str = "Alice") -> None:
        self.answer(name, "open door")

    def plays(self, name: str, card: Card, *target: str | Card) -> None:
        """A card from hand, and what on: `plays("Bob", rugose, froggoth)`, `plays("Bob", kitchen_sink, "against")`."""
        self.answer(
            name, " ".join(["play", card.id, *[each.id if isinstance(each, Card) else each for each in target]])
        )

    def uses(self, name: str, card: Card, *target: str | Card) -> None:
        """A card in play."""
        self.answer(name, " ".join(["use", card.id, *[each.id if isinstance(each, Card) else each for each in target]]))

    def everyone_passes(self) -> None:
        """Let everything pass that only waits for that: a call, a card in the air."""
        while (decision := self.game.decision) is not None and decision.prompt in WINDOWS:
            self.answer(self.names[decision.awaited[0]], "pass")

    def is_helped(self, helper: str, fighter: str = "Alice", treasures: int = 0) -> None:
        """Help is asked for, for nothing or for treasures that the helper picks first, and granted."""
        self.answer(fighter, f"ask {helper}")
        if self.prompt == "treasures":
            self.answer(fighter, str(treasures))
        if treasures:
            self.answer(fighter, "helper")
        if self.prompt == "pay":
            self.answer(fighter, "done")
        self.answer(helper, "accept")

    def fights_it_out(self, name: str = "Alice") -> None:
        """Call the result; nobody does anything about it."""
        self.answer(name, "call")
        self.everyone_passes()

    def runs(self, name: str, foe: Card) -> None:
        """Roll for running away from this monster; the roll is kept, and nobody answers it."""
        self.answer(name, f"run {foe.id}")
        self.keeps_roll()
        while (decision := self.game.decision) is not None and decision.prompt == "roll":
            self.answer(self.names[decision.awaited[0]], "pass")

    def keeps_roll(self) -> None:
        while (decision := self.game.decision) is not None and decision.prompt == "die":
            self.answer(self.names[decision.awaited[0]], "keep")

    def declines_goths(self) -> None:
        """Nobody adds a goth."""
        while (decision := self.game.decision) is not None and decision.prompt == "goth":
            self.answer(self.names[decision.awaited[0]], "none")

    def next_roll(self, *faces: int) -> None:
        """Let the next rolls of the die be these: part of how the table is laid out, before anything is played."""
        for seed in range(1_000_000):
            following, found = seed, []
            for _ in faces:
                following, face = random_below(following, 6)
                found.append(face + 1)
            if tuple(found) == faces:
                self.game.state.seed = seed
                self.game = Game(MUNCHKIN, self.game.state.copy(), [], log=Log())
                return
        raise AssertionError(f"no seed rolls {faces}")

    # -- the table -------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        table = self.game.table
        assert isinstance(table, Munchkin)
        return table

    def hero(self, name: str) -> Hero:
        return self.state.heroes[self.seat(name)]

    def level(self, name: str) -> int:
        return self.hero(name).level

    def hand(self, name: str) -> list[str]:
        return [self.state.cards[uid].id for uid in self.hero(name).hand]

    def lying(self, name: str) -> list[str]:
        """What lies before a player: `flamethrower + official_mythos`, `miners_helmet (carried)`."""
        return [self._gear(gear) for gear in self.hero(name).gear]

    def _gear(self, gear: Gear) -> str:
        words = " + ".join([gear.card.id, *[each.card.id for each in gear.on]])
        return f"{words} (carried)" if gear.card.is_item and not gear.is_used else words

    def strength(self, name: str) -> int:
        return self.table.strength(self.seat(name))

    def strengths(self) -> tuple[int, int]:
        """Of the munchkins and of the monsters in this fight."""
        return self.table.strengths()

    def foes(self) -> list[str]:
        return [foe.card.id for foe in self.state.fight.foes] if self.state.fight is not None else []

    def discards(self) -> list[str]:
        """Both discard piles, doors first."""
        return [self.state.cards[uid].id for uid in [*self.state.door_discard, *self.state.treasure_discard]]

    def told(self, name: str = "") -> list[str]:
        """What has happened, as this player was told it: `open door P0 froggoth`."""
        seat = self.seat(name) if name else -1
        return [" ".join(map(str, event.seen_by(seat))) for event in self.game.log.events]

    def is_at_rest(self) -> bool:
        """The game is over, or somebody is at a free choice or in a fight."""
        decision = self.game.decision
        return decision is None or decision.is_window


def given(
    hands: Mapping[str, Sequence[Card]] | None = None,
    play: Mapping[str, Sequence[Lying]] | None = None,
    levels: Mapping[str, int] | None = None,
    sexes: Mapping[str, Sex] | None = None,
    doors: Sequence[Card] = (),
    treasures: Sequence[Card] = (),
    door_discard: Sequence[Card] = (),
    treasure_discard: Sequence[Card] = (),
    cultists: int = 0,
    players: Sequence[str] = ("Alice", "Bob", "Carol"),
    active: str = "",
    phase: Phase = "start",
    turn: int = 1,
    rest: bool = True,
    options: Options | None = None,
    sets: Sequence[str] = ("cthulhu",),
    seed: int = 1,
) -> Given:
    """Decks are given top first; below them, by default, is the rest of the box. `cultists` of the six Cultist cards
    lie on their pile. Everybody is a woman unless `sexes` says otherwise."""
    boxes = tuple(SETS[each] for each in sets)
    left = [card for each in boxes for card in each.cards for _ in range(card.copies)]
    cards: list[Card] = []
    state = State(
        options or Options(), boxes, (), [], [], [], [], [], own_piles(boxes), seed,
        active=players.index(active) if active else 0, phase=phase, turn=turn,
    )  # fmt: skip
    if phase == "setup":
        state.setting_up = [-1, *ROUNDS[len(players)][state.active]]

    def uid_of(card: Card) -> int:
        left.remove(card)
        cards.append(card)
        return len(cards) - 1

    def gear_of(lying: Lying, owner: int) -> Gear:
        told = lying if isinstance(lying, tuple) else (lying,)
        card, *on = [each for each in told if isinstance(each, Card)]
        state.serial += 1
        gear = Gear(state.serial, uid_of(card), card, owner, card.is_worn and "carry" not in told)
        gear.on = [gear_of(each, owner) for each in on]
        return gear

    for seat, name in enumerate(players):
        hand = [uid_of(card) for card in (hands or {}).get(name, ())]
        gear = [gear_of(lying, seat) for lying in (play or {}).get(name, ())]
        state.heroes.append(Hero((levels or {}).get(name, 1), (sexes or {}).get(name, "female"), hand, gear))
    tops = [uid_of(card) for card in reversed(doors)], [uid_of(card) for card in reversed(treasures)]
    state.door_discard = [uid_of(card) for card in door_discard]
    state.treasure_discard = [uid_of(card) for card in treasure_discard]
    cultist = next((card for card in left if card.id == "cultist"), None)
    state.piles["cultist"] = tuple(uid_of(cultist) for _ in range(cultists) if cultist is not None)
    left.sort(key=lambda card: card.when_drawn is None)  # what sets something off when it is drawn lies at the bottom
    below = [uid_of(card) for card in left.copy()] if rest else []
    state.doors = [uid for uid in below if cards[uid].is_door] + tops[0]
    state.treasures = [uid for uid in below if not cards[uid].is_door] + tops[1]
    state.cards = tuple(cards)
    state.known = bytearray(len(cards))
    return Given(Game(MUNCHKIN, state, [], log=Log()), list(players))
