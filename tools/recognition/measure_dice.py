"""Reads photographs of dice: python3 measure_dice.py DIR|--rendered 500 DICE.pt [--sheet OUT.png]. Only measures.

DIR has a labels.json with `photos`, a list of `{file, faces}`; `--rendered N` throws two red and two green dice N times on rendered tables.
"""
import argparse
import json
import os
from collections import Counter

import cv2
import numpy as np
import torch

from dice_scenes import GREEN, RED, DieLook, render_dice
from nets import SCALE, STRIDE, DiceFinder
from pipeline import load, tensor, working_size

SIZES = (640, 320)
ACCEPT = 0.35


def look(net, img, size):
    h, w = img.shape[:2]
    hh, ww = working_size(h, w, size)
    small = cv2.resize(img, (ww, hh), interpolation=cv2.INTER_AREA if ww < w else cv2.INTER_LINEAR)
    with torch.no_grad():
        z = net(tensor(small[None]))[0]
    p = torch.sigmoid(z[:6])
    best = p.max(0).values
    peak = (torch.nn.functional.max_pool2d(best[None, None], 3, 1, 1)[0, 0] == best) & (best > 0.15)
    out = []
    for y, x in peak.nonzero().tolist():
        f = z[:, y, x].numpy()
        q = p[:, y, x].numpy()
        c = np.float32([(x + 0.5 + f[6]) * STRIDE * w / ww, (y + 0.5 + f[7]) * STRIDE * h / hh])
        e = np.exp(f[9:12] - f[9:12].max())
        out.append({'p': float(q.max()), 'value': int(q.argmax()) + 1, 'c': c, 'wide': float(np.exp(f[8]) * SCALE * w / ww), 'colours': e / e.sum()})
    return out


def read(net, img):
    found = sorted((d for size in SIZES for d in look(net, img, size)), key=lambda d: -d['p'])
    kept = []
    for d in found:
        if d['p'] >= ACCEPT and all(np.hypot(*(d['c'] - o['c'])) > 0.6 * max(d['wide'], o['wide']) for o in kept):
            kept.append(d)
    return kept


def throw(job):
    seed, number = job
    cv2.setNumThreads(1)
    rng = np.random.default_rng([seed, number, 6])
    while True:
        red, green = DieLook(rng, RED), DieLook(rng, GREEN)
        img, dice = render_dice(rng, 768, 1024, float(np.exp(rng.uniform(np.log(28), np.log(130)))), [red, red, green, green])
        if len(dice) == 4 and min(d['seen'] for d in dice) > 0.97:
            return img, dice


def main():
    p = argparse.ArgumentParser()
    p.add_argument('folder')
    p.add_argument('net')
    p.add_argument('--rendered', type=int, default=0)
    p.add_argument('--seed', type=int, default=800)
    p.add_argument('--sheet')
    a = p.parse_args()
    torch.set_num_threads(1)
    net = load(DiceFinder, a.net)
    right = missed = invented = wholly = coloured = 0
    failed = []
    if a.rendered:
        photos = ({'file': str(n)} for n in range(a.rendered))
    else:
        photos = json.load(open(os.path.join(a.folder, 'labels.json')))['photos']
    n = 0
    for n, photo in enumerate(photos, 1):
        if a.rendered:
            img, dice = throw((a.seed, n))
            faces = [d['value'] for d in dice]
        else:
            img, faces = cv2.imread(os.path.join(a.folder, photo['file'])), photo['faces']
        got = read(net, img)
        want, have = Counter(faces), Counter(d['value'] for d in got)
        r = sum((want & have).values())
        ok = want == have
        if a.rendered and ok:
            truth = Counter((d['value'], d['colour']) for d in dice)
            ok = truth == Counter((d['value'], int(d['colours'].argmax())) for d in got)
            coloured += ok
        right, missed, invented, wholly = right + r, missed + len(faces) - r, invented + len(got) - r, wholly + ok
        if not ok:
            failed.append((photo['file'], img, got, faces))
    print(f'faces right {right} missed {missed} invented {invented} recall {right / max(1, right + missed):.3f} precision {right / max(1, right + invented):.3f} wholly {wholly}/{n}')
    if a.sheet and failed:
        cells = []
        for file, img, got, faces in failed[:24]:
            img = img.copy()
            for d in got:
                r = d['wide'] / 2
                cv2.rectangle(img, tuple(np.int32(d['c'] - r).tolist()), tuple(np.int32(d['c'] + r).tolist()), (0, 255, 0), 1)
                cv2.putText(img, f"{d['value']}{'rgo'[int(d['colours'].argmax())]} {d['p']:.2f}", tuple(np.int32(d['c'] - r).tolist()), 0, 0.6, (255, 0, 255), 2)
            img = cv2.resize(img, (480, 360), interpolation=cv2.INTER_AREA)
            cv2.putText(img, f'{file} {faces}', (4, 352), 0, 0.45, (0, 255, 255), 1)
            cells.append(img)
        while len(cells) % 6:
            cells.append(np.zeros_like(cells[0]))
        cv2.imwrite(a.sheet, np.vstack([np.hstack(cells[i : i + 6]) for i in range(0, len(cells), 6)]))


if __name__ == '__main__':
    main()
