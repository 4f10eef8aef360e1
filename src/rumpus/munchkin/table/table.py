"""The vocabulary of the cards: all queries and verbs meet here, and with them those of the turn."""

from __future__ import annotations

from rumpus.family.options import SEAT_NAMES
from rumpus.kernel import EVERYONE, SILENT
from rumpus.munchkin.table.death import Death
from rumpus.munchkin.table.redeal import redeal, unseen, with_other_cards
from rumpus.munchkin.table.state import Air, Gear, News, Throw


class Table(Death):
    """The whole table. Verbs are awaited, queries are not."""

    __slots__ = ()

    def redeal(self, viewer: int, seed: int) -> None:
        """What is remembered is dealt again together with the rest: it is the same cards that lay elsewhere then."""
        self.touch()
        was = unseen(self.state, viewer) if self.has_past else []
        redeal(self.state, viewer, seed)
        if was:
            renamed = dict(zip(was, unseen(self.state, viewer), strict=True))
            self.rewrite(lambda start: with_other_cards(start, viewer, renamed), renamed)

    async def open_door(self, player: int) -> None:
        """MU-2.2: phase 1. A monster fights, a curse strikes, anything else goes into hand."""
        state = self.state
        uid = self.take_top(is_door=True)
        state.phase = "trouble"
        state.doors_opened += 1
        self.touch()
        if uid is None:
            self.tell("no door", SEAT_NAMES[player])
            return
        card = self.card(uid)
        state.known[uid] = 0
        state.news.append(News("opened", player, uid))
        self.note_drawn(player, uid, is_open=True)
        self.tell("open door", SEAT_NAMES[player], card.id)
        if card.is_curse:
            state.air.append(Air(uid, -1, player, -1, ()))
        elif card.is_monster:
            await self.begin_fight(player, uid)
        elif card.when_drawn is not None:
            state.aside.append(uid)
            await self.as_ability(card, "drawn", player, card.when_drawn(self, player, uid, True))
        else:
            self.put_in_hand(player, uid, EVERYONE)

    async def may_still_loot(self) -> None:
        """The room may be looted although a monster was met; it is too late to look for trouble."""
        self.state.phase = "trouble"
        self.touch()

    async def end_turn(self) -> None:
        """The player whose turn it is may do nothing more; charity is still due."""
        self.state.phase = "end"
        self.touch()

    async def lose_turn(self) -> None:
        """The player whose turn it is loses what is left of it: no phase, no end of the turn, no charity."""
        self.state.phase = "charity"
        self.touch()

    def would_win_with(self, player: int, gear: Gear) -> bool:
        """If the item were this player's, and used at once: tried on a copy of the table."""
        trial = Table(self.state.copy(), SILENT)
        own = trial.find_gear(gear.serial)
        assert own is not None
        if own.card.kind == "one-shot":
            trial.take_up(own.owner, own.uid)
            trial.fight.thrown.append(Throw(own.uid, player, "for", own.card.bonus))
        else:
            trial.hand_over(own, player, is_used=True)
        return trial.is_winning()
