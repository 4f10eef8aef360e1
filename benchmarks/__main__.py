"""`make bench`: a table of figures against their budgets, and the same as build/bench.json."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from benchmarks import smashup
from benchmarks.measure import calibration

OUTPUT = Path("build/bench.json")


def main() -> int:
    before = calibration()
    figures = smashup.figures()
    speed = min(before, calibration())
    rows = [
        {
            "name": name,
            "value": round(value, 3),
            "unit": unit,
            "budget": budget,
            "ok": value >= budget if more_is_better else value <= budget,
        }
        for name, value, unit, budget, more_is_better in figures
    ]
    rows.append(
        {"name": "calibration loop", "value": round(speed, 3), "unit": "M rounds/s", "budget": None, "ok": True}
    )
    for row in rows:
        budget = "" if row["budget"] is None else f"budget {row['budget']:>10,}"
        print(f"{row['name']:38} {row['value']:>12,} {row['unit']:12} {budget:20} {'ok' if row['ok'] else 'MISSED'}")
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps(rows, indent=1) + "\n")
    return 0 if all(row["ok"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
