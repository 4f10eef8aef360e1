"""How long what is done most often takes, for `metrics.py`.

The histograms of the library take as long as some of what is measured here: these are kept by hand, and shown by it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from itertools import accumulate
from time import perf_counter
from typing import ParamSpec, TypeVar

from prometheus_client import REGISTRY
from prometheus_client.core import HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

P = ParamSpec("P")
T = TypeVar("T")

QUICKLY = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0)  # seconds


class Durations(Collector):
    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self.name = name
        self.about = about
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)  # up to each of the bounds, and longer than all of them
        self.sum = 0.0
        REGISTRY.register(self)

    def of(self, function: Callable[P, T]) -> Callable[P, T]:
        """Measure each call."""

        @wraps(function)
        def measured(*args: P.args, **kwargs: P.kwargs) -> T:
            began = perf_counter()
            try:
                return function(*args, **kwargs)
            finally:
                seconds = perf_counter() - began
                self.sum += seconds
                self.counts[bisect_left(self.bounds, seconds)] += 1

        return measured

    def collect(self) -> Iterator[Metric]:
        names = [*[str(bound) for bound in self.bounds], "+Inf"]
        yield HistogramMetricFamily(
            self.name, self.about, list(zip(names, accumulate(self.counts), strict=True)), self.sum
        )


ANSWER_SECONDS = Durations(
    "rumpus_answer_seconds", "giving an answer: stored, and everybody told; people's and bots'", QUICKLY
)
STORE_SECONDS = Durations("rumpus_store_seconds", "one statement to the file of tables", (0.00002, 0.0001, *QUICKLY))
