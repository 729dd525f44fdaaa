"""Looks of dominoes: random sets (material, pips, bar, pin) and the texture of one face."""
import cv2
import numpy as np

from numerals import draw_number

T = 1 / 3


def _grid(xs, ys):
    return [(x, y) for x in xs for y in ys]


THREE = (-1, 0, 1)
FOUR = (-1, -T, T, 1)
CORNERS = _grid((-1, 1), (-1, 1))

# Pip arrangements in use, x along the tile and y across it, both from -1 to 1; a set takes one of each list.
ARRANGEMENTS = {
    0: [[]],
    1: [[(0, 0)]],
    2: [[(-1, -1), (1, 1)], [(-1, 1), (1, -1)]],
    3: [[(-1, -1), (0, 0), (1, 1)], [(-1, 1), (0, 0), (1, -1)]],
    4: [CORNERS],
    5: [CORNERS + [(0, 0)]],
    6: [_grid(THREE, (-1, 1))] * 5 + [_grid((-1, 1), THREE)],
    7: [_grid(THREE, (-1, 1)) + [(0, 0)]] * 4 + [_grid((-1, 1), THREE) + [(0, 0)]] * 2,
    8: [[p for p in _grid(THREE, THREE) if p != (0, 0)]] * 5
    + [_grid(FOUR, (-1, 1)), _grid((-1, 1), THREE) + [(0, -0.5), (0, 0.5)], _grid(THREE, (-1, 1)) + [(-0.5, 0), (0.5, 0)]],
    9: [_grid(THREE, THREE)],
    10: [
        _grid(FOUR, (-1, 1)) + [(-1, 0), (1, 0)],
        _grid((-1, 1), FOUR) + [(0, -1), (0, 1)],
        _grid(FOUR, (-1, 1)) + [(-T, 0), (T, 0)],
        _grid((-1, 1), FOUR) + [(0, -T), (0, T)],
        _grid(THREE, (-1, 1)) + [(x, 0) for x in FOUR],
        _grid(FOUR, (-1, 1)) + [(-0.5, 0), (0.5, 0)],
    ],
    11: [
        _grid(FOUR, (-1, 1)) + [(-1, 0), (0, 0), (1, 0)],
        _grid((-1, 1), FOUR) + [(0, -1), (0, 0), (0, 1)],
        _grid(FOUR, (-1, 1)) + [(-0.67, 0), (0, 0), (0.67, 0)],
    ],
    12: [_grid(FOUR, THREE), _grid(THREE, FOUR)],
}


def rgb_from_hsv(h, s, v):
    c = cv2.cvtColor(np.uint8([[[h, s, v]]]), cv2.COLOR_HSV2BGR)[0, 0]
    return c.astype(np.float32)


def _light(rng):
    """A white, ivory or cream, as BGR."""
    v = rng.uniform(205, 255)
    warm = rng.choice([0, 1], p=[0.45, 0.55]) * rng.uniform(0, 1)
    return np.float32([v * (1 - 0.28 * warm), v * (1 - 0.08 * warm), v])


def _pale(rng):
    return rgb_from_hsv(rng.integers(0, 180), rng.integers(20, 110), rng.integers(190, 255))


def _vivid(rng):
    return rgb_from_hsv(rng.integers(0, 180), rng.integers(120, 255), rng.integers(90, 255))


def _dark(rng):
    v = rng.uniform(8, 55)
    return np.clip(v + rng.uniform(-8, 8, 3), 0, 255).astype(np.float32)


def _wood(rng):
    return rgb_from_hsv(rng.integers(8, 22), rng.integers(70, 170), rng.integers(110, 230))


def lum(c):
    return float(0.114 * c[0] + 0.587 * c[1] + 0.299 * c[2])


def _contrast(a, b):
    return abs(lum(a) - lum(b)) + 0.35 * float(np.abs(a - b).max())


