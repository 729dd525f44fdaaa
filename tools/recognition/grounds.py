"""What lies under and beside the tiles: cloths, wood, paper, and things that are not dominoes."""
import string

import cv2
import numpy as np

from faces import rgb_from_hsv, smooth_noise


def any_colour(rng):
    k = rng.random()
    if k < 0.3:
        return np.float32([1, 1, 1]) * rng.uniform(5, 60) + rng.uniform(-6, 6, 3).astype(np.float32)
    if k < 0.5:
        return np.float32([1, 1, 1]) * rng.uniform(150, 250) + rng.uniform(-12, 5, 3).astype(np.float32)
    if k < 0.65:
        return rgb_from_hsv(rng.integers(8, 22), rng.integers(60, 190), rng.integers(40, 220))
    if k < 0.75:
        return np.float32([1, 1, 1]) * rng.uniform(50, 160) + rng.uniform(-10, 10, 3).astype(np.float32)
    return rgb_from_hsv(rng.integers(0, 180), rng.integers(60, 255), rng.integers(30, 240))


def _tinted(rng, h, w):
    img = np.empty((h, w, 3), np.float32)
    img[:] = any_colour(rng)
    return img


def _coords(rng, h, w):
    t = rng.uniform(0, np.pi)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    return x * np.cos(t) + y * np.sin(t), -x * np.sin(t) + y * np.cos(t)


def plain(rng, h, w):
    return _tinted(rng, h, w) * (1 + 0.1 * smooth_noise(rng, h, w, (3, 3)))


def weave(rng, h, w):
    x, y = _coords(rng, h, w)
    f = 2 * np.pi / rng.uniform(2.2, 9)
    k = rng.uniform(2, 16)
    img = _tinted(rng, h, w)
    img += (k * (np.sin(x * f) * np.sin(y * f * rng.uniform(0.8, 1.2))))[..., None]
    return img + smooth_noise(rng, h, w, (h / 3, w / 3)) * k * 0.4


def wood(rng, h, w):
    x, y = _coords(rng, h, w)
    c = rgb_from_hsv(rng.integers(6, 24), rng.integers(30, 190), rng.integers(40, 235))
    warp = smooth_noise(rng, h, w, (4, 4))[..., 0] * rng.uniform(4, 30)
    p = rng.uniform(6, 40)
    g = np.sin((y + warp) * 2 * np.pi / p) + 0.6 * np.sin((y + warp * 1.3) * 2 * np.pi / (p * 0.31))
    img = c * (1 + rng.uniform(0.03, 0.16) * g[..., None])
    img *= 1 + 0.06 * smooth_noise(rng, h, w, (h / 2, w / 10))
    if rng.random() < 0.5:
        pw = rng.uniform(60, 200)
        line = np.abs(((y / pw) % 1) - 0.5) * pw < rng.uniform(0.6, 2)
        img[line] *= 0.5
    return img.astype(np.float32)


def checks(rng, h, w):
    x, y = _coords(rng, h, w)
    p, q = rng.uniform(14, 120, 2)
    a = ((x / p) % 1 < rng.uniform(0.3, 0.7)).astype(np.float32)
    b = ((y / q) % 1 < rng.uniform(0.3, 0.7)).astype(np.float32)
    c, d, e = any_colour(rng), any_colour(rng), any_colour(rng)
    if rng.random() < 0.3:
        b *= 0
    m = ((a + b) / 2)[..., None]
    return (c * (1 - m) + d * m + (a * b)[..., None] * (e - d) * 0.4).astype(np.float32)


def leather(rng, h, w):
    img = _tinted(rng, h, w)
    s = rng.uniform(2.5, 7)
    n = smooth_noise(rng, h, w, (h / s, w / s))
    img *= 1 + rng.uniform(0.03, 0.18) * n
    for _ in range(rng.integers(0, 3)):
        _stroke(rng, img, rng.integers(1, 5), any_colour(rng) * 0.4)
    return img * (1 + 0.3 * smooth_noise(rng, h, w, (3, 4)))


def floral(rng, h, w):
    img = _tinted(rng, h, w)
    colours = [any_colour(rng) for _ in range(4)]
    s = rng.uniform(3, 30)
    for _ in range(rng.integers(20, 120)):
        p = (int(rng.uniform(0, w)), int(rng.uniform(0, h)))
        r = max(1, int(s * rng.uniform(0.3, 1.3)))
        axes = (r, r) if rng.random() < 0.5 else (r, max(1, int(r * rng.uniform(0.2, 0.9))))
        cv2.ellipse(img, p, axes, rng.uniform(0, 180), 0, 360, [float(v) for v in colours[rng.integers(4)]], -1 if rng.random() < 0.8 else 2, cv2.LINE_AA)
    return img


def grass(rng, h, w):
    img = _tinted(rng, h, w)
    a = rng.uniform(6, 40)
    img += smooth_noise(rng, h, w, (h / rng.uniform(1.5, 4), w / rng.uniform(1.5, 10)), 3) * a * 0.5
    return img + smooth_noise(rng, h, w, (h / 6, w / 6)) * a * 0.7


