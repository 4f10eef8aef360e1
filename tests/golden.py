"""Golden playthroughs: one whole game for each faction, every answer and every event, reviewed as a diff.

`make golden` writes them anew. A line that changes is a rule, an order or a word of the engine that changed.
"""

from __future__ import annotations

from pathlib import Path

from rumpus import Log, new_game
from rumpus.bots import RandomBot
from rumpus.kernel import digest, key_of
from rumpus.smashup.catalog import FACTIONS

FOLDER = Path(__file__).parent / "playthroughs"
MOST = 150  # answers: enough for every kind of step, and for a person to read


def playthrough(faction: str) -> str:
    """The faction with the next one in the list, against the two after that."""
    names = list(FACTIONS)
    place = names.index(faction)
    one, two, three, four = (names[(place + i) % len(names)] for i in range(4))
    log = Log()
    game = new_game(players=2, factions=[[one, two], [three, four]], first=0, seed=place, log=log)
    bot = RandomBot(place)
    lines = [f"{one}, {two} against {three}, {four}; seed {place}"]
    told = 0
    while (decision := game.decision) is not None and game.answered < MOST:
        lines += [f"    {key_of((event.kind, *event.public, *event.secret))}" for event in log.events[told:]]
        told = len(log.events)
        seat = decision.awaited[0]
        choice = bot.decide(game, seat)
        offered = len(decision.offers[seat])
        asked = f"{decision.prompt} ({decision.source})" if decision.source else decision.prompt
        lines.append(f"P{seat} {asked}: {decision.keys(seat)[choice]}  [of {offered}]")
        game.answer(seat, choice)
    points = ", ".join(str(seat.points) for seat in game.state.seats)
    lines.append(f"after {game.answered} answers: points {points}; state {digest(game.state)}")
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for faction in FACTIONS:
        (FOLDER / f"{faction}.txt").write_text(playthrough(faction))


if __name__ == "__main__":
    main()
