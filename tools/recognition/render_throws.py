"""Renders throws of two red and two green dice with a labels.json, to measure with: python3 render_throws.py DIR --count 500 --seed 800 --workers 3.

A picture depends on its number and the seed alone. No training uses these seeds: its shards are seeded with three numbers that end otherwise.
"""
import argparse
import json
import os
from multiprocessing import Pool

import cv2
import numpy as np

from dice_scenes import render_throw

NAMES = ('red', 'green', 'other')


def write(job):
    folder, seed, number = job
    cv2.setNumThreads(1)
    rng = np.random.default_rng([seed, number, 6])
    img, dice = render_throw(rng)
    file = f'throw-{number:03d}.jpg'
    cv2.imwrite(os.path.join(folder, file), img, [cv2.IMWRITE_JPEG_QUALITY, 92])
    return {'file': file, 'faces': [d['value'] for d in dice], 'colours': [NAMES[d['colour']] for d in dice], 'middles': [[round(float(v), 1) for v in d['corners'].mean(0)] for d in dice]}


def main():
    p = argparse.ArgumentParser()
    p.add_argument('folder')
    p.add_argument('--count', type=int, default=500)
    p.add_argument('--seed', type=int, default=800)
    p.add_argument('--workers', type=int, default=3)
    a = p.parse_args()
    os.makedirs(a.folder, exist_ok=True)
    with Pool(a.workers) as pool:
        photos = pool.map(write, [(a.folder, a.seed, n) for n in range(1, a.count + 1)])
    with open(os.path.join(a.folder, 'labels.json'), 'w') as f:
        json.dump({'photos': photos}, f, indent=1)


if __name__ == '__main__':
    main()
