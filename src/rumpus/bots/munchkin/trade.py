"""What a player of Munchkin thinks about selling and trading items."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from rumpus.bots.munchkin.seat import Seat, read
from rumpus.bots.munchkin.worth import bulky, gear_worth, is_outdone, item_gain
from rumpus.kernel import Option
from rumpus.munchkin.cards.card import CARDS, Card
from rumpus.munchkin.table.gear import LEVEL_PRICE
from rumpus.munchkin.table.state import Gear
from rumpus.munchkin.table.strength import GOAL

FAIR = 0.5  # the least that one wants to gain by a trade


class Trading(Seat):
    """What is asked about items that change hands."""

    # -- selling ---------------------------------------------------------------------------------------

    def sell(self, option: Option) -> float:
        """Sell what is neither in use nor of any use."""
        return 5.0 if self.hero.level < GOAL - 1 and self.spare_gold() >= LEVEL_PRICE else -3.0

    def sell_big(self, option: Option) -> float:
        """Sell what there is no room for: better than giving it away, as long as levels can be bought."""
        return float(self.hero.level < GOAL - 1) if read(option).role == "main" else 0.5

    def spare_gold(self) -> int:
        carried = sum(self.g.value(gear) for gear in self.g.items(self.me) if self.is_spare(gear.card, gear))
        return carried + sum(card.gold or 0 for card in map(self.g.card, self.hero.hand) if self.is_spare(card))

    def is_spare(self, card: Card, gear: Gear | None = None) -> bool:
        if gear is not None and (gear.is_used or card.takes_big_place):
            return self.is_outdone(gear)
        return card.is_item and item_gain(self.g, self.me, card) <= 0

    def sale(self, option: Option) -> float:
        """Only spare items, and no more than it takes to reach the next thousand."""
        answer = read(option)
        if answer.role in ("done", "decline"):
            return float(answer.role == "done")
        card = CARDS[answer.card]
        if not self.is_spare(card, self.gear_in(option)):
            return -5.0
        return 0.5 + 0.0001 * (card.gold or 0)

    def throw_away(self, option: Option) -> float:
        """Throw away what takes up the room of something better."""
        gear = self.gear_in(option)
        return 4.0 if gear is not None and self.is_outdone(gear) else -8.0

    def is_outdone(self, gear: Gear) -> bool:
        """Does it take up the room of something better in hand?"""
        return bool(self.bulky) and is_outdone(self.g, gear)

    @cached_property
    def bulky(self) -> list[Card]:
        """What one has in hand for which there may be no room."""
        return bulky(self.g, self.me)

    # -- trade -----------------------------------------------------------------------------------------

    @cached_property
    def bargain(self) -> tuple[float, Gear, Gear] | None:
        """The best swap of carried items that both sides gain by, and that I have not offered before: how much I gain,
        what I give, what I want."""
        g, me, best = self.g, self.me, None
        rivals = [(other, spares) for other in g.others(me) if (spares := self.spares(other))]
        mine = [(gear, gear_worth(g, me, gear)) for gear in self.spares(me)] if rivals else []
        for other, spares in rivals if mine else ():
            theirs = [(gear, gear_worth(g, me, gear), gear_worth(g, other, gear)) for gear in spares]
            for give, lost in mine:
                got = gear_worth(g, other, give)
                for want, won, given in theirs:
                    gained = won - lost
                    is_new = (me, other, (give.serial,), (want.serial,)) not in self.made
                    if (
                        is_new
                        and min(got - given, gained - self.temper.greed) > FAIR
                        and (best is None or gained > best[0])
                    ):
                        best = (gained, give, want)
        return best

    def spares(self, player: int) -> list[Gear]:
        """Items that a player carries and could do without."""
        return [gear for gear in self.g.items(player) if not gear.is_used and self.g.is_movable(gear)]

    def offer_trade(self, option: Option) -> float:
        """Offer a trade, once a turn; nobody trades where nothing is tried."""
        if (
            self.imagine is None
            or self.me != self.g.state.active
            or any(by == self.me for _, by, _ in self.g.state.tally)
        ):
            return -8.0
        found = self.bargain
        return 5.0 if found is not None and found[2].owner == read(option).player else -8.0

    def swap(self, option: Option) -> float:
        """One item for one, and then no more. If a card asks, this is not a trade."""
        if self.decision.source:
            return self.keep_the_best(option)
        found, answer = self.bargain, read(option)
        if answer.role == "done":
            return 0.0
        return 1.0 if found is not None and answer.piece in (found[1].serial, found[2].serial) else -1.0

    def answer_trade(self, option: Option) -> float:
        """Above 0: worth doing now, though nobody is waiting for it."""
        answer = read(option)
        offer = next(each for each in self.g.state.offers if each.by == answer.player)
        gained = self.sum_worth(offer.gives) - self.sum_worth(offer.wants) - FAIR - self.temper.greed
        return gained if answer.verb == "accept trade" else 0.5 - gained

    def sum_worth(self, serials: Sequence[int]) -> float:
        found = [self.g.find_gear(serial) for serial in serials]
        return sum(gear_worth(self.g, self.me, gear) for gear in found if gear is not None)


def answers_trade(option: Option) -> bool:
    return read(option).verb in ("accept trade", "refuse trade")
