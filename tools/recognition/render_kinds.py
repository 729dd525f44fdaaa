"""Renders photos of each kind of table and of tiles, to see which are read badly: python3 render_kinds.py DIR --count 20 --seed 2100.

Every kind of table gets `--count` photos, the sets of tiles take turns; but for those from above, each tile is there once at most. labels.json is as `render_set.py` writes it, with `families` besides, by
which the bench counts. Training uses other seeds. Photos with a tile that is half hidden are drawn again.
"""
import argparse
import json
import os
from multiprocessing import Pool

import cv2
import numpy as np

from looks import MATERIALS, FamilyLook
from render_family import clear, different
from scenes import render
from seats import at_table, render_seat

ABOVE = 'from above'
BOARD, BARE = 'printed board', 'board without tiles'
TABLES = ('game', 'deal', 'hand', 'line', 'laid out', BOARD, BARE, ABOVE)
TRIES = 60
SLANTED = np.deg2rad(45)


def look_of(rng, material):
    """A set of this material, every fourth without a bar."""
    bare = rng.random() < 0.25
    while True:
        look = FamilyLook(rng)
        if look.material == material and (not bare or not look.bar):
            return look


def draw(rng, kind, material):
    """(image, tiles, what the photo counts as)."""
    h, w = (900, 1200) if rng.random() < 0.8 else (1200, 900)
    if kind == ABOVE:
        u = float(np.exp(rng.uniform(np.log(36), np.log(220))))
        img, tiles = render(rng, h, w, u, int(rng.integers(1, max(2, min(24, int(h * w / (u * u) / 6)) + 1))))
        return img, tiles, [kind]
    look = look_of(rng, material)
    tilt = np.deg2rad(rng.uniform(0, 25) if kind == 'laid out' else rng.uniform(20, 68))
    u = min(h, w) * float(np.exp(rng.uniform(np.log(0.045), np.log(0.16))))
    printed = kind in (BOARD, BARE)
    n = int(np.ceil(rng.uniform(1, 6) ** 1.8))
    places = [] if kind == BARE else different(rng, at_table(rng, look, n, None if printed else kind), look.max_pip)
    img, tiles = render_seat(rng, h, w, u, print_on_table=printed, look=look, places=places, tilt=tilt)
    families = [kind] if kind == BARE else [kind, f'{material} tiles', 'seen at 45 degrees or more' if tilt > SLANTED else 'seen at less than 45 degrees']
    if kind != BARE and not look.bar:
        families.append('tiles without a bar')
    if kind != BARE:
        families.append(f'double-{look.max_pip} set')
    return img, tiles, families


def photo(job):
    folder, seed, kind, number = job
    cv2.setNumThreads(1)
    rng = np.random.default_rng([seed, TABLES.index(kind), number, 14])
    material = list(MATERIALS)[number % len(MATERIALS)]
    for _ in range(TRIES):
        img, tiles, families = draw(rng, kind, material)
        seen = clear(tiles)
        if seen is None or (not seen and kind != BARE):
            continue
        file = f'{kind.replace(" ", "_")}_{seed}_{number:03d}.jpg'
        cv2.imwrite(os.path.join(folder, file), img, [cv2.IMWRITE_JPEG_QUALITY, 92])
        return {'file': file, 'tiles': [f"{t['a']}-{t['b']}" for t in seen], 'corners': [t['corners'].round(1).tolist() for t in seen], 'families': families}
    return None


def main():
    p = argparse.ArgumentParser()
    p.add_argument('folder')
    p.add_argument('--count', type=int, default=20, help='photos of each kind of table')
    p.add_argument('--seed', type=int, default=2100)
    p.add_argument('--workers', type=int, default=2)
    a = p.parse_args()
    os.makedirs(a.folder, exist_ok=True)
    with Pool(a.workers) as pool:
        listed = list(pool.imap(photo, [(a.folder, a.seed, kind, n) for n in range(a.count) for kind in TABLES]))
    with open(os.path.join(a.folder, 'labels.json'), 'w') as f:
        json.dump([entry for entry in listed if entry is not None], f, indent=1)


if __name__ == '__main__':
    main()
