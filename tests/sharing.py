"""How tests are shared out among the processes of pytest-xdist."""

from __future__ import annotations

from xdist.scheduler import LoadGroupScheduling


class ByFile(LoadGroupScheduling):  # type: ignore[misc]
    """The tests of a group go to one process, as ever, and so do those of a file: whoever hands out tests one by one
    counts all that were handed out before, again for each of them."""

    def _split_scope(self, nodeid: str) -> str:
        group = super()._split_scope(nodeid)
        return group if group != nodeid else nodeid.partition("::")[0]
