"""Search that knows no game: it tries answers in many imagined worlds, and asks a family for the little it needs."""
