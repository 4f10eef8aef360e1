"""How a Chromium is found or installed, on machines of several kinds."""

from __future__ import annotations

import os
from pathlib import Path
from subprocess import CalledProcessError

import pytest

from tests.browser import chromium


class Machine:
    """A folder that is all there is on the PATH; what is run there is written down."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.has_run = folder / "has run"
        self.has_run.touch()

    def has(self, name: str, then: str = "") -> None:
        script = self.folder / name
        script.write_text(f'#!/bin/sh\nPATH={os.defpath}\necho "{name} $*" >> "{self.has_run}"\n{then}\n')
        script.chmod(0o755)

    @property
    def commands(self) -> list[str]:
        return self.has_run.read_text().splitlines()


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine(tmp_path)
    machine.has("python")  # is asked to install Playwright's own
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    monkeypatch.setattr("os.geteuid", lambda: 0)
    return machine


APT = ["apt-get -qq update", "apt-get -qq --yes --no-install-recommends install chromium"]
PLAYWRIGHT = "python -m playwright install --only-shell chromium"


def test_a_chromium_that_is_there_is_taken(machine: Machine) -> None:
    machine.has("google-chrome")
    assert chromium.provide() == str(machine.folder / "google-chrome")
    assert machine.commands == ["google-chrome --version"]


def test_a_stub_that_does_not_run_is_none(machine: Machine) -> None:
    machine.has("chromium-browser", "exit 1")
    machine.has("google-chrome")
    assert chromium.of_this_machine() == str(machine.folder / "google-chrome")


def test_it_comes_from_the_packages_of_the_system(machine: Machine) -> None:
    there = machine.folder / "chromium"
    machine.has("apt-get", f'test $2 = update || {{ echo "#!/bin/sh" > "{there}"; chmod +x "{there}"; }}')
    assert chromium.provide() == str(there)
    assert machine.commands == APT


def test_where_the_packages_fail_it_comes_from_playwright(machine: Machine) -> None:
    machine.has("apt-get", "exit 100")
    assert chromium.provide() is None
    assert machine.commands == [*APT, PLAYWRIGHT]


def test_who_may_not_install_packages_does_not_try(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.has("apt-get")
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert chromium.provide() is None
    assert machine.commands == [PLAYWRIGHT]


def test_without_any_way_it_fails(machine: Machine) -> None:
    machine.has("python", "exit 1")
    with pytest.raises(CalledProcessError, match="playwright"):
        chromium.provide()
