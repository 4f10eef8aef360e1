"""Scenario files: what they can say, what they find, and what is wrong with the malformed ones."""

from __future__ import annotations

import json

import pytest

from rumpus.family.named_game import NoSuchName
from rumpus.family.scenarios import (
    BadScenario,
    Mismatch,
    Scenario,
    Step,
    read_scenarios,
    run,
    scenario_of,
    write_scenario,
)
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.positions.notation import NOTATION
from rumpus.smashup.positions.scene import Scene

HEAD = """
scenario: Shinobi appears
version: 1
players:
  Alice: {vp: 14, deck: [scout, scout]}
  Bob: {hand: [shinobi, shinobi, poison], deck: [probe], factions: [ninjas, aliens], asleep: next turn}
bases:
  - base: jungle_oasis
    minions:
      - tiger_assassin of Alice
      - {card: Tiger Assassin, of: Alice, owner: Bob, counters: 1, actions: [poison of Bob]}
      - king_rex of Alice
      - {card: scout, of: Alice, until end of turn: {Alice: 2}}
    actions: [{card: block_the_path, of: Bob, note: aliens}]
  - tar_pits
base deck: [the_mothership, tortuga]
anything goes: true
"""


def read(text: str) -> list[Scenario]:
    return read_scenarios(text, {"smashup": NOTATION}, "smashup")


def mismatches(play: str, head: str = HEAD) -> list[Mismatch]:
    """What is not as expected when this is played."""
    [scenario] = read(head + "play:\n" + play)
    return run(scenario).mismatches


def test_a_scenario_says_what_is_answered_and_what_is_expected() -> None:
    play = """
  - expect:
      vp: {Alice: 14, Bob: 0}
      hand: {Alice: [], Bob: [poison, Shinobi, shinobi]}  # a hand has no order
      deck: {Alice: [scout, scout], Bob: 1}
      discard: {Bob: 0}
      factions: {Bob: [aliens, ninjas]}
      asleep: {Alice: "", Bob: next turn}
      bases: [jungle_oasis, tar_pits]
      at:
        jungle_oasis:
          minions:
            - king_rex of Alice
            - tiger_assassin of Alice
            - {card: scout, of: Alice, power: 5}
            - {card: tiger_assassin, of: Alice, owner: Bob, counters: 1, power: 1, actions: [poison of Bob]}
          actions: [{card: block_the_path, of: Bob, note: aliens}]
          total: {Alice: 17, Bob: 0}
          power: 17
          breakpoint: 12
        tar_pits: {minions: [], actions: []}
      base deck: [the_mothership, tortuga]
      base discard: []
      turn: {player: Alice, number: 1, step: play, minions left: 1, actions left: 1, extras: [],
             minions played: 0, cards played: 0, used: [], scoring: nothing}
      winner: nobody
  - Alice: end turn
  - asked: Bob
  - asked: {Bob: before scoring}
  - offers: {Bob: [pass, play shinobi], Alice: []}
  - Bob: play shinobi
  - offers some: {Bob: [pass]}
    offers none of: {Bob: [play shinobi]}
    refuses: {Bob: play shinobi, because: used at this base, rule: SU-10.6}
    expect: {turn: {scoring: Jungle Oasis, step: score}}
  - Bob: pass
  - Alice: pass  # her scout could go home
  - expect: {vp: {Alice: 16}, winner: Alice, base discard: [jungle_oasis], base deck: 1, hand: {Alice: 2}}
  - asked: nobody
"""
    assert mismatches(play) == []


