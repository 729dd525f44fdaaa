"""The whole reading of a photo, as the page does it, for trying things out: photo → tiles with probabilities."""
import cv2
import numpy as np
import torch

from nets import SCALE, STRIDE, Detector, TileReader
from patches import patch, pyramid
from resume import opened

LONGEST = 3200
SIZES = (640, 320)  # two looks at every photo
CLOSER = 960  # and a third where tiles look small or nothing was found
SMALL = 26.0  # width of a small tile in the first look, in pixels
CANDIDATE = 0.15
ACCEPT = 0.6
DOUBTFUL = 0.97  # a half less clear than this is read again, mirrored
# How certain a reading is, from calibrate.py.
CERTAINTY = (1.086, 1.122, 1.961)
TEMPERATURE = 0.611
OVERLAP = 0.3
UNLIKE = 3  # no tile of a photo is so many times as large as the usual one, or as small


def logit(p):
    p = min(1 - 1e-4, max(1e-4, p))
    return float(np.log(p / (1 - p)))


def both_halves(z, none=13):
    """The chance that both of a tile's patches show half a tile; `z` the logits of two halves, that of no half at `none`."""
    e = np.exp(z - z.max(1, keepdims=True))
    return float(np.prod(1 - e[:, none] / e.sum(1)))


def suits(z):
    e = np.exp((z[:13] - z[:13].max()) / TEMPERATURE)
    return e / e.sum()


def load(kind, path):
    return opened(kind(), path).eval()


def tensor(images):
    return torch.from_numpy(np.ascontiguousarray(images[..., ::-1].transpose(0, 3, 1, 2))).float()


def working_size(h, w, longest):
    s = longest / max(h, w)
    return max(1, round(h * s / 32)) * 32, max(1, round(w * s / 32)) * 32


def decode(found, sx, sy, threshold):
    """Peaks of the heat map as frames in the photo's pixels."""
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
    def __init__(self, detector, reader, sizes=SIZES, closer=CLOSER, finder=Detector, kind=TileReader):
        self.detector, self.reader, self.sizes, self.closer = load(finder, detector), load(kind, reader), sizes, closer

    def look(self, img, size, threshold=CANDIDATE):
        h, w = img.shape[:2]
        hh, ww = working_size(h, w, size)
        small = cv2.resize(img, (ww, hh), interpolation=cv2.INTER_AREA if ww < w else cv2.INTER_LINEAR)
        with torch.no_grad():
            found = self.detector(tensor(small[None]))[0].numpy()
        return decode(found, w / ww, h / hh, threshold)

    def candidates(self, img):
        out = [c for size in self.sizes for c in self.look(img, size)]
        if self.closer:
            small = SMALL * max(img.shape[:2]) / self.sizes[0]
            sure = [2 * np.hypot(*v) for p, _, _, v in out if p > 0.5]
            if not sure or sorted(sure)[len(sure) // 2] < small:
                out += self.look(img, self.closer)
        return out

    def logits(self, img, found, mirrored=True):
        """What the reader makes of both halves of each place; unsure halves are read again, mirrored, unless that would spoil them."""
        levels = pyramid(img)
        halves = [(c, s * u, s * v) for _, c, u, v in found for s in (-1, 1)]
        z = self.halves(levels, halves)
        e = np.exp(z - z.max(1, keepdims=True))
        unsure = np.nonzero((e / e.sum(1, keepdims=True)).max(1) < DOUBTFUL)[0]
        if mirrored and len(unsure):
            again = self.halves(levels, [(c, u, -v) for c, u, v in (halves[i] for i in unsure)])
            z[unsure] = (z[unsure] + again) / 2
        return z.reshape(len(found), 2, -1)

    def halves(self, levels, frames):
        ps = np.stack([patch(levels, *f) for f in frames])
        with torch.no_grad():
            return torch.cat([self.reader(tensor(ps[i : i + 64])) for i in range(0, len(ps), 64)]).numpy()

    def __call__(self, img):
        k = LONGEST / max(img.shape[:2])
        if k < 1:
            img = cv2.resize(img, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
        found = self.candidates(img)
        if not found:
            return []
        tiles = []
        for (p, c, u, v), z in zip(found, self.logits(img, found)):
            score = 1 / (1 + np.exp(-(CERTAINTY[0] * logit(p) + CERTAINTY[1] * logit(both_halves(z)) + CERTAINTY[2])))
            qa, qb = suits(z[0]), suits(z[1])
            a, b = int(qa.argmax()), int(qb.argmax())
            tiles.append({'score': float(score), 'a': a, 'b': b, 'sure': float(score * qa[a] * qb[b]), 'corners': corners(c, u, v), 'size': float(np.sqrt(abs(u[0] * v[1] - u[1] * v[0])))})
        usual = [t['size'] for t in tiles if t['score'] > 0.8]
        if usual:
            usual = sorted(usual)[len(usual) // 2]
            tiles = [t for t in tiles if usual / UNLIKE < t['size'] < usual * UNLIKE]
        tiles.sort(key=lambda t: -t['score'])
        kept = []
        for t in tiles:
            if t['score'] >= 0.15 and all(overlap(t['corners'], o['corners']) < OVERLAP for o in kept):
                kept.append(t)
        return kept
