"""`make check` tries every part, and ends with the names of those that failed."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
AS_THEY_ARE = ["-o", "setup", "-o", "web/node_modules/ready", "-o", "database"]


def check(tmp_path: Path, parts: str, tests: str) -> subprocess.CompletedProcess[str]:
    asked = [f"STATIC={parts}", f"PYTEST={tests}", f"FAILED={tmp_path / 'failed'}"]
    return subprocess.run(
        ["make", "--no-print-directory", *AS_THEY_ARE, "check", *asked], cwd=ROOT, capture_output=True, text=True
    )


def test_all_that_failed_is_named_at_the_end(tmp_path: Path) -> None:
    done = check(tmp_path, "no-such-part help nor-this-one", "false")
    assert done.returncode != 0
    assert "failed: no-such-part nor-this-one tests" in done.stderr
    assert "No rule to make target 'nor-this-one'" in done.stdout


def test_parts_that_are_well_are_silent(tmp_path: Path) -> None:
    done = check(tmp_path, "help", "true")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == 'true -m "not slow"  || touch ' + f"{tmp_path / 'failed'}/tests\n"
