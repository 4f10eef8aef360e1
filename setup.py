"""The wheel brings the built web client along, so that nobody needs Node to serve it."""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.errors import SetupError

BUILT = Path("web/dist")


class WithClient(build_py):
    """Beside the sources the client stays where it was built: an editable install needs no copy of it."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        if not (BUILT / "index.html").exists():
            raise SetupError("the web client is not built: `make wheel` builds it and the wheel")
        client = Path(self.build_lib) / "rumpus" / "client"
        shutil.rmtree(client, ignore_errors=True)  # of an earlier build: its files have other names
        shutil.copytree(BUILT, client)


setup(cmdclass={"build_py": WithClient})
