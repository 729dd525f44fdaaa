"""Renders photos of a given round, as a camera over the table would take them: python3 render_game.py DIR [--only NAME…].

Each tile is given, so a test knows what is laid and can lay it. The table, the camera and the light stay the same from picture to
picture; only what lies there, the hand that lays it and the noise differ. The seeds (2000 and up) are none that training uses.
"""
import argparse
import json
import os

import cv2
import numpy as np

from dice_scenes import GREEN, RED, DieLook, _cube
from faces import Look, draw_face, rgb_from_hsv, rounded_outline, smooth_noise
from grounds import wood
from layouts import Place, boneyard
from numerals import FONTS, WAYS, Numerals
from scenes import Camera, _fill, _glare, _lift, _outline, _paste

WIDTH, HEIGHT, QUALITY = 1280, 960, 80

# A round of Flower & Scorpion, in order: the tile, and the end it is laid at.
ROUND = [
    ('2-2', None), ('2-0', 'right'), ('5-0', 'right'), ('5-2', 'right'), ('3-2', 'left'), ('3-3', 'left'),
    ('5-3', 'left'), ('6-5', 'left'), ('6-4', 'left'), ('6-2', 'right'), ('6-0', 'right'), ('1-0', 'right'),
]
# A hand of a round that is blocked.
HAND = ['6-6', '5-5', '4-4', '6-4', '5-3', '6-2', '5-1', '4-1', '3-1']
# Flower (green) and Scorpion (red).
THROW = [(GREEN, 6, (-1.6, 0.7), 0.4), (GREEN, 4, (0.4, 1.5), 1.1), (RED, 5, (1.9, -0.3), 2.0), (RED, 2, (-0.5, -1.2), 0.15)]


def halves(tile):
    a, b = tile.split('-')
    return int(a), int(b)


def lay(plays, length, bends):
    """The places of a line of play: ends touching, doubles across, each arm turning where `bends` says (arm, tile of the arm): ±1."""
    places, ends = [], {}
    for number, (tile, side) in enumerate(plays):
        a, b = halves(tile)
        wobble = np.random.default_rng([2000, number]).normal(0, 0.02, 2)
        if side is None:
            reach = 0.5 if a == b else length / 2
            places.append(Place(0, 0, np.pi / 2 if a == b else 0.0, a, b))
            ends = {'left': [np.float64([-reach, 0]), np.pi, a, 0], 'right': [np.float64([reach, 0]), 0.0, b, 0]}
            continue
        p, heading, suit, own = ends[side]
        # A double shows the same half at the front and at the back.
        near, far = (a, b) if a == suit else (b, a)
        if near != suit:
            raise ValueError(f'{tile} does not fit a {suit}')
        turn = bends.get((side, own), 0)
        if turn:
            # The next tile lies beside the end of the last one.
            p = p - np.float64([np.cos(heading), np.sin(heading)]) * 0.5
            heading += turn * np.pi / 2
            p = p + np.float64([np.cos(heading), np.sin(heading)]) * 0.5
        d = np.float64([np.cos(heading), np.sin(heading)])
        size = 1.0 if a == b else length
        c = p + d * (size / 2 + 0.02)
        places.append(Place(c[0] - d[1] * wobble[0], c[1] + d[0] * wobble[0], heading + (np.pi / 2 if a == b else 0) + wobble[1], near, far))
        ends[side] = [c + d * size / 2, heading, far, own + 1]
    return places


