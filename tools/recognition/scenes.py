"""Pictures of dominoes with their ground truth: camera, light, shadows, glare, blur, noise."""
import cv2
import numpy as np

from faces import Look, draw_face, rounded_outline, smooth_noise
from grounds import any_colour, distractor, ground
from layouts import layout
from numerals import Numerals, ink_on


INK = 64  # places to a tile's width at which it is told where its ink is


class Camera:
    """A pinhole camera over the table; one unit of the table is the width of a tile, drawn `u` pixels wide in the middle."""

    def __init__(self, rng, h, w, u, target, rotation):
        tilt = np.deg2rad(min(55.0, abs(rng.normal(0, 20))))
        az = rng.uniform(0, 2 * np.pi)
        d = rng.uniform(1.0, 3.0) * max(h, w) / u
        f = u * d
        out = np.float64([np.sin(tilt) * np.cos(az), np.sin(tilt) * np.sin(az), np.cos(tilt)])
        self.eye = np.float64([target[0], target[1], 0]) + out * d
        z = -out
        x = np.cross([np.sin(rotation), np.cos(rotation), 0.0], z)
        x /= np.linalg.norm(x)
        y = np.cross(z, x)
        self.rot = np.stack([x, y, z])
        self.f, self.cx, self.cy = f, w / 2, h / 2

    def project(self, pts):
        q = (np.asarray(pts, np.float64) - self.eye) @ self.rot.T
        return np.stack([self.f * q[:, 0] / q[:, 2] + self.cx, self.f * q[:, 1] / q[:, 2] + self.cy], 1).astype(np.float32)


def _outline(place, look, pts):
    c, s = np.cos(place.t), np.sin(place.t)
    return pts @ np.float32([[c, s], [-s, c]]) + np.float32([place.x, place.y])


def _lift(pts, z):
    return np.concatenate([pts, np.full((len(pts), 1), z, np.float32)], 1)


def _fill(img, pts, colour):
    cv2.fillPoly(img, [np.int32(np.round(pts * 16))], [float(v) for v in colour], cv2.LINE_AA, 4)