@pytest.mark.parametrize(
    ("step", "place", "expected", "found"),
    [
        ("Alice: play scout at tar_pits", "Alice", "play scout at tar_pits", "Alice is offered: end turn"),
        ("Bob: pass", "Bob", "pass", "Bob is not asked, but Alice (play)"),
        ("asked: Bob", "asked", "Bob", "Alice: play"),
        ("asked: {Alice: draw}", "asked", "Alice: draw", "Alice: play"),
        ("offers: {Alice: []}", "offers.Alice", "", "Alice is offered: end turn"),
        ("offers: {Alice: [end turn, pass]}", "offers.Alice", "end turn, pass", "Alice is offered: end turn"),
        ("offers some: {Alice: [pass]}", "offers some.Alice", "pass", "Alice is offered: end turn"),
        ("offers none of: {Alice: [end turn]}", "offers none of.Alice", "not: end turn", "Alice is offered: end turn"),
        ("refuses: {Alice: end turn}", "refuses.Alice", "end turn is refused", "it is offered"),
        (
            "refuses: {Bob: pass, because: asleep, rule: SU-1.1}",
            "refuses",
            "asleep [SU-1.1]",
            "not your turn [SU-2.2] P0",
        ),
        ("expect: {vp: {Alice: 3}}", "expect.vp.Alice", "3", "14"),
        ("expect: {hand: {Bob: 2}}", "expect.hand.Bob", "so many cards: 2", "3: shinobi, shinobi, poison"),
        ("expect: {hand: {Bob: [poison]}}", "expect.hand.Bob", "poison", "poison, shinobi, shinobi"),
        ("expect: {deck: {Alice: []}}", "expect.deck.Alice", "nothing", "scout, scout"),
        ("expect: {base deck: [tortuga]}", "expect.base deck", "tortuga", "the_mothership, tortuga"),
        ("expect: {winner: Bob}", "expect.winner", "Bob", "nobody"),
        ("expect: {turn: {step: draw}}", "expect.turn.step", "draw", "play"),
        ("expect: {turn: {extras: [{max power: 2}]}}", "expect.turn.extras", "ExtraAt", "nothing"),
        ("expect: {turn: {scoring: tar_pits}}", "expect.turn.scoring", "tar_pits", "nothing"),
        ("expect: {at: {tortuga: {}}}", "expect.at.tortuga", "on the table", "on the table are jungle_oasis, tar_pits"),
        ("expect: {at: {tar_pits: {breakpoint: 1}}}", "expect.at.tar_pits.breakpoint", "1", "16"),
        ("expect: {at: {tar_pits: {minions: [scout of Bob]}}}", "expect.at.tar_pits.minions", "scout of Bob", ""),
        (
            "expect: {at: {jungle_oasis: {actions: [block_the_path of Alice]}}}",
            "expect.at.jungle_oasis.actions",
            "block_the_path of Alice",
            "block_the_path of Bob (named aliens)",
        ),
    ],
)
def test_a_mismatch_says_where_and_what_was_found(step: str, place: str, expected: str, found: str) -> None:
    [mismatch] = mismatches(f"  - {step}")
    assert mismatch.place == f"$.play[0].{place}"
    assert mismatch.expected.startswith(expected)
    assert mismatch.found.startswith(found)


def test_a_minion_is_told_by_all_that_is_said_of_it() -> None:
    def found(minion: str) -> list[Mismatch]:
        told = f"[king_rex of Alice, scout of Alice, tiger_assassin of Alice, {minion}]"
        return mismatches(f"  - expect: {{at: {{jungle_oasis: {{minions: {told}}}}}}}")

    assert found("{card: tiger_assassin, of: Alice, counters: 1}") == []
    assert found("{card: tiger_assassin, of: Alice, actions: [poison of Bob]}") == []
    assert found("{card: tiger_assassin, of: Alice, counters: 2}")
    assert found("{card: tiger_assassin, of: Alice, power: 2}")
    assert found("{card: tiger_assassin, of: Alice, actions: []}") == []  # the other one
    assert found("{card: tiger_assassin, of: Alice, actions: [poison of Alice]}")
    [mismatch] = found("{card: tiger_assassin, of: Bob}")
    assert "tiger_assassin of Alice (owned by Bob, power 1, counters 1, with poison of Bob)" in mismatch.found


