"""The monsters: a deck that belongs to nobody, and how they come to bases."""

from __future__ import annotations

from rumpus.family.options import SEAT_NAMES
from rumpus.smashup.table.board import name
from rumpus.smashup.table.plays import Plays
from rumpus.smashup.table.state import Piece


class Monsters(Plays):
    """What happens to monsters only."""

    __slots__ = ()

    async def lay_monsters(self, base: Piece) -> None:
        """SU-8.1: a base that enters play gets its monsters, one after the other; it plays them itself."""
        for _ in range(base.card.monsters):
            await self.as_ability(base, "", self.play_monster(base))

    async def play_monster(self, base: Piece, is_quiet: bool = False) -> Piece | None:
        """SU-8.2: the top card of the monster deck, under nobody's control. A quiet one does nothing when it is
        played.

        SU-8.12: a player who is forbidden to play a minion there turns up none; one that is forbidden is discarded.
        """
        if self.state.piles is None or self.is_endless():
            return None
        by = self.doer.player if self.edition.players_play_monsters else -1
        if by >= 0 and not self.may_play(by, None, base):
            return None
        deck = self.refill_pile(self.piles.monster_deck, self.piles.monster_discard, "monsters")
        if not deck:
            return None
        uid = deck.pop()
        self.state.known[uid] = 0
        self.state.barrier += 1
        if by >= 0:
            if not self.may_play(by, self.card(uid), base):
                self.state.discard(uid)
                self.tell("turn away", self.card(uid).id, *name(base))
                return None
            self.count_minion(by)
            self.state.monsters_played += self.is_play_step_of(by)
        monster = self.pieces.new(uid, -1)
        self.pieces.enter(monster, base)
        self.tell("monster", SEAT_NAMES[by] if by >= 0 else "rules", *name(monster), *name(base))
        witnesses = self.witnesses("play")
        if monster.card.play is not None and not is_quiet and self.has_ability(monster):
            await self.as_ability(monster, "play", monster.card.play(self, monster), is_fresh=True, player=by)
        if witnesses or self.witnesses("play"):
            await self.tell_of_play("play", monster, by, base.serial, witnesses)
        return monster
