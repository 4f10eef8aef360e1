"""How the server writes its log: for people, or a JSON object a line for programs that collect logs.

A line may name a table, and never who sits there, what they may see or say, or what opens a seat.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

Format = Literal["text", "json"]
EXTRAS = ("table", "where")  # what a line may have beside its words


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in EXTRAS if hasattr(record, name)})
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def begin(form: Format) -> None:
    """From now on. Of other libraries only warnings count: what they tell of requests may contain what is secret."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonLines() if form == "json" else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # anybody can send what is no request, without end
    logging.getLogger("rumpus").setLevel(logging.INFO if form == "json" else logging.WARNING)