def test_the_play_stops_at_the_first_step_that_is_not_as_expected() -> None:
    [scenario] = read(HEAD + "play:\n  - expect: {vp: {Alice: 3, Bob: 1}}\n  - Alice: end turn\n")
    outcome = run(scenario)
    assert [mismatch.place for mismatch in outcome.mismatches] == [
        "$.play[0].expect.vp.Alice",
        "$.play[0].expect.vp.Bob",
    ]
    assert outcome.scene.asked == "Alice"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "document 1, line 1: there is no scenario in here"),
        ("players: [", "document 1, line 2: did not find expected node content"),
        ("players: {}\nplayers: {}", "document 1, line 2: 'players' is said twice"),
        ("\x00", "document 1: this is not YAML"),
        ("- 1", "document 1, line 1, $: a scenario is a mapping"),
        (HEAD + "---\nscenario: x", "$: 'version' is missing"),
        (HEAD + "---\n" + HEAD.replace("version: 1", "version: 2"), "$.version: this must be 1, not 2"),
        (HEAD.replace("vp: 14", "vp: many"), "$.players.Alice.vp: this must be a whole number, not a text"),
        (HEAD.replace("vp: 14", "vp: -1"), "$.players.Alice.vp: this must be a whole number from 0 on"),
        (
            HEAD.replace("vp: 14", "points: 1"),
            "line 5, $.players.Alice.points: there is no field 'points'; choose from factions, vp",
        ),
        (HEAD.replace("Alice", "nobody"), "$.players: nobody can be called 'nobody'"),
        (
            HEAD.replace("[scout, scout]", "[scowt]"),
            "$.players.Alice.deck[0]: there is no minion or action called 'scowt'",
        ),
        (HEAD.replace("- tar_pits", "- 7"), "$.bases[1]: this must be a text or names with values, not a whole number"),
        (HEAD + "rules: [5.6]", "$.rules[0]: this must be a text, not a number"),
        (HEAD + "rules: [rule 5]", "$.rules[0]: a rule is a number like SU-5.6, not 'rule 5'"),
        (HEAD + "rules: [SU-5.6, SU-99.9]", "$.rules[1]: there is no rule SU-99.9"),
        (HEAD + "rules: [SU-9.3]", "$.rules[0]: there is no rule SU-9.3"),
        (HEAD + "cards: [shinoby]", "$.cards[0]: there is no card called 'shinoby'"),
        (HEAD + "play: Alice", "$.play: this must be a list, not a text"),
        (HEAD + "play: [Alice]", "$.play[0]: a step is a mapping"),
        (
            HEAD + "play: [{Eve: pass}]",
            "$.play[0]: there is nobody called 'Eve', and no step begins like that",
        ),
        (HEAD + "play: [{Alice: pass, Bob: pass}]", "$.play[0].Alice: an answer is a step of its own"),
        (HEAD + "play: [{Alice: [pass]}]", "$.play[0].Alice: this must be a text, not a list"),
        (HEAD + "play: [{asked: Eve}]", "$.play[0].asked: there is nobody called 'Eve'"),
        (HEAD + "play: [{offers: [pass]}]", "$.play[0].offers: this must be names with values, not a list"),
        (HEAD + "play: [{offers: {Eve: []}}]", "$.play[0].offers: there is nobody called 'Eve'"),
        (
            HEAD + "play: [{asked: Bob}, {offers none of: {Alice: [play shinoby]}}]",
            "$.play[1].offers none of.Alice[0]: there is no card called 'shinoby'",
        ),
        (
            HEAD + "play: [{refuses: {because: asleep}}]",
            "$.play[0].refuses: say who is refused: one of Alice, Bob",
        ),
        (HEAD + "play: [{refuses: {Bob: play x}}]", "$.play[0].refuses.Bob: there is no card called 'x'"),
        (HEAD + "play: [{expect: {vp: {Eve: 1}}}]", "$.play[0].expect.vp: there is nobody called 'Eve'"),
        (
            HEAD + "play: [{expect: {hand: {Bob: [x]}}}]",
            "$.play[0].expect.hand.Bob: there is no minion or action called 'x'",
        ),
        (HEAD + "play: [{expect: {bases: [x]}}]", "$.play[0].expect.bases: there is no base called 'x'"),
        (HEAD + "play: [{expect: {winner: Eve}}]", "$.play[0].expect.winner: there is nobody called 'Eve'"),
        (HEAD + "play: [{expect: {at: {shinobi: {}}}}]", "$.play[0].expect.at: there is no base called 'shinobi'"),
        (
            HEAD + "play: [{expect: {at: {tar_pits: {minions: [scout]}}}}]",
            "$.play[0].expect.at.tar_pits.minions[0]: say whose card it is",
        ),
        (
            HEAD + "play: [{expect: {at: {tar_pits: {total: {Eve: 1}}}}}]",
            "$.play[0].expect.at.tar_pits.total: there is nobody called 'Eve'",
        ),
        (
            HEAD + "play: [{expect: {turn: {player: Eve}}}]",
            "$.play[0].expect.turn.player: there is nobody called 'Eve'",
        ),
        (HEAD + "play: [{expect: {turn: {}}}]", "$.play[0].expect.turn: say what"),
        (HEAD + "play: [{expect: {}}]", "$.play[0].expect: say what"),
        (HEAD + "play: [{expect: {factions: {Bob: [cowboys]}}}]", "expect.factions.Bob[0]: there is no faction"),
        (HEAD + "play: [{expect: {monster deck: [scout]}}]", "expect.monster deck: scout never lies there"),
        (
            HEAD + "play: [{expect: {at: {tar_pits: {minions: [poison of Bob]}}}}]",
            "expect.at.tar_pits.minions[0]: there is no minion called 'poison'",
        ),
        (
            HEAD + "play: [{expect: {at: {tar_pits: {minions: [{card: scout, of: Bob, owner: Eve}]}}}}]",
            "expect.at.tar_pits.minions[0].owner: there is nobody called 'Eve'",
        ),
        (HEAD + "play: [{expect: {turn: {extras: [{at: x}]}}}]", "expect.turn.extras: there is no base called 'x'"),
        (HEAD + "play: [{asked: {}}]", "$.play[0].asked: say who"),
        (HEAD + "play: [{asked: [Bob, Bob]}]", "$.play[0].asked: Bob is asked once"),
        (HEAD + "play: [{asked: [nobody, Bob]}]", "$.play[0].asked: nobody is asked nothing"),
        (HEAD + "play: [{asked: {Bob: dance}}]", "$.play[0].asked.Bob: no question is called 'dance'"),
        (HEAD + "play: [{offers some: {}}]", "$.play[0].offers some: say who, and what"),
        (HEAD + "play: [{offers none of: {Bob: []}}]", "$.play[0].offers none of.Bob: say what"),
        (HEAD + "play: [{offers: {Bob: pass}}]", "$.play[0].offers.Bob: this must be a list, not a text"),
        (HEAD + "play: [{refuses: {Bob: pass, because: x}}]", "refuses.because: nothing is refused because of 'x'"),
        (HEAD + "play: [{refuses: {Bob: pass, rule: x}}]", "$.play[0].refuses.rule: a rule is a number"),
        (HEAD + "seeds: 3", "$.seeds: there is no field 'seeds'; did you mean 'seed'?"),
    ],
)
def test_a_malformed_file_is_refused_with_the_document_and_the_place(text: str, message: str) -> None:
    with pytest.raises(BadScenario) as refused:
        read(text)
    assert message in str(refused.value)


