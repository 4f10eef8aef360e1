"""What `pip install` brings: the built web client too, served on a machine without Node."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import sys
import sysconfig
import time
import venv
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[2]
BUILD = "import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))"
WITHIN = 60  # seconds to start in

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy: nobody else is disturbed by what is left there."""
    copy, built = tmp_path_factory.mktemp("sources"), tmp_path_factory.mktemp("wheel")
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    shutil.copytree(ROOT / "src/rumpus", copy / "src/rumpus", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "web/dist", copy / "web/dist")
    subprocess.run([sys.executable, "-c", BUILD, str(built)], cwd=copy, check=True, capture_output=True)
    (found,) = built.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where programs are in a fresh environment in which the wheel is installed. What it depends on is here already."""
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    fresh = Path(sysconfig.get_path("purelib", vars={"base": str(folder)}))
    (fresh / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(python), "install", "-qq", "--disable-pip-version-check",
         "--no-deps", "--no-index", "--no-compile", str(wheel)],
        check=True,
    )  # fmt: skip
    return folder / "bin"


@pytest.fixture(scope="module")
def address(programs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    assert shutil.which("node", path=str(programs)) is None
    with subprocess.Popen(
        [programs / "rumpus", "serve", "--port", str(port), "--thinkers", "0"],
        cwd=tmp_path_factory.mktemp("elsewhere"), env={"PATH": str(programs)}, stdout=subprocess.DEVNULL,
    ) as process:  # fmt: skip
        until = time.monotonic() + WITHIN
        with socket.socket() as trial:
            while trial.connect_ex(("127.0.0.1", port)):
                assert process.poll() is None
                assert time.monotonic() < until
                time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
        process.terminate()


def fetched(address: str) -> tuple[bytes, str]:
    with urlopen(address) as answer:
        return answer.read(), answer.headers.get_content_type()


def test_an_installed_server_shows_the_table_and_all_that_its_page_needs(address: str) -> None:
    page, kind = fetched(f"{address}/")
    assert kind == "text/html"
    assert fetched(f"{address}/table/any")[0] == page
    needed = re.findall(r'(?:src|href)="/?([^"#:]+)"', page.decode())
    assert any(name.endswith(".js") for name in needed)
    assert any(name.endswith(".css") for name in needed)
    for name in needed:
        body, kind = fetched(f"{address}/{name}")
        assert body
        assert kind != "text/html", f"{name} is not there"


def test_an_installed_server_deals(address: str) -> None:
    assert b"smashup" in fetched(f"{address}/api/families")[0]


def test_it_is_a_module_that_runs(programs: Path, tmp_path: Path) -> None:
    for command in ([programs / "rumpus"], [programs / "python", "-m", "rumpus"]):
        ran = subprocess.run([*command, "--version"], cwd=tmp_path, env={"PATH": ""}, capture_output=True, text=True)
        assert ran.stdout.startswith("rumpus "), ran.stderr


def test_no_wheel_is_built_without_the_client(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src/rumpus").mkdir(parents=True)
    (tmp_path / "src/rumpus/__init__.py").touch()
    built = subprocess.run([sys.executable, "-c", BUILD, "."], cwd=tmp_path, capture_output=True, text=True)
    assert built.returncode
    assert "make wheel" in built.stderr
    assert not list(tmp_path.glob("*.whl"))
