"""Renders photos with labels.json, as the bench reads them: python3 render_set.py DIR --count 200 --seed 900.

Training uses other seeds, so these show what was not learned by heart. Pictures with a tile that is half hidden are left out,
because whether such a tile should be read is a matter of taste; and those with a number that nobody could tell (`legible`).
"""
import argparse
import json
import os
from multiprocessing import Pool

import cv2
import numpy as np

from scenes import render


UNLIKE = 6  # of 255: the least by which ink and ground that can be told apart are unlike
DARK = 20  # neither ink nor ground is lighter where all is too dark
FINE = 3  # samples to a place, across and down
REACH = 6  # places from the ink that are its ground, a tenth of a tile's width
LEGIBLE = 0.75  # the share of a number's strokes that has to stand out


def straightened(img, corners, h, w):
    """A face as it came out in the picture, `h` by `w` places."""
    src = np.float32([(0, 0), (w, 0), (w, h), (0, h)]) * FINE - 0.5
    m = cv2.getPerspectiveTransform(np.float32(corners) - 0.5, src)
    fine = cv2.warpPerspective(img, m, (w * FINE, h * FINE), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return cv2.resize(fine, (w, h), interpolation=cv2.INTER_AREA).astype(np.float32)


def legible(img, tile):
    """Whether a person could tell the numbers of a tile from the face about them, in the picture as it came out: no test of how hard that is."""
    h, w = tile['ink'].shape
    face = straightened(img, tile['corners'], h, w)
    for half in (slice(0, w // 2), slice(w // 2, w)):
        ink, seen = tile['ink'][:, half], face[:, half]
        if ink.max() < 0.5:
            continue  # a nought that is not printed
        inked = np.uint8(ink > 0.1)
        around = cv2.dilate(inked, np.ones((2 * REACH + 1, 2 * REACH + 1), np.uint8)) - cv2.dilate(inked, np.ones((3, 3), np.uint8)) == 1
        stroke = np.float32(ink > 0.6)
        mean = cv2.blur(seen * stroke[..., None], (3, 3)) / np.maximum(cv2.blur(stroke, (3, 3)), 1e-6)[..., None]
        plain = []
        for y, x in np.argwhere(stroke > 0)[::3]:
            near = slice(max(0, y - 2 * REACH), y + 2 * REACH + 1), slice(max(0, x - 2 * REACH), x + 2 * REACH + 1)
            ground = seen[near][around[near]]
            plain.append(len(ground) > 0 and np.percentile(np.abs(ground - mean[y, x]).max(1), 25) > UNLIKE)
        if np.mean(plain) < LEGIBLE:
            return False
        if max(np.median(seen[stroke > 0], 0).max(), np.median(seen[around], 0).max()) <= DARK:
            return False
    return True


def photo(job):
    folder, seed, number, numerals, highest = job
    cv2.setNumThreads(1)
    rng = np.random.default_rng([seed, number, 2])
    while True:
        h, w = (1200, 1600) if rng.random() < 0.5 else (1600, 1200)
        u = float(np.exp(rng.uniform(np.log(48), np.log(330))))
        most = max(1, int(h * w / (u * u) / 6))
        img, tiles = render(rng, h, w, u, int(rng.integers(1, min(28, most) + 1)), numerals=numerals, highest=highest)
        if any(t['up'] and 0.3 < min(t['seen']) < 0.95 for t in tiles):
            continue
        clear = [t for t in tiles if t['up'] and min(t['seen']) >= 0.95]
        if numerals and not all(legible(img, t) for t in clear):
            continue
        file = f'rendered_{seed}_{number:04d}.jpg'
        cv2.imwrite(os.path.join(folder, file), img, [cv2.IMWRITE_JPEG_QUALITY, 92])
        return {'file': file, 'tiles': [f"{t['a']}-{t['b']}" for t in clear], 'corners': [t['corners'].round(1).tolist() for t in clear], 'material': tiles[0]['material'] if tiles else 'none', **({} if highest is None else {'set': highest})}


def main():
    p = argparse.ArgumentParser()
    p.add_argument('folder')
    p.add_argument('--count', type=int, default=200)
    p.add_argument('--seed', type=int, default=900)
    p.add_argument('--workers', type=int, default=2)
    p.add_argument('--numerals', action='store_true', help='numbers instead of pips')
    p.add_argument('--highest', type=int, help='the highest number of every set, to 18')
    a = p.parse_args()
    os.makedirs(a.folder, exist_ok=True)
    with Pool(a.workers) as pool:
        listed = list(pool.imap(photo, [(a.folder, a.seed, n, a.numerals, a.highest) for n in range(a.count)]))
    with open(os.path.join(a.folder, 'labels.json'), 'w') as f:
        json.dump(listed, f, indent=1)


if __name__ == '__main__':
    main()
