"""`python -m rumpus`: the same as `rumpus`, where that is not on the path."""

from rumpus.terminal.cli import main

if __name__ == "__main__":  # and not where bots think, in a process that reads this again
    raise SystemExit(main())
