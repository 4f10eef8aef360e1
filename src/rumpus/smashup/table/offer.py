"""What is offered: a rollout counts the options and takes one, and only who reads one has it named."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any

from rumpus.kernel import Option


class Offer(Sequence[Option]):
    """Options that are worked out when somebody reads them."""

    __slots__ = ("size",)

    size: int

    @abstractmethod
    def called(self, index: int) -> Option:
        """One of them, counted from 0."""

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Option]:
        return map(self.called, range(self.size))

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self.called(each) for each in range(*index.indices(self.size))]
        if not -self.size <= index < self.size:
            raise IndexError(index)
        return self.called(index % self.size)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))
