"""Renders training pictures with many processes while a training already takes them up: each process writes small shards into a folder.

A shard is the same every time; how many there are when a training ends depends on the machine.
"""
import multiprocessing
import os

import cv2
import numpy as np

SIDE = 480  # of a picture of the pool
MOST = 44  # tiles, backs and narrow sides of a picture that are kept
KNOWN = 14  # corners 8, halves 2, seen 2, state, whether it has numbers in place of pips
AT_ONCE = 48  # pictures in a shard
MOST_FAILED = 4  # draws of a shard that may fail


def picture(rng, boards=0.1):
    """One picture of the mixture that both networks learn from: (image BGR, known MOST×KNOWN); `boards` of them show printed tables."""
    from scenes import render
    from seats import render_seat

    k = rng.random()
    numerals = k > 0.88
    if k < 0.60 or k > 0.95:
        u = float(np.exp(rng.uniform(np.log(11), np.log(85))))
        img, tiles = render_seat(rng, SIDE, SIDE, u, numerals=numerals, print_on_table=not numerals and rng.random() < boards / 0.6)
    else:
        u = float(np.exp(rng.uniform(np.log(14), np.log(150))))
        clutter = int(rng.choice([2, 6, 14])) if rng.random() < 0.3 else None
        img, tiles = render(rng, SIDE, SIDE, u, clutter=clutter, numerals=numerals)
    known = np.zeros((MOST, KNOWN), np.float32)
    known[:, 12] = -1
    # What is to be read comes first.
    tiles.sort(key=lambda t: -t['up'])
    for row, t in zip(known, tiles):
        state = t.get('state', 1 if t['up'] else 0)
        row[:8] = t['corners'].ravel()
        row[8:] = (t['a'], t['b'], *t['seen'], state, numerals)
    return img, known


def work(folder, seed, number, most, boards):
    os.nice(10)
    cv2.setNumThreads(1)
    for shard in range(most):
        rng = np.random.default_rng([seed, number, shard, 11])
        images, known = np.empty((AT_ONCE, SIDE, SIDE, 3), np.uint8), np.empty((AT_ONCE, MOST, KNOWN), np.float32)
        i = failed = 0
        while i < AT_ONCE:
            try:
                images[i], known[i] = picture(rng, boards)
            except (cv2.error, ValueError, np.linalg.LinAlgError):
                # One draw in some thousand has a shape that cannot be drawn. More would leave out all pictures of some kind.
                failed += 1
                if failed > MOST_FAILED:
                    raise
                continue
            i += 1
        path = os.path.join(folder, f'{number:03d}-{shard:05d}')
        with open(path + '.part', 'wb') as f:
            np.save(f, images)
            np.save(f, known)
        os.rename(path + '.part', path + '.shard')


def start(folder, seed, workers, boards=0.1, most=10_000):
    os.makedirs(folder, exist_ok=True)
    started = [multiprocessing.Process(target=work, args=(folder, seed, n, most, boards), daemon=True) for n in range(workers)]
    for p in started:
        p.start()
    return started


class Pool:
    """The pictures rendered so far, on the device that trains; `held` of them are kept back to measure with."""

    def __init__(self, torch, device, capacity, held):
        self.torch, self.device, self.capacity, self.held = torch, device, capacity, held
        self.images = torch.empty((capacity, SIDE, SIDE, 3), dtype=torch.uint8, device=device)
        self.known = torch.empty((capacity, MOST, KNOWN), device=device)
        self.count, self.taken, self.known_names = 0, 0, set()

    def take(self, folder, most=4, keep=False):
        """Takes up to `most` new shards from the folder, and deletes them there unless told to keep them."""
        names = sorted(n for n in os.listdir(folder) if n.endswith('.shard') and n not in self.known_names)[:most]
        for name in names:
            path = os.path.join(folder, name)
            with open(path, 'rb') as f:
                images, known = self.torch.from_numpy(np.load(f)), self.torch.from_numpy(np.load(f))
            # When it is full, new pictures take the places of the oldest, but never of those held back.
            at = self.count if self.count + len(images) <= self.capacity else self.held + (self.taken * AT_ONCE) % (self.capacity - self.held - AT_ONCE)
            self.images[at : at + len(images)] = images.to(self.device)
            self.known[at : at + len(images)] = known.to(self.device)
            self.count = max(self.count, at + len(images))
            self.taken += 1
            if keep:
                self.known_names.add(name)
            else:
                os.remove(path)
        return len(names)

    def draw(self, n):
        return self.torch.randint(self.held, self.count, (n,), device=self.device)
