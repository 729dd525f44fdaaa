"""Adds what the detector proposes in rendered pictures to the training data of the reader of numbers: python3 mine.py DATA DETECTOR.pt --shards 32.

Where it is right, the patch is labelled with its half, placed as exactly or roughly as the detector places it; where it is
wrong (keys of a keyboard, labels, the gap between two tiles), the patch shows no half.
"""
import argparse
from multiprocessing import Pool

import cv2
import numpy as np
import torch

from generate import in_time, save, upright
from nets import NumeralDetector
from numerals import NONE, highest
from patches import frame, patch, pyramid
from pipeline import decode, load, tensor, working_size
from scenes import render

PATCHES = 512


def matched(tiles, c, u, v):
    """The tile a proposal belongs to and whether it lies the same way; None for no tile; False where it is hard to say."""
    for t in tiles:
        d, w, x = frame(t['corners'])
        lu, lv = float(np.hypot(*w)), float(np.hypot(*x))
        away = float(np.hypot(*(c - d))) / lu
        along = float(w @ u) / (lu * float(np.hypot(*u)) + 1e-6)
        ku, kv = float(np.hypot(*u)) / lu, float(np.hypot(*v)) / lv
        if away < 0.17 and abs(along) > 0.97 and 0.8 < ku < 1.25 and 0.8 < kv < 1.25:
            return t, along > 0
        if away < 0.4 and abs(along) > 0.85 and 0.6 < ku < 1.6:
            return False
    return None


def shard(job):
    folder, detector, seed, number = job
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    rng = np.random.default_rng([seed, number, 9])
    net = load(NumeralDetector, detector)
    images = np.empty((PATCHES, 64, 80, 3), np.uint8)
    labels = np.empty(PATCHES, np.uint8)
    k = 0
    while k < PATCHES:
        h, w = (720, 960) if rng.random() < 0.5 else (960, 720)
        u = float(np.exp(rng.uniform(np.log(26), np.log(170))))
        most = max(1, min(14, int(h * w / (u * u) / 6)))
        img, tiles = render(rng, h, w, u, int(rng.integers(1, most + 1)), int(rng.choice([2, 6, 14])), numerals=True, highest=highest(rng))
        levels = pyramid(img, 4)
        found = []
        for size in (576, 320):
            hh, ww = working_size(h, w, size)
            with torch.no_grad():
                out = net(tensor(cv2.resize(img, (ww, hh), interpolation=cv2.INTER_AREA)[None]))[0].numpy()
            found += decode(out, w / ww, h / hh, 0.12)
        rng.shuffle(found)
        right = 0
        for _, c, au, av in found[:40]:
            m = matched(tiles, c, au, av)
            if m is False:
                continue
            for sign in (-1, 1):
                if m is None:
                    label = NONE
                else:
                    tile, same = m
                    second = (sign == 1) == same
                    seen = tile['seen'][1 if second else 0]
                    if not tile['up'] or seen < 0.6:
                        label = NONE
                    elif seen < 0.93 or right >= 12:
                        continue
                    else:
                        label = tile['numerals'].answer(tile['b'] if second else tile['a'], second)
                        right += 1
                images[k], labels[k] = patch(levels, *upright(c, sign * au, sign * av)), label
                k += 1
                if k == PATCHES:
                    break
            if k == PATCHES:
                break
    path = f'{folder}/numbers-{seed}-{9000 + number:04d}'
    save(path, images, labels)
    return path, np.bincount(labels, minlength=NONE + 1).tolist()


def main():
    p = argparse.ArgumentParser()
    p.add_argument('data')
    p.add_argument('detector')
    p.add_argument('--seed', type=int, default=1)
    p.add_argument('--shards', type=int, default=32)
    p.add_argument('--first', type=int, default=0)
    p.add_argument('--workers', type=int, default=2)
    p.add_argument('--seconds', type=float, help='after which no more shards are waited for, but for one')
    a = p.parse_args()
    with Pool(a.workers) as pool:
        for done in in_time(pool.imap(shard, [(a.data, a.detector, a.seed, a.first + n) for n in range(a.shards)]), a.seconds, 1):
            print(*done, flush=True)


if __name__ == '__main__':
    main()
