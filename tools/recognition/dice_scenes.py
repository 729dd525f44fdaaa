"""Pictures of dice on a table with their ground truth: where the upper face lies, what it shows, and whether it is red or green."""
import cv2
import numpy as np

from faces import lum, rgb_from_hsv, rounded_outline
from grounds import distractor, ground
from scenes import Camera, _exposure, _fill, _glare, _lens, _lift, _lighting, render

RED, GREEN, OTHER = 0, 1, 2
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
    6: [(-1, -1), (0, -1), (1, -1), (-1, 1), (0, 1), (1, 1)],
}
# The faces to the east, north, west and south of an upper face, for one hand of the die; the other goes round backwards.
ROUND = {1: (2, 3, 5, 4), 2: (1, 4, 6, 3), 3: (1, 2, 6, 5), 4: (1, 5, 6, 2), 5: (1, 3, 6, 4), 6: (2, 4, 5, 3)}


def _camera(rng, h, w, u, target, often):
    """A camera held by a person at a table: so many of them look aslant, and those that do are mostly level."""
    aslant = rng.random() < often
    while True:
        cam = Camera(rng, h, w, u, target, rng.uniform(0, 2 * np.pi))
        out = cam.eye - np.float64([*target, 0])
        tilt = np.arctan2(np.hypot(out[0], out[1]), out[2])
        if not aslant or tilt > np.deg2rad(25):
            break
    if tilt > np.deg2rad(12) and rng.random() < 0.85:
        # What is nearer to the camera lies lower in the picture.
        t = np.arctan2(out[1], out[0]) + rng.normal(0, 0.12)
        x = np.cross([np.cos(t), np.sin(t), 0.0], cam.rot[2])
        x /= np.linalg.norm(x)
        cam.rot = np.stack([x, np.cross(cam.rot[2], x), cam.rot[2]])
    return cam


class DieLook:
    def __init__(self, rng, colour=None):
        self.colour = int(rng.choice([RED, GREEN, OTHER], p=[0.3, 0.3, 0.4])) if colour is None else colour
        if self.colour == RED:
            h = rng.choice([rng.integers(0, 7), rng.integers(171, 180)])
            self.base = rgb_from_hsv(h, rng.integers(140, 256), rng.integers(85, 250))
        elif self.colour == GREEN:
            self.base = rgb_from_hsv(rng.integers(40, 87), rng.integers(105, 256), rng.integers(55, 225))
        elif rng.random() < 0.65:
            v = rng.uniform(195, 255)
            self.base = np.float32([v * rng.uniform(0.78, 1), v * rng.uniform(0.94, 1), v])
        elif rng.random() < 0.5:
            self.base = np.float32([1, 1, 1]) * rng.uniform(10, 60)
        else:
            self.base = rgb_from_hsv(rng.choice([rng.integers(12, 34), rng.integers(98, 165)]), rng.integers(110, 256), rng.integers(90, 245))
        dark = lum(self.base) > (135 if rng.random() < 0.8 else 90)
        self.pip = np.float32([1, 1, 1]) * (rng.uniform(5, 45) if dark else rng.uniform(205, 255))
        if not dark and rng.random() < 0.18:
            self.pip = rgb_from_hsv(rng.integers(17, 28), rng.integers(70, 200), rng.integers(185, 256))  # gold
        self.one = rgb_from_hsv(178, 220, 190) if dark and self.colour == OTHER and rng.random() < 0.15 else self.pip
        self.spread = rng.uniform(0.22, 0.29)
        self.r = min(rng.uniform(0.075, 0.115), 0.42 * self.spread)
        self.big = self.r * (rng.uniform(1.2, 1.9) if rng.random() < 0.2 else 1)
        self.round = rng.uniform(0.04, 0.3)
        self.inset = rng.uniform(0.84, 0.97)
        self.gloss = rng.uniform(0, 1)
        self.mirror = rng.random() < 0.5
        self.clear = rng.random() < 0.15


def _places(look, value, turn):
    """The middles of a face's pips, in widths from its own middle."""
    out = []
    for x, y in PIPS[value]:
        for _ in range(turn):
            x, y = -y, x
        out.append((x * look.spread, y * look.spread))
    return np.float32(out)


