"""More of what lies under tiles, laid on the table as the camera sees it: boards of play, printed and patterned cloths, glossy tables."""
import string

import cv2
import numpy as np

from faces import rgb_from_hsv, smooth_noise
from grounds import GROUNDS, any_colour, printed, put_text


def _blank(colour, h, w):
    img = np.empty((h, w, 3), np.float32)
    img[:] = colour
    return img


def _colour(c):
    return [float(v) for v in c]


def _star(img, c, r, n, turn, colour, inner):
    angle = np.arange(2 * n) * np.pi / n + turn
    k = np.where(np.arange(2 * n) % 2, inner, 1.0) * r
    pts = np.stack([c[0] + k * np.cos(angle), c[1] + k * np.sin(angle)], 1)
    cv2.fillPoly(img, [np.int32(np.round(pts * 16))], _colour(colour), cv2.LINE_AA, 4)


def _beads(img, c, r, n, turn, colour, inner):
    angle = np.arange(2 * n + 1) * np.pi / n + turn
    k = np.where(np.arange(2 * n + 1) % 2, inner, 1.0) * r
    pts = np.stack([c[0] + k * np.cos(angle), c[1] + k * np.sin(angle)], 1)
    for a, b in zip(pts[:-1], pts[1:]):
        for t in np.arange(0, 1, 0.2):
            p = a + (b - a) * t
            cv2.circle(img, (int(p[0]), int(p[1])), max(1, int(r * 0.06)), _colour(colour), -1, cv2.LINE_AA)


