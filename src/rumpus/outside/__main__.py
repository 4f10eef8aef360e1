"""`python -m rumpus.outside fair`: a bot of ours as a program that answers lines."""

from __future__ import annotations

import sys

from rumpus.bots import BOTS
from rumpus.outside.guest import Guest
from rumpus.outside.lines import answer_lines

if __name__ == "__main__":
    answer_lines(Guest(BOTS[sys.argv[1]](int(sys.argv[2]) if len(sys.argv) > 2 else 1)))