def _face(rng, look, value, u, turn):
    n = max(10, int(u))
    img = np.empty((n, n, 3), np.float32)
    img[:] = look.base
    if look.clear:
        img *= 1 + 0.25 * cv2.resize(rng.normal(0, 1, (3, 3)).astype(np.float32), (n, n), interpolation=cv2.INTER_CUBIC)[..., None]
    for x, y in _places(look, value, turn):
        r = look.big if value == 1 else look.r
        c = (n / 2 + x * n, n / 2 + y * n)
        col = look.one if value == 1 else look.pip
        for k, cc in ((1.08, col * 0.6 + look.base * 0.4), (0.95, col)):
            cv2.circle(img, (int(c[0] * 16), int(c[1] * 16)), max(8, int(r * n * k * 16)), [float(v) for v in cc], -1, cv2.LINE_AA, 4)
    return img


def _warp(img, tex, quad, corner):
    h, w = img.shape[:2]
    x0, y0 = np.maximum(0, np.floor(quad.min(0)).astype(int) - 1)
    x1, y1 = np.minimum((w, h), np.ceil(quad.max(0)).astype(int) + 2)
    if x1 <= x0 or y1 <= y0:
        return
    n = tex.shape[0]
    src = np.float32([(0, 0), (n, 0), (n, n), (0, n)]) - 0.5
    m = cv2.getPerspectiveTransform(src, (quad - np.float32([x0, y0]) - 0.5).astype(np.float32))
    alpha = np.zeros((n, n), np.float32)
    cv2.fillPoly(alpha, [np.int32((rounded_outline(1, 1, corner) + 0.5) * n)], 1.0)
    size = (int(x1 - x0), int(y1 - y0))
    face = cv2.warpPerspective(tex, m, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    k = cv2.warpPerspective(alpha, m, size, flags=cv2.INTER_LINEAR)[..., None]
    roi = img[y0:y1, x0:x1]
    roi[:] = roi * (1 - k) + face * k


def _cube(rng, img, cam, look, x, y, t, value, light, u):
    c, s = np.cos(t), np.sin(t)
    rot = np.float32([[c, s], [-s, c]])
    middle = np.float32([x, y])
    k = look.inset
    base = rounded_outline(1, 1, max(0.06, look.round)) @ rot + middle
    low, mid, high = (cam.project(_lift(o, z)) for o, z in ((base * 0.97 + middle * 0.03, 0.0), (base, 0.5), (base * 0.97 + middle * 0.03, 1.0)))
    hull = cv2.convexHull(np.concatenate([low, mid, high]))[:, 0]
    edge = np.clip(look.base * rng.uniform(0.75, 1.0), 0, 255)
    _fill(img, hull, edge)
    ring = ROUND[value] if not look.mirror else ROUND[value][::-1]
    sides = []
    eye = cam.eye[:2] - middle
    for i in range(4):
        a = t + i * np.pi / 2
        n = np.float32([np.cos(a), np.sin(a)])
        # The camera sees a side when it stands before it.
        if float(n @ eye) < 0.52:
            continue
        d = np.float32([-np.sin(a), np.cos(a)])
        f = 0.5 * k
        pts = np.float32([[*(middle + n * 0.5 - d * f), 0.5 + f], [*(middle + n * 0.5 + d * f), 0.5 + f], [*(middle + n * 0.5 + d * f), 0.5 - f], [*(middle + n * 0.5 - d * f), 0.5 - f]])
        shade = 0.62 + 0.3 * float(n @ light)
        sides.append(cam.project(pts))
        _warp(img, np.clip(_face(rng, look, ring[i], u, rng.integers(4)) * shade, 0, 255), sides[-1], look.round)
    f = 0.5 * k
    top = np.float32([(-f, -f), (f, -f), (f, f), (-f, f)]) @ rot + middle
    quad = cam.project(_lift(top, 1.0))
    turn = rng.integers(4)
    tex = _face(rng, look, value, u * 1.2, turn) * rng.uniform(0.95, 1.1)
    if look.gloss > 0.5:
        n = tex.shape[0]
        g = np.linspace(-1, 1, n, dtype=np.float32)
        tex = tex + 50 * look.gloss * np.clip(g[None, :, None] * light[0] + g[:, None, None] * light[1], 0, 1)
    _warp(img, np.clip(tex, 0, 255), quad, look.round)
    full = cam.project(_lift(np.float32([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]) @ rot + middle, 1.0))
    spots = _places(look, value, turn)
    r = look.big if value == 1 else look.r
    ways = np.arange(8) * np.pi / 4
    rings = [p + 1.7 * r * np.float32([np.cos(ways), np.sin(ways)]).T for p in spots]
    clear = [np.hypot(*(ring[:, None] - spots[None]).transpose(2, 0, 1)).min(1) > 1.3 * r for ring in rings]
    grid = np.float32([(x, y) for x in np.linspace(-0.42, 0.42, 11) for y in np.linspace(-0.42, 0.42, 11)])
    bare = grid[np.hypot(*(grid[:, None] - spots[None]).transpose(2, 0, 1)).min(1) > 1.5 * r]

    def lie(places):
        return cam.project(_lift((np.float32(places) * 2 * f) @ rot + middle, 1.0))

    die = {'corners': full, 'value': value, 'colour': look.colour, 'sides': sides}
    return {**die, 'pips': lie(spots), 'bare': lie(bare), 'rings': [lie(ring[k]) for ring, k in zip(rings, clear)]}, hull


def _apart(p, a, q, b):
    """Whether two unit squares, turned by `a` and `b`, do not overlap."""
    square = np.float32([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)])
    corners = []
    for middle, t in ((p, a), (q, b)):
        c, s = np.cos(t), np.sin(t)
        corners.append(square @ np.float32([[c, s], [-s, c]]) + np.float32(middle))
    for t in (a, a + np.pi / 2, b, b + np.pi / 2):
        one, other = (k @ np.float32([np.cos(t), np.sin(t)]) for k in corners)
        if one.max() < other.min() + 0.01 or other.max() < one.min() + 0.01:
            return True
    return False


