"""The picture of a finished game, to pass on: who has won, the score, confetti in the winner's colours. It shows only
what the result says, and so never a hand.

It is print: the same by day and by night. Everything is drawn larger and made smaller in the end, which smooths it.
"""

from __future__ import annotations

from io import BytesIO
from math import cos, pi, sin
from pathlib import Path

from PIL import Image, ImageDraw

from rumpus.server.lettering import Lettering
from rumpus.server.tables import Result

SIZE = 1080  # pixels
FINER = 2
INK, PAPER, GOLD, SIGNAL = "#1B1726", "#FFFBF1", "#F3B61F", "#FFC928"
# Of each seat, as tokens.css has them: its colour, its tint, and its shape on a field of 24; no shape is a circle.
COLOURS = ("#407DF9", "#EC7D1C", "#00674C", "#CF16A3", "#8ADAFE", "#27292B", "#B40A00", "#C2E04A")
TINTS = ("#D7E2FB", "#FBE0C4", "#CBE7DB", "#F8D6EC", "#DFF2FB", "#DBD9D6", "#F9D3CC", "#EAF2C6")
Points = tuple[tuple[float, float], ...]
SHAPES: tuple[Points, ...] = (
    (),
    ((12, 2), (22.5, 21), (1.5, 21)),
    ((3, 3), (21, 3), (21, 21), (3, 21)),
    ((12, 0.8), (23.2, 12), (12, 23.2), (0.8, 12)),
    ((8.5, 2), (15.5, 2), (15.5, 8.5), (22, 8.5), (22, 15.5), (15.5, 15.5), (15.5, 22), (8.5, 22), (8.5, 15.5),
     (2, 15.5), (2, 8.5), (8.5, 8.5)),
    ((12, 1), (15.2, 8), (23, 8.8), (17.2, 14), (18.9, 21.6), (12, 17.7), (5.1, 21.6), (6.8, 14), (1, 8.8), (8.8, 8)),
    ((12, 22.5), (2.7, 12.6), (1.6, 9), (3, 5.6), (6.6, 4), (10, 4.3), (12, 6), (14, 4.3), (17.4, 4), (21, 5.6),
     (22.4, 9), (21.3, 12.6)),
    ((2.5, 2), (21.5, 2), (15, 12), (21.5, 22), (2.5, 22), (9, 12)),
)  # fmt: skip
CROWN: Points = ((1, 20), (0, 7), (6, 12), (12, 2), (18, 12), (24, 7), (23, 20))
STRIP: Points = ((3, 9), (21, 9), (21, 15), (3, 15))
ZIGZAG: Points = ((2, 8), (8, 3), (12, 9), (18, 4), (22, 8), (18, 14), (12, 17), (8, 12), (4, 16))
CONFETTI = 44


class Painter:
    """Draws on a square of `SIZE`, from the top left."""

    def __init__(self, fonts: Path | None) -> None:
        self.image = Image.new("RGB", (SIZE * FINER, SIZE * FINER), PAPER)
        self.draw = ImageDraw.Draw(self.image)
        self.lettering = Lettering(fonts)

    def png(self) -> bytes:
        found = BytesIO()
        self.image.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(found, "PNG")
        return found.getvalue()

    # -- shapes ----------------------------------------------------------------------------------------

    def polygon(self, points: Points, colour: str, line: float = 0) -> None:
        there = [(x * FINER, y * FINER) for x, y in points]
        self.draw.polygon(there, colour)
        if line:
            self.draw.line([*there, there[0], there[1]], INK, int(line * FINER), joint="curve")

    def shape(self, shape: Points, x: float, y: float, size: float, colour: str, turn: float = 0) -> None:
        """Around a point; no shape is a circle."""
        line = min(max(3.0, size / 16), 9.0)
        if not shape:
            around = size * 0.4
            box = [each * FINER for each in (x - around, y - around, x + around, y + around)]
            self.draw.ellipse(box, colour, INK, int(line * FINER))
            return
        scale, across, up = size / 24, cos(turn), sin(turn)
        moved = [((px - 12) * scale, (py - 12) * scale) for px, py in shape]
        self.polygon(tuple((x + a * across - b * up, y + a * up + b * across) for a, b in moved), colour, line)

    def rays(self, x: float, y: float, tint: str) -> None:
        count, far = 36, 2.0 * SIZE
        for place in range(0, count, 2):
            one, two = (2 * pi * (place + each) / count + 0.05 for each in (0, 1))
            ends = (x + far * cos(one), y + far * sin(one)), (x + far * cos(two), y + far * sin(two))
            self.polygon(((x, y), *ends), tint)

    def confetti(self, colour: str) -> None:
        """Always strewn the same way."""
        kinds = (*SHAPES[:4], STRIP, ZIGZAG)
        for place in range(CONFETTI):
            x, y = (strewn(place, each) * far for each, far in ((1, SIZE), (2, SIZE * 0.72)))
            ink = (colour, PAPER, colour, INK)[place % 4]
            self.shape(kinds[place * 5 % len(kinds)], x, y, 30 + 26 * strewn(place, 3), ink, 6 * strewn(place, 4))

    def label(self, left: float, top: float, right: float, bottom: float) -> None:
        box = [each * FINER for each in (left, top, right, bottom)]
        self.draw.rounded_rectangle(box, 26 * FINER, PAPER, INK, 5 * FINER)

    # -- letters ---------------------------------------------------------------------------------------

    def width(self, text: str, size: float) -> float:
        return sum(font.getlength(run) for run, font in self.lettering.runs(text, int(size * FINER))) / FINER

    def fitting(self, text: str, size: float, most: float) -> float:
        """The size in which it is no wider than that."""
        return min(size, size * most / max(1.0, self.width(text, size)))

    def write(self, text: str, x: float, y: float, size: float) -> None:
        """From its left end, at the height of its middle."""
        for run, font in self.lettering.runs(text, int(size * FINER)):
            self.draw.text((x * FINER, y * FINER), run, INK, font, anchor="lm")
            x += font.getlength(run) / FINER