def test_all_that_is_wrong_is_told_at_once() -> None:
    """In every scenario of a file, and in every step and player of one."""
    text = HEAD + "play: [{Zed: pass}, {offers: {Alice: [yes]}}, {asked: Zoe}]\n---\n" + HEAD + "seeds: 3"
    with pytest.raises(BadScenario) as refused:
        read(text)
    told = str(refused.value).splitlines()
    assert [line.split(",")[0] for line in told] == ["document 1", "document 1", "document 2"]
    assert "$.play[0]: there is nobody called 'Zed'" in told[0]
    assert "$.play[2].asked: there is nobody called 'Zoe'" in told[1]
    assert "$.seeds: there is no field 'seeds'" in told[2]


def test_an_empty_text_names_nothing() -> None:
    [scenario] = read(HEAD + "play: [{refuses: {Bob: ''}}]")
    with pytest.raises(BadScenario, match=r"\$.play\[0\].refuses: '' names nothing that there is"):
        run(scenario)


def test_a_player_may_be_called_by_a_number() -> None:
    [scenario] = read("scenario: x\nversion: 1\nplayers: {7: {}, null: {}}\nbases: [tar_pits]\nplay: [{7: end turn}]")
    assert run(scenario).scene.awaited == ["null"]


def test_yes_and_no_are_words() -> None:
    [scenario] = read(HEAD + "play: [{offers: {Alice: [yes, no]}}, {Alice: yes}]")
    assert scenario.play[0].offers == {"Alice": ["yes", "no"]}
    assert scenario.play[1].answer == {"Alice": "yes"}


