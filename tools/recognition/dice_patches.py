"""Patches of single dice for the reader of dice: python3 dice_patches.py DATA --shards 40 --workers 3 [--finder DICE.pt].

A patch is level, `SIDE` pixels wide, and shows `FRAME` widths of the upper face about its middle. With `--finder` the patches
are what the finder proposes in rendered pictures, right or wrong; without, the dice themselves, roughly placed, and places that are none.
A shard depends on its number, `--seed` and the finder alone.
"""
import argparse
import os
import pickle
from multiprocessing import Pool

import cv2
import numpy as np

from dice_scenes import GREEN, RED, DieLook, contrast, render_dice
from patches import pyramid

SIDE = 128
FRAME = 2.4
PATCHES = 4096
PROPOSED = 1024
NONE = 6  # the face of a patch that shows no upper face of a die
FAINT = 7  # pips fainter than this teach nothing


def width(corners):
    """How wide a face is: the mean length of its four edges."""
    q = np.asarray(corners, np.float32)
    return float(np.mean(np.hypot(*(q - np.roll(q, 1, 0)).T)))


def cut(levels, c, wide):
    """The patch about `c`; positions are pixel edges, so 0.5 is the first pixel's middle."""
    step = FRAME * wide / SIDE
    n = int(np.clip(np.floor(np.log2(max(step, 1e-6) / 0.85)), 0, len(levels) - 1)) if step > 1.7 else 0
    f = 2.0**-n
    o = np.float32(c) * f + step * f * (0.5 - SIDE / 2) - 0.5
    m = np.float32([[step * f, 0, o[0]], [0, step * f, o[1]]])
    return cv2.warpAffine(levels[n], m, (SIDE, SIDE), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_CONSTANT, borderValue=(114, 114, 114))


def label_of(img, dice, c, wide):
    """The face and colour at a place; None where it is hard to say."""
    for d in dice:
        away = float(np.hypot(*(c - d['corners'].mean(0)))) / width(d['corners'])
        ratio = wide / width(d['corners'])
        if away < 0.22 and 0.72 < ratio < 1.39:
            if d['seen'] < 0.6:
                return (NONE, -1) if d['seen'] < 0.3 else None
            return (d['value'] - 1, d['colour']) if d['seen'] > 0.93 and contrast(img, d) > FAINT else None
        if away < 0.45:
            return None
    return NONE, -1


def proposals(rng, dice, size):
    """Places to look at: the dice, roughly, and others that are none."""
    for d in dice:
        c, w = d['corners'].mean(0), width(d['corners'])
        k = rng.uniform(0, 1)
        yield c + rng.normal(0, 0.05, 2) * w * k, w * np.exp(rng.normal(0, 0.08) * k)
        for side in d['sides']:
            # The side of a die is what is most like an upper face and is none.
            if rng.random() < 0.35:
                yield side.mean(0) + rng.normal(0, 0.06, 2) * w, width(side) * np.exp(rng.normal(0, 0.12))
        if rng.random() < 0.06:
            t = rng.uniform(0, 2 * np.pi)
            yield c + np.float32([np.cos(t), np.sin(t)]) * w * rng.uniform(0.5, 0.9), w * np.exp(rng.normal(0, 0.2))
        if rng.random() < 0.06:
            yield c + rng.uniform(-0.3, 0.3, 2) * w, w * rng.choice([0.3, 0.45, 1.9, 2.5])
    if rng.random() < 0.5:
        yield rng.uniform(0, size, 2), float(np.exp(rng.uniform(np.log(16), np.log(90))))


def table(rng):
    """A picture to cut patches from with its dice: two in three are small, the others as large as photos that are read."""
    u = float(np.exp(rng.uniform(np.log(18), np.log(130))))
    hard = rng.random() < 0.65
    looks = None
    if rng.random() < 0.6:
        red, green = DieLook(rng, RED), DieLook(rng, GREEN)
        looks = [red, red, green, green]
    if u > 28 and rng.random() < 0.45:
        return render_dice(rng, 768, 1024, u, looks, hard)
    size = int(np.clip(u * rng.uniform(5, 9), 160, 640))
    return render_dice(rng, size, size, u, looks, hard)


def shard(rng):
    images, labels = np.empty((PATCHES, SIDE, SIDE, 3), np.uint8), np.empty((PATCHES, 2), np.int8)
    k = 0
    while k < PATCHES:
        img, dice = table(rng)
        h, w = img.shape[:2]
        levels = pyramid(img)
        for c, wide in proposals(rng, dice, (w, h)):
            label = label_of(img, dice, c, wide)
            if label is None or not (-0.1 * wide < min(c) and c[0] < w + 0.1 * wide and c[1] < h + 0.1 * wide):
                continue
            images[k], labels[k] = cut(levels, c, wide), label
            k += 1
            if k == PATCHES:
                break
    return images, labels


def proposed_shard(rng, finder):
    """What the finder proposes; at most seven in ten of it are right."""
    import torch

    from find_dice import look
    from nets import DiceFinder
    from pipeline import load

    torch.set_num_threads(1)
    net = load(DiceFinder, finder)
    images, labels = np.empty((PROPOSED, SIDE, SIDE, 3), np.uint8), np.empty((PROPOSED, 2), np.int8)
    k = right = 0
    while k < PROPOSED:
        img, dice = table(rng)
        longest = max(img.shape)
        # As photos are looked at; small pictures stand for parts of one.
        sizes = (640, 320, 800) if longest == 1024 else (longest, longest, longest / 2)
        levels = pyramid(img)
        for d in look(net, img, float(rng.choice(sizes))):
            label = label_of(img, dice, d['c'], d['wide'])
            if label is None or label[0] < NONE and right > 0.7 * k + 8:
                continue
            right += label[0] < NONE
            images[k], labels[k] = cut(levels, d['c'], d['wide']), label
            k += 1
            if k == PROPOSED:
                break
    return images, labels


def write(job):
    folder, seed, number, finder = job
    path = os.path.join(folder, f'{"die-proposed" if finder else "die"}-{seed}-{number:04d}')
    if os.path.exists(path + '.pkl'):
        return path
    cv2.setNumThreads(1)
    rng = np.random.default_rng([seed, number, 8 if finder else 7])
    images, labels = proposed_shard(rng, finder) if finder else shard(rng)
    np.save(path + '.npy', images)
    with open(path + '.part', 'wb') as f:
        pickle.dump(labels, f)
    os.replace(path + '.part', path + '.pkl')
    return path


def main():
    p = argparse.ArgumentParser()
    p.add_argument('folder')
    p.add_argument('--seed', type=int, default=1)
    p.add_argument('--first', type=int, default=0)
    p.add_argument('--shards', type=int, default=40)
    p.add_argument('--workers', type=int, default=3)
    p.add_argument('--finder')
    a = p.parse_args()
    os.makedirs(a.folder, exist_ok=True)
    with Pool(a.workers) as pool:
        for path in pool.imap(write, [(a.folder, a.seed, s, a.finder) for s in range(a.first, a.first + a.shards)]):
            print(path, flush=True)


if __name__ == '__main__':
    main()
