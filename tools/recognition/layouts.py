"""Where tiles lie on the table, in widths of a tile: scattered, in hands, in trains, in blocks and piles."""
import numpy as np


class Place:
    """One tile: middle, direction of its long axis, the two halves, height above the table and how it lies."""

    __slots__ = ('x', 'y', 't', 'a', 'b', 'z', 'lie')

    def __init__(self, x, y, t, a, b, z=0.0, lie='up'):
        self.x, self.y, self.t, self.a, self.b, self.z, self.lie = x, y, t, a, b, z, lie


def _value(rng, top):
    return int(rng.integers(0, top + 1))


def _pair(rng, top):
    return _value(rng, top), _value(rng, top)


def boneyard(rng, count, xy):
    """Face-down tiles beside a line that lies at `xy`, as people push them together: side by side in rows, none quite straight."""
    low, high = xy.min(0), xy.max(0)
    rows = int(np.clip((high[1] - low[1] + 3) / 2.7, 1, max(1, count)))
    places = []
    for at in range(count):
        column, row = divmod(at, rows)
        x = high[0] + 2.4 + 1.5 * column + rng.normal(0, 0.08)
        y = (low[1] + high[1]) / 2 + (row - (rows - 1) / 2) * 2.7 + rng.normal(0, 0.12)
        places.append(Place(x, y, np.pi / 2 + rng.normal(0, 0.12), at // 7, at % 7, lie='back'))
    return places


def scattered(rng, look, n, spread):
    placed = []
    side = np.sqrt(n) * spread
    for _ in range(n):
        for _ in range(12):
            x, y = rng.uniform(-side, side, 2)
            if all((x - p.x) ** 2 + (y - p.y) ** 2 > rng.uniform(1.15, 2.3) ** 2 for p in placed):
                placed.append(Place(x, y, rng.uniform(0, 2 * np.pi), *_pair(rng, look.max_pip)))
                break
    return placed


def rows(rng, look, n):
    """A hand or a block: parallel tiles, touching or nearly so, end to end or side by side."""
    gap = rng.choice([0.0, 0.03, 0.15, 0.5]) + rng.uniform(0, 0.05)
    cols = int(rng.integers(1, max(2, n) + 1))
    side_by_side = rng.random() < 0.6
    jit = rng.choice([0, 0.03, 0.12])
    out = []
    for i in range(n):
        r, c = divmod(i, cols)
        dx, dy = (1 + gap, look.length + gap) if side_by_side else (look.length + gap, 1 + gap)
        t = np.pi / 2 if side_by_side else 0.0
        stagger = rng.normal() * jit * 3
        x = c * dx + (0 if side_by_side else stagger)
        y = r * dy + (stagger if side_by_side else 0)
        out.append(Place(x, y, t + rng.normal() * jit * 0.4 + np.pi * rng.integers(2), *_pair(rng, look.max_pip)))
    return out


def train(rng, look, n, start=(0.0, 0.0), heading=None, value=None, taken=None):
    """A line of play: matching halves, doubles crosswise, turns now and then, never over itself."""
    out = [] if taken is None else taken
    top = look.max_pip
    h = rng.uniform(0, 2 * np.pi) if heading is None else heading
    value = _value(rng, top) if value is None else value
    p = np.float32(start)
    gap = rng.choice([0.0, 0.02, 0.1]) if rng.random() < 0.85 else 0.6
    cross = rng.random() < 0.7
    bend = rng.choice([0.0, 0.15, 0.3])
    wobble = rng.choice([0, 0.02, 0.06])
    own = 0
    while own < n:
        nxt = value if rng.random() < 0.14 else _value(rng, top)
        if rng.random() < 0.03:
            value = _value(rng, top)
        double = nxt == value
        if rng.random() < bend:
            turn = rng.choice([-1, 1]) * np.pi / 2
            # The next tile starts beside the end of the last one.
            d = np.float32([np.cos(h), np.sin(h)])
            p = p - d * 0.5
            h += turn
            d = np.float32([np.cos(h), np.sin(h)])
            p = p + d * 0.5
        d = np.float32([np.cos(h), np.sin(h)])
        size = 1.0 if double and cross else look.length
        c = p + d * (size / 2 + gap)
        t = h + (np.pi / 2 if double and cross else 0) + rng.normal() * wobble
        if any((c[0] - q.x) ** 2 + (c[1] - q.y) ** 2 < 1.35**2 for q in out[:-1]):
            break
        s = rng.normal() * wobble
        out.append(Place(c[0] - d[1] * s, c[1] + d[0] * s, t, value, nxt))
        p = c + d * size / 2
        value = nxt
        own += 1
    return out


def cross(rng, look, n):
    v = _value(rng, look.max_pip)
    t = rng.uniform(0, 2 * np.pi)
    out = [Place(0, 0, t, v, v)]
    reach = (look.length / 2, 0.5, look.length / 2, 0.5)
    for i in range(int(rng.integers(2, 5))):
        h = t + i * np.pi / 2
        train(rng, look, max(1, n // 4), (np.cos(h) * reach[i], np.sin(h) * reach[i]), h, v, out)
    return out


def pile(rng, look, n):
    out = []
    for i in range(n):
        x, y = rng.normal(0, 0.7 * np.sqrt(n) * 0.7, 2)
        under = sum(1 for p in out if (p.x - x) ** 2 + (p.y - y) ** 2 < 1.4**2)
        out.append(Place(x, y, rng.uniform(0, 2 * np.pi), *_pair(rng, look.max_pip), z=under * look.thick))
    return out


def layout(rng, look, n):
    k = rng.random()
    if k < 0.30:
        places = scattered(rng, look, n, rng.uniform(0.85, 1.6))
    elif k < 0.48:
        places = rows(rng, look, n)
    elif k < 0.74:
        places = train(rng, look, n)
        if rng.random() < 0.4:
            places += [p for p in scattered(rng, look, max(1, n // 2), 2.0) if all((p.x - q.x) ** 2 + (p.y - q.y) ** 2 > 2.1**2 for q in places)]
    elif k < 0.93:
        places = cross(rng, look, n)
    else:
        places = pile(rng, look, n)
    odd = rng.choice([0.0, 0.03, 0.2], p=[0.6, 0.3, 0.1])
    for p in places:
        if rng.random() < odd:
            p.lie = str(rng.choice(['back', 'edge', 'end']))
        if rng.random() < 0.10:
            p.a = 0
        if rng.random() < 0.08:
            p.b = 0
    # Stacked pairs stand higher than single tiles.
    if rng.random() < 0.1:
        for p in places:
            p.z = max(p.z, look.thick)
    return places