def a_set(seed, base, pips, **differing):
    """An ordinary set that a family would have: even tiles, round pips, a bar and a pin."""
    look = Look(np.random.default_rng([2000, seed]))
    plain = {
        'base': np.float32(base), 'material': 'ivory', 'grain': False, 'marble': 0.0, 'max_pip': 6, 'bar': True, 'bar_len': 0.82, 'bar_thick': 0.035,
        'bar_colour': np.float32(pips[0]) * 0.8, 'bar_relief': True, 'pin': True, 'pin_r': 0.045, 'pin_colour': np.float32([60, 150, 195]),
        'pips': [np.float32(pips[v % len(pips)]) for v in range(13)], 'pip_style': 'engraved', 'relief': 0.35, 'square_pips': False, 'sx': 0.27, 'sy': 0.27,
        'shift': 0.0, 'radius': [0.092] * 13, 'border': False, 'corner': 0.12, 'bevel': 0.05, 'length': 2.0, 'thick': 0.4,
        'back': np.float32(base), 'side': np.float32(base) * 0.78, 'rough': 1.5,
    }
    for name, value in {**plain, **differing}.items():
        setattr(look, name, value)
    return look


def within(pts, beyond):
    """The part of the picture round some points, and so much beyond them: left, top, right, bottom."""
    low, high = np.floor(np.min(pts, 0) - beyond).astype(int), np.ceil(np.max(pts, 0) + beyond).astype(int)
    return max(0, low[0]), max(0, low[1]), min(WIDTH, high[0] + 1), min(HEIGHT, high[1] + 1)


