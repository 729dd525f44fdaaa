"""Fits how certain a reading is, on rendered pictures that no training saw: python3 calibrate.py DETECTOR.pt READER.pt [--count 300] [--numbers].

Prints the numbers that pipeline.py and src/renderer/recognition/certainty.ts hold: the chance that a tile lies here is
sigmoid(a·logit(detector) + b·logit(reader) + c), and the reader's suits are softened by dividing its logits by a temperature.
With `--numbers` the tiles have numbers, and what it prints belongs into read-numeral-photo.ts and number-reader.ts.
"""
import argparse
import json
from multiprocessing import Pool

import cv2
import numpy as np
import torch

from generate import in_time
from mine import matched
from nets import Detector, NumberReader, NumeralDetector, TileReader
from numerals import NONE, highest
from pipeline import Pipeline, logit
from scenes import render
from seats import render_seat


LEAST_HALVES = 200  # of tiles, for a fit that says anything
BOARDS = 0.25  # of the pictures from a seat show printed boards and cloths


def scene(rng, numbers):
    """A photo as people take it: from above, or from a seat at the table with a phone or a small camera."""
    if rng.random() < 0.5:
        h, w = (900, 1200) if rng.random() < 0.5 else (1200, 900)
        u = float(np.exp(rng.uniform(np.log(36), np.log(220))))
        most = max(1, min(24, int(h * w / (u * u) / 6)))
        return render(rng, h, w, u, int(rng.integers(1, most + 1)), numerals=numbers, highest=highest(rng) if numbers else None)
    k = rng.choice([480, 720, 900])
    h, w = (k, k * 4 // 3) if rng.random() < 0.8 else (k * 4 // 3, k)
    u = k * float(np.exp(rng.uniform(np.log(0.045), np.log(0.16))))
    return render_seat(rng, h, w, u, numerals=numbers, print_on_table=not numbers and rng.random() < BOARDS)


def one(job):
    detector, reader, seed, number, numbers = job
    none = NONE if numbers else 13
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    rng = np.random.default_rng([seed, number, 10 if numbers else 4])
    pipe = Pipeline(detector, reader, finder=NumeralDetector if numbers else Detector, kind=NumberReader if numbers else TileReader)
    img, tiles = scene(rng, numbers)
    found = pipe.candidates(img)
    if not found:
        return [], []
    logits = pipe.logits(img, found, mirrored=not numbers)
    seen, halves = [], []
    for (p, c, u, v), z in zip(found, logits):
        m = matched(tiles, c, u, v)
        if m is False:
            continue
        if m is None:
            seen.append((logit(p), reader_logit(z, none), 0))
            continue
        tile, same = m
        state = tile.get('state', 1 if tile['up'] else 0)
        if state == 0:
            seen.append((logit(p), reader_logit(z, none), 0))
            continue
        if state == 2 or min(tile['seen']) < 0.93:
            continue
        seen.append((logit(p), reader_logit(z, none), 1))
        for k, second in enumerate((False, True) if same else (True, False)):
            value = tile['b'] if second else tile['a']
            halves.append((z[k, :none], tile['numerals'].answer(value, second) if numbers else value))
    return seen, halves


def reader_logit(z, none):
    """Logit of both halves being halves."""
    from pipeline import both_halves

    return logit(both_halves(z, none))


def main():
    p = argparse.ArgumentParser()
    p.add_argument('detector')
    p.add_argument('reader')
    p.add_argument('--count', type=int, default=300)
    p.add_argument('--seed', type=int, default=700)
    p.add_argument('--workers', type=int, default=2)
    p.add_argument('--numbers', action='store_true')
    p.add_argument('--raw', help='a file for what was counted')
    p.add_argument('--fit', help='a file for the numbers, as the bench takes them beside other networks (JSON)')
    p.add_argument('--seconds', type=float, help='after which no more pictures are read')
    a = p.parse_args()
    with Pool(a.workers) as pool:
        out = list(in_time(pool.imap(one, [(a.detector, a.reader, a.seed, n, a.numbers) for n in range(a.count)]), a.seconds, 1))
    if not any(o[1] for o in out):
        raise SystemExit('The detector proposes no tile: it has learned too little, or --count is too small.')
    if sum(len(o[1]) for o in out) < LEAST_HALVES:
        print(f'{sum(len(o[1]) for o in out)} halves of {len(out)} pictures are too few to fit anything')
        return
    seen = torch.tensor([s for o in out for s in o[0]], dtype=torch.float32)
    z = torch.tensor(np.float32([h[0] for o in out for h in o[1]]))
    y = torch.tensor([h[1] for o in out for h in o[1]])
    if a.raw:
        np.savez_compressed(a.raw, seen=seen.numpy(), z=np.float16(z.numpy()), y=y.numpy())
    w = torch.tensor([1.0, 1.0, 0.0], requires_grad=True)
    t = torch.tensor(1.0, requires_grad=True)
    opt = torch.optim.LBFGS([w, t], max_iter=200)

    def loss():
        opt.zero_grad()
        s = torch.nn.functional.binary_cross_entropy_with_logits(seen[:, 0] * w[0] + seen[:, 1] * w[1] + w[2], seen[:, 2])
        r = torch.nn.functional.cross_entropy(z / t, y)
        (s + r).backward()
        return s + r

    opt.step(loss)
    fit = {k: round(v, 3) for k, v in zip(('detector', 'reader', 'constant', 'temperature'), (*w.tolist(), t.item()))}
    print(*(f'{k} {v:.3f}' for k, v in fit.items()), f'on {len(out)} pictures')
    if a.fit:
        with open(a.fit, 'w') as f:
            json.dump(fit, f)
    print(len(seen), 'proposals,', int(seen[:, 2].sum()), 'tiles,', len(y), 'halves, right', (z.argmax(1) == y).float().mean().item())
    q = torch.sigmoid(seen[:, 0] * w[0] + seen[:, 1] * w[1] + w[2])
    for lo, hi in ((0, 0.1), (0.1, 0.3), (0.3, 0.5), (0.5, 0.7), (0.7, 0.9), (0.9, 0.99), (0.99, 1.01)):
        m = (q >= lo) & (q < hi)
        print(f'  {lo}-{hi}: {int(m.sum())} with {seen[m, 2].mean().item() if m.any() else 0:.3f} tiles')


if __name__ == '__main__':
    main()