def _paste(img, ids, number, tex, outline, quad):
    """Lays a face texture over the picture; `outline` is where its rounded edge comes to lie."""
    h, w = img.shape[:2]
    x0, y0 = np.floor(outline.min(0)).astype(int) - 1
    x1, y1 = np.ceil(outline.max(0)).astype(int) + 2
    x0, y0, x1, y1 = max(0, x0), max(0, y0), min(w, x1), min(h, y1)
    if x1 <= x0 or y1 <= y0:
        return
    th, tw = tex.shape[:2]
    src = np.float32([(0, 0), (tw, 0), (tw, th), (0, th)]) - 0.5
    m = cv2.getPerspectiveTransform(src, quad - np.float32([x0, y0]) - 0.5)
    face = cv2.warpPerspective(tex, m, (x1 - x0, y1 - y0), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    a = np.zeros((y1 - y0, x1 - x0), np.uint8)
    cv2.fillPoly(a, [np.int32(np.round((outline - np.float32([x0, y0])) * 16 - 8))], 255, cv2.LINE_AA, 4)
    k = (a.astype(np.float32) / 255)[..., None]
    roi = img[y0:y1, x0:x1]
    roi[:] = roi * (1 - k) + face * k
    ids[y0:y1, x0:x1][a > 127] = number


def _glare(rng, img, centre, u):
    """A light mirrored in a glossy face: soft blob or hard streaks, brighter than all else."""
    # Only a window of the picture is touched.
    reach = int(2.6 * u)
    x0, y0 = max(0, int(centre[0]) - reach), max(0, int(centre[1]) - reach)
    img = img[y0 : int(centre[1]) + reach, x0 : int(centre[0]) + reach]
    h, w = img.shape[:2]
    if h < 4 or w < 4:
        return
    centre = np.float32([centre[0] - x0, centre[1] - y0])
    m = np.zeros((h, w), np.float32)
    if rng.random() < 0.5:
        cv2.ellipse(m, (int(centre[0]), int(centre[1])), (max(1, int(u * rng.uniform(0.15, 0.8))), max(1, int(u * rng.uniform(0.1, 0.5)))), rng.uniform(0, 180), 0, 360, 1.0, -1, cv2.LINE_AA)
        s = u * rng.uniform(0.05, 0.4)
    else:
        t = rng.uniform(0, 2 * np.pi)
        for _ in range(rng.integers(1, 5)):
            c = np.float32(centre) + rng.normal(0, 0.35, 2) * u
            r = rng.uniform(0.05, 0.45, 2) * u
            pts = np.stack([np.cos(np.linspace(0, 2 * np.pi, 7)[:6]) * r[0], np.sin(np.linspace(0, 2 * np.pi, 7)[:6]) * r[1] * 0.5], 1) * rng.uniform(0.4, 1.2, (6, 1))
            q = pts @ np.float32([[np.cos(t), np.sin(t)], [-np.sin(t), np.cos(t)]]) + c
            cv2.fillPoly(m, [np.int32(q)], 1.0, cv2.LINE_AA)
        if rng.random() < 0.5:
            # Wrinkled film or lacquer: the mirrored light is torn to shreds.
            m *= (smooth_noise(rng, h, w, (max(3, 9 * h / u), max(3, 9 * w / u)))[..., 0] > rng.uniform(-0.6, 0.4)).astype(np.float32)
        s = u * rng.uniform(0.01, 0.06)
    m = cv2.GaussianBlur(m, (0, 0), max(0.4, s))
    k = (m * rng.uniform(0.25, 0.85))[..., None]
    img += (np.float32([255, 255, 255]) - img) * k


def _lighting(rng, img):
    h, w = img.shape[:2]
    y, x = np.mgrid[-1 : 1 : h * 1j, -1 : 1 : w * 1j].astype(np.float32)
    t = rng.uniform(0, 2 * np.pi)
    k = rng.uniform(0, 0.45)
    img *= (1 + k * (x * np.cos(t) + y * np.sin(t)))[..., None]
    if rng.random() < 0.3:
        img *= (1 - rng.uniform(0.1, 0.5) * np.clip((x * x + y * y) / 2, 0, 1))[..., None]
    if rng.random() < 0.25:
        # A shadow with an edge: of the player, the camera, a window frame.
        m = np.zeros((h, w), np.float32)
        c = np.float32([rng.uniform(0, w), rng.uniform(0, h)])
        pts = c + rng.normal(0, 1, (5, 2)) * max(h, w) * rng.uniform(0.2, 0.7)
        cv2.fillPoly(m, [cv2.convexHull(np.int32(pts))], 1.0)
        m = cv2.GaussianBlur(m, (0, 0), rng.uniform(0.8, 14))
        img *= 1 - rng.uniform(0.2, 0.65) * m[..., None]


def _exposure(rng, img, grey=True):
    """White balance, exposure and contrast of the camera."""
    if rng.random() < 0.6:
        img *= np.exp(rng.normal(0, [0.14, 0.04, 0.12])).astype(np.float32)
    k = rng.random()
    if k < 0.17:
        img *= rng.uniform(0.18, 0.55)
    elif k < 0.32:
        img *= rng.uniform(1.15, 1.9)
    elif k < 0.7:
        img *= rng.uniform(0.6, 1.12)
    np.clip(img, 0, 255, out=img)
    if rng.random() < 0.4:
        img[:] = 255 * (img / 255) ** rng.uniform(0.65, 1.5)
    if rng.random() < 0.3:
        k = rng.uniform(0.6, 1.0)
        img[:] = img * k + rng.uniform(0, 60) * (1 - k) * 2
    if rng.random() < 0.25:
        g = cv2.cvtColor(img, cv2.COLOR_BGR2GRAY)[..., None]
        s = 0.0 if grey and rng.random() < 0.35 else rng.uniform(0.2 if grey else 0.6, 1.5)
        img[:] = g + (img - g) * s


def _bent(rng, img, tiles):
    """A wide lens: straight lines bow outwards or inwards a little."""
    h, w = img.shape[:2]
    k = rng.uniform(-0.10, 0.12)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    r = max(h, w) / 2
    px, py = (x - w / 2) / r, (y - h / 2) / r
    d = 1 + k * (px * px + py * py)
    out = cv2.remap(img, px * d * r + w / 2, py * d * r + h / 2, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    for t in tiles:
        # The inverse, by three steps of a fixed point.
        q = (t['corners'] - np.float32([w / 2, h / 2])) / r
        p = q.copy()
        for _ in range(3):
            p = q / (1 + k * (p * p).sum(1, keepdims=True))
        t['corners'] = (p * r + np.float32([w / 2, h / 2])).astype(np.float32)
    return out


def _lens(rng, img, u):
    """Blur, noise and compression; `u` bounds the blur so that a person could still count the pips."""
    top = min(0.055 * u, 6.0)
    k = rng.random()
    if k < 0.45:
        img = cv2.GaussianBlur(img, (0, 0), max(0.3, rng.uniform(0.2, 1) * top))
    elif k < 0.55:
        n = int(max(3, rng.uniform(1, 3) * top)) | 1
        line = np.zeros((n, n), np.float32)
        a = rng.uniform(0, np.pi)
        c = n // 2
        d = np.float32([np.cos(a), np.sin(a)]) * c
        cv2.line(line, (int(round(c - d[0])), int(round(c - d[1]))), (int(round(c + d[0])), int(round(c + d[1]))), 1.0)
        img = cv2.filter2D(img, -1, line / line.sum())
    if rng.random() < 0.15:
        s = rng.uniform(0.55, 0.9)
        h, w = img.shape[:2]
        if u * s > 13:
            img = cv2.resize(cv2.resize(img, None, fx=s, fy=s, interpolation=cv2.INTER_AREA), (w, h), interpolation=cv2.INTER_LINEAR)
    if rng.random() < 0.2:
        img = img + (img - cv2.GaussianBlur(img, (0, 0), 1.2)) * rng.uniform(0.3, 1.5)
    if rng.random() < 0.6:
        h, w = img.shape[:2]
        n = rng.normal(0, rng.uniform(0.5, 9), (h, w, 1 if rng.random() < 0.5 else 3)).astype(np.float32)
        if rng.random() < 0.4:
            n = cv2.GaussianBlur(n, (0, 0), 0.8).reshape(h, w, -1)
        img = img + n
    img = np.clip(img, 0, 255).astype(np.uint8)
    if rng.random() < 0.6:
        img = cv2.imdecode(cv2.imencode('.jpg', img, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(35, 96))])[1], 1)
    return img


