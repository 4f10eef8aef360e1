"""Games in files: a record, as written by `save`, read by `resume` and `replay`."""

from __future__ import annotations

from pathlib import Path
from tempfile import gettempdir
from typing import Any

from rumpus.match import Match
from rumpus.record import Record, read_record


def load(path: Path) -> Record:
    return read_record(path.read_bytes())


def save(match: Match[Any], path: Path) -> None:
    path.write_bytes(match.record.to_json())


def save_somewhere(match: Match[Any], path: Path) -> Path | None:
    """Where the game was saved: at this path or, if that cannot be written, among the temporary files."""
    for place in (path, Path(gettempdir()) / path.name):
        try:
            save(match, place)
        except OSError:
            continue
        return place
    return None


def default_path(match: Match[Any]) -> Path:
    return Path(f"rumpus-{match.record.seed}.json")
