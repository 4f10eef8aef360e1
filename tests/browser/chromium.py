"""The browser of the tests: the one of this machine, else from the system's packages, else Playwright's own.

`python -m tests.browser.chromium` installs one where there is none, and says which it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserType

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Each window of a whole Chromium also loads two pages of its own, for an address bar that nobody sees: as much work as
# a table. The last such list counts, so what Playwright turns off is named again, as far as it matters to these tests.
ADDRESS_BAR = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
OFF = (
    *ADDRESS_BAR,
    "AimEnabled",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
)
FLAGS = (
    f"--disable-features={','.join(OFF)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-proxy-server",
    "--disable-dev-shm-usage",
)
APT = {"DEBIAN_FRONTEND": "noninteractive"}


def of_this_machine() -> str | None:
    """A Chromium on the PATH that runs: some systems have a stub there that only says what to install."""
    return next((path for name in NAMES if (path := shutil.which(name)) and runs(path)), None)


def runs(path: str) -> bool:
    return subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0


def provide() -> str | None:
    """Install a Chromium where there is none; returns its path, or None: where Playwright keeps its own."""
    if (found := of_this_machine()) is not None:
        return found
    if may_install():
        attempt("apt-get", "-qq", "update", **APT)  # where this fails, the packages known so far may still do
        attempt("apt-get", "-qq", "--yes", "--no-install-recommends", "install", "chromium", **APT)
        if (found := of_this_machine()) is not None:
            return found
    # Does nothing if it has been done before. Without it there is no browser at all, so here a failure counts.
    subprocess.run([sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"], check=True)
    return None


def may_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def attempt(*command: str, **environment: str) -> None:
    """Try a command; what it complains about is shown."""
    subprocess.run(command, stdout=subprocess.DEVNULL, env={**os.environ, **environment}, check=False)


@contextmanager
def launched(kind: BrowserType, *flags: str) -> Iterator[Browser]:
    browser = kind.launch(executable_path=of_this_machine(), args=[*FLAGS, *flags])
    yield browser
    browser.close()


if __name__ == "__main__":
    print(provide() or "the Chromium of Playwright", file=sys.stderr)
