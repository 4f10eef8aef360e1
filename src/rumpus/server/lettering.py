"""The letters of a picture: every one in a font that has it. The client's own come first, then those of this machine.

Names are in all the world's letters, and the client brings only Latin ones. What no font here has is left out, rather
than drawn as a box.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from unicodedata import normalize

from PIL import ImageFont

CLIENTS = ("bricolage-grotesque-latin-wdth-normal.woff2", "bricolage-grotesque-latin-ext-wdth-normal.woff2")
BOLD = 800, 85  # weight and width
# What Linux, macOS and Windows usually have: first Cyrillic, Greek and more, then Chinese, Japanese and Korean.
MACHINES = (
    "DejaVuSans-Bold.ttf", "NotoSans-Bold.ttf", "arialbd.ttf", "Arial Bold.ttf", "Arial Unicode.ttf",
    "NotoSansCJK-Bold.ttc", "wqy-microhei.ttc", "msyhbd.ttc", "malgunbd.ttf", "PingFang.ttc", "Hiragino Sans GB.ttc",
    "AppleSDGothicNeo.ttc",
)  # fmt: skip
ANY = ""  # the one that comes with the library
SMALL = 24  # pixels: enough to see whether a letter is there
NOWHERE = "\U0010fffe"  # no letter: every font draws it as one that it does not have

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


class Lettering:
    """Writes in the fonts of a folder, or in whatever there is. Unpacking one takes a while, so each is kept."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.font = cache(self.unpack)
        self.font_of = cache(self.find)

    def runs(self, text: str, size: int) -> list[tuple[str, Font]]:
        """What is written with the same font, one after the other."""
        known = [(letter, name) for letter in text if (name := self.font_of(letter)) is not None]
        return [
            ("".join(letter for letter, _ in run), self.font(name, size))
            for name, run in groupby(known, key=lambda each: each[1])
        ]

    def legible(self, name: str, otherwise: str) -> str:
        """As much of a name as can be written, without the accents that cannot."""
        plain = (each if self.has(each) else normalize("NFKD", each)[0] for each in name)
        found = "".join(each for each in plain if self.has(each)).strip()
        return found if any(each.isalnum() for each in found) else otherwise

    def has(self, letter: str) -> bool:
        return self.font_of(letter) is not None

    def find(self, letter: str) -> str | None:
        """The first font that has this letter."""
        own = CLIENTS if self.folder is not None else (ANY,)
        if letter.isspace():
            return own[0]
        here = (name for name in (*own, *MACHINES) if name in own or is_here(name))
        return next((name for name in here if drawn(self.font(name, SMALL), letter)), None)

    def unpack(self, name: str, size: int) -> Font:
        if name == ANY:
            return ImageFont.load_default(size)
        if self.folder is None or name not in CLIENTS:
            return ImageFont.truetype(name, size)
        found = ImageFont.truetype(self.folder / name, size)
        found.set_variation_by_axes(list(BOLD))
        return found


def drawn(font: Font, letter: str) -> bool:
    there, nowhere = font.getmask(letter), font.getmask(NOWHERE)
    return (there.size, bytes(there)) != (nowhere.size, bytes(nowhere))


@lru_cache(len(MACHINES))
def is_here(name: str) -> bool:
    """Whether this machine has such a font: it is looked for in all its folders."""
    try:
        ImageFont.truetype(name, SMALL)
    except OSError:
        return False
    return True
