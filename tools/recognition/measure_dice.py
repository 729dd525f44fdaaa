"""Reads photos of dice: python3 measure_dice.py DIR DICE.pt DIE.pt [--sheet OUT.png]. Only measures.

DIR has a labels.json with `photos`, a list of `{file, faces}`; where it names `colours` as well (render_throws.py), the throws are decoded.
"""
import argparse
import json
import os
from collections import Counter
from itertools import combinations
from multiprocessing import Pool

import cv2
import numpy as np
import torch

from dice_nets import DieReader
from dice_patches import cut
from find_dice import look
from nets import DiceFinder
from patches import pyramid
from pipeline import load, logit, tensor

SIZES = (640, 320)
CLOSER = (800,)  # and where fewer than four dice are sure
SURE = 0.9
MOST = 24  # places looked at closely
DIE = 0.5  # a reading less certain than this is rather no die
ACCEPT = 0.1  # one less certain than this is none even where a die of a throw is lacking
# How certain a reading is, from calibrate_dice.py.
CERTAINTY = (0.502, 1.014, -0.840)
FACE_TEMPERATURE = 0.703
COLOUR_TEMPERATURE = 0.567
NEAREST = 0.6  # two dice are no nearer to one another, in widths


def apart(a, b):
    return np.hypot(*(a['c'] - b['c'])) > NEAREST * max(a['wide'], b['wide'])


def propose(net, img, sizes=SIZES):
    """Where the finder thinks that dice lie, surest first; a die may be proposed twice."""
    return sorted((d for size in sizes for d in look(net, img, size)), key=lambda d: -d['p'])


