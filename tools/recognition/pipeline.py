"""The whole reading of a photograph, as the page does it, for trying things out: photograph → tiles with probabilities."""
import cv2
import numpy as np
import torch

from nets import SCALE, STRIDE, Detector, Reader
from patches import patch, pyramid

LONGEST = 1600
SIZES = (640,)
CANDIDATE = 0.15
ACCEPT = 0.5
OVERLAP = 0.3


def load(kind, path):
    net = kind()
    net.load_state_dict(torch.load(path, map_location='cpu'))
    return net.eval()


def tensor(images):
    return torch.from_numpy(np.ascontiguousarray(images[..., ::-1].transpose(0, 3, 1, 2))).float()


def working_size(h, w, longest):
    s = longest / max(h, w)
    return max(1, round(h * s / 32)) * 32, max(1, round(w * s / 32)) * 32


def decode(found, sx, sy, threshold):
    """Peaks of the heat map as frames in the photograph's pixels."""
    z = torch.from_numpy(found[:1])
    top = torch.nn.functional.max_pool2d(z[None], 3, 1, 1)[0]
    p = torch.sigmoid(z).numpy()[0]
    ys, xs = np.nonzero((z == top).numpy()[0] & (p > threshold))
    out = []
    for y, x in zip(ys, xs):
        f = found[2:, y, x]
        c = np.float32([(x + 0.5 + f[0]) * STRIDE * sx, (y + 0.5 + f[1]) * STRIDE * sy])
        tu, tv = np.arctan2(f[4 - 0 - 0], f[3]) / 2, np.arctan2(f[7], f[6]) / 2
        lu, lv = np.exp(f[2]) * SCALE, np.exp(f[5]) * SCALE
        u = np.float32([np.cos(tu) * lu * sx, np.sin(tu) * lu * sy])
        v = np.float32([np.cos(tv) * lv * sx, np.sin(tv) * lv * sy])
        if u[0] * v[1] - u[1] * v[0] < 0:
            v = -v
        out.append((float(p[y, x]), c, u, v))
    return out


def corners(c, u, v):
    return np.float32([c - u - v, c + u - v, c + u + v, c - u + v])


def overlap(p, q):
    a, _ = cv2.intersectConvexConvex(p, q)
    return a / max(1e-6, min(abs(cv2.contourArea(p)), abs(cv2.contourArea(q))))


class Pipeline:
    def __init__(self, detector, reader, sizes=SIZES):
        self.detector, self.reader, self.sizes = load(Detector, detector), load(Reader, reader), sizes

    def candidates(self, img, threshold=CANDIDATE):
        h, w = img.shape[:2]
        out = []
        for size in self.sizes:
            hh, ww = working_size(h, w, size)
            small = cv2.resize(img, (ww, hh), interpolation=cv2.INTER_AREA if ww < w else cv2.INTER_LINEAR)
            with torch.no_grad():
                found = self.detector(tensor(small[None]))[0].numpy()
            out += decode(found, w / ww, h / hh, threshold)
        return out

    def read(self, img, found):
        levels = pyramid(img)
        ps = np.stack([patch(levels, c, s * u, s * v) for _, c, u, v in found for s in (-1, 1)])
        with torch.no_grad():
            z = torch.cat([self.reader(tensor(ps[i : i + 64])) for i in range(0, len(ps), 64)])
        return torch.softmax(z, 1).numpy().reshape(len(found), 2, 14)

    def __call__(self, img):
        k = LONGEST / max(img.shape[:2])
        if k < 1:
            img = cv2.resize(img, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
        found = self.candidates(img)
        if not found:
            return []
        probs = self.read(img, found)
        tiles = []
        for (p, c, u, v), q in zip(found, probs):
            valid = float((1 - q[0, 13]) * (1 - q[1, 13]))
            a, b = int(q[0, :13].argmax()), int(q[1, :13].argmax())
            tiles.append({'score': float(np.sqrt(p * valid)), 'found': p, 'valid': valid, 'a': a, 'b': b, 'pa': float(q[0, a]), 'pb': float(q[1, b]), 'corners': corners(c, u, v)})
        tiles.sort(key=lambda t: -t['score'])
        kept = []
        for t in tiles:
            if t['score'] >= 0.15 and all(overlap(t['corners'], o['corners']) < OVERLAP for o in kept):
                kept.append(t)
        return kept
