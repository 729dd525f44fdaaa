"""Renders sets of a family: two photos with all tiles of a set laid out, then photos of games with it: python3 render_family.py DIR --sets 12.

labels.json is as `render_set.py` writes it, with `source` (which set) and `set` (its highest half) besides; the two of `laid` show each
tile once. Training uses other seeds. Photos with a tile that is half hidden are drawn again.
"""
import argparse
import json
import os
from multiprocessing import Pool

import cv2
import numpy as np

from looks import FamilyLook
from seats import all_tiles, at_table, in_rows, render_seat

LONG, SHORT = 1600, 1200
TRIES = 40


def different(rng, places, max_pip):
    """The same places with tiles of one set, each at most once."""
    tiles = all_tiles(max_pip)
    order = rng.permutation(len(tiles))
    for place, k in zip(places, order):
        place.a, place.b = tiles[k] if rng.random() < 0.5 else tiles[k][::-1]
    return places[: len(tiles)]


def laid(rng, look, tiles):
    places = in_rows(rng, look, [tiles[k] for k in rng.permutation(len(tiles))])
    wide = max(p.x for p in places) - min(p.x for p in places) + 3.5
    tall = max(p.y for p in places) - min(p.y for p in places) + 3.5
    u = 0.8 * min(LONG / wide, SHORT / tall)
    middle = np.mean([(p.x, p.y) for p in places], 0)
    for p in places:
        p.x, p.y = p.x - middle[0], p.y - middle[1]
    return render_seat(rng, SHORT, LONG, u, look=look, places=places, tilt=np.deg2rad(rng.uniform(0, 30)))


def game(rng, look):
    n = int(np.ceil(rng.uniform(1, 5) ** 1.8))
    places = different(rng, at_table(rng, look, n), look.max_pip)
    return render_seat(rng, SHORT, LONG, float(np.exp(rng.uniform(np.log(45), np.log(130)))), look=look, places=places)


def clear(tiles):
    """The tiles of a photo that are to be read; None where one is half hidden, which is a matter of taste."""
    faces = [t for t in tiles if t.get('state', 1) == 1 and t['up']]
    if any(0.3 < min(t['seen']) < 0.95 for t in faces) or any(t.get('state') == 2 for t in tiles):
        return None
    return [t for t in faces if min(t['seen']) >= 0.95]


def family(job):
    folder, seed, number, games, most = job
    cv2.setNumThreads(1)
    rng = np.random.default_rng([seed, number, 12])
    look = FamilyLook(rng)
    while look.max_pip > most:
        look = FamilyLook(rng)
    tiles = all_tiles(look.max_pip)
    order = rng.permutation(len(tiles))
    halves = [[tiles[k] for k in order[i::2]] for i in range(2)]
    out = []
    for k in range(2 + games):
        for _ in range(TRIES):
            img, known = laid(rng, look, halves[k]) if k < 2 else game(rng, look)
            seen = clear(known)
            if seen is not None and (len(seen) == len(halves[k]) if k < 2 else 0 < len(seen)):
                break
        else:
            continue
        file = f'family_{seed}_{number:02d}_{k:02d}.jpg'
        cv2.imwrite(os.path.join(folder, file), img, [cv2.IMWRITE_JPEG_QUALITY, 92])
        entry = {'file': file, 'tiles': [f"{t['a']}-{t['b']}" for t in seen], 'corners': [t['corners'].round(1).tolist() for t in seen]}
        out.append({**entry, 'set': look.max_pip, 'source': f'set {number}', 'laid': k < 2, 'notes': f'{look.material} tiles'})
    return out


def main():
    p = argparse.ArgumentParser()
    p.add_argument('folder')
    p.add_argument('--sets', type=int, default=12)
    p.add_argument('--games', type=int, default=10)
    p.add_argument('--seed', type=int, default=1200)
    p.add_argument('--most', type=int, default=12, help='the highest half of the sets')
    p.add_argument('--workers', type=int, default=2)
    a = p.parse_args()
    os.makedirs(a.folder, exist_ok=True)
    with Pool(a.workers) as pool:
        listed = [entry for family_ in pool.imap(family, [(a.folder, a.seed, n, a.games, a.most) for n in range(a.sets)]) for entry in family_]
    with open(os.path.join(a.folder, 'labels.json'), 'w') as f:
        json.dump(listed, f, indent=1)


if __name__ == '__main__':
    main()