def _pip_colour(rng, base, need):
    for _ in range(40):
        k = rng.random()
        if k < 0.35:
            c = _dark(rng)
        elif k < 0.8:
            c = _vivid(rng)
        elif k < 0.9:
            c = _light(rng)
        else:
            c = np.float32([1, 1, 1]) * rng.uniform(60, 190) + rng.uniform(-15, 15, 3).astype(np.float32)
        if _contrast(c, base) > need:
            return c
    return _dark(rng) if lum(base) > 110 else _light(rng)


class Look:
    """One set of dominoes, drawn at random: everything its tiles have in common."""

    def __init__(self, rng):
        k = rng.random()
        if k < 0.62:
            self.base, self.material = _light(rng), 'ivory'
        elif k < 0.72:
            self.base, self.material = _pale(rng), 'pale'
        elif k < 0.83:
            self.base, self.material = _dark(rng), 'dark'
        elif k < 0.90:
            self.base, self.material = _wood(rng), 'wood'
        else:
            self.base, self.material = _vivid(rng), 'vivid'
        self.grain = rng.random() < (0.9 if self.material == 'wood' else 0.15)
        self.marble = 0.0 if rng.random() < 0.75 else rng.uniform(4, 30)
        self.max_pip = int(rng.choice([6, 9, 12], p=[0.45, 0.2, 0.35]))
        # Colours of the pips: one for all, or one for every value.
        dark = _dark(rng) if lum(self.base) > 110 else _light(rng)
        mode = rng.random()
        if mode < 0.42:
            self.pips = [dark] * 13
        elif mode < 0.55:
            self.pips = [_pip_colour(rng, self.base, 60)] * 13
        else:
            self.pips = [_pip_colour(rng, self.base, rng.uniform(28, 70)) for _ in range(13)]
        self.arrangement = [list(ARRANGEMENTS[v])[rng.integers(len(ARRANGEMENTS[v]))] for v in range(13)]
        # Distance of an outer pip from the middle of the half, and the radius, in widths of the tile.
        self.sx = rng.uniform(0.23, 0.34)
        self.sy = rng.uniform(0.23, 0.34) if rng.random() < 0.5 else self.sx
        self.shift = rng.uniform(-0.03, 0.05)
        r = rng.uniform(0.062, 0.118)
        big = min(r, rng.uniform(0.062, 0.098))
        bigger = min(big, rng.uniform(0.055, 0.082))
        self.radius = [r] * 7 + [big] * 3 + [bigger] * 3
        if self.max_pip == 12 and rng.random() < 0.5:
            self.radius = [bigger] * 13
        if rng.random() < 0.08:
            self.radius[1] = r * rng.uniform(1.2, 2.0)
        self.pip_style = rng.choice(['flat', 'engraved', 'glossy', 'ring', 'soft'], p=[0.3, 0.32, 0.25, 0.06, 0.07])
        self.relief = rng.uniform(0.15, 0.8)
        self.square_pips = rng.random() < 0.02
        # The bar across the middle.
        self.bar = rng.random() > 0.04
        self.bar_len = rng.uniform(0.62, 1.0)
        self.bar_thick = rng.uniform(0.022, 0.085)
        kind = rng.random()
        if kind < 0.55:
            self.bar_colour = dark
        elif kind < 0.75:
            self.bar_colour = self.pips[1]
        elif kind < 0.9:
            self.bar_colour = self.base * rng.uniform(0.45, 0.8) if lum(self.base) > 80 else np.clip(self.base + 70, 0, 255)
        else:
            self.bar_colour = _pip_colour(rng, self.base, 40)
        self.bar_relief = rng.random() < 0.5
        self.pin = rng.random() < (0.28 if self.bar else 0.9)
        self.pin_r = rng.uniform(0.03, 0.085)
        self.pin_colour = [np.float32([60, 150, 195]), np.float32([175, 178, 180]), np.float32([40, 40, 40])][rng.integers(3)]
        self.border = rng.random() < 0.06
        self.corner = rng.uniform(0.04, 0.26)
        self.bevel = rng.uniform(0.0, 0.12)
        self.length = 2 * float(np.clip(rng.normal(1.0, 0.035), 0.9, 1.1))
        self.thick = rng.uniform(0.16, 0.55)
        self.back = self.base if rng.random() < 0.7 else (_vivid(rng) if rng.random() < 0.5 else _dark(rng))
        self.side = self.base * rng.uniform(0.55, 1.0)
        self.rough = rng.uniform(0, 5)
        # Numbers in place of pips, where a set has them (numerals.py).
        self.numerals = None

    def reach(self, highest):
        """Makes it a set with numbers up to `highest`; those above 12 have the colours of the first ones again."""
        self.max_pip = highest
        self.pips = [self.pips[v if v < 13 else v - 12] for v in range(max(13, highest + 1))]