def lines(rng, h, w):
    img = _tinted(rng, h, w)
    x, y = _coords(rng, h, w)
    p = rng.uniform(20, 110)
    t = rng.uniform(0.5, 2.5)
    m = np.abs(((x / p) % 1) - 0.5) * p < t
    if rng.random() < 0.7:
        m |= np.abs(((y / p) % 1) - 0.5) * p < t
    c = any_colour(rng)
    img[m] = img[m] * 0.5 + c * 0.5
    return img


def printed(rng, h, w):
    img = np.empty((h, w, 3), np.float32)
    img[:] = rng.uniform(170, 250)
    s = rng.uniform(0.3, 1.4)
    y = rng.uniform(0, 20)
    while y < h:
        text(rng, img, (int(rng.uniform(-20, 30)), int(y)), s, any_colour(rng) * 0.4, 40)
        y += s * rng.uniform(22, 40)
    return img


GROUNDS = [plain, plain, weave, weave, wood, wood, checks, leather, leather, floral, grass, lines, printed]


def put_text(img, *rest):
    """`cv2.putText` on a picture of fractions too, which OpenCV 5 refuses."""
    try:
        cv2.putText(img, *rest)
    except cv2.error:
        whole = np.clip(img, 0, 255).astype(np.uint8)
        cv2.putText(whole, *rest)
        img[:] = whole


def text(rng, img, p, s, colour, n):
    t = ''.join(rng.choice(list(string.ascii_letters + string.digits + '    .,')) for _ in range(n))
    put_text(img, t, p, int(rng.integers(0, 8)), s, [float(v) for v in colour], max(1, int(s * rng.uniform(0.8, 2.5))), cv2.LINE_AA)


def _stroke(rng, img, thick, colour):
    h, w = img.shape[:2]
    p = np.float32([(rng.uniform(-0.1, 1.1) * w, rng.uniform(-0.1, 1.1) * h) for _ in range(3)])
    t = np.linspace(0, 1, 24)[:, None]
    q = (1 - t) ** 2 * p[0] + 2 * t * (1 - t) * p[1] + t**2 * p[2]
    cv2.polylines(img, [np.int32(q)], False, [float(v) for v in colour], int(max(1, thick)), cv2.LINE_AA)


def ground(rng, h, w):
    img = GROUNDS[rng.integers(len(GROUNDS))](rng, h, w)
    img = np.clip(img, 0, 255)
    if rng.random() < 0.25:
        other = np.clip(GROUNDS[rng.integers(len(GROUNDS))](rng, h, w), 0, 255)
        m = np.zeros((h, w), np.uint8)
        if rng.random() < 0.6:
            c = np.float32([rng.uniform(0, w), rng.uniform(0, h)])
            t = rng.uniform(0, 2 * np.pi)
            d, n = np.float32([np.cos(t), np.sin(t)]), np.float32([-np.sin(t), np.cos(t)])
            far = (h + w) * 2
            cv2.fillConvexPoly(m, np.int32([c - d * far, c + d * far, c + d * far + n * far, c - d * far + n * far]), 255, cv2.LINE_AA)
        else:
            cv2.ellipse(m, (int(rng.uniform(0, w)), int(rng.uniform(0, h))), (int(rng.uniform(0.15, 0.6) * w), int(rng.uniform(0.15, 0.6) * h)), rng.uniform(0, 180), 0, 360, 255, -1, cv2.LINE_AA)
        k = (m.astype(np.float32) / 255)[..., None]
        img = img * (1 - k) + other * k
    return img


def _polygon(img, ids, pts, colour):
    cv2.fillPoly(img, [np.int32(np.round(pts * 16))], [float(v) for v in colour], cv2.LINE_AA, 4)
    if ids is not None:
        cv2.fillPoly(ids, [np.int32(np.round(pts))], 0)


