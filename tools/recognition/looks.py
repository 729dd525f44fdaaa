"""Sets of dominoes as families have them: dark, coloured, wooden and worn ones, painted by hand, without a bar, with printed backs."""
import string

import cv2
import numpy as np

from faces import Look, _contrast, _dark, _light, _pale, _vivid, _wood, draw_face, lum, smooth_noise
from grounds import put_text

MATERIALS = {'ivory': (0.40, _light), 'pale': (0.07, _pale), 'dark': (0.19, _dark), 'wood': (0.10, _wood), 'vivid': (0.24, _vivid)}


class FamilyLook(Look):
    """A set drawn at random, more often dark or coloured than `Look` draws it, and not always neatly made."""

    def __init__(self, rng):
        super().__init__(rng)
        self.material = str(rng.choice(list(MATERIALS), p=[share for share, _ in MATERIALS.values()]))
        self.base = MATERIALS[self.material][1](rng)
        self.grain = rng.random() < (0.8 if self.material == 'wood' else 0.08)
        self.max_pip = int(rng.choice([6, 9, 12], p=[0.64, 0.14, 0.22]))
        light, dark = _light(rng), _dark(rng)
        # Coloured and dark tiles nearly always have light pips.
        plain = light if lum(self.base) < (165 if self.material == 'vivid' else 105) else dark
        if _contrast(plain, self.base) < 70:
            plain = dark if lum(self.base) > 110 else light
        several = self.pips[0] is not self.pips[6] and self.material in ('ivory', 'pale')
        if not several or rng.random() < 0.4:
            self.pips = [plain] * 13
        else:
            self.pips = [c if _contrast(c, self.base) > 40 else plain for c in self.pips]
        self.bar_colour = plain if rng.random() < 0.7 else self.base * rng.uniform(0.4, 0.75) if lum(self.base) > 90 else np.clip(self.base + rng.uniform(30, 90), 0, 255)
        # Dark sets are the likeliest to have no bar.
        if rng.random() < (0.26 if self.material == 'dark' else 0.11):
            self.bar, self.pin = False, rng.random() < 0.4
        elif self.bar and rng.random() < 0.3:
            # A thin bar.
            self.bar_thick = rng.uniform(0.012, 0.03)
        self.side = self.base * rng.uniform(0.8, 1.02)
        self.back = self.base if rng.random() < 0.75 else (_vivid(rng) if rng.random() < 0.5 else _dark(rng))
        self.thick = rng.uniform(0.22, 0.62)
        self.uneven = rng.uniform(0.1, 0.3) if rng.random() < 0.12 else 0.0
        self.dimples = rng.uniform(0.1, 0.45) if rng.random() < (0.3 if self.material == 'dark' else 0.04) else 0.0
        self.worn = rng.uniform(0.1, 0.6) if rng.random() < 0.15 else 0.0
        self.printed_back = str(rng.choice(['plain', 'star', 'lattice', 'word', 'frame'], p=[0.62, 0.1, 0.1, 0.1, 0.08]))
        self.print_colour = _vivid(rng) if rng.random() < 0.5 else self.pips[1]
        self.gloss = rng.uniform(0.0, 0.8)


def _dimple(img, look, rng, u):
    """A face covered with small hollows, as on leathery tiles."""
    h, w = img.shape[:2]
    p = u * rng.uniform(0.035, 0.07)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    m = np.sin(2 * np.pi * x / p) * np.sin(2 * np.pi * y / p)
    return img + (np.maximum(m, 0) * look.dimples * 60 * np.sign(110 - lum(look.base)))[..., None]


def _wear(img, look, rng, u):
    """Scratches, and paint that is gone here and there."""
    h, w = img.shape[:2]
    for _ in range(int(rng.integers(1, 8))):
        a = rng.uniform(0, 1, 2) * (w, h)
        b = a + rng.normal(0, 0.4, 2) * u
        k = rng.uniform(-50, 50) * look.worn
        cv2.line(img, tuple(np.int32(a).tolist()), tuple(np.int32(b).tolist()), [float(v) for v in np.clip(look.base + k, 0, 255)], max(1, int(u * 0.012)), cv2.LINE_AA)
    gone = smooth_noise(rng, h, w, (8, 14)) > 2.0 - look.worn
    return np.where(gone, img * 0.5 + look.base * 0.5, img)