def _lay(rng, looks, spread):
    """Dice thrown within `spread` of the middle, now and then one against another: (place, look, turn, upper face)."""
    placed = []
    close = rng.uniform(0, 0.5) if rng.random() < 0.6 else 0
    for look in looks:
        for _ in range(30):
            p, t = rng.uniform(-spread, spread, 2), rng.uniform(0, 2 * np.pi)
            if placed and rng.random() < close:
                q = placed[rng.integers(len(placed))]
                t = q[2] + (rng.normal(0, 0.05) if rng.random() < 0.5 else rng.uniform(0, 2 * np.pi))
                away = rng.uniform(0, 2 * np.pi)
                d = np.float64([np.cos(away), np.sin(away)])
                k = 0.98
                while not _apart(q[0] + d * k, t, q[0], q[2]):
                    k += 0.01
                p = q[0] + d * (k + rng.uniform(0, 0.15) * (rng.random() < 0.5))
            if all(_apart(p, t, q[0], q[2]) for q in placed):
                placed.append((p, look, t, int(rng.integers(1, 7))))
                break
    return placed


def _sampled(img, die, points):
    """The colours at places of a die, each the mean of what is next to it."""
    h, w = img.shape[:2]
    k = int(0.03 * np.hypot(*(die['corners'][0] - die['corners'][1])))
    out = []
    for x, y in np.int32(np.floor(points)):
        part = img[max(0, y - k) : y + k + 1, max(0, x - k) : x + k + 1]
        out.append(part.reshape(-1, 3).mean(0) if part.size else np.zeros(3))
    return np.float32(out)


def contrast(img, die):
    """How far the faintest pip of an upper face is from three quarters of what is around it, in the picture as it came out; 0 to 255."""
    pips, rings = _sampled(img, die, die['pips']), [_sampled(img, die, ring) for ring in die['rings']]
    return float(min(np.percentile(np.abs(ring - pip).max(1), 25) for pip, ring in zip(pips, rings)))


def plain_to_see(img, die):
    """Whether a person could say what a die shows and, of a red or green one, which: no test of how hard that is."""
    if contrast(img, die) <= 14:
        return False
    pips, bare = _sampled(img, die, die['pips']), _sampled(img, die, die['bare'])
    pip, face = np.median(pips, 0), np.median(bare, 0)
    if max(pip.max(), face.max()) <= 45:
        return False
    b, g, r = face
    if die['colour'] == RED:
        return r > 1.25 * g and r > g + 10 and r > b + 6
    if die['colour'] == GREEN:
        return g > 1.12 * r and g > r + 8 and g > 0.95 * b
    return True


def _mirrored_spots(rng, img, die, u):
    """Lamps mirrored in an upper face: one or two spots as large as pips, about where pips might be."""
    q, lit = die['corners'], np.zeros(img.shape[:2], np.float32)
    for _ in range(rng.integers(1, 3)):
        at = q.mean(0) + (rng.choice([-0.25, 0, 0.25], 2) + rng.normal(0, 0.06, 2)) @ (q[1] - q[0], q[3] - q[0])
        r = u * rng.uniform(0.05, 0.16) * np.float64([1, rng.uniform(0.4, 1)])
        cv2.ellipse(lit, tuple(np.int32(at * 16).tolist()), tuple(np.int32(np.maximum(r, 1) * 16).tolist()), rng.uniform(0, 180), 0, 360, rng.uniform(0.25, 0.85), -1, cv2.LINE_AA, 4)
    img += (255 - img) * cv2.GaussianBlur(lit, (0, 0), max(0.4, u * rng.uniform(0.01, 0.08)))[..., None]


