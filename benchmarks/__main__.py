"""`make bench`: a table of figures against their budgets, and the same as build/bench.json.

`make bench ARGS="--against PATH"` compares the server with that of an older checkout instead.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from benchmarks import client, club, databases, foresight, munchkin, server, smashup
from benchmarks.measure import REFERENCE, Figure, calibration

OUTPUT = Path("build/bench.json")


def row(figure: Figure) -> dict[str, object]:
    value, budget = figure.measured.scaled, figure.budget
    is_ok = budget is None or (value >= budget if figure.is_rate else value <= budget)
    return {
        "name": figure.name,
        "value": round(value, 3),
        "unit": figure.unit,
        "budget": budget,
        "ok": is_ok,
        "measured here": round(figure.measured.raw, 3),
    }


def compare(old: Path) -> int:
    """So many times as fast as in another checkout."""
    missed = 0
    for name, ratio, wanted in server.ratios(old):
        told = "ok" if ratio >= wanted else "MISSED"
        missed += told == "MISSED"
        print(f"{name:46} {ratio:>8.2f} times {old.name}, {wanted} wanted: {told}", flush=True)
    return 1 if missed else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, metavar="PATH", help="a checkout of an older commit")
    old: Path | None = parser.parse_args().against
    if old is not None:
        return compare(old.resolve())
    all_of_them = (smashup, munchkin, foresight, server, club, databases, client)
    rows = [row(figure) for each in all_of_them for figure in each.figures()]
    speed = calibration()
    print(f"{'':46} {'scaled':>12} {'':12} {'measured here':>14} {'budget':>10}")
    for each in rows:
        figure = f"{each['value']:>12,} {each['unit']:12} {each['measured here']:>14,}"
        told = "" if each["budget"] is None else f"{each['budget']:>10,} {'ok' if each['ok'] else 'MISSED'}"
        print(f"{each['name']:46} {figure} {told}".rstrip())
    print(f"calibration loop: {speed:.1f} M rounds/s here, {REFERENCE:.1f} on the machine the budgets are for")
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps(rows, indent=1) + "\n")
    print(json.dumps(rows))
    return 0 if all(each["ok"] for each in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
