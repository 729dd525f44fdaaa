"""Straightened patches of one half of a tile, as the reader sees them."""
import cv2
import numpy as np

WIDTH, HEIGHT = 80, 64
UNIT = 44.0  # patch pixels to half a tile's length, and to its width
LEFT = -0.25  # where the patch begins, in half lengths from the bar


def pyramid(img, levels=5):
    out = [img]
    for _ in range(levels - 1):
        h, w = out[-1].shape[:2]
        if min(h, w) < 8:
            break
        out.append(cv2.resize(out[-1][: h // 2 * 2, : w // 2 * 2], (w // 2, h // 2), interpolation=cv2.INTER_AREA))
    return out


def frame(corners):
    """Middle, half length and half width vectors of a tile's quadrilateral."""
    q = np.asarray(corners, np.float32)
    d1, d2 = q[2] - q[0], q[3] - q[1]
    r = q[1] - q[0]
    k = (r[0] * d2[1] - r[1] * d2[0]) / (d1[0] * d2[1] - d1[1] * d2[0] + 1e-9)
    c = q[0] + k * d1
    u = ((q[1] + q[2]) - (q[0] + q[3])) / 4
    v = ((q[2] + q[3]) - (q[0] + q[1])) / 4
    return c, u, v


def patch(levels, c, u, v):
    """The half that lies from `c` towards `u`, its side `v` downwards; positions are pixel edges, so 0.5 is the first pixel's middle."""
    step = max(np.hypot(*u), 2 * np.hypot(*v)) / UNIT
    n = int(np.clip(np.floor(np.log2(max(step, 1e-6) / 0.85)), 0, len(levels) - 1)) if step > 1.7 else 0
    f = 2.0**-n
    du, dv = u * f / UNIT, v * f / (UNIT / 2)
    o = c * f + du * (LEFT * UNIT + 0.5) + dv * (0.5 - HEIGHT / 2) - 0.5
    m = np.float32([[du[0], dv[0], o[0]], [du[1], dv[1], o[1]]])
    return cv2.warpAffine(levels[n], m, (WIDTH, HEIGHT), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_CONSTANT, borderValue=(114, 114, 114))
