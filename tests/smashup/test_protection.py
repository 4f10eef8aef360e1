"""Protection is a state: the actions of those who no longer affect a minion are discarded at once, and no others."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, tortuga
from rumpus.smashup.cards.bases.munchkin import the_pits
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul
from rumpus.smashup.cards.decks.potions import potion_of_cowardice
from rumpus.smashup.cards.decks.treasures import buckler_of_swashing, chest_of_holding
from rumpus.smashup.cards.factions.aliens import invasion, jammed_signal, terraforming
from rumpus.smashup.cards.factions.bear_cavalry import superiority
from rumpus.smashup.cards.factions.clerics import curse_of_imprisonment, remove_curse
from rumpus.smashup.cards.factions.dinosaurs import king_rex, tooth_and_claw_and_guns, upgrade, wildlife_preserve
from rumpus.smashup.cards.factions.dwarves import dwarf_king
from rumpus.smashup.cards.factions.elves import flower_child, trade
from rumpus.smashup.cards.factions.ghosts import ghost, haunting, incorporeal, make_contact
from rumpus.smashup.cards.factions.halflings import sneaksy
from rumpus.smashup.cards.factions.killer_plants import choking_vines, deep_roots
from rumpus.smashup.cards.factions.mages import charm, speed_reading
from rumpus.smashup.cards.factions.ninjas import poison, shinobi, smoke_bomb
from rumpus.smashup.cards.factions.orcs import dork_orc, gimme, stalling, too_tough
from rumpus.smashup.cards.factions.pirates import shanghai
from rumpus.smashup.cards.factions.thieves import mugging
from rumpus.smashup.cards.factions.tricksters import disenchant, hideout
from rumpus.smashup.cards.factions.warriors import dumbbells
from rumpus.smashup.cards.factions.wizards import winds_of_change
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import On, given

pytestmark = pytest.mark.rule("SU-10.3")
POISONED = ("Alice", haunting, ("Bob", poison), ("Alice", upgrade))
THREE = ["Alice", "Bob", "Carol"]

# -- a hand that has become small -----------------------------------------------------------------------------


def test_haunting_sheds_when_a_card_leaves_the_hand_to_be_played() -> None:
    table = given(hands={"Alice": [walker, king_rex, king_rex]}, bases={jungle_oasis: [POISONED], tar_pits: []})
    table.plays("Alice", king_rex, at=tar_pits)
    assert table.at("jungle_oasis") == ["Alice's haunting + Alice's upgrade"]
    assert table.power("jungle_oasis", "Alice's haunting") == 3 + 3 + 2
    assert table.discard("Bob") == ["poison"]


def test_haunting_sheds_when_a_card_is_discarded_and_does_not_when_the_hand_is_too_large() -> None:
    bases = {jungle_oasis: [POISONED], tar_pits: []}
    table = given(hands={"Alice": [ghost, walker, king_rex, king_rex]}, bases=bases)
    table.plays("Alice", ghost, at=tar_pits)
    assert table.at("jungle_oasis") == ["Alice's haunting + Bob's poison + Alice's upgrade"]
    table.picks("Alice", "walker")
    assert table.at("jungle_oasis") == ["Alice's haunting + Alice's upgrade"]


def test_haunting_sheds_between_a_discard_and_the_draw_that_follows() -> None:
    bases = {jungle_oasis: [POISONED], tar_pits: []}
    table = given(
        hands={"Alice": [speed_reading, walker, king_rex, king_rex]}, decks={"Alice": [walker] * 4}, bases=bases
    )
    table.plays("Alice", speed_reading)
    table.picks("Alice", "walker")
    assert len(table.hand("Alice")) == 5
    assert table.at("jungle_oasis") == ["Alice's haunting + Alice's upgrade"]


def test_haunting_sheds_between_shuffling_a_hand_in_and_drawing_a_new_one() -> None:
    hands = {"Alice": [winds_of_change, walker, walker, walker, walker]}
    table = given(hands=hands, decks={"Alice": [king_rex] * 5}, bases={jungle_oasis: [POISONED], tar_pits: []})
    table.plays("Alice", winds_of_change)
    assert len(table.hand("Alice")) == 5
    assert table.at("jungle_oasis") == ["Alice's haunting + Alice's upgrade"]


def test_haunting_sheds_when_somebody_takes_a_card_from_the_hand() -> None:
    """For a moment there are two; then the other card comes."""
    bases = {jungle_oasis: [("Bob", haunting, ("Alice", poison))], tar_pits: []}
    table = given(hands={"Alice": [trade, king_rex], "Bob": [walker] * 3}, bases=bases)
    table.plays("Alice", trade)
    assert table.at("jungle_oasis") == ["Bob's haunting"]


def test_a_silenced_haunting_sheds_nothing_until_it_is_itself_again() -> None:
    cursed = ("Alice", haunting, ("Bob", curse_of_imprisonment), ("Bob", poison))
    table = given(hands={"Alice": [remove_curse, walker]}, bases={jungle_oasis: [cursed], tar_pits: []})
    assert table.power("jungle_oasis", "Alice's haunting") == 0
    table.plays("Alice", remove_curse)
    table.picks("Alice", "curse_of_imprisonment")
    assert table.at("jungle_oasis") == ["Alice's haunting"]
    assert sorted(table.discard("Bob")) == ["curse_of_imprisonment", "poison"]


# -- a minion that changes hands ------------------------------------------------------------------------------


def test_what_its_player_put_on_a_dork_orc_falls_off_when_somebody_else_gets_it() -> None:
    bases = {jungle_oasis: [("Bob", dork_orc, ("Bob", choking_vines))], tar_pits: []}
    table = given(hands={"Alice": [flower_child]}, bases=bases)
    table.plays("Alice", flower_child, at=tar_pits)
    table.picks("Alice", "yes")
    assert table.at("jungle_oasis") == ["Alice's dork_orc"]
    assert table.discard("Bob") == ["choking_vines"]


@pytest.mark.parametrize("shelter", [wildlife_preserve, sneaksy])
def test_contact_is_made_with_a_minion_at_a_shelter_of_ones_own(shelter: Card) -> None:
    bases = {jungle_oasis: [("Bob", shinobi, ("Bob", upgrade), ("Carol", poison)), ("Alice", shelter)], tar_pits: []}
    table = given(hands={"Alice": [make_contact]}, bases=bases, players=THREE)
    table.plays("Alice", make_contact)
    assert table.at("jungle_oasis")[0] == "Alice's shinobi + Alice's make_contact"
    assert (table.discard("Bob"), table.discard("Carol")) == (["upgrade"], ["poison"])


def test_a_dork_orc_that_is_itself_again_sheds_what_its_owner_put_on_it_and_keeps_the_contact() -> None:
    meek = ("Bob", dork_orc, "Alice", ("Bob", make_contact), ("Alice", potion_of_cowardice), ("Alice", upgrade))
    table = given(hands={"Bob": [disenchant]}, bases={jungle_oasis: [meek], tar_pits: []}, active="Bob")
    table.plays("Bob", disenchant)
    table.picks("Bob", "potion_of_cowardice")
    assert table.at("jungle_oasis") == ["Bob's dork_orc + Bob's make_contact"]
    assert table.discard("Alice") == ["upgrade"]


def test_too_tough_sheds_the_actions_of_all_but_its_player() -> None:
    crowded = ("Bob", shinobi, ("Bob", upgrade), ("Carol", poison), ("Alice", choking_vines))
    table = given(hands={"Alice": [too_tough]}, bases={jungle_oasis: [crowded], tar_pits: []}, players=THREE)
    table.plays("Alice", too_tough)
    assert table.at("jungle_oasis") == ["Bob's shinobi + Alice's choking_vines + Alice's too_tough"]
    assert (table.discard("Bob"), table.discard("Carol")) == (["upgrade"], ["poison"])


# -- a base that changes, and a minion that comes to it -------------------------------------------------------


def test_a_monster_that_comes_to_the_pits_sheds_everything() -> None:
    bases = {jungle_oasis: [("", bigfoot, ("Alice", dumbbells), ("Bob", poison))], the_pits: []}
    table = given(hands={"Alice": [invasion]}, bases=bases, monster_deck=[])
    table.plays("Alice", invasion)
    assert table.at("the_pits") == ["bigfoot"]


def test_a_charmed_monster_at_the_pits_sheds_what_its_player_put_on_it_when_the_charm_is_over() -> None:
    table = given(hands={"Alice": [charm, upgrade]}, bases={the_pits: [("", ghoul)], tar_pits: []}, actions_left=2)
    table.plays("Alice", charm)
    table.plays("Alice", upgrade)
    assert table.at("the_pits") == ["Alice's ghoul + Alice's upgrade"]
    table.ends_turn("Alice")
    assert table.at("the_pits") == ["ghoul"]


def test_the_pits_shelter_who_is_there_when_the_old_base_goes() -> None:
    bases = {tortuga: [("Bob", shinobi, ("Alice", poison), ("Bob", upgrade)), ("", ghoul, ("Bob", poison))]}
    table = given(hands={"Alice": [terraforming]}, bases=bases, base_deck=[the_pits], monster_deck=[])
    table.plays("Alice", terraforming)
    assert table.at("the_pits") == ["Bob's shinobi + Bob's upgrade", "ghoul"]


def test_the_pits_shelter_again_when_the_signal_is_no_longer_jammed() -> None:
    bases = {the_pits: [("Bob", shinobi, ("Alice", poison)), ("Alice", jammed_signal)], tar_pits: []}
    table = given(hands={"Bob": [disenchant]}, bases=bases, active="Bob", monster_deck=[])
    table.plays("Bob", disenchant)
    table.picks("Bob", "jammed_signal")
    assert table.at("the_pits") == ["Bob's shinobi"]


def test_who_moves_somebody_elses_minion_into_its_shelter_helps_it() -> None:
    bases: dict[Card, list[On]] = {jungle_oasis: [("Bob", shinobi, ("Alice", poison))], tar_pits: [("Bob", sneaksy)]}
    table = given(hands={"Alice": [shanghai]}, bases=bases)
    table.plays("Alice", shanghai)
    assert table.at("tar_pits") == ["Bob's sneaksy", "Bob's shinobi"]


# -- an action that comes to lie on it ------------------------------------------------------------------------


def test_what_is_carried_onto_a_dork_orc_is_discarded_unless_it_is_its_players() -> None:
    bases = {jungle_oasis: [("Bob", shinobi, ("Bob", upgrade)), ("Alice", dork_orc)], tar_pits: []}
    table = given(hands={"Alice": [mugging]}, bases=bases)
    table.plays("Alice", mugging)
    assert table.at("jungle_oasis") == ["Bob's shinobi", "Alice's dork_orc"]
    assert table.discard("Bob") == ["upgrade"]


@pytest.mark.parametrize(
    ("base", "sheltered"),
    [
        (tar_pits, [("Alice", dork_orc)]),
        (tar_pits, [("Alice", haunting)]),
        (tar_pits, [("Alice", walker), ("Alice", sneaksy)]),
        (the_pits, [("Alice", walker)]),
    ],
)
def test_a_contact_that_is_carried_onto_what_it_does_not_affect_takes_no_control(
    base: Card, sheltered: list[On]
) -> None:
    bases: dict[Card, list[On]] = {
        jungle_oasis: [("Bob", shinobi, "Alice", ("Bob", make_contact))],
        base: sheltered,
    }
    table = given(hands={"Alice": [mugging]}, bases=bases, monster_deck=[])
    before = table.at(base.id)
    table.plays("Alice", mugging)
    assert (table.at("jungle_oasis"), table.at(base.id)) == (["Alice's shinobi"], before)
    assert table.discard("Bob") == ["make_contact"]


@pytest.mark.parametrize("silencer", [curse_of_imprisonment, potion_of_cowardice])
@pytest.mark.parametrize("sheltered", [dork_orc, haunting])
@pytest.mark.parametrize("carrier", [mugging, gimme])
def test_what_would_silence_a_minion_that_it_does_not_affect_is_discarded_before_it_does(
    carrier: Card, sheltered: Card, silencer: Card
) -> None:
    bases: dict[Card, list[On]] = {
        jungle_oasis: [("Bob", shinobi, ("Bob", silencer))],
        tar_pits: [("Alice", sheltered)],
    }
    table = given(hands={"Alice": [carrier]}, bases=bases, monster_deck=[])
    table.plays("Alice", carrier)
    assert table.at("tar_pits") == [f"Alice's {sheltered.id}"]
    assert table.table.has_ability(table.base("tar_pits").on[0])
    assert silencer.id in [*table.discard("Bob"), *table.pile("treasure_discard")]


def test_what_a_player_carries_onto_their_own_dork_orc_silences_it() -> None:
    bases: dict[Card, list[On]] = {
        jungle_oasis: [("Bob", shinobi, ("Alice", curse_of_imprisonment))],
        tar_pits: [("Alice", dork_orc)],
    }
    table = given(hands={"Alice": [mugging]}, bases=bases)
    table.plays("Alice", mugging)
    assert table.at("tar_pits") == ["Alice's dork_orc + Alice's curse_of_imprisonment"]
    assert not table.table.has_ability(table.base("tar_pits").on[0])


def test_two_that_ward_off_each_other_fall_together() -> None:
    bases = {
        jungle_oasis: [("Bob", walker, ("Bob", too_tough)), ("Alice", shinobi, ("Alice", incorporeal))],
        tar_pits: [],
    }
    table = given(hands={"Alice": [mugging]}, bases=bases)
    table.plays("Alice", mugging)
    assert table.at("jungle_oasis") == ["Bob's walker", "Alice's shinobi"]


def test_dwarf_king_picks_up_a_treasure_that_falls_off() -> None:
    dressed = ("Alice", dork_orc, ("Alice", potion_of_cowardice), ("Bob", chest_of_holding))
    table = given(hands={"Alice": [remove_curse]}, bases={jungle_oasis: [dressed], tar_pits: [("Alice", dwarf_king)]})
    table.plays("Alice", remove_curse)
    table.picks("Alice", "potion_of_cowardice")
    assert table.at("jungle_oasis") == ["Alice's dork_orc"]
    assert sorted(table.hand("Alice")) == ["chest_of_holding", "potion_of_cowardice"]


# -- what sheds nothing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sheltered",
    [
        [("Bob", shinobi, ("Alice", poison)), ("Bob", superiority)],
        [("Bob", shinobi, ("Alice", poison)), ("Bob", deep_roots)],
        [("Bob", shinobi, ("Alice", poison)), ("Bob", hideout)],
        [("Bob", shinobi, ("Alice", poison)), ("Bob", stalling)],
        [("Bob", shinobi, ("Alice", poison), ("Bob", tooth_and_claw_and_guns))],
        [("Bob", shinobi, ("Alice", poison), ("Bob", buckler_of_swashing))],
        [("Bob", shinobi, ("Bob", upgrade), ("Bob", smoke_bomb))],
    ],
)
def test_what_lists_deeds_or_answers_once_sheds_nothing(sheltered: list[On]) -> None:
    table = given(hands={"Alice": [walker]}, bases={jungle_oasis: sheltered, tar_pits: []})
    before = table.at("jungle_oasis")
    table.plays("Alice", walker, at=tar_pits)
    assert table.at("jungle_oasis") == before