class Table:
    """A table with its light and its camera, which does not move: it can take any number of photos of what is laid there."""

    def __init__(self, seed, u, tilt, towards, look, cloth=None, target=(0, 0), things=False):
        self.seed, self.u, self.look, self.things = seed, u, look, things
        # Faces that were photographed take the place of those that are drawn, by their halves.
        self.faces = {}
        rng = np.random.default_rng([2000, seed, 0])
        if cloth is None:
            self.ground = wood(rng, HEIGHT, WIDTH)
            self.ground = self.ground * 0.35 + 0.65 * np.float32([62, 98, 142]) * (self.ground / self.ground.mean((0, 1)))
        else:
            self.ground = np.float32(cloth) * (1 + 0.05 * smooth_noise(rng, HEIGHT, WIDTH, (5, 6)) + 0.035 * smooth_noise(rng, HEIGHT, WIDTH, (HEIGHT / 3, WIDTH / 3)))
        cam = Camera(rng, HEIGHT, WIDTH, u, target, 0.0)
        d = 1.7 * WIDTH / u
        out = np.float64([0, -np.sin(tilt), np.cos(tilt)])
        spin = np.float64([[np.cos(towards), -np.sin(towards), 0], [np.sin(towards), np.cos(towards), 0], [0, 0, 1]])
        cam.eye = np.float64([*target, 0]) + spin @ out * d
        right = spin @ np.float64([1, 0, 0])
        down = np.cross(-(spin @ out), right)
        cam.rot = np.stack([right, down, -(spin @ out)])
        cam.f = u * d
        self.cam = cam
        self.light = np.float32([0.8, -0.6])
        y, x = np.mgrid[-1 : 1 : HEIGHT * 1j, -1 : 1 : WIDTH * 1j].astype(np.float32)
        self.lit = (1.0 - 0.13 * (0.8 * x + 0.5 * y) - 0.08 * (x * x + y * y))[..., None]

    def bare(self):
        img = self.ground.copy()
        if self.things:
            self._things(img)
        return img

    def _things(self, img):
        """What else lies on a table, near its edge: the score pad with its pencil."""
        def at(pts):
            return self.cam.project(_lift(np.float32(pts), 0))

        pad = np.float32([(0, 0), (3.4, 0.5), (2.8, 4.9), (-0.6, 4.4)]) + np.float32([-7.6, 3.4])
        self._shadow(img, [at(pad)], 0.4)
        _fill(img, at(pad), (214, 226, 230))
        for k in np.linspace(0.12, 0.9, 9):
            a, b = pad[0] * (1 - k) + pad[3] * k, pad[1] * (1 - k) + pad[2] * k
            cv2.line(img, tuple(int(v) for v in at([a * 0.93 + b * 0.07])[0]), tuple(int(v) for v in at([a * 0.07 + b * 0.93])[0]), (196, 176, 160), 1, cv2.LINE_AA)
        pencil = np.float32([(0, 0), (4.0, -1.2), (4.06, -1.0), (0.06, 0.2)]) + np.float32([-7.9, 6.6])
        self._shadow(img, [at(pencil)], 0.5)
        _fill(img, at(pencil), (40, 150, 215))

    def _shadow(self, img, hulls, depth, soft=0.12):
        spread = self.u * soft
        x0, y0, x1, y1 = within(np.concatenate(hulls), 4 * spread + 2) if hulls else (0, 0, 0, 0)
        if x1 <= x0 or y1 <= y0:
            return
        shade = np.zeros((y1 - y0, x1 - x0), np.float32)
        for hull in hulls:
            cv2.fillPoly(shade, [cv2.convexHull(np.int32(np.round(hull))) - np.int32([x0, y0])], 1.0)
        img[y0:y1, x0:x1] *= 1 - depth * cv2.GaussianBlur(shade, (0, 0), spread)[..., None]

    def tiles(self, img, places):
        """Draws tiles where they lie, those farther off first; returns their corners in the order given."""
        look, cam = self.look, self.cam
        base = rounded_outline(look.length, 1.0, look.corner)
        hulls = []
        for p in places:
            o = _outline(p, look, base)
            hulls.append(np.concatenate([cam.project(_lift(o, p.z)), cam.project(_lift(o - self.light * (look.thick + 0.5 * p.z), 0))]))
        self._shadow(img, hulls, 0.5)
        corners = {}
        for index in sorted(range(len(places)), key=lambda i: -np.hypot(places[i].x - cam.eye[0], places[i].y - cam.eye[1])):
            p = places[index]
            rng = np.random.default_rng([2000, self.seed, 7, 100 * p.a + p.b])
            o = _outline(p, look, base)
            low, high = cam.project(_lift(o, p.z)), cam.project(_lift(o, p.z + look.thick))
            _fill(img, cv2.convexHull(np.concatenate([low, high]))[:, 0], look.side)
            half = np.float32([(-look.length / 2, -0.5), (look.length / 2, -0.5), (look.length / 2, 0.5), (-look.length / 2, 0.5)])
            quad = cam.project(_lift(_outline(p, look, half), p.z + look.thick))
            own = self.light @ np.float32([[np.cos(p.t), -np.sin(p.t)], [np.sin(p.t), np.cos(p.t)]])
            tex = self.faces.get((p.a, p.b))
            if p.lie == 'back':
                tex = np.full((100, 200, 3), look.back, np.float32)
            else:
                tex = draw_face(rng, look, p.a, p.b, self.u * 1.4, own) if tex is None else tex.copy()
            if look.numerals is not None:
                # The table's y goes up in the picture, a texture's goes down.
                tex = tex[::-1]
            tex *= 1 + 0.06 * np.linspace(-1, 1, tex.shape[1], dtype=np.float32)[None, :, None] * rng.choice([-1, 1])
            _paste(img, np.zeros((HEIGHT, WIDTH), np.int16), 1, np.ascontiguousarray(np.clip(tex, 0, 255)), high, quad)
            corners[index] = quad
        return [corners[i] for i in range(len(places))]

    def hand(self, img, tip, turn=0.0):
        """A hand with its sleeve that reaches in from the near edge; `tip` is where its fingers meet, on the table."""
        u = self.u
        x, y = self.cam.project(np.float32([[*tip, 0.5]]))[0]
        fore = np.float32([np.sin(0.32 + turn), np.cos(0.32 + turn)])
        side = np.float32([fore[1], -fore[0]])

        def at(along, across):
            return np.float32([x, y]) + (fore * along + side * across) * u

        skin = rgb_from_hsv(11, 105, 214)
        parts = [
            ((at(3.0, 0.1), at(12, 0.3)), 1.0, rgb_from_hsv(108, 120, 96)),
            ((at(2.2, 0.05), at(3.6, 0.1)), 0.72, skin * 0.96), ((at(1.9, 0.0), at(2.9, 0.1)), 0.95, skin),
            ((at(1.7, 0.6), at(0.5, 0.78)), 0.25, skin * 0.94), ((at(1.6, 0.3), at(0.15, 0.4)), 0.27, skin * 0.98),
            ((at(1.6, -0.1), at(0.0, 0.06)), 0.28, skin), ((at(1.9, -0.6), at(0.35, -0.5)), 0.3, skin * 1.02),
        ]
        cast = np.zeros((HEIGHT, WIDTH), np.float32)
        for (p, q), r, _ in parts:
            off = self.light * -0.55 * u
            cv2.line(cast, tuple(int(v) for v in p + off), tuple(int(v) for v in q + off), 1.0, int(2 * r * u), cv2.LINE_AA)
        img *= 1 - 0.42 * cv2.GaussianBlur(cast, (0, 0), 0.3 * u)[..., None]
        for (p, q), r, colour in parts:
            mask = np.zeros((HEIGHT, WIDTH), np.uint8)
            cv2.line(mask, tuple(int(v) for v in p), tuple(int(v) for v in q), 255, int(2 * r * u), cv2.LINE_AA)
            deep = np.clip(cv2.distanceTransform((mask > 127).astype(np.uint8), cv2.DIST_L2, 3) / (r * u), 0, 1)
            k = (cv2.GaussianBlur(mask, (0, 0), 1.2).astype(np.float32) / 255)[..., None]
            img[:] = img * (1 - k) + colour * (0.7 + 0.34 * np.sqrt(deep))[..., None] * k

    def photograph(self, img, number, behind=None):
        """What the camera makes of it: light, a little blur and noise, of its own in each picture; what is not in `behind` moves."""
        rng = np.random.default_rng([2000, self.seed, 9, number])
        out = img * self.lit * np.float32([1.06, 1.1, 1.13])
        if behind is not None:
            line = np.zeros((13, 13), np.float32)
            cv2.line(line, (6, 0), (6, 12), 1.0)
            k = np.clip(4 * cv2.GaussianBlur(np.abs(img - behind).max(2) / 255, (0, 0), 9), 0, 1)[..., None]
            out = out * (1 - k) + cv2.filter2D(out, -1, line / line.sum()) * k
        out = cv2.GaussianBlur(out, (0, 0), 0.8)
        grain = rng.normal(0, 3.0, (HEIGHT, WIDTH, 3)).astype(np.float32)
        return np.clip(out + cv2.GaussianBlur(grain, (0, 0), 0.7), 0, 255).astype(np.uint8)