def render(rng, h, w, u, n=None, clutter=None, numerals=False, highest=None):
    """One picture of `h` by `w` pixels with tiles about `u` pixels wide.

    `n` tiles among `clutter` other things, both at random unless given; with `numerals` they have numbers instead of pips, up to `highest` where that is given. Returns (image BGR uint8, tiles); a tile is a dict of `corners` (4×2, in pixels, half `a` between the last and the first),
    `a`, `b`, `seen` (fraction of each half in view), `up` (False for backs and tiles on edge), `ink` (where numbers are printed on the face, or None) and `numerals` (how the set prints them, or None).
    """
    look = Look(rng)
    if numerals:
        if highest is not None:
            look.reach(highest)
        look.numerals = Numerals(rng, look.max_pip)
    area = (h * w) / (u * u)
    most = int(np.clip(area / 3.0, 1, 40))
    n = int(np.ceil(most * rng.uniform(0, 1) ** 0.7)) if n is None else n
    places = [] if rng.random() < 0.03 else layout(rng, look, n)
    img = ground(rng, h, w)
    for _ in range(int(rng.choice([0, 1, 3, 7], p=[0.5, 0.2, 0.2, 0.1])) if clutter is None else clutter):
        distractor(rng, img, None, u)
    if places:
        xy = np.float32([(p.x, p.y) for p in places])
        target = xy[rng.integers(len(xy))] + rng.normal(0, 0.7, 2) if rng.random() < 0.5 else xy.mean(0)
    else:
        target = np.float32([0, 0])
    rotation = rng.uniform(0, 2 * np.pi) if rng.random() < 0.6 else rng.integers(4) * np.pi / 2 + rng.normal() * 0.06 - (places[0].t if places else 0)
    cam = Camera(rng, h, w, u, target, rotation)
    sun = rng.uniform(0, 2 * np.pi)
    light2 = np.float32([np.cos(sun), np.sin(sun)])
    base = rounded_outline(look.length, 1.0, min(0.45, look.corner))
    places = sorted(places, key=lambda p: (p.z, -np.hypot(p.x - cam.eye[0], p.y - cam.eye[1])))

    shade = np.zeros((h, w), np.float32)
    throw = light2 * rng.uniform(0.1, 1.0)
    for p in places:
        o = _outline(p, look, base)
        z = p.z + look.thick
        both = np.concatenate([cam.project(_lift(o, 0)), cam.project(_lift(o - throw * z, 0))])
        cv2.fillPoly(shade, [cv2.convexHull(np.int32(np.round(both)))], 1.0)
    shade = cv2.GaussianBlur(shade, (0, 0), max(0.5, u * rng.uniform(0.01, 0.18)))
    img *= 1 - rng.uniform(0.0, 0.75) * shade[..., None]

    ids = np.zeros((h, w), np.int16)
    tiles = []
    for i, p in enumerate(places):
        o = _outline(p, look, base)
        if p.lie != 'up' and p.lie != 'back':
            lw, hh = (look.length, 1.0) if p.lie == 'edge' else (1.0, look.length)
            o = _outline(p, look, rounded_outline(lw, look.thick, min(0.1, look.thick * 0.4)))
            low, high = cam.project(_lift(o, p.z)), cam.project(_lift(o, p.z + hh))
            hull = cv2.convexHull(np.concatenate([low, high]))[:, 0]
            _fill(img, hull, look.side)
            cv2.fillPoly(ids, [np.int32(hull)], 0)
            _fill(img, high, look.side * rng.uniform(0.8, 1.1))
            continue
        low, high = cam.project(_lift(o, p.z)), cam.project(_lift(o, p.z + look.thick))
        hull = cv2.convexHull(np.concatenate([low, high]))[:, 0]
        shade_of = rng.uniform(0.75, 1.1)
        _fill(img, hull, look.side * shade_of)
        if look.back is not look.base:
            mid = cam.project(_lift(o, p.z + look.thick * 0.5))
            _fill(img, cv2.convexHull(np.concatenate([low, mid]))[:, 0], look.back * shade_of)
        cv2.fillPoly(ids, [np.int32(np.round(hull))], 0)
        half = np.float32([(-look.length / 2, -0.5), (look.length / 2, -0.5), (look.length / 2, 0.5), (-look.length / 2, 0.5)])
        quad = cam.project(_lift(_outline(p, look, half), p.z + look.thick))
        size = float(np.linalg.norm(quad[3] - quad[0]) + np.linalg.norm(quad[2] - quad[1])) / 2
        long = float(np.linalg.norm(quad[1] - quad[0]) + np.linalg.norm(quad[2] - quad[3])) / 2 / look.length
        # The light's direction as seen on this tile.
        own = light2 @ np.float32([[np.cos(p.t), -np.sin(p.t)], [np.sin(p.t), np.cos(p.t)]])
        tex = draw_face(rng, look, p.a, p.b, float(np.clip(max(size, long) * 1.25, 12, 400)), own, blank=p.lie == 'back')
        if rng.random() < 0.3:
            # Each face catches the light in its own way.
            tex *= 1 + rng.uniform(-0.15, 0.25) * np.linspace(-1, 1, tex.shape[1], dtype=np.float32)[None, :, None]
        ink = None
        if look.numerals is not None:
            # A texture runs down and the table up, which pips do not show.
            tex = tex[::-1]
            ink = ink_on(look.numerals, (p.a, p.b), look.length, INK)[::-1]
        _paste(img, ids, i + 1, np.ascontiguousarray(tex), high, quad)
        tiles.append({'id': i + 1, 'corners': quad, 'a': p.a, 'b': p.b, 'up': p.lie == 'up' and (look.bar or look.pin), 'material': look.material, 'ink': ink, 'numerals': look.numerals})
    if rng.random() < 0.12:
        for _ in range(rng.integers(1, 3)):
            distractor(rng, img, ids, u)
    _lighting(rng, img)
    if rng.random() < 0.4 and tiles:
        for _ in range(rng.integers(1, 9)):
            q = tiles[rng.integers(len(tiles))]['corners']
            k = rng.dirichlet(np.ones(4)).astype(np.float32)
            _glare(rng, img, k @ q, u)
    for t in tiles:
        t['seen'] = _seen(ids, t)
    if rng.random() < 0.15:
        img = _bent(rng, img, tiles)
    _exposure(rng, img)
    return _lens(rng, img, u), tiles


def _seen(ids, tile):
    """How much of each half is inside the picture and not hidden."""
    q = tile['corners']
    m0, m1 = (q[0] + q[1]) / 2, (q[3] + q[2]) / 2
    h, w = ids.shape
    out = []
    for half in (np.float32([q[0], m0, m1, q[3]]), np.float32([m0, q[1], q[2], m1])):
        g = (np.arange(10, dtype=np.float32) + 0.5) / 10
        s, t = np.meshgrid(g, g)
        s, t = s.ravel()[:, None], t.ravel()[:, None]
        p = half[0] * (1 - s) * (1 - t) + half[1] * s * (1 - t) + half[2] * s * t + half[3] * (1 - s) * t
        x, y = np.int32(np.round(p[:, 0] - 0.5)), np.int32(np.round(p[:, 1] - 0.5))
        ok = (x >= 0) & (y >= 0) & (x < w) & (y < h)
        hit = np.zeros(100, bool)
        hit[ok] = ids[y[ok], x[ok]] == tile['id']
        out.append(float(hit.mean()))
    return out
