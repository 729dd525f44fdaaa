"""Renders photographs with labels.json, as the bench reads them: python3 render_set.py DIR --count 200 --seed 900.

Training uses other seeds, so these show what was not learned by heart. Pictures with a tile that is half hidden are left out,
because whether such a tile should be read is a matter of taste.
"""
import argparse
import json
import os
from multiprocessing import Pool

import cv2
import numpy as np

from scenes import render


def photo(job):
    folder, seed, number, numerals = job
    cv2.setNumThreads(1)
    rng = np.random.default_rng([seed, number, 2])
    while True:
        h, w = (1200, 1600) if rng.random() < 0.5 else (1600, 1200)
        u = float(np.exp(rng.uniform(np.log(48), np.log(330))))
        most = max(1, int(h * w / (u * u) / 6))
        img, tiles = render(rng, h, w, u, int(rng.integers(1, min(28, most) + 1)), numerals=numerals)
        if any(t['up'] and 0.3 < min(t['seen']) < 0.95 for t in tiles):
            continue
        clear = [t for t in tiles if t['up'] and min(t['seen']) >= 0.95]
        file = f'rendered_{seed}_{number:04d}.jpg'
        cv2.imwrite(os.path.join(folder, file), img, [cv2.IMWRITE_JPEG_QUALITY, 92])
        return {'file': file, 'tiles': [f"{t['a']}-{t['b']}" for t in clear], 'corners': [t['corners'].round(1).tolist() for t in clear], 'material': tiles[0]['material'] if tiles else 'none'}


def main():
    p = argparse.ArgumentParser()
    p.add_argument('folder')
    p.add_argument('--count', type=int, default=200)
    p.add_argument('--seed', type=int, default=900)
    p.add_argument('--workers', type=int, default=2)
    p.add_argument('--numerals', action='store_true', help='numbers instead of pips')
    a = p.parse_args()
    os.makedirs(a.folder, exist_ok=True)
    with Pool(a.workers) as pool:
        listed = list(pool.imap(photo, [(a.folder, a.seed, n, a.numerals) for n in range(a.count)]))
    with open(os.path.join(a.folder, 'labels.json'), 'w') as f:
        json.dump(listed, f, indent=1)


if __name__ == '__main__':
    main()