IVORY, INK = (216, 234, 242), [(28, 26, 30)]
COLOURS = [(30, 30, 30), (190, 110, 40), (40, 130, 30), (40, 40, 190), (150, 40, 120), (20, 110, 200), (120, 90, 10)]


def line_table():
    return Table(1, 60, np.deg2rad(24), 0.05, a_set(1, IVORY, INK), target=(0.4, 1.2), things=True)


BENDS = {('right', 3): 1, ('left', 3): 1}


def tables():
    """Pictures of the table after each step, and of the hand that lays the next tile."""
    table = line_table()
    places = lay(ROUND, table.look.length, BENDS)
    for count in (0, 1, 2, 3, 4, 12):
        img = table.bare()
        table.tiles(img, places[:count])
        yield f'table-{count:02d}.jpg', table.photograph(img, count), {'tiles': [tile for tile, _ in ROUND[:count]], 'set': 6, 'layout': 'train' if count else 'no tile'}
        if count not in (1, 2):
            continue
        for stage, away in enumerate((3.2, 0.9)):
            img = table.bare()
            table.tiles(img, places[:count])
            behind = img.copy()
            nxt = places[count]
            held = Place(nxt.x + 0.32 * away, nxt.y + 0.95 * away, nxt.t + 0.25 * away, nxt.a, nxt.b, z=0.35 * away)
            table.tiles(img, [held])
            table.hand(img, (held.x + 0.2, held.y + 0.25))
            yield f'reach-{count:02d}-{stage + 1}.jpg', table.photograph(img, 100 + 10 * count + stage, behind), {'tiles': [tile for tile, _ in ROUND[:count]], 'set': 6, 'layout': 'a hand lays the next tile', 'moving': True}


