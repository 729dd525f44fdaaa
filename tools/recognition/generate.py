"""Writes training pictures to DIR in shards: python3 generate.py detector|numerals|numbers|dice DIR --first 0 --shards 40 --workers 3.

A shard depends on its number and `--seed` alone, so any number of workers writes the same files.
"""
import argparse
import os
import pickle
import time
from multiprocessing import Pool

import cv2
import numpy as np

from dice_scenes import render_dice
from numerals import NONE, highest
from patches import frame, patch, pyramid
from scenes import render

SIZE = 384  # side of a detector picture
SCENES = 256  # of them in a shard
NUMBERS = 1024  # in a shard for the reader of numbers


def detector_shard(rng, numerals=False):
    images = np.empty((SCENES, SIZE, SIZE, 3), np.uint8)
    labels = []
    for i in range(SCENES):
        u = float(np.exp(rng.uniform(np.log(12), np.log(130))))
        images[i], tiles = render(rng, SIZE, SIZE, u, numerals=numerals)
        labels.append([(t['corners'], t['a'], t['b'], t['seen'], t['up']) for t in tiles])
    return images, labels


def numerals_shard(rng):
    """Tiles with numbers, which the detector finds as it finds others."""
    return detector_shard(rng, numerals=True)


def _jitter(rng, c, u, v):
    lu = float(np.hypot(*u))
    k = rng.uniform(0, 1)
    c = c + rng.normal(0, 0.035, 2) * lu * k
    a = rng.normal(0, 2.5) * k
    t = np.deg2rad(a)
    r = np.float32([[np.cos(t), -np.sin(t)], [np.sin(t), np.cos(t)]])
    u = r @ u * np.exp(rng.normal(0, 0.045) * k) + v * rng.normal(0, 0.05) * k
    v = r @ v * np.exp(rng.normal(0, 0.045) * k) + u * rng.normal(0, 0.02) * k
    return np.float32(c), np.float32(u), np.float32(v)


def _misplaced(rng, c, u, v):
    """A frame that is no tile's: what a detector would invent beside or across one."""
    k = rng.integers(6)
    if k == 0:
        return c + u * rng.choice([-1, 1]) * rng.uniform(0.8, 1.15), u, v
    if k == 1:
        return c + v * rng.choice([-1, 1]) * rng.uniform(0.7, 1.2), u, v
    if k == 2:
        return c + u * rng.choice([0, 0.5, -0.5, 1, -1]), v * 2, u / 2
    if k == 3:
        t = rng.uniform(0.5, np.pi - 0.5)
        r = np.float32([[np.cos(t), -np.sin(t)], [np.sin(t), np.cos(t)]])
        return c + (u + v) * rng.uniform(-0.3, 0.3), r @ u, r @ v
    if k == 4:
        s = rng.choice([0.35, 0.5, 1.8, 2.4])
        return c + u * rng.uniform(-0.5, 0.5), u * s, v * s
    return c + u * rng.uniform(-4, 4) + v * rng.uniform(-6, 6), u, v


def _clear(tiles, c, u, number):
    """Whether a misplaced frame is really away from every tile's own."""
    for t in tiles:
        d, w, _ = frame(t['corners'])
        lu = float(np.hypot(*w))
        near = np.hypot(*(c - d)) < 0.35 * lu
        along = abs(float(w @ u)) / (lu * float(np.hypot(*u)) + 1e-6) > 0.9
        size = 0.7 < float(np.hypot(*u)) / lu < 1.4
        if near and along and size:
            return False
    return True


def upright(c, u, v):
    """The same frame with its side clockwise of its end, so that numbers are not mirrored."""
    return c, u, v if u[0] * v[1] - u[1] * v[0] > 0 else -v


def numbers_shard(rng):
    """Halves of tiles with numbers, for their reader."""
    images = np.empty((NUMBERS, 64, 80, 3), np.uint8)
    labels = np.empty(NUMBERS, np.uint8)
    k = 0
    while k < NUMBERS:
        u = float(np.exp(rng.uniform(np.log(22), np.log(110))))
        size = int(np.clip(u * rng.uniform(3, 6), 80, 352))
        img, tiles = render(rng, size, size, u, int(rng.integers(2, 11)), numerals=True, highest=highest(rng))
        levels = pyramid(img, 3)
        rng.shuffle(tiles)
        for t in tiles[:6]:
            c, au, av = frame(t['corners'])
            if not (-au.max() < c[0] < size + au.max() and -au.max() < c[1] < size + au.max()):
                continue
            for sign, value, seen in ((-1, t['a'], t['seen'][0]), (1, t['b'], t['seen'][1])):
                if rng.random() < 0.1:
                    f = _misplaced(rng, c, sign * au, sign * av)
                    if not _clear(tiles, f[0], f[1], t['id']):
                        continue
                    label = NONE
                elif not t['up'] or seen < 0.6:
                    if rng.random() < 0.85:
                        continue
                    f, label = _jitter(rng, c, sign * au, sign * av), NONE
                elif seen < 0.93:
                    continue
                else:
                    f, label = _jitter(rng, c, sign * au, sign * av), t['numerals'].answer(value, sign > 0)
                images[k], labels[k] = patch(levels, *upright(*f)), label
                k += 1
                if k == NUMBERS:
                    return images, labels
    return images, labels


def dice_shard(rng):
    images = np.empty((SCENES, SIZE, SIZE, 3), np.uint8)
    labels = []
    for i in range(SCENES):
        u = float(np.exp(rng.uniform(np.log(13), np.log(105))))
        images[i], dice = render_dice(rng, SIZE, SIZE, u)
        labels.append([(d['corners'], d['value'], d['colour'], d['seen']) for d in dice])
    return images, labels


KINDS = {'detector': detector_shard, 'numerals': numerals_shard, 'numbers': numbers_shard, 'dice': dice_shard}


def write(job):
    kind, folder, seed, shard = job
    path = os.path.join(folder, f'{kind}-{seed}-{shard:04d}')
    if os.path.exists(path + '.pkl'):
        return path
    cv2.setNumThreads(1)
    rng = np.random.default_rng([seed, shard, {'detector': 0, 'dice': 5, 'numerals': 7, 'numbers': 8}[kind]])
    images, labels = KINDS[kind](rng)
    save(path, images, labels)
    return path


def save(path, images, labels):
    """Writes a shard, which is there once its labels are."""
    np.save(path + '.npy', images)
    with open(path + '.part', 'wb') as f:
        pickle.dump(labels, f)
    os.replace(path + '.part', path + '.pkl')


def in_time(done, seconds, least):
    """What is done, one after the other, until the time is over, but `least` of it."""
    begun = time.time()
    for at, each in enumerate(done, 1):
        yield each
        if seconds is not None and at >= least and time.time() - begun > seconds:
            return


def main():
    p = argparse.ArgumentParser()
    p.add_argument('kind', choices=list(KINDS))
    p.add_argument('folder')
    p.add_argument('--seed', type=int, default=1)
    p.add_argument('--first', type=int, default=0)
    p.add_argument('--shards', type=int, default=40)
    p.add_argument('--workers', type=int, default=3)
    p.add_argument('--seconds', type=float, help='after which no more shards are waited for, but for two')
    a = p.parse_args()
    os.makedirs(a.folder, exist_ok=True)
    jobs = [(a.kind, a.folder, a.seed, s) for s in range(a.first, a.first + a.shards)]
    with Pool(a.workers) as pool:
        for path in in_time(pool.imap(write, jobs), a.seconds, 2):
            print(path, flush=True)


if __name__ == '__main__':
    main()