def distractor(rng, img, ids, u, without=()):
    """Draws one thing that is not a domino, of about the size of things `u` pixels wide; `ids` loses what it hides."""
    h, w = img.shape[:2]
    c = np.float32([rng.uniform(0, w), rng.uniform(0, h)])
    kinds = ['coin', 'card', 'die', 'button', 'text', 'pen', 'hand', 'keys', 'blob', 'box', 'square', 'label', 'label']
    kind = rng.choice([k for k in kinds if k not in without])
    t = rng.uniform(0, 2 * np.pi)
    rot = np.float32([[np.cos(t), -np.sin(t)], [np.sin(t), np.cos(t)]])
    col = any_colour(rng)

    def rect(a, b, centre=c, colour=col):
        _polygon(img, ids, np.float32([(-a, -b), (a, -b), (a, b), (-a, b)]) @ rot.T + centre, colour)

    def disc(centre, r, colour, keep=False):
        cv2.circle(img, (int(centre[0] * 16), int(centre[1] * 16)), max(1, int(r * 16)), [float(v) for v in colour], -1, cv2.LINE_AA, 4)
        if ids is not None and not keep:
            cv2.circle(ids, (int(centre[0]), int(centre[1])), max(1, int(r)), 0, -1)

    if kind in ('coin', 'button'):
        r = u * rng.uniform(0.25, 0.7)
        disc(c, r, col * 0.7)
        disc(c, r * rng.uniform(0.8, 0.95), col)
        for _ in range(rng.integers(0, 5)):
            disc(c + rng.uniform(-0.5, 0.5, 2) * r, r * rng.uniform(0.08, 0.3), any_colour(rng))
    elif kind == 'card':
        a = u * rng.uniform(0.9, 2.0)
        rect(a, a * 0.7, colour=np.float32([1, 1, 1]) * rng.uniform(180, 250))
        for _ in range(rng.integers(0, 10)):
            p = c + (rng.uniform(-0.8, 0.8, 2) * (a, a * 0.6)) @ rot.T
            disc(p, u * rng.uniform(0.03, 0.25), any_colour(rng))
    elif kind == 'label':
        # A pale rectangle with strokes across it is the thing most like a tile that is none.
        a, b = u * rng.uniform(0.5, 1.6), u * rng.uniform(0.3, 0.9)
        rect(a, b, colour=np.float32([1, 1, 1]) * rng.uniform(150, 250) if rng.random() < 0.7 else col)
        ink = any_colour(rng) * 0.5
        x, bars = -0.8 * a, rng.random() < 0.6
        while x < 0.8 * a:
            t2 = u * rng.uniform(0.01, 0.06)
            if bars:
                p = np.float32([(x, -0.5 * b), (x + t2, -0.5 * b), (x + t2, 0.5 * b), (x, 0.5 * b)])
                _polygon(img, None, p @ rot.T + c, ink)
            x += t2 + u * rng.uniform(0.02, 0.12)
        if not bars:
            for y in np.arange(-0.7, 0.8, rng.uniform(0.2, 0.7)):
                p = np.float32([(-0.8 * a, y * b), (rng.uniform(0, 0.8) * a, y * b), (rng.uniform(0, 0.8) * a, y * b + u * 0.04), (-0.8 * a, y * b + u * 0.04)])
                _polygon(img, None, p @ rot.T + c, ink)
    elif kind in ('die', 'square'):
        a = u * rng.uniform(0.3, 0.55)
        body = np.float32([1, 1, 1]) * rng.uniform(170, 250) if rng.random() < 0.6 else col
        rect(a, a, colour=body)
        pc = np.float32([20, 20, 20]) if body.mean() > 110 else np.float32([240, 240, 240])
        if kind == 'die':
            for x, y in [(-1, -1), (1, 1), (0, 0), (1, -1), (-1, 1), (-1, 0), (1, 0)][: rng.integers(1, 8)]:
                disc(c + (np.float32([x, y]) * a * 0.55) @ rot.T, a * rng.uniform(0.13, 0.2), pc)
    elif kind == 'text':
        for i in range(rng.integers(1, 4)):
            text(rng, img, (int(c[0] - w / 4), int(c[1] + i * u * 0.6)), u * rng.uniform(0.008, 0.03), col, rng.integers(3, 14))
    elif kind == 'pen':
        rect(u * rng.uniform(1.5, 4), u * rng.uniform(0.06, 0.2))
    elif kind == 'hand':
        skin = rgb_from_hsv(rng.integers(5, 16), rng.integers(50, 160), rng.integers(70, 245))
        base = c
        for _ in range(rng.integers(1, 5)):
            d = np.float32([np.cos(t), np.sin(t)]) * u * rng.uniform(1.5, 3.5)
            q = base + d
            cv2.line(img, tuple(np.int32(base).tolist()), tuple(np.int32(q).tolist()), [float(v) for v in skin * rng.uniform(0.85, 1.05)], max(2, int(u * 0.45)), cv2.LINE_AA)
            if ids is not None:
                cv2.line(ids, tuple(np.int32(base).tolist()), tuple(np.int32(q).tolist()), 0, max(2, int(u * 0.45)))
            base = base + np.float32([-np.sin(t), np.cos(t)]) * u * 0.5
            t += rng.uniform(-0.15, 0.15)
    elif kind == 'keys':
        k = u * rng.uniform(0.35, 0.6)
        key = any_colour(rng)
        rect(k * 6, k * 2.6, colour=col)
        for i in range(-5, 6):
            for j in range(-2, 3):
                rect(k * 0.42, k * 0.42, c + (np.float32([i, j]) * k) @ rot.T, key)
    elif kind == 'box':
        a, b = u * rng.uniform(0.5, 3.5, 2)
        rect(a, b)
        for _ in range(rng.integers(0, 3)):
            text(rng, img, (int(c[0] - a), int(c[1] + rng.uniform(-b, b))), u * rng.uniform(0.01, 0.03), any_colour(rng), rng.integers(3, 12))
    else:
        for _ in range(rng.integers(1, 6)):
            disc(c + rng.normal(0, 0.8, 2) * u, u * rng.uniform(0.05, 0.5), any_colour(rng))