def board(rng, h, w):
    """A printed board: a grid, stars and discs with numbers, a name across it."""
    img = _blank(any_colour(rng), h, w)
    img += rng.uniform(0, 10) * smooth_noise(rng, h, w, (h // 2, w // 2))
    p = int(rng.uniform(24, 110))
    line = any_colour(rng)
    t = max(1, int(p * rng.uniform(0.01, 0.05)))
    if rng.random() < 0.85:
        for k in range(int(rng.integers(p)), max(h, w), p):
            cv2.line(img, (k, 0), (k, h), _colour(line), t, cv2.LINE_AA)
            cv2.line(img, (0, k), (w, k), _colour(line), t, cv2.LINE_AA)
    inks = [any_colour(rng) for _ in range(4)]
    rim = any_colour(rng)
    n, turn, inner = int(rng.choice([4, 4, 5, 6, 8])), rng.choice([0.0, rng.uniform(0, np.pi)]), rng.uniform(0.25, 0.75)
    beads = any_colour(rng) if rng.random() < 0.4 else None
    disc, full = rng.random() < 0.3, rng.uniform(0.15, 0.7)
    for y in range(0, h + p, p):
        for x in range(0, w + p, p):
            if rng.random() > full:
                continue
            c, r = (x + p / 2 * (disc or 0), y + p / 2 * (disc or 0)), p * rng.uniform(0.34, 0.5)
            ink = inks[rng.integers(4)]
            if disc:
                cv2.circle(img, (int(c[0]), int(c[1])), int(r), _colour(rim), -1, cv2.LINE_AA)
                cv2.circle(img, (int(c[0]), int(c[1])), int(r * 0.85), _colour(ink), -1, cv2.LINE_AA)
            else:
                _star(img, c, r * 1.1, n, turn, rim, inner)
                _star(img, c, r * rng.uniform(0.75, 0.92), n, turn, ink, inner)
                if beads is not None:
                    _beads(img, c, r * 1.0, n, turn, beads, inner)
            if rng.random() < 0.7:
                size = r / 24
                put_text(img, str(int(rng.integers(0, 13))), (int(c[0] - r * 0.3), int(c[1] + r * 0.35)), int(rng.integers(0, 5)), size, _colour(any_colour(rng)), max(1, int(size * 2)), cv2.LINE_AA)
    if rng.random() < 0.4:
        words(rng, img, 2)
    return img


def words(rng, img, n):
    h, w = img.shape[:2]
    for _ in range(n):
        word = ''.join(rng.choice(list(string.ascii_letters + '   ')) for _ in range(int(rng.integers(4, 16))))
        s = rng.uniform(0.6, 4)
        put_text(img, word, (int(rng.uniform(-0.1, 0.7) * w), int(rng.uniform(0, 1) * h)), int(rng.integers(0, 8)), s, _colour(any_colour(rng)), max(1, int(s * rng.uniform(1, 3))), cv2.LINE_AA)


def damask(rng, h, w):
    """Large leaves of one other colour, as woven or stitched into a cloth."""
    a, b = any_colour(rng), any_colour(rng)
    n = smooth_noise(rng, h, w, (h / rng.uniform(12, 50), w / rng.uniform(12, 50)))
    n = np.sin(n * rng.uniform(1.5, 6))
    k = np.clip(n * rng.uniform(1, 6), -1, 1) * 0.5 + 0.5
    k *= rng.uniform(0.1, 1.0) ** 1.5
    return (a * (1 - k) + b * k + 4 * smooth_noise(rng, h, w, (h / 2, w / 2))).astype(np.float32)


def stitched(rng, h, w):
    """Chains of small light spots along curves."""
    img = _blank(any_colour(rng), h, w) * (1 + 0.05 * smooth_noise(rng, h, w, (6, 6)))
    ink, r = any_colour(rng), rng.uniform(1.2, 5)
    for _ in range(int(rng.integers(3, 14))):
        p = rng.uniform(-0.2, 1.2, (4, 2)) * (w, h)
        t = np.linspace(0, 1, int(rng.uniform(20, 90)))[:, None]
        q = (1 - t) ** 3 * p[0] + 3 * t * (1 - t) ** 2 * p[1] + 3 * t**2 * (1 - t) * p[2] + t**3 * p[3]
        for x, y in q:
            cv2.circle(img, (int(x), int(y)), int(r * rng.uniform(0.7, 1.4)), _colour(ink), -1, cv2.LINE_AA)
    return img


def stripes(rng, h, w):
    row = np.empty((w, 3), np.float32)
    colours, at = [any_colour(rng) for _ in range(4)], 0
    while at < w:
        n = int(rng.uniform(3, 40))
        row[at : at + n] = colours[rng.integers(4)]
        at += n
    return np.repeat(row[None], h, 0) * (1 + 0.05 * smooth_noise(rng, h, w, (h // 3, w // 3)))


def speckle(rng, h, w):
    img = _blank(any_colour(rng), h, w)
    s = rng.uniform(1.2, 5)
    n = smooth_noise(rng, h, w, (h / s, w / s))
    return img + n * rng.uniform(10, 60)


def fruit(rng, h, w):
    """Large printed fruits, flowers and leaves, shaded."""
    img = _blank(any_colour(rng), h, w)
    for _ in range(int(rng.integers(8, 46))):
        c, r = rng.uniform(0, 1, 2) * (w, h), rng.uniform(8, 80)
        hue, a = rng.integers(0, 180), rng.uniform(0, 180)
        axes = (r, r * rng.uniform(0.3, 1.0))
        for k in range(3):
            colour = rgb_from_hsv(hue, rng.integers(60, 230), rng.integers(50, 240))
            at = c - (k * r * 0.12, k * r * 0.15)
            cv2.ellipse(img, (int(at[0]), int(at[1])), (max(1, int(axes[0] * (1 - 0.3 * k))), max(1, int(axes[1] * (1 - 0.3 * k)))), a, 0, 360, _colour(colour), -1, cv2.LINE_AA)
    if rng.random() < 0.4:
        words(rng, img, int(rng.integers(1, 5)))
    return img


def tabletop(rng, h, w, near=None):
    """A smooth table of one colour, brighter where it mirrors a window or wall; `near` a colour that it hardly differs from."""
    colour = any_colour(rng) if near is None else np.clip(near + rng.normal(0, 9, 3) + rng.normal(0, 14), 0, 255)
    img = _blank(np.float32(colour), h, w)
    img *= 1 + rng.uniform(0, 0.25) * smooth_noise(rng, h, w, (2, 3))
    img += rng.uniform(0, 4) * smooth_noise(rng, h, w, (h / 2, w / 2))
    if rng.random() < 0.3:
        # The seam of a table top or a cloth that is laid over it.
        at, side = int(rng.uniform(0.1, 0.9) * w), any_colour(rng)
        if rng.random() < 0.5:
            img[:, at:] = side
        else:
            cv2.line(img, (at, 0), (at + int(rng.normal(0, 20)), h), _colour(side), max(1, int(rng.uniform(1, 4))), cv2.LINE_AA)
    return np.float32(img)


CLOTHS = [board, board, damask, damask, stitched, stripes, speckle, fruit, fruit]


PRINTED = [board, board, board, board, fruit, printed, stitched]


SMOOTH = 0.24  # of the tables are bare


def cloth(rng, h, w, only=None, near=None):
    """A texture for a table, from these or from `grounds`, or from `only` these; with `near`, a bare table of nearly that colour."""
    if near is not None or only is None and rng.random() < SMOOTH:
        return np.clip(tabletop(rng, h, w, near), 0, 255)
    make = only[rng.integers(len(only))] if only is not None else CLOTHS[rng.integers(len(CLOTHS))] if rng.random() < 0.6 else GROUNDS[rng.integers(len(GROUNDS))]
    img = np.clip(make(rng, h, w), 0, 255)
    if rng.random() < 0.2:
        words(rng, img, int(rng.integers(1, 4)))
    return np.float32(img)


def laid(rng, cam, h, w, u, only=None, near=None):
    """The table as `cam` sees it, up to its far edge or the horizon; `u` pixels of texture to a tile's width. `only` and `near` as for `cloth`."""
    side = 448
    tex = cloth(rng, side, side, only, near)
    r = cam.rot
    plane = np.stack([r[:, 0], r[:, 1], -r @ cam.eye], 1)
    k = np.float64([[cam.f, 0, cam.cx], [0, cam.f, cam.cy], [0, 0, 1]])
    back = np.linalg.inv(k @ plane)
    y, x = np.arange(h, dtype=np.float32)[:, None], np.arange(w, dtype=np.float32)[None]
    q = [np.float32(b[0]) * x + (np.float32(b[1]) * y + np.float32(b[2])) for b in back]
    # In front of the camera the third row has one sign: that of the middle of the picture.
    sign = np.sign(back[2] @ (w / 2, h, 1))
    ahead = q[2] * sign > 1e-6
    q[2][~ahead] = 1
    gx, gy = q[0] / q[2], q[1] / q[2]
    scale = u * rng.uniform(0.5, 1.6)
    t = rng.uniform(0, 2 * np.pi) if rng.random() < 0.5 else rng.integers(4) * np.pi / 2
    c, s = np.float32(np.cos(t) * scale), np.float32(np.sin(t) * scale)
    tx, ty = gx * c + gy * s + side / 2, gy * c - gx * s + side / 2
    img = cv2.remap(tex, tx, ty, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT_101)
    # The far edge of the table, and the room behind it.
    far = rng.uniform(6, 30) if rng.random() < 0.4 else 60
    ends = ~ahead | (np.abs(gy) > far) | (np.abs(gx) > far * rng.uniform(0.8, 2))
    if ends.any():
        room = cv2.GaussianBlur(cv2.resize(cloth(rng, 96, 96), (w, h)), (0, 0), rng.uniform(1, 9)) * rng.uniform(0.3, 1.1)
        img[ends] = room[ends]
    return img