def boneyards():
    """The table after the first play, with ten face-down tiles beside it, and after one of them was drawn."""
    table = line_table()
    places = lay(ROUND[:1], table.look.length, BENDS)
    down = boneyard(np.random.default_rng([2000, 1, 5]), 10, np.float32([(-0.2, -4.8), (-0.2, -1.8)]))
    for taken in (0, 1):
        img = table.bare()
        table.tiles(img, places + down[taken:])
        yield f'boneyard-{10 - taken:02d}.jpg', table.photograph(img, 300 + taken), {'tiles': [ROUND[0][0]], 'set': 6, 'layout': 'a train, and face-down tiles'}


def hands():
    table = Table(2, 88, np.deg2rad(18), -0.12, a_set(2, (236, 240, 240), COLOURS, pip_style='flat', pin=False, thick=0.35, corner=0.18), cloth=(62, 84, 40))
    rng = np.random.default_rng([2000, 2, 3])
    img = table.bare()
    places = []
    for i, tile in enumerate(HAND):
        row, column = divmod(i, 5)
        a, b = halves(tile)
        turned = rng.random() < 0.5
        places.append(Place((column - 2 + 0.5 * row) * 1.5 + rng.normal(0, 0.06), (row - 0.5) * 2.7 + rng.normal(0, 0.08), np.pi / 2 + rng.normal(0, 0.06), *((b, a) if turned else (a, b))))
    corners = table.tiles(img, places)
    _glare(np.random.default_rng([2000, 2, 5]), img, corners[2].mean(0) + np.float32([70, 40]), table.u * 0.6)
    yield 'hand-09.jpg', table.photograph(img, 1), {'tiles': HAND, 'set': 6, 'layout': 'hand'}


def laid():
    """The set of the line's table laid out, half of it in each of two pictures."""
    table = Table(5, 88, np.deg2rad(16), 0.04, a_set(1, IVORY, INK), target=(0, 0.2))
    rng = np.random.default_rng([2000, 5, 3])
    tiles = [(a, b) for a in range(7) for b in range(a + 1)]
    for number in (1, 2):
        half = tiles[number - 1 :: 2]
        places = []
        for i, (a, b) in enumerate(half):
            row, column = divmod(i, 7)
            places.append(Place((column - 3) * 1.75 + rng.normal(0, 0.06), (row - 0.5) * 2.9 + rng.normal(0, 0.06), np.pi / 2 + rng.normal(0, 0.05), a, b))
        img = table.bare()
        table.tiles(img, places)
        yield f'laid-{number}.jpg', table.photograph(img, number), {'tiles': [f'{a}-{b}' for a, b in half], 'set': 6, 'layout': 'laid out'}


def throws():
    table = Table(3, 82, np.deg2rad(22), 0.2, a_set(1, IVORY, INK), target=(0, 0.4))
    rng = np.random.default_rng([2000, 3, 3])
    img = table.bare()
    red, green = DieLook(rng, RED), DieLook(rng, GREEN)
    red.base, green.base = np.float32([36, 34, 186]), np.float32([62, 128, 34])
    for look in (red, green):
        look.pip = look.one = np.float32([236, 240, 240])
        look.clear, look.gloss, look.r, look.big, look.spread, look.round = False, 0.4, 0.09, 0.09, 0.26, 0.16
    square = rounded_outline(1, 1, 0.12)
    hulls = []
    for _, _, place, t in THROW:
        o = square @ np.float32([[np.cos(t), np.sin(t)], [-np.sin(t), np.cos(t)]]) + np.float32(place)
        hulls.append(np.concatenate([table.cam.project(_lift(o, 0)), table.cam.project(_lift(o - table.light * 0.9, 0))]))
    table._shadow(img, hulls, 0.5)
    for colour, value, place, t in sorted(THROW, key=lambda die: die[2][1]):
        _cube(rng, img, table.cam, red if colour == RED else green, *place, t, value, table.light, table.u)
    yield 'throw-01.jpg', table.photograph(img, 1), {'tiles': [], 'set': 6, 'layout': 'dice', 'flower': [6, 4], 'scorpion': [5, 2]}


