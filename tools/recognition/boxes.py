"""A tile as a box on the table: lying, on its long edge or on its end, with the light on each of its sides."""
import cv2
import numpy as np

from faces import rounded_outline
from looks import back_face, family_face
from scenes import _fill, _paste

UP = np.float64([0, 0, 1])


def axes(place, look, lean=0.0):
    """The middle of a tile, and the directions of its length, its width and away from its face (right-handed)."""
    c, s = np.cos(place.t), np.sin(place.t)
    if place.lie in ('up', 'back'):
        long = np.float64([c, s, 0])
        out = UP if place.lie == 'up' else -UP
        height = look.thick / 2
    elif place.lie == 'edge':
        long, out, height = np.float64([c, s, 0]), np.float64([s, -c, 0]), 0.5
    else:
        long, out, height = UP, np.float64([s, -c, 0]), look.length / 2
    if place.lie in ('edge', 'end') and lean:
        tall = UP
        leant = out * np.cos(lean) + tall * np.sin(lean)
        if place.lie == 'end':
            long = tall * np.cos(lean) - out * np.sin(lean)
        out = leant
    wide = np.cross(out, long)
    return np.float64([place.x, place.y, place.z + height]), long, wide, out


class Box:
    """One tile in space and in the picture."""

    def __init__(self, place, look, cam, lean=0.0):
        self.place, self.look, self.cam = place, look, cam
        self.middle, self.long, self.wide, self.out = axes(place, look, lean)
        self.base = rounded_outline(look.length, 1.0, min(0.45, look.corner))

    def at(self, pts, depth):
        """Points of the face (length, width), `depth` of the thickness away from the middle, in space."""
        return self.middle + pts[:, :1] * self.long + pts[:, 1:] * self.wide + self.out * depth * self.look.thick

    def seen(self, pts, depth):
        return self.cam.project(self.at(pts, depth))

    def facing(self, normal, at):
        """The cosine of the angle under which a side is seen; negative from behind."""
        d = self.cam.eye - at
        return float(normal @ d / np.linalg.norm(d))

    def quad(self, side=1):
        """Corners of the face, or with -1 of the back, clockwise in the picture, the half `a` between the last and the first."""
        x, y = self.look.length / 2, 0.5 * side
        return self.seen(np.float32([(-x, y), (x, y), (x, -y), (-x, -y)]), 0.5 * side)

    def shadow(self, light):
        """The outline of its shadow on the table, in space."""
        pts = np.concatenate([self.at(self.base, 0.5), self.at(self.base, -0.5)])
        fallen = pts - light * (pts[:, 2:] / light[2])
        fallen[:, 2] = 0
        pts[:, 2] = 0
        return np.concatenate([pts, fallen])

    def sides(self):
        """The four narrow sides: normal, and corners in space."""
        x, y, t = self.look.length / 2, 0.5, 0.5 * self.look.thick
        for normal, along, reach, half in ((self.long, self.wide, x, y), (-self.long, self.wide, x, y), (self.wide, self.long, y, x), (-self.wide, self.long, y, x)):
            c = self.middle + normal * reach
            half = half * (1 - 0.5 * min(0.45, self.look.corner))
            yield normal, c, np.stack([c - along * half - self.out * t, c + along * half - self.out * t, c + along * half + self.out * t, c - along * half + self.out * t])


class Light:
    """One lamp or the sun, and the light from everywhere."""

    def __init__(self, rng):
        azimuth, height = rng.uniform(0, 2 * np.pi), np.deg2rad(rng.uniform(22, 85))
        self.to = np.float64([np.cos(azimuth) * np.cos(height), np.sin(azimuth) * np.cos(height), np.sin(height)])
        self.ambient = rng.uniform(0.25, 0.8)

    def on(self, normal):
        """How bright a side is, a face that lies upwards being 1."""
        def lit(n):
            return self.ambient * (0.75 + 0.25 * n[2]) + (1 - self.ambient) * max(0.0, float(n @ self.to))

        return float(np.clip(lit(normal) / max(0.2, lit(UP)), 0.15, 1.7))