def _spoil_pips(img, look, rng, u, values):
    """Pips painted by hand: of uneven size, not quite round, not quite where they belong."""
    m, cy = look.length / 2 * u, u / 2
    for value, sign in zip(values, (-1, 1)):
        for x, y in look.arrangement[value]:
            c = np.float32([m + sign * (look.length / 4 + x * look.sx * look.length / 2) * u, cy + sign * y * look.sy * u])
            c += rng.normal(0, look.uneven * 0.12, 2) * u
            r = look.radius[value] * u * np.exp(rng.normal(0, look.uneven, 2))
            colour = np.clip(look.pips[value] * rng.uniform(0.85, 1.1), 0, 255)
            cv2.ellipse(img, (int(c[0] * 16), int(c[1] * 16)), (max(8, int(r[0] * 16)), max(8, int(r[1] * 16))), rng.uniform(0, 180), 0, 360, [float(v) for v in colour], -1, cv2.LINE_AA, 4)


def family_face(rng, look, a, b, u, light):
    """The texture of one face of a `FamilyLook`, as `draw_face` gives it."""
    if look.uneven and look.numerals is None:
        kept = look.radius, look.arrangement
        look.arrangement = [[]] * 13
        img = draw_face(rng, look, a, b, u, light)
        look.radius, look.arrangement = kept
        _spoil_pips(img, look, rng, u, (a, b))
    else:
        img = draw_face(rng, look, a, b, u, light)
    if look.dimples and u > 24:
        img = _dimple(img, look, rng, u)
    if look.worn and u > 14:
        img = _wear(img, look, rng, u)
    return np.clip(img, 0, 255).astype(np.float32)


def back_face(rng, look, u):
    """The texture of a back: bare, or printed with a star, a lattice, a word or a frame."""
    h, w = max(4, int(round(u))), max(8, int(round(u * look.length)))
    img = np.empty((h, w, 3), np.float32)
    img[:] = look.back * rng.uniform(0.93, 1.04)
    colour, t = [float(v) for v in look.print_colour], max(1, int(u * 0.03))
    c = (w // 2, h // 2)
    if look.printed_back == 'star':
        n, turn = int(rng.integers(4, 9)), rng.uniform(0, np.pi)
        angle = np.arange(2 * n) * np.pi / n + turn
        r = np.where(np.arange(2 * n) % 2, 0.16, 0.38) * u
        cv2.fillPoly(img, [np.int32(np.stack([c[0] + r * np.cos(angle), c[1] + r * np.sin(angle)], 1))], colour, cv2.LINE_AA)
    elif look.printed_back == 'lattice':
        step = max(3, int(u * 0.16))
        for k in range(-h, w + h, step):
            cv2.line(img, (k, 0), (k + h, h), colour, t, cv2.LINE_AA)
            cv2.line(img, (k, h), (k + h, 0), colour, t, cv2.LINE_AA)
    elif look.printed_back == 'word':
        word = 'DOMINO' if rng.random() < 0.4 else ''.join(rng.choice(list(string.ascii_uppercase)) for _ in range(int(rng.integers(3, 8))))
        put_text(img, word, (int(w * 0.12), int(h * 0.62)), int(rng.integers(0, 8)), u / 45, colour, t, cv2.LINE_AA)
        if rng.random() < 0.5:
            cv2.ellipse(img, c, (int(w * 0.45), int(h * 0.4)), 0, 0, 360, colour, t, cv2.LINE_AA)
    elif look.printed_back == 'frame':
        i = int(u * 0.1)
        cv2.rectangle(img, (i, i), (w - i, h - i), colour, t, cv2.LINE_AA)
        cv2.circle(img, c, int(u * 0.2), colour, t, cv2.LINE_AA)
    return img
