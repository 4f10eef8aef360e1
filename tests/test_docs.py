"""README and docs are true: each ```python block runs, with the output it shows, and what they name exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from rumpus.bots import BOTS

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_samples_run(page: Path) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", page.read_text(), re.DOTALL | re.MULTILINE)
    samples = "\n".join(block for block in blocks if ">>>" in block)
    test = doctest.DocTestParser().get_doctest(samples, {}, page.name, str(page), 0)
    told: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=told.append)
    assert not told, "".join(told)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([\w./-]+\.\w+)\)", page.read_text()):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


# -- how it works -----------------------------------------------------------------------------------------------

CODE = ROOT / "src" / "rumpus"
TABLE = re.compile(r"^\| in `([\w/]+)`.*\n\|---.*\n((?:\|.*\n)+)", re.MULTILINE)
SOURCES = (".css", ".json", ".py", ".svelte", ".ts")
FOLDERS = {"rumpus": CODE, "web/src": ROOT / "web" / "src"}
ROOMS = {
    FOLDERS.get(room, CODE / room): set(re.findall(r"`([\w/]+(?:\.\w+|/))`", rows))
    for room, rows in TABLE.findall((ROOT / "docs" / "how-it-works.md").read_text())
}
BY_THEMSELVES = {
    CODE / "bots" / f"{bot.__module__.split('.')[-1]}.py" for bot in BOTS.values()
}  # bots say what they are
each_room = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)


def test_every_folder_has_a_table() -> None:
    folders = {path.parent for path in CODE.glob("*/__init__.py")}
    assert set(ROOMS) == {*folders, *FOLDERS.values()}


@each_room
def test_every_module_is_named_by_itself_or_by_its_folder(room: Path) -> None:
    inside = room.glob("*") if room == CODE else room.rglob("*")
    told = [path for path in inside if path.suffix in SOURCES and path.name != "__init__.py"]
    modules = [path.relative_to(room) for path in told if path not in BY_THEMSELVES]
    folders = {str(module): {f"{folder}/" for folder in module.parents} for module in modules}
    assert [module for module in folders if not ROOMS[room] & {module, *folders[module]}] == []


@each_room
def test_what_is_named_exists(room: Path) -> None:
    places = [room, *[room / name for name in ROOMS[room] if name.endswith("/")]]  # `cards/`: `card.py`
    assert [name for name in sorted(ROOMS[room]) if not any((place / name).exists() for place in places)] == []