def rounded_outline(length, width, r, n=4):
    """Outline of a tile's face in widths, counter-clockwise, with rounded corners."""
    pts = []
    for cx, cy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for a in np.linspace(a0, a0 + 90, n):
            t = np.deg2rad(a)
            pts.append((cx * (length / 2 - r) + r * np.cos(t), cy * (width / 2 - r) + r * np.sin(t)))
    return np.float32(pts)


def _disc(img, c, r, colour):
    cv2.circle(img, (int(round(c[0] * 16)), int(round(c[1] * 16))), max(1, int(round(r * 16))), [float(x) for x in colour], -1, cv2.LINE_AA, 4)


def _pip(img, look, c, r, colour, light):
    lx, ly = light
    if look.square_pips:
        p = np.float32([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * r * 0.85 + c
        cv2.fillPoly(img, [np.int32(np.round(p * 16))], [float(x) for x in colour], cv2.LINE_AA, 4)
        return
    style = look.pip_style
    if style == 'flat':
        _disc(img, c, r, colour)
    elif style == 'ring':
        _disc(img, c, r * 1.12, look.base * 0.5)
        _disc(img, c, r * 0.92, colour)
    elif style == 'soft':
        _disc(img, c, r * 1.1, colour * 0.6 + look.base * 0.4)
        _disc(img, c, r * 0.85, colour)
    elif style == 'engraved':
        k = look.relief
        d = r * 0.14
        _disc(img, (c[0] - lx * d, c[1] - ly * d), r * 1.02, colour * (1 - 0.6 * k))
        _disc(img, (c[0] + lx * d, c[1] + ly * d), r * 0.98, np.clip(colour * (1 - 0.3 * k) + look.base * 0.3 * k, 0, 255))
        _disc(img, c, r * 0.9, colour)
        _disc(img, (c[0] + lx * r * 0.3, c[1] + ly * r * 0.3), r * 0.5, np.clip(colour + 45 * k, 0, 255))
    else:
        k = look.relief
        _disc(img, c, r * 1.03, colour * 0.75)
        _disc(img, c, r * 0.88, colour)
        _disc(img, (c[0] - lx * r * 0.35, c[1] - ly * r * 0.35), r * 0.3, np.clip(colour * (1 - k) + 255 * k, 0, 255))
        _disc(img, (c[0] + lx * r * 0.4, c[1] + ly * r * 0.4), r * 0.35, np.clip(colour + 40 * k, 0, 255))


def smooth_noise(rng, h, w, cells, channels=1):
    n = rng.normal(0, 1, (max(2, int(cells[0])), max(2, int(cells[1])), channels)).astype(np.float32)
    out = cv2.resize(n, (w, h), interpolation=cv2.INTER_CUBIC)
    return out.reshape(h, w, channels)


def draw_face(rng, look, a, b, u, light, blank=False):
    """The texture of one face, `u` pixels to a width: (image BGR float, half a at the left, b at the right)."""
    h, w = int(round(u)), int(round(u * look.length))
    img = np.empty((h, w, 3), np.float32)
    img[:] = look.base * rng.uniform(0.94, 1.03)
    if look.grain:
        img *= 1 + 0.12 * smooth_noise(rng, h, w, (rng.integers(6, 14), 3))
    if look.marble:
        img += look.marble * np.abs(smooth_noise(rng, h, w, (5, 8))) - look.marble * 0.5
    if look.border:
        i = u * 0.07
        cv2.rectangle(img, (int(i), int(i)), (int(w - i), int(h - i)), [float(x) for x in look.bar_colour], max(1, int(u * 0.02)), cv2.LINE_AA)
    if not blank:
        m, cy = w / 2, h / 2
        if look.bar:
            bl, bt = look.bar_len * h / 2, max(0.5, look.bar_thick * u / 2)
            bl *= rng.uniform(0.97, 1.0)

            def bar(off, t, colour):
                p = np.float32([(m - t, cy - bl), (m + t, cy - bl), (m + t, cy + bl), (m - t, cy + bl)]) + off
                cv2.fillPoly(img, [np.int32(np.round(p * 16))], [float(x) for x in colour], cv2.LINE_AA, 4)

            if look.bar_relief:
                o = np.float32(light) * bt * 0.5
                bar(o, bt, np.clip(look.base * 1.1, 0, 255))
                bar(-o, bt, look.bar_colour * 0.6)
            bar(0, bt, look.bar_colour)
            if rng.random() < 0.15:
                bar(0, bt * 0.35, np.clip(look.bar_colour + rng.uniform(-50, 90), 0, 255))
        if look.pin:
            r = look.pin_r * u
            _disc(img, (m, cy), r * 1.1, look.pin_colour * 0.5)
            _disc(img, (m, cy), r, look.pin_colour)
            _disc(img, (m - light[0] * r * 0.3, cy - light[1] * r * 0.3), r * 0.4, np.clip(look.pin_colour + 80, 0, 255))
        jit = rng.uniform(0, 0.012) * u
        for value, sign in ((a, -1), (b, 1)):
            colour = look.pips[value]
            if look.numerals is not None:
                c = (m + sign * look.length / 4 * u, cy)
                draw_number(img, look.numerals, value, c, u, sign, colour * rng.uniform(0.9, 1.08), 0.8 * u)
                continue
            for x, y in look.arrangement[value]:
                # Both halves are the same face turned half round the bar.
                px = m + sign * (look.length / 4 + look.shift * (look.length / 4) + x * look.sx * look.length / 2) * u
                py = cy + sign * y * look.sy * u
                c = (px + rng.normal() * jit, py + rng.normal() * jit)
                _pip(img, look, c, look.radius[value] * u * rng.uniform(0.95, 1.05), colour * rng.uniform(0.9, 1.08), light)
    elif rng.random() < 0.4:
        c = _vivid(rng)
        for _ in range(rng.integers(1, 5)):
            p = (int(rng.uniform(0.2, 0.8) * w), int(rng.uniform(0.2, 0.8) * h))
            cv2.ellipse(img, p, (int(u * rng.uniform(0.1, 0.5)), int(u * rng.uniform(0.05, 0.3))), rng.uniform(0, 180), 0, 360, [float(x) for x in c], max(1, int(u * 0.03)), cv2.LINE_AA)
    if look.bevel > 0.02:
        k = look.bevel
        t = max(1, int(u * rng.uniform(0.03, 0.09)))
        gx, gy = light
        img[:, :t] *= 1 - k * gx
        img[:, -t:] *= 1 + k * gx
        img[:t] *= 1 - k * gy
        img[-t:] *= 1 + k * gy
    if look.rough > 1:
        img += rng.normal(0, look.rough, (h, w, 1)).astype(np.float32)
    return np.clip(img, 0, 255)
