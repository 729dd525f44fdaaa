"""Tiles with printed numbers instead of pips: how a set prints them, and one number drawn on a half."""
import glob

import numpy as np
from PIL import Image, ImageDraw, ImageFont

FONTS = sorted(
    f
    for pattern in ('dejavu/DejaVuS*.ttf', 'liberation*/LiberationS*.ttf')
    for f in glob.glob('/usr/share/fonts/truetype/' + pattern)
    if 'Oblique' not in f and 'Italic' not in f and 'ExtraLight' not in f
)

# Quarter turns of the number in the half at the left and in the one at the right, when the tile lies with its long side across.
WAYS = {'upright': (1, 1), 'from-the-ends': (1, 3), 'from-the-bar': (3, 1), 'along': (0, 0)}


# What the reader of numbers answers: a shape in one of four turns (number 0 to 18, and a 6 or 9 that nothing tells apart), or one of these.
MOST = 18
EITHER = MOST + 1  # a 6, or a 9 on its head
BARE = 4 * (EITHER + 1)
NONE = BARE + 1  # no half of a face-up tile


def highest(rng):
    """The highest number of a set for training: two sets in five go above 12, whatever has been drawn for the others (None)."""
    return int(rng.choice([15, MOST])) if rng.random() < 0.4 else None


class Numerals:
    """How one set prints its numbers."""

    def __init__(self, rng, max_pip):
        self.font = FONTS[rng.integers(len(FONTS))]
        self.height = rng.uniform(0.4, 0.68)
        self.way = WAYS[rng.choice(list(WAYS), p=[0.5, 0.2, 0.1, 0.2])]
        self.blank_zero = rng.random() < 0.4
        # A set with nines tells 6 from 9 by a line or a dot; without nines some do.
        marked = max_pip >= 9 or rng.random() < 0.4
        self.mark = None if not marked else rng.choice(['line', 'dot'], p=[0.75, 0.25])

    def answer(self, value, second):
        """What the reader has to answer for a half that is seen with its bar at the left: four times the shape, and the clockwise quarter turns that bring it upright."""
        if value == 0 and self.blank_zero:
            return BARE
        turn = (self.way[1] if second else self.way[0] + 2) % 4
        if value in (0, 8):
            return 4 * value + turn % 2  # the same on its head
        if value in (6, 9) and self.mark is None:
            return 4 * EITHER + (turn if value == 6 else (turn + 2) % 4)
        return 4 * value + turn

    def mask(self, value, u):
        """The number as it is read, 0 to 1, cut to its ink; None for a blank half. `u` pixels to a tile's width."""
        if value == 0 and self.blank_zero:
            return None
        size = max(6, int(self.height * u / 0.72))
        font = ImageFont.truetype(self.font, size)
        text = str(value)
        x0, y0, x1, y1 = font.getbbox(text)
        w, h, pad = x1 - x0, y1 - y0, size // 2
        img = Image.new('L', (w + 2 * pad, h + 2 * pad), 0)
        draw = ImageDraw.Draw(img)
        draw.text((pad - x0, pad - y0), text, fill=255, font=font)
        if value in (6, 9) and self.mark is not None:
            thick = max(1, size // 14)
            below = pad + h + max(2, size // 9)
            if self.mark == 'line':
                draw.rectangle((pad, below, pad + w, below + thick), fill=255)
            else:
                draw.ellipse((pad + w + thick, pad + h - 2 * thick, pad + w + 3 * thick, pad + h), fill=255)
        found = np.asarray(img, np.float32) / 255
        ys, xs = np.nonzero(found > 0.1)
        return found[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1]


def draw_number(img, numerals, value, centre, u, sign, colour, most):
    """Prints a number on a face: `sign` is -1 for the half at the left; no side of it becomes longer than `most` pixels."""
    k = u
    mask = numerals.mask(value, k)
    if mask is None:
        return
    while max(mask.shape) > most and k > u * 0.4:
        k *= 0.9
        mask = numerals.mask(value, k)
    mask = np.rot90(mask, numerals.way[0 if sign < 0 else 1])
    h, w = mask.shape
    y, x = int(round(centre[1] - h / 2)), int(round(centre[0] - w / 2))
    y0, x0, y1, x1 = max(0, y), max(0, x), min(img.shape[0], y + h), min(img.shape[1], x + w)
    if y1 <= y0 or x1 <= x0:
        return
    a = mask[y0 - y : y1 - y, x0 - x : x1 - x, None]
    img[y0:y1, x0:x1] = img[y0:y1, x0:x1] * (1 - a) + colour * a


def ink_on(numerals, values, length, u):
    """How much ink is at each place of a face, `u` to its width: 0 to 1, the first number at the left."""
    h, w = int(round(u)), int(round(u * length))
    ink = np.zeros((h, w, 1), np.float32)
    for value, sign in zip(values, (-1, 1)):
        draw_number(ink, numerals, value, (w / 2 + sign * length / 4 * u, h / 2), u, sign, 1.0, 0.8 * u)
    return ink[..., 0]
