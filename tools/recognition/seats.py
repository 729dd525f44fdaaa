"""Games as a player sees them: slanted, hands standing on edge in front, lines joined without a gap, on any cloth. Pictures with their ground truth."""
import cv2
import numpy as np

from boxes import Box, Light, draw_box
from cloths import PRINTED, laid
from grounds import distractor
from layouts import Place, _pair, cross, rows, scattered, train
from looks import FamilyLook
from numerals import Numerals
from scenes import _bent, _exposure, _glare, _lens, _lighting, _seen

SMALL = 7.0  # pixels of a face's shorter side under which nobody could read it
STEEP = 0.2  # cosine of the angle under which a face is seen so foreshortened that nobody could


class SeatCamera:
    """A camera held level by somebody who sits at the table at its lower edge; as `scenes.Camera` otherwise."""

    def __init__(self, rng, h, w, u, target, tilt):
        az = -np.pi / 2 + rng.normal(0, 0.12)
        k = rng.uniform(0.75, 2.4)
        self.f = k * max(h, w)
        d = self.f / u
        out = np.float64([np.sin(tilt) * np.cos(az), np.sin(tilt) * np.sin(az), np.cos(tilt)])
        self.eye = np.float64([target[0], target[1], 0]) + out * d
        z = -out
        x = np.cross(z, [0, 0, 1.0])
        x /= np.linalg.norm(x)
        roll = rng.normal(0, 0.06)
        y = np.cross(z, x)
        x, y = x * np.cos(roll) + y * np.sin(roll), y * np.cos(roll) - x * np.sin(roll)
        self.rot = np.stack([x, y, z])
        self.cx, self.cy = w / 2 + rng.normal(0, 0.05) * w, h / 2 + rng.normal(0, 0.05) * h

    def project(self, pts):
        q = (np.asarray(pts, np.float64) - self.eye) @ self.rot.T
        z = np.maximum(q[:, 2], 0.3)
        return np.stack([self.f * q[:, 0] / z + self.cx, self.f * q[:, 1] / z + self.cy], 1).astype(np.float32)


def standing(rng, look, n, y, lie='edge', turn=0.0, away=0.0):
    """A hand of `n` tiles that stand side by side around (0, `y`), their faces towards the player, or turned by `turn` about the table."""
    gap = rng.choice([0.0, 0.02, 0.12, 0.4]) + rng.uniform(0, 0.06)
    step = (look.length if lie == 'edge' else 1.0) + gap
    bow, wobble = rng.normal(0, 0.02), rng.choice([0.02, 0.08, 0.25])
    out = []
    for i in range(n):
        k = i - (n - 1) / 2
        x = k * step + rng.normal(0, 0.05)
        p = Place(x + away, y + bow * k * k * step + rng.normal(0, 0.1), rng.normal(0, wobble), *_pair(rng, look.max_pip), lie=lie)
        c, s = np.cos(turn), np.sin(turn)
        p.x, p.y, p.t = p.x * c - p.y * s, p.x * s + p.y * c, p.t + turn
        out.append(p)
    return out


