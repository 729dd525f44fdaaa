"""Fits how certain a reading of a die is, on rendered pictures that no training saw: python3 calibrate_dice.py DICE.pt DIE.pt [--count 400].

Prints the numbers that measure_dice.py and src/renderer/recognition/read-dice.ts hold: the chance that a die lies here is
sigmoid(a·logit(finder) + b·logit(reader) + c), and the reader's faces and colours are softened by dividing its logits by a temperature.
"""
import argparse
from multiprocessing import Pool

import cv2
import numpy as np
import torch

from dice_patches import NONE, label_of
from dice_scenes import OTHER, render_dice, render_throw
from measure_dice import answers, propose
from dice_nets import DieReader
from nets import DiceFinder
from pipeline import load, logit


def one(job):
    finder, reader, seed, number = job
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    rng = np.random.default_rng([seed, number, 9])
    if rng.random() < 0.7:
        img, dice = render_throw(rng)
    else:
        img, dice = render_dice(rng, 768, 1024, float(np.exp(rng.uniform(np.log(28), np.log(130)))))
    seen, faces, colours = [], [], []
    for place in answers(load(DiceFinder, finder), load(DieReader, reader), img):
        label = label_of(img, dice, place['c'], place['wide'])
        if label is None:
            continue
        face, colour = label
        seen.append((logit(place['p']), logit(place['die']), face < NONE))
        if face < NONE:
            faces.append((place['z'][:NONE], face))
            if colour < OTHER:
                colours.append((place['z'][NONE + 1 :], colour))
    return seen, faces, colours


def table(chance, right):
    for lo, hi in ((0, 0.1), (0.1, 0.3), (0.3, 0.5), (0.5, 0.7), (0.7, 0.9), (0.9, 0.99), (0.99, 1.01)):
        m = (chance >= lo) & (chance < hi)
        print(f'  {lo}-{hi}: {int(m.sum())} with {right[m].float().mean().item() if m.any() else 0:.3f} right')


def main():
    p = argparse.ArgumentParser()
    p.add_argument('finder')
    p.add_argument('reader')
    p.add_argument('--count', type=int, default=400)
    p.add_argument('--seed', type=int, default=850)
    p.add_argument('--workers', type=int, default=2)
    a = p.parse_args()
    with Pool(a.workers) as pool:
        out = pool.map(one, [(a.finder, a.reader, a.seed, n) for n in range(a.count)], chunksize=4)
    seen = torch.tensor([s for o in out for s in o[0]], dtype=torch.float32)
    reading = [(torch.tensor(np.float32([h[0] for o in out for h in o[k]])), torch.tensor([h[1] for o in out for h in o[k]])) for k in (1, 2)]
    w = torch.tensor([1.0, 1.0, 0.0], requires_grad=True)
    t = torch.tensor([1.0, 1.0], requires_grad=True)
    opt = torch.optim.LBFGS([w, t], max_iter=200)

    def loss():
        opt.zero_grad()
        s = torch.nn.functional.binary_cross_entropy_with_logits(seen[:, 0] * w[0] + seen[:, 1] * w[1] + w[2], seen[:, 2])
        s = s + sum(torch.nn.functional.cross_entropy(z / k, y) for (z, y), k in zip(reading, t))
        s.backward()
        return s

    opt.step(loss)
    print('finder %.3f reader %.3f constant %.3f face temperature %.3f colour temperature %.3f' % (*w.tolist(), *t.tolist()))
    print(len(seen), 'proposals,', int(seen[:, 2].sum()), 'dice')
    table(torch.sigmoid(seen[:, 0] * w[0] + seen[:, 1] * w[1] + w[2]).detach(), seen[:, 2])
    for name, (z, y), k in zip(('faces', 'colours'), reading, t):
        chance, said = (z / k).softmax(1).detach().max(1)
        print(name, len(y), 'right', (said == y).float().mean().item())
        table(chance, said == y)


if __name__ == '__main__':
    main()