def numerals():
    look = a_set(4, (226, 236, 240), [(96, 40, 24)], pin=False, max_pip=9)
    look.numerals = Numerals(np.random.default_rng([2000, 4]), 9)
    look.numerals.font = next(font for font in FONTS if font.endswith('LiberationSans-Bold.ttf'))
    look.numerals.way, look.numerals.height, look.numerals.blank_zero, look.numerals.mark = WAYS['upright'], 0.55, False, 'line'
    table = Table(4, 84, np.deg2rad(20), -0.08, look, cloth=(96, 66, 44), target=(1.6, 0.4))
    img = table.bare()
    table.tiles(img, lay(ROUND[:4], look.length, BENDS))
    yield 'numerals-04.jpg', table.photograph(img, 1), {'tiles': [tile for tile, _ in ROUND[:4]], 'set': 9, 'layout': 'train', 'numerals': True}


# A score track of printed dominoes, up the board and down again, and the hand that lies beside it.
TRACK = [(6, 4), (4, 2), (2, 2), (2, 5), (5, 1), (1, 6), (6, 4), (4, 2), (2, 2), (2, 5)]
BESIDE = [(6, 6), (5, 3), (3, 1), (2, 0), (4, 1)]


def printed():
    """A hand on a cloth beside a board on which dominoes are printed: true faces without any height."""
    table = Table(6, 84, np.deg2rad(16), 0.05, a_set(1, IVORY, INK), cloth=(112, 116, 38))
    rng = np.random.default_rng([2000, 6, 3])
    img = table.bare()
    board = np.float32([(-7.0, -4.6), (-0.6, -4.6), (-0.6, 4.8), (-7.0, 4.8)])
    table._shadow(img, [table.cam.project(_lift(board, 0))], 0.3)
    _fill(img, table.cam.project(_lift(board, 0)), (44, 42, 92))
    own, table.look, table.light = (table.look, table.light), a_set(1, IVORY, INK, thick=0.0, bevel=0.0, rough=0.0), np.float32([0, 0])
    table.tiles(img, [Place(-5.4 + 3.2 * (at // 5), -3.6 + 1.8 * (at % 5), 0.0, a, b) for at, (a, b) in enumerate(TRACK)])
    table.look, table.light = own
    table.tiles(img, [Place(1.4 + 2.6 * (at % 2) + rng.normal(0, 0.06), -3.2 + 2.6 * (at // 2), np.pi / 2 + rng.normal(0, 0.06), a, b) for at, (a, b) in enumerate(BESIDE)])
    yield 'printed-10.jpg', table.photograph(img, 1), {'tiles': [f'{a}-{b}' for a, b in BESIDE], 'set': 6, 'layout': 'a hand beside a printed board'}


GROUPS = {'tables': tables, 'boneyards': boneyards, 'hands': hands, 'laid': laid, 'throws': throws, 'numerals': numerals, 'printed': printed}


def main():
    p = argparse.ArgumentParser()
    p.add_argument('folder')
    p.add_argument('--only', nargs='*', default=list(GROUPS))
    a = p.parse_args()
    os.makedirs(a.folder, exist_ok=True)
    listing = os.path.join(a.folder, 'labels.json')
    labels = {}
    if os.path.exists(listing):
        with open(listing) as f:
            labels = {entry['file']: entry for entry in json.load(f)}
    for group in a.only:
        for file, img, told in GROUPS[group]():
            cv2.imwrite(os.path.join(a.folder, file), img, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
            labels[file] = {'file': file, **told}
    with open(listing, 'w') as f:
        f.write('[\n' + ',\n'.join(f'  {json.dumps(labels[file])}' for file in sorted(labels)) + '\n]\n')


if __name__ == '__main__':
    main()