def strewn(place: int, what: int) -> float:
    """From 0 to 1, without any order that one could see; it decides nothing."""
    return sin(place * 12.9898 + what * 78.233) * 43758.5453 % 1


def picture_of(result: Result, fonts: Path | None) -> bytes:
    """As a PNG. Without the fonts of the client it is written in whatever there is."""
    painter, story = Painter(fonts), result.story
    winner = story.winners[0] if story.winners else None
    if winner is not None:
        painter.rays(SIZE / 2, 430, TINTS[winner])
        painter.confetti(COLOURS[winner])
        painter.shape(SHAPES[winner], SIZE / 2, 400, 300, COLOURS[winner])
        painter.shape(CROWN, SIZE / 2, 190, 170, GOLD)
    names = legible_names(painter, result)
    title = story.title
    for seat, shown in zip(result.table.seats, names, strict=True):
        title = title.replace(seat.name, shown)
    size = painter.fitting(title, 130, SIZE - 200)
    half = painter.width(title, size) / 2
    painter.label(SIZE / 2 - half - 45, 570, SIZE / 2 + half + 45, 730)
    painter.write(title, SIZE / 2 - half, 648, size)
    write_score(painter, result, names)
    write_name(painter, result.table.game)
    return painter.png()


def legible_names(painter: Painter, result: Result) -> list[str]:
    """Whose name cannot be written here has the number of their seat."""
    seats = enumerate(result.table.seats, 1)
    return [painter.lettering.legible(seat.name, f"#{number}") for number, seat in seats]


def write_score(painter: Painter, result: Result, names: list[str]) -> None:
    """Everybody with their points, the best first, in as many rows as it takes: the fewer, the larger."""
    story = result.story
    ranking = sorted(range(len(names)), key=lambda seat: (story.places[seat], seat))
    columns = 2 if len(ranking) < 5 else 3
    rows = -(-len(ranking) // columns)
    wide, high = 960 / columns, min(116 if columns == 2 else 84, 282 / rows)
    above, large = 754 + (282 - rows * high) / 2, high / 2
    for place, seat in enumerate(ranking):
        left, top = 60 + place % columns * wide, above + place // columns * high
        painter.label(left + 6, top + 4, left + wide - 6, top + high - 4)
        painter.shape(SHAPES[seat], left + 16 + large * 0.8, top + high / 2, large * 1.1, COLOURS[seat])
        points = str(story.points[seat])
        number = painter.width(points, large)
        begin, end = left + 26 + large * 1.5, left + wide - 30 - number
        painter.write(names[seat], begin, top + high / 2, painter.fitting(names[seat], large * 0.9, end - begin - 20))
        painter.write(points, end, top + high / 2, large)


def write_name(painter: Painter, game: str) -> None:
    """Where it was played."""
    box = [each * FINER for each in (40, 36, 104, 100)]
    painter.draw.rounded_rectangle(box, 16 * FINER, SIGNAL, INK, 5 * FINER)
    painter.write("R", 58, 68, 44)
    width = painter.width(game, 32)
    painter.label(116, 40, 116 + width + 40, 96)
    painter.write(game, 136, 68, 32)
