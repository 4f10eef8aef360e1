"""Cards that give a level to anyone you like, even yourself, at any time, but never the winning one."""

from __future__ import annotations

from rumpus.munchkin.cards.decks.cthulhu.box import cthulhu
from rumpus.munchkin.cards.playing import promote
from rumpus.munchkin.table.state import News
from rumpus.munchkin.table.table import Table

call_the_army = cthulhu.level_card("Call The Army")
discover_family_history = cthulhu.level_card("Discover Family History")
inform_local_authorities = cthulhu.level_card("Inform Local Authorities")
interviewed_for_evening_news = cthulhu.level_card("Interviewed for Evening News")
learn_things_man_was_not_meant_to_know = cthulhu.level_card("Learn Things Man Was Not Meant To Know")
mystic_visions = cthulhu.level_card("Mystic Visions")
report_creatures_to_fbi = cthulhu.level_card("Report Creatures to FBI")


async def survive(g: Table, player: int, uid: int, who: str) -> None:
    has_survived = News("survived", player) in g.state.news
    await promote(g, player, uid, who, 2 if has_survived else 1)


sole_survivor = cthulhu.level_card("Sole Survivor", deed=survive)
sole_survivor.says(
    "Two levels instead, if you play this right after a fight in which you had a partner and only your "
    "partner suffered bad stuff."
)
target_practice = cthulhu.level_card("Target Practice")
tell_the_president = cthulhu.level_card("Tell The President")