def line(rng, look, n):
    """A line of play from where it began, both ways, joined as closely as people do it."""
    k = rng.random()
    if k < 0.5:
        return cross(rng, look, max(4, n))
    if k < 0.85:
        t = rng.uniform(0, 2 * np.pi)
        v = int(rng.integers(look.max_pip + 1))
        places = train(rng, look, max(1, n // 2), (0, 0), t, v)
        return train(rng, look, max(1, n - n // 2), (0, 0), t + np.pi, v, places)
    return train(rng, look, n)


def all_tiles(max_pip):
    """Each tile of a set once."""
    return [(a, b) for a in range(max_pip + 1) for b in range(a + 1)]


def laid_out(rng, look):
    """A set laid out in rows, or half of it, as for a picture of all its tiles: each tile once."""
    tiles = all_tiles(look.max_pip)
    if rng.random() < 0.5:
        tiles = tiles[: len(tiles) // 2] if rng.random() < 0.5 else tiles[len(tiles) // 2 :]
    if rng.random() < 0.4:
        tiles = [tiles[k] for k in rng.permutation(len(tiles))]
    return in_rows(rng, look, tiles[:40])


def in_rows(rng, look, tiles):
    """Places of `tiles` side by side in rows, as neatly as people lay them."""
    across = int(rng.integers(3, 9))
    upright = rng.random() < 0.6
    gap, wobble = rng.uniform(0.03, 0.6), rng.choice([0.0, 0.03, 0.1])
    dx, dy = (1 + gap, look.length + gap) if upright else (look.length + gap, 1 + gap)
    out = []
    for i, (a, b) in enumerate(tiles):
        row, column = divmod(i, across)
        out.append(Place(column * dx + rng.normal(0, wobble), row * dy + rng.normal(0, wobble), (np.pi / 2 if upright else 0) + rng.normal(0, wobble), a, b))
    return out


def apart(places, others, least):
    return [p for p in places if all((p.x - q.x) ** 2 + (p.y - q.y) ** 2 > least**2 for q in others)]


def at_table(rng, look, n, kind=None):
    """What lies and stands on a table: a game or loose tiles, one's own hand, those of others, backs of the boneyard; `kind` of them at random unless given."""
    if kind is None:
        kind = rng.choice(['game', 'deal', 'hand', 'line', 'laid out'], p=[0.42, 0.12, 0.14, 0.26, 0.06])
    if kind == 'hand':
        middle = []
    elif kind == 'laid out':
        middle = laid_out(rng, look)
    elif kind == 'deal':
        middle = scattered(rng, look, n, rng.uniform(0.8, 1.3))
        share = rng.uniform(0.2, 0.9)
        for p in middle:
            p.lie = 'back' if rng.random() < share else 'up'
    else:
        middle = line(rng, look, n)
    if middle:
        centre = np.mean([(p.x, p.y) for p in middle], 0)
        for p in middle:
            p.x, p.y = p.x - centre[0], p.y - centre[1]
    near = min([p.y for p in middle], default=0.0) - rng.uniform(1.3, 3.5)
    far = max([p.y for p in middle], default=0.0) + rng.uniform(1.5, 4)
    wide = max([abs(p.x) for p in middle], default=2.0) + rng.uniform(1.5, 4)
    places = list(middle)
    if kind not in ('line', 'laid out') or rng.random() < 0.2:
        lie = 'edge' if rng.random() < 0.8 else 'end'
        places += standing(rng, look, int(rng.integers(2, 9)), near, lie)
        if rng.random() < 0.15:
            places += standing(rng, look, int(rng.integers(2, 6)), near - rng.uniform(1, 2), lie)
        # The others' hands show their backs.
        if rng.random() < 0.5:
            places += apart(standing(rng, look, int(rng.integers(2, 8)), -far, lie, np.pi), places, 1.5)
        for turn in (np.pi / 2, -np.pi / 2):
            if rng.random() < 0.4:
                places += apart(standing(rng, look, int(rng.integers(2, 6)), -wide, lie, turn, rng.normal(0, 1)), places, 1.7)
        if rng.random() < 0.5:
            yard = scattered(rng, look, int(rng.integers(1, 8)), 2.2)
            for p in yard:
                p.lie = 'back' if rng.random() < 0.9 else 'edge'
            places += apart(yard, places, 2.0)
    if rng.random() < 0.15:
        places += apart(rows(rng, look, int(rng.integers(1, 8))), places, 2.2)
    for p in places:
        if rng.random() < 0.12:
            p.a = int(rng.integers(0, 2))
        if rng.random() < 0.12:
            p.b = int(rng.integers(0, 3))
    return places


def _streaks(rng, img):
    """Windows and lamps mirrored in a glossy table."""
    h, w = img.shape[:2]
    m = np.zeros((h // 4, w // 4), np.float32)
    for _ in range(int(rng.integers(1, 4))):
        c = (int(rng.uniform(0, w / 4)), int(rng.uniform(0, h / 4)))
        cv2.ellipse(m, c, (max(1, int(w / 4 * rng.uniform(0.02, 0.2))), max(1, int(h / 4 * rng.uniform(0.05, 0.5)))), rng.normal(0, 12), 0, 360, 1.0, -1)
    m = cv2.resize(cv2.GaussianBlur(m, (0, 0), rng.uniform(1, 12)), (w, h))
    img += (np.float32([250, 250, 250]) - img) * (m * rng.uniform(0.15, 0.9))[..., None]


def _sun(rng, img, shade):
    """Sun through a window: hard bright patches beside what lies in shadow."""
    h, w = img.shape[:2]
    m = np.zeros((h, w), np.float32)
    for _ in range(int(rng.integers(1, 4))):
        c = np.float32([rng.uniform(0, w), rng.uniform(0, h)])
        cv2.fillPoly(m, [cv2.convexHull(np.int32(c + rng.normal(0, 1, (5, 2)) * max(h, w) * rng.uniform(0.15, 0.6)))], 1.0)
    m = cv2.GaussianBlur(m, (0, 0), rng.uniform(0.6, 6))
    img *= (rng.uniform(0.35, 0.8) + rng.uniform(0.6, 1.4) * m * (1 - 0.8 * shade))[..., None]


def render_seat(rng, h, w, u, n=None, numerals=False, print_on_table=False, look=None, places=None, tilt=None):
    """One picture of `h` by `w` pixels with tiles about `u` pixels wide where the camera looks.

    With `print_on_table` it is a printed board or cloth, half of them without a tile. `look`, `places` and `tilt` (radians from above) are
    drawn at random where they are not given.

    Returns (image BGR uint8, tiles) as `scenes.render`; a tile has `state` besides: 1 a face to be read, 0 a back or a narrow side, 2 one too
    small or too foreshortened to be held against anybody; and `lie`.
    """
    look = FamilyLook(rng) if look is None else look
    if numerals:
        look.numerals = Numerals(rng, look.max_pip)
    n = int(np.ceil(rng.uniform(1, 6) ** 1.8)) if n is None else n
    if places is None:
        places = [] if print_on_table and rng.random() < 0.5 else at_table(rng, look, n)
    slanted = rng.random() < 0.85
    if tilt is None:
        tilt = np.deg2rad(rng.uniform(25, 70) if slanted else abs(rng.normal(0, 14)))
    xy = np.float32([(p.x, p.y) for p in places])
    if not places:
        target = np.float32([0, 0])
    else:
        target = xy[rng.integers(len(xy))] + rng.normal(0, 0.7, 2) if rng.random() < 0.6 else xy.mean(0)
    cam = SeatCamera(rng, h, w, u, target, tilt)
    light = Light(rng)
    # White on white and black on black are the hardest tables.
    near = look.base if not print_on_table and rng.random() < 0.1 else None
    img = laid(rng, cam, h, w, u, PRINTED if print_on_table else None, near)
    for _ in range(int(rng.choice([0, 1, 4], p=[0.55, 0.3, 0.15]))):
        distractor(rng, img, None, u)
    if rng.random() < 0.15:
        _streaks(rng, img)
    lean = rng.uniform(0, 0.35) if rng.random() < 0.3 else 0.0
    boxes = [Box(p, look, cam, lean) for p in places]
    # What stands out of the picture or behind the camera is left away.
    boxes = [b for b in boxes if _inside(b, h, w)]
    boxes.sort(key=lambda b: (b.place.z, -np.hypot(b.place.x - cam.eye[0], b.place.y - cam.eye[1])))

    shade = np.zeros((h, w), np.float32)
    for b in boxes:
        cv2.fillPoly(shade, [cv2.convexHull(np.int32(np.round(cam.project(b.shadow(light.to)))))], 1.0)
    shade = cv2.GaussianBlur(shade, (0, 0), max(0.5, u * rng.uniform(0.01, 0.15)))
    img *= 1 - (1 - light.ambient) * rng.uniform(0.4, 1.0) * shade[..., None]

    ids = np.zeros((h, w), np.int16)
    tiles = []
    for i, b in enumerate(boxes):
        cosine = draw_box(rng, img, ids, b, light, i + 1)
        tiles += _known(b, i + 1, cosine, h, w)
    if rng.random() < 0.08:
        distractor(rng, img, ids, u)
    if rng.random() < 0.14:
        _sun(rng, img, shade)
    else:
        _lighting(rng, img)
    if rng.random() < 0.3 and tiles:
        for _ in range(int(rng.integers(1, 7))):
            q = tiles[rng.integers(len(tiles))]['corners']
            _glare(rng, img, rng.dirichlet(np.ones(4)).astype(np.float32) @ q, u)
    for t in tiles:
        t['seen'] = _seen(ids, t)
    if rng.random() < 0.15:
        img = _bent(rng, img, tiles)
    _exposure(rng, img)
    # A camera would not leave a table in the dark that is lit at all.
    bright = float(np.percentile(img[::8, ::8], 90))
    if bright < 90 and rng.random() < 0.8:
        img *= min(6.0, rng.uniform(70, 200) / max(8.0, bright))
        np.clip(img, 0, 255, out=img)
    # Most phones and webcams of a table sharpen; small tiles are blurred less than `u` would have it.
    return _lens(rng, img, min(u, 30)), tiles


def _inside(box, h, w):
    if (box.middle - box.cam.eye) @ box.cam.rot[2] < 3.5:
        return False
    x, y = box.cam.project(box.middle[None])[0]
    reach = 2.5 * box.cam.f / ((box.middle - box.cam.eye) @ box.cam.rot[2])
    return -reach < x < w + reach and -reach < y < h + reach


def _known(box, number, cosine, h, w):
    """What there is to know of a tile: its face or back, and the narrow side on top of one that stands."""
    look, place = box.look, box.place
    common = {'a': place.a, 'b': place.b, 'material': look.material, 'numerals': look.numerals, 'ink': None, 'lie': place.lie}
    out = []
    if cosine > 0.03:
        q = box.quad()
        wide = min(np.linalg.norm(q[1] - q[0]) / 2, np.linalg.norm(q[3] - q[0]), np.linalg.norm(q[2] - q[1]))
        state = 2 if wide < SMALL or cosine < STEEP else 1
        out.append({**common, 'id': number, 'corners': q, 'state': state, 'up': state == 1})
    else:
        out.append({**common, 'id': number + 500, 'corners': box.quad(-1), 'state': 0, 'up': False})
    if place.lie in ('edge', 'end'):
        for normal, c, q in box.sides():
            if box.facing(normal, c) > 0.25 and (normal[2] > 0.8 or place.lie == 'edge' and abs(float(normal @ box.long)) < 0.1):
                p = box.cam.project(q)
                out.append({**common, 'id': -1, 'corners': np.ascontiguousarray(p), 'state': 0, 'up': False})
    return out