def test_a_file_holds_several_documents() -> None:
    found = read(HEAD + "---\n" + HEAD.replace("Shinobi appears", "Again") + "---\n")
    assert [scenario.title for scenario in found] == ["Shinobi appears", "Again"]


def test_what_is_written_reads_back_as_the_same_scenario() -> None:
    text = (
        HEAD
        + "rules: [SU-5.6]\nnote: no\nplay: [{Alice: end turn}, {asked: Bob, expect: {winner: nobody}}, {Bob: pass}]"
    )
    [scenario] = read(text)
    assert read(write_scenario(scenario)) == [scenario]


def test_a_game_in_mid_effect_is_written_down_with_the_answers_that_led_there() -> None:
    head = HEAD.replace("{vp: 14,", "{hand: [ninja_master],").replace("scout, of: Alice,", "scout, of: Bob,")
    [scenario] = read(head + "play: [{Alice: play ninja_master at jungle_oasis}]")
    scene = run(scenario).scene
    assert scene.prompt == "destroy (ninja_master)"
    written = scenario_of(NOTATION, scene.game, scene.names, "in mid-effect")
    assert [step.answer for step in written.play] == [{"Alice": "play ninja_master at jungle_oasis"}]
    assert run(written).scene.offers("Alice") == scene.offers("Alice")


@pytest.mark.parametrize(
    ("step", "message"),
    [
        (
            "refuses: {Alice: play shinobi at tar_pitts}",
            "line 20, $.play[1].refuses.Alice: there is no card called 'tar_pitts'",
        ),
        ("refuses: {Alice: destroy everything}", "line 20, $.play[1].refuses: 'destroy everything' names nothing"),
        ("refuses: {Alice: P2}", "'P2' names nothing that there is"),
        ("refuses: {Alice: use tiger_assassin}", "'use tiger_assassin' could mean several cards in play"),
        (
            "offers none of: {Alice: [end turn soon]}",
            "$.play[1].offers none of.Alice[0]: 'end turn soon' names nothing",
        ),
        ("offers none of: {Bob: [pass, dance]}", "$.play[1].offers none of.Bob[1]: 'dance' names nothing"),
    ],
)
def test_a_text_that_names_nothing_or_several_things_is_a_fault_of_the_file(step: str, message: str) -> None:
    with pytest.raises(BadScenario) as refused:
        mismatches(f"  - asked: Alice\n  - {step}")
    assert message in str(refused.value)


def test_a_name_that_is_not_there_is_told_with_those_that_are() -> None:
    scene = run(read(HEAD)[0]).scene
    with pytest.raises(NoSuchName, match="there is nobody called 'Alic'; there are Alice, Bob"):
        scene.answer("Alic", "end turn")
    assert isinstance(scene, Scene)
    with pytest.raises(NoSuchName, match="tortuga is not on the table; there are jungle_oasis, tar_pits"):
        scene.at("tortuga")


TWO_BASES = """
scenario: x
version: 1
players: {Alice: {hand: [war_raptor, howl]}, Bob: {hand: [shinobi]}}
bases: [{base: jungle_oasis, minions: [war_raptor of Alice]}, tar_pits]
"""


