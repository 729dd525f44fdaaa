"""What a camera over a table films: each frame with its light, its noise and its motion, and the arms that reach in."""
import os

import cv2
import numpy as np

import render_game as game
from render_game import HEIGHT, WIDTH, within


class Film:
    """The frames of one round, and for how long each is seen."""

    def __init__(self, folder, table, rng):
        self.folder, self.table, self.rng = folder, table, rng
        self.frames, self.number = [], 0
        self.bump = None
        self.light, self.shadow = 1.0, None
        self.lit = self._lit()
        # The noise of a camera: a field of it is made once, and each picture has another part, turned over or not.
        grain = np.random.default_rng([2000, table.seed, 9]).normal(0, 3.0, (HEIGHT + 256, WIDTH + 256, 3)).astype(np.float32)
        self.grain = np.clip(np.round(cv2.GaussianBlur(grain, (0, 0), 0.7)), -127, 127).astype(np.int16)
        os.makedirs(folder, exist_ok=True)

    def _lit(self):
        lit = self.table.lit * np.float32([1.06, 1.1, 1.13]) * np.float32(self.light)
        return lit if self.shadow is None else lit * self.shadow

    def take(self, img, milliseconds, behind=None, **told):
        """What the camera makes of `img`: light, a little blur and noise; what is not in `behind` moves."""
        self.number += 1
        out = cv2.multiply(img, self.lit, dtype=cv2.CV_8U)
        if behind is not None:
            self._blur_moving(out, img, behind)
        out = cv2.GaussianBlur(out, (0, 0), 0.8)
        x, y = self.rng.integers(0, 256, 2)
        grain = self.grain[y : y + HEIGHT, x : x + WIDTH]
        out = cv2.add(out, grain, dtype=cv2.CV_8U)
        if self.bump is not None:
            out = cv2.warpAffine(out, self.bump, (WIDTH, HEIGHT), borderMode=cv2.BORDER_REPLICATE)
        name = f'{self.number:04d}.rgb'
        cv2.cvtColor(out, cv2.COLOR_BGR2RGB).tofile(os.path.join(self.folder, name))
        self.frames.append({'file': name, 'ms': milliseconds, **told})

    @staticmethod
    def _blur_moving(out, img, behind):
        small = (WIDTH // 4, HEIGHT // 4)
        off = cv2.absdiff(cv2.resize(img, small, interpolation=cv2.INTER_AREA), cv2.resize(behind, small, interpolation=cv2.INTER_AREA)).max(2)
        k = np.clip(cv2.GaussianBlur(off, (0, 0), 2.25) * (4 / 255), 0, 1)
        ys, xs = np.nonzero(k > 0.01)
        if len(xs) == 0:
            return
        x0, y0, x1, y1 = 4 * xs.min(), 4 * ys.min(), 4 * xs.max() + 4, 4 * ys.max() + 4
        part = out[y0:y1, x0:x1]
        k = cv2.resize(k[y0 // 4 : y1 // 4, x0 // 4 : x1 // 4], (x1 - x0, y1 - y0))
        part[:] = cv2.blendLinear(np.ascontiguousarray(part), cv2.blur(out, (1, 13))[y0:y1, x0:x1].copy(), 1 - k, k)

    def bumped(self):
        turn, shift = self.rng.normal(0, 0.02), self.rng.normal(0, 22, 2)
        c, s = np.cos(turn), np.sin(turn)
        centre = np.float32([WIDTH / 2, HEIGHT / 2])
        rot = np.float32([[c, -s], [s, c]])
        self.bump = np.concatenate([rot, (centre - rot @ centre + np.float32(shift))[:, None]], 1).astype(np.float32)

    def drifted(self):
        self.light = float(np.clip(self.light * self.rng.uniform(0.88, 1.12), 0.7, 1.15))
        if self.rng.random() < 0.3:
            m = np.zeros((HEIGHT // 4, WIDTH // 4), np.float32)
            c = np.float32([self.rng.uniform(0, WIDTH / 4), self.rng.uniform(0, HEIGHT / 4)])
            cv2.fillPoly(m, [cv2.convexHull(np.int32(c + self.rng.normal(0, 60, (5, 2))))], 1.0)
            m = cv2.resize(cv2.GaussianBlur(m, (0, 0), 10), (WIDTH, HEIGHT))
            self.shadow = (1 - self.rng.uniform(0.1, 0.35) * m)[..., None]
        else:
            self.shadow = None
        self.lit = self._lit()


def arm(table, img, tip, side, reach):
    """An arm from the side `side` (an angle clockwise from the top of the picture) whose fingers are at `tip`, drawn back by `reach`."""
    # The picture's own direction; a hand is drawn from the near edge and turned.
    turn = np.pi - side
    out = np.float32([np.sin(side), -np.cos(side)])
    x, y = table.cam.project(np.float32([[*tip, 0.5]]))[0] + out * reach * table.u
    back = np.float32([np.sin(turn), np.cos(turn)])
    across = np.float32([back[1], -back[0]])
    u = table.u

    def at(along, aside):
        return np.float32([x, y]) + (back * along + across * aside) * u

    skin = game.rgb_from_hsv(11, 105, 214)
    parts = [
        ((at(3.0, 0.1), at(40, 0.3)), 1.0, game.rgb_from_hsv(108, 120, 96)),
        ((at(2.2, 0.05), at(3.6, 0.1)), 0.72, skin * 0.96), ((at(1.9, 0.0), at(2.9, 0.1)), 0.95, skin),
        ((at(1.7, 0.6), at(0.5, 0.78)), 0.25, skin * 0.94), ((at(1.6, 0.3), at(0.15, 0.4)), 0.27, skin * 0.98),
        ((at(1.6, -0.1), at(0.0, 0.06)), 0.28, skin), ((at(1.9, -0.6), at(0.35, -0.5)), 0.3, skin * 1.02),
    ]
    off = table.light * -0.55 * u
    joints = np.float32([p for ends, _, _ in parts for p in ends])
    x0, y0, x1, y1 = within(np.concatenate([joints, joints + off]), 2.2 * u)
    if x1 <= x0 or y1 <= y0:
        return
    part, corner = img[y0:y1, x0:x1], np.float32([x0, y0])
    # The shadow of an arm is soft: a quarter of the size is enough.
    cast = np.zeros(((y1 - y0) // 4 + 1, (x1 - x0) // 4 + 1), np.float32)
    for (p, q), r, _ in parts:
        _stroke(cast, (p + off - corner) / 4, (q + off - corner) / 4, r * u / 4, 1.0)
    cast = cv2.resize(cv2.GaussianBlur(cast, (0, 0), 0.075 * u), (x1 - x0, y1 - y0))
    part *= (1 - 0.42 * cast)[..., None]
    for (p, q), r, colour in parts:
        ax, ay, bx, by = within(np.float32([p, q]), r * u + 8)
        if bx <= ax or by <= ay:
            continue
        mask = np.zeros((by - ay, bx - ax), np.uint8)
        _stroke(mask, p - np.float32([ax, ay]), q - np.float32([ax, ay]), r * u, 255)
        k = cv2.GaussianBlur(mask, (0, 0), 1.2).astype(np.float32) / 255
        flat = np.empty((by - ay, bx - ax, 3), np.float32)
        flat[:] = colour
        img[ay:by, ax:bx] = cv2.blendLinear(np.ascontiguousarray(img[ay:by, ax:bx]), flat, 1 - k, k)


def _stroke(mask, p, q, r, value):
    cv2.line(mask, tuple(int(v) for v in p), tuple(int(v) for v in q), value, max(1, int(2 * r)), cv2.LINE_AA if mask.dtype == np.uint8 else cv2.LINE_8)
