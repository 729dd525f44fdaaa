"""Reads the photos of a folder with labels.json: python3 measure.py DIR DETECTOR.pt READER.pt [--sheet OUT.png]. Only measures."""
import argparse
import json
import os
import time
from collections import Counter

import cv2
import numpy as np
import torch

from pipeline import ACCEPT, CLOSER, LONGEST, Pipeline


def name(a, b):
    return f'{max(a, b)}-{min(a, b)}'


def held(labels, read):
    want, got = Counter(labels), Counter(read)
    right = sum((want & got).values())
    return right, list((want - got).elements()), list((got - want).elements())


def main():
    p = argparse.ArgumentParser()
    p.add_argument('folder')
    p.add_argument('detector')
    p.add_argument('reader')
    p.add_argument('--sheet')
    p.add_argument('--sizes', default='640,320')
    p.add_argument('--closer', type=int, default=CLOSER)
    p.add_argument('--threads', type=int, default=1)
    p.add_argument('--quiet', action='store_true')
    a = p.parse_args()
    torch.set_num_threads(a.threads)
    pipe = Pipeline(a.detector, a.reader, tuple(int(s) for s in a.sizes.split(',')), a.closer)
    total, wholly, failed, sweep = np.zeros(3, int), 0, [], []
    photos = json.load(open(os.path.join(a.folder, 'labels.json')))
    begun = time.time()
    for photo in photos:
        img = cv2.imread(os.path.join(a.folder, photo['file']))
        found = pipe(img)
        labels = [name(*map(int, t.split('-'))) for t in photo['tiles']]
        sweep.append((labels, found))
        kept = [t for t in found if t['score'] >= ACCEPT]
        right, missed, invented = held(labels, [name(t['a'], t['b']) for t in kept])
        total += (right, len(missed), len(invented))
        if not missed and not invented:
            wholly += 1
        else:
            failed.append((photo['file'], img, found, missed, invented))
            if not a.quiet:
                print(photo['file'][:34].ljust(34), right, 'of', len(labels), 'missed', *missed, '| invented', *invented)
    r, m, i = total
    print(f'right {r} missed {m} invented {i} recall {r / (r + m):.3f} precision {r / max(1, r + i):.3f} wholly {wholly}/{len(photos)} in {time.time() - begun:.0f} s')
    for t in (0.3, 0.5, 0.7, 0.8, 0.9):
        s = np.zeros(3, int)
        for labels, found in sweep:
            right, missed, invented = held(labels, [name(f['a'], f['b']) for f in found if f['score'] >= t])
            s += (right, len(missed), len(invented))
        print(f'  at {t}: recall {s[0] / (s[0] + s[1]):.3f} precision {s[0] / max(1, s[0] + s[2]):.3f}')
    if a.sheet and failed:
        sheet(a.sheet, failed[:24])


def sheet(path, failed, cell=520, across=6):
    out = np.zeros((-(-len(failed) // across) * cell, across * cell, 3), np.uint8)
    for n, (file, img, found, missed, invented) in enumerate(failed):
        k = min((cell - 30) / img.shape[0], cell / img.shape[1])
        img = cv2.resize(img, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
        k *= max(1.0, max(img.shape[:2]) / k / LONGEST)
        for t in found:
            q = np.int32(t['corners'] * k)
            ok = t['score'] >= ACCEPT
            wrong = name(t['a'], t['b']) in invented
            cv2.polylines(img, [q], True, ((0, 0, 255) if wrong else (0, 220, 0)) if ok else (255, 160, 0), 1, cv2.LINE_AA)
            cv2.putText(img, f"{t['a']}-{t['b']} {t['score'] * 100:.0f}", tuple((q.mean(0) - (14, 0)).astype(int).tolist()), 0, 0.36, (255, 0, 255), 1, cv2.LINE_AA)
        y, x = n // across * cell, n % across * cell
        out[y : y + img.shape[0], x : x + img.shape[1]] = img
        cv2.putText(out, f"{file[:26]} -{' '.join(missed)[:26]}", (x + 2, y + cell - 8), 0, 0.4, (0, 255, 255), 1, cv2.LINE_AA)
    cv2.imwrite(path, out)


if __name__ == '__main__':
    main()