def softmax(z):
    e = np.exp(z - z.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def answers(net, reader, img, sizes=SIZES):
    """The places that the finder proposes with the reader's answer to each: `z`, and `die`, that there is one at all."""
    proposed = propose(net, img, sizes)[:MOST]
    if not proposed:
        return []
    levels = pyramid(img, 5)
    patches = np.stack([cut(levels, d['c'], d['wide']) for d in proposed])
    with torch.no_grad():
        z = (reader(tensor(patches)) + reader(tensor(patches[:, :, ::-1]))).numpy() / 2
    for d, own in zip(proposed, z):
        d['z'], d['die'] = own, float(1 - softmax(own[:7])[6])
    return proposed


def read(net, reader, img):
    """The dice of a picture: `c`, `wide`, `found`, the chances of `faces` and of `colours`."""
    dice = known(answers(net, reader, img))
    if sum(d['found'] >= SURE for d in dice) < 4:
        dice = known(dice + answers(net, reader, img, CLOSER))
    likely = [d for d in dice if d['found'] >= DIE]
    return dice[:4] if len(likely) < 4 <= len(dice) else likely


def known(places):
    """The possible dice among places that the reader has seen, surest first, no die twice."""
    for d in places:
        d['found'] = 1 / (1 + float(np.exp(-np.dot(CERTAINTY, (logit(d['p']), logit(d['die']), 1)))))
        d['faces'] = softmax(d['z'][:6] / FACE_TEMPERATURE)
        d['colours'] = softmax(d['z'][7:] / COLOUR_TEMPERATURE)
        d['value'] = int(d['faces'].argmax()) + 1
    kept = []
    for d in sorted(places, key=lambda d: -d['found']):
        if d['found'] >= ACCEPT and all(apart(d, o) for o in kept):
            kept.append(d)
    return kept


MISSED = 0.01  # the chance that a die of a throw is not among those read
LEAST = 1e-6


def all_ways(odds, greens, reds):
    """The odds of all ways in which up to so many are green and red dice together; those lacking count as missed."""
    ways = np.zeros((greens + 2, reds + 2))
    ways[1, 1] = 1
    for green, red in odds:
        ways[1:, 1:] += ways[:-1, 1:] * green + ways[1:, :-1] * red
    g, r = np.mgrid[0 : greens + 1, 0 : reds + 1]
    return float((ways[1:, 1:] * MISSED ** (greens - g + reds - r)).sum())


def decode_throw(dice):
    """The likeliest two green and two red dice: ((faces of the green pair, chance), (faces of the red pair, chance)), or None."""
    odds = []
    for d in dice:
        red, green, other = d['colours']
        neither = max(LEAST, 1 - d['found'] + d['found'] * other)
        odds.append((max(LEAST, d['found'] * green) / neither, max(LEAST, d['found'] * red) / neither))
    best = None
    for g in combinations(range(len(odds)), 2):
        for r in combinations(range(len(odds)), 2):
            if not set(g) & set(r):
                k = odds[g[0]][0] * odds[g[1]][0] * odds[r[0]][1] * odds[r[1]][1]
                if best is None or k > best[0]:
                    best = k, g, r
    if best is None:
        return None
    every = all_ways(odds, 2, 2)
    out = []
    for pair, of, greens, reds in ((best[1], 0, 0, 2), (best[2], 1, 2, 0)):
        rest = [o for i, o in enumerate(odds) if i not in pair]
        chance = odds[pair[0]][of] * odds[pair[1]][of] * all_ways(rest, greens, reds) / every
        for i in pair:
            chance *= dice[i]['found'] * float(dice[i]['faces'].max())
        out.append((sorted((dice[i]['value'] for i in pair), reverse=True), chance))
    return tuple(out)


def pair(photo, colour):
    return sorted((f for f, c in zip(photo['faces'], photo['colours']) if c == colour), reverse=True)


def job(args):
    folder, finder, reader, photo = args
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    img = cv2.imread(os.path.join(folder, photo['file']))
    return photo, read(load(DiceFinder, finder), load(DieReader, reader), img)


def drawn(folder, photo, dice, thrown):
    img = cv2.imread(os.path.join(folder, photo['file']))
    for d in dice:
        r = d['wide'] / 2
        cv2.rectangle(img, tuple(np.int32(d['c'] - r).tolist()), tuple(np.int32(d['c'] + r).tolist()), (255, 255, 0), 2)
        cv2.putText(img, f"{d['value']}{'rgo'[int(d['colours'].argmax())]} {d['found']:.2f} {d['faces'].max():.2f}", tuple(np.int32(d['c'] - r).tolist()), 0, 0.8, (255, 0, 255), 2)
    img = cv2.resize(img, (512, 384), interpolation=cv2.INTER_AREA)
    truth = ' '.join(f'{f}{c[0]}' for f, c in zip(photo['faces'], photo.get('colours', ['-'] * 9)))
    said = '' if thrown is None else ' '.join(f'{pair} {chance:.2f}' for pair, chance in thrown)
    cv2.putText(img, f"{photo['file']} {truth} | {said}", (4, 376), 0, 0.42, (0, 255, 255), 1)
    return img


def main():
    p = argparse.ArgumentParser()
    p.add_argument('folder')
    p.add_argument('finder')
    p.add_argument('reader')
    p.add_argument('--workers', type=int, default=2)
    p.add_argument('--sheet')
    a = p.parse_args()
    with open(os.path.join(a.folder, 'labels.json')) as f:
        photos = json.load(f)['photos']
    right = missed = invented = wholly = throws = 0
    chances, failed = [], []
    with Pool(a.workers) as pool:
        for photo, dice in pool.imap(job, [(a.folder, a.finder, a.reader, photo) for photo in photos]):
            sure = [d['value'] for d in dice if d['found'] >= DIE]
            want, have = Counter(photo['faces']), Counter(sure)
            r = sum((want & have).values())
            right, missed, invented = right + r, missed + len(photo['faces']) - r, invented + len(sure) - r
            ok, thrown = want == have, None
            wholly += ok
            if 'colours' in photo:
                thrown = decode_throw(dice)
                truth = pair(photo, 'green'), pair(photo, 'red')
                same = [thrown is not None and t[0] == want for t, want in zip(thrown or (None, None), truth)]
                chances += [(t[1], s) for t, s in zip(thrown or (), same)]
                ok = all(same)
                throws += ok
            if not ok:
                failed.append((photo, dice, thrown))
    print(f'faces right {right} missed {missed} invented {invented} recall {right / max(1, right + missed):.3f} precision {right / max(1, right + invented):.3f} wholly {wholly}/{len(photos)}')
    if chances:
        print(f'throws wholly right {throws}/{len(photos)}')
        chances = np.float64(chances)
        for low, high in ((0, 0.5), (0.5, 0.7), (0.7, 0.9), (0.9, 0.97), (0.97, 0.99), (0.99, 1.01)):
            m = (chances[:, 0] >= low) & (chances[:, 0] < high)
            print(f'pairs said with {low} to {min(1, high)}: {int(m.sum())}, right {int(chances[m, 1].sum())}')
    if a.sheet and failed:
        cells = [drawn(a.folder, *f) for f in failed[:24]]
        while len(cells) % 4:
            cells.append(np.zeros_like(cells[0]))
        cv2.imwrite(a.sheet, np.vstack([np.hstack(cells[i : i + 4]) for i in range(0, len(cells), 4)]))


if __name__ == '__main__':
    main()