def render_dice(rng, h, w, u, looks=None, hard=False):
    """One picture with dice about `u` pixels wide; returns (image BGR uint8, dice), a die has `corners` of its upper face, `value`, `colour`,
    how much of it is `seen`, and where its `pips`, the `rings` about them, `bare` places and the `sides` in view lie.
    `hard` ones, to train with, are more often seen aslant and blurred, and with light mirrored in them."""
    if rng.random() < 0.12:
        img = render(rng, h, w, u * rng.uniform(0.8, 2.0), None if looks is None else int(rng.integers(1, 9)))[0].astype(np.float32)
    else:
        img = ground(rng, h, w)
        for _ in range(int(rng.choice([0, 1, 3, 7], p=[0.4, 0.25, 0.25, 0.1]))):
            distractor(rng, img, None, u * rng.uniform(0.7, 2), ('die', 'square'))
    if looks is None:
        looks = [DieLook(rng)] * int(rng.integers(1, 7)) if rng.random() < 0.5 else [DieLook(rng) for _ in range(rng.integers(0, 8))]
    spread = min(0.45 * max(h, w) / u, rng.uniform(1.2, 2.2) * np.sqrt(len(looks) + 1))
    cam = _camera(rng, h, w, u, rng.normal(0, 0.3, 2) * spread, 0.75 if hard else 0.5)
    sun = rng.uniform(0, 2 * np.pi)
    light = np.float32([np.cos(sun), np.sin(sun)])
    placed = _lay(rng, looks, spread)
    placed.sort(key=lambda q: -np.hypot(*(q[0] - cam.eye[:2])))
    shade = np.zeros((h, w), np.float32)
    throw = light * rng.uniform(0.1, 1.0)
    for p, _, t, _ in placed:
        c, s = np.cos(t), np.sin(t)
        o = rounded_outline(1, 1, 0.1) @ np.float32([[c, s], [-s, c]]) + np.float32(p)
        both = np.concatenate([cam.project(_lift(o, 0)), cam.project(_lift(o - throw, 0))])
        cv2.fillPoly(shade, [cv2.convexHull(np.int32(np.round(both)))], 1.0)
    img *= 1 - rng.uniform(0.0, 0.7) * cv2.GaussianBlur(shade, (0, 0), max(0.5, u * rng.uniform(0.02, 0.2)))[..., None]
    dice, hulls = [], []
    for p, look, t, value in placed:
        die, hull = _cube(rng, img, cam, look, *p, t, value, light, u)
        dice.append(die)
        hulls.append(hull)
    for i, die in enumerate(dice):
        mask = np.zeros((h, w), np.uint8)
        cv2.fillConvexPoly(mask, np.int32(np.round(die['corners'])), 1)
        inside = float(mask.sum()) / max(1.0, cv2.contourArea(die['corners']))
        whole = mask.sum()
        for later in hulls[i + 1 :]:
            cv2.fillConvexPoly(mask, np.int32(np.round(later)), 0)
        die['seen'] = min(1.0, inside) * float(mask.sum()) / max(1, whole)
    _lighting(rng, img)
    if rng.random() < (0.7 if hard else 0.2) and dice:
        for _ in range(rng.integers(1, 3 + len(dice) if hard else 4)):
            _glare(rng, img, dice[rng.integers(len(dice))]['corners'].mean(0), u * 0.7)
    for die in dice if hard and rng.random() < 0.4 else ():
        if rng.random() < 0.4:
            _mirrored_spots(rng, img, die, u)
    _exposure(rng, img, grey=False)
    return _lens(rng, img, u * (1.3 if hard and rng.random() < 0.25 else 1)), dice


def render_throw(rng, h=768, w=1024, hard=False):
    """Two red and two green dice on a table, all in view and plain to see; the pairs differ, the dice of a pair do not."""
    while True:
        red, green = DieLook(rng, RED), DieLook(rng, GREEN)
        u = float(np.exp(rng.uniform(np.log(28), np.log(130))))
        img, dice = render_dice(rng, h, w, u, [red, red, green, green], hard)
        if len(dice) == 4 and min(d['seen'] for d in dice) > 0.97 and all(plain_to_see(img, d) for d in dice):
            return img, dice
