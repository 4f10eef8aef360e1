"""How long what is done most often takes, for `metrics.py`."""

from __future__ import annotations

from prometheus_client import Histogram

QUICKLY = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0)  # seconds

ANSWER_SECONDS = Histogram(
    "rumpus_answer_seconds", "giving an answer: stored, and everybody told; people's and bots'", buckets=QUICKLY
)
STORE_SECONDS = Histogram(
    "rumpus_store_seconds", "one statement to the file of tables", buckets=(0.00002, 0.0001, *QUICKLY)
)