def _textured(img, ids, number, tex, outline, quad, k):
    _paste(img, ids, number, np.ascontiguousarray(np.clip(tex * k, 0, 255)), outline, quad)


def draw_box(rng, img, ids, box, light, number, face=None):
    """Draws a tile; `ids` gets `number` where its face is seen, `number` + 500 where its back is. Returns the cosine under which its face is seen."""
    look, cam = box.look, box.cam
    front, rear = box.seen(box.base, 0.5), box.seen(box.base, -0.5)
    hull = cv2.convexHull(np.concatenate([front, rear]))[:, 0]
    sides = [(n, c, q) for n, c, q in box.sides() if box.facing(n, c) > 0]
    tone = light.on(sum((n for n, _, _ in sides), np.zeros(3)) / max(1, len(sides)) if sides else UP)
    _fill(img, hull, np.clip(look.side * tone, 0, 255))
    cv2.fillPoly(ids, [np.int32(np.round(hull))], 0)
    size = float(np.linalg.norm(hull.max(0) - hull.min(0)))
    for normal, _, q in sides:
        flat = cam.project(q)
        _fill(img, flat, np.clip(look.side * light.on(normal), 0, 255))
        if look.back is not look.base:
            half = cam.project(np.stack([q[0], q[1], (q[1] + q[2]) / 2, (q[3] + q[0]) / 2]))
            _fill(img, half, np.clip(look.back * light.on(normal), 0, 255))
    cosine = box.facing(box.out, box.middle + box.out * look.thick / 2)
    behind = box.facing(-box.out, box.middle - box.out * look.thick / 2)
    # The pixels to a tile's width that the texture needs.
    u = float(np.clip(size / 2.2 * 1.2, 10, 300))
    if cosine > 0.03:
        own = np.float64([light.to @ box.long, -(light.to @ box.wide)])
        own /= max(0.3, np.linalg.norm(own))
        tex = family_face(rng, look, box.place.a, box.place.b, u, own) if face is None else face
        if rng.random() < 0.3:
            # Each face catches the light in its own way.
            tex = tex * (1 + rng.uniform(-0.2, 0.25) * np.linspace(-1, 1, tex.shape[1], dtype=np.float32)[None, :, None])
        if box.place.lie != 'up' and rng.random() < 0.5:
            # A face that stands gets darker towards the table.
            ramp = np.linspace(1, rng.uniform(0.55, 1), tex.shape[0], dtype=np.float32)[:, None, None]
            tex = tex * (ramp if box.place.lie == 'edge' else 1)
        _textured(img, ids, number, tex, front, box.quad(), light.on(box.out))
    elif behind > 0.03:
        _textured(img, ids, number + 500, back_face(rng, look, u), rear, box.quad(-1), light.on(-box.out))
    _edges(rng, img, box, sides, light, front if cosine > 0 else rear, 0.5 if cosine > 0 else -0.5, size)
    return cosine


def _edges(rng, img, box, sides, light, rim, depth, size):
    """The rounded edge between the face and a side catches the light, or lies in the dark."""
    look = box.look
    thick = int(max(1, size * 0.014))
    if size < 24:
        return
    outward = box.out * np.sign(depth)
    for normal, _, q in sides:
        edge = box.cam.project(q[2:] if depth > 0 else q[:2])
        k = light.on((normal + outward) / np.sqrt(2)) * (1 + look.gloss * 0.35 * max(0.0, float(normal[2])))
        _stroke(img, edge, np.clip(look.side * k, 0, 255), thick)
    if look.bevel > 0.03:
        cv2.polylines(img, [np.int32(np.round(rim * 16))], True, [float(v) for v in np.clip(look.base * light.on(outward) * (1 - look.bevel * 2.5), 0, 255)], 1, cv2.LINE_AA, 4)


def _stroke(img, pts, colour, thick):
    a, b = np.int32(np.round(pts * 16)).tolist()
    cv2.line(img, tuple(a), tuple(b), [float(v) for v in colour], thick, cv2.LINE_AA, 4)