@pytest.mark.parametrize(
    "text",
    [
        "play War Raptor at Jungle Oasis",
        "play war_raptor jungle_oasis",
        "War Raptor at Tar Pits",
        "howl",
        "Play Howl",
        "end",
    ],
)
def test_an_answer_may_leave_out_words_and_print_names(text: str) -> None:
    assert mismatches(f"  - offers some: {{Alice: [{text}]}}\n  - Alice: {text}", TWO_BASES) == []


def test_a_text_that_fits_several_answers_is_no_answer_and_nothing_that_is_refused() -> None:
    [mismatch] = mismatches("  - Alice: play war_raptor", TWO_BASES)
    assert mismatch.found == ("'play war_raptor' fits 2: play war_raptor at jungle_oasis, play war_raptor at tar_pits")
    with pytest.raises(
        BadScenario, match=r"line 7, \$.play\[0\].refuses: 'play war_raptor' could mean play war_raptor"
    ):
        mismatches("  - refuses: {Alice: play war_raptor, because: forbidden}", TWO_BASES)
    [mismatch] = mismatches("  - offers none of: {Alice: [play war_raptor]}", TWO_BASES)
    assert mismatch.expected == "not: play war_raptor"
    [mismatch] = mismatches("  - refuses: {Alice: play war_raptor}", TWO_BASES.replace(", tar_pits", ""))
    assert mismatch.found == "it is offered"


def test_what_is_refused_may_name_players_and_cards_in_play() -> None:
    refused = ["use king_rex", "use Alice's king_rex at jungle_oasis", "Bob", "play king_rex at tar_pits", "7", "none"]
    assert mismatches("".join(f"  - refuses: {{Bob: {text!r}}}\n" for text in refused)) == []


@pytest.mark.parametrize(
    "name", ["P2", "P0", "offers", "expect", "answer", "Duke of York", "scout", "it's", "yes", "1"]
)
def test_a_player_may_be_called_anything(name: str) -> None:
    [scenario] = read(HEAD.replace("Alice", json.dumps(name)).replace(f"of {json.dumps(name)}", f"of {name}"))
    scene = run(scenario).scene
    scene.answer(name, "end turn")
    text = write_scenario(scenario_of(NOTATION, scene.game, scene.names, "x"))
    [again] = read(text)
    assert (again.names, run(again).scene.asked) == ([name, "Bob"], "Bob")
    again.play = [Step(answer={name: "pass"})]
    [twice] = read(write_scenario(again))
    assert twice.play == again.play


@pytest.mark.parametrize("name", ["nobody", "everyone", "because", "rule", " "])
def test_what_stands_in_the_place_of_a_name_is_no_name(name: str) -> None:
    with pytest.raises(BadScenario, match="nobody can be called"):
        read(HEAD.replace("Alice:", f"{name!r}:"))


def test_all_open_piles_can_be_expected() -> None:
    one, other = sorted(card.id for card in CARDS.values() if card.is_treasure)[:2]
    head = f"""
scenario: Piles
version: 1
players: {{Alice: {{}}, Bob: {{}}}}
bases: [tar_pits]
piles: {{monster deck: [ghoul], treasure deck: [{one}], loot: [{other}]}}
"""
    play = f"""
  - expect: {{monster deck: [ghoul], monster discard: 0, treasure deck: [{one}], treasure discard: [], loot: [{other}]}}
"""
    assert mismatches(play, head) == []
    assert mismatches(play.replace("monster discard: 0", "monster discard: 1"), head) != []


def test_a_game_begins_with_its_setup() -> None:
    head = "scenario: x\nversion: 1\nplayers: {Alice: {}, Bob: {}}\nset up: {draft: snake, first: 1}\n"
    assert mismatches("  - asked: {Bob: draft}\n  - Bob: zombies\n  - offers none of: {Alice: [zombies]}", head) == []
    with pytest.raises(BadScenario, match=r"line 4, \$.set up.sets: must be among base"):
        read(head.replace("first: 1", "sets: [chess]"))
    with pytest.raises(BadScenario, match=r"\$.set up.players: those who are named play"):
        read(head.replace("first: 1", "players: 3"))
    with pytest.raises(BadScenario, match="nothing but `players` and `seed`"):
        read(head + "bases: [tar_pits]")
