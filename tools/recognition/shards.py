"""Shards that generate.py wrote, and averaged weights; what both trainings share."""
import glob
import pickle

import numpy as np
import torch


class Shards:
    """All shards of some kinds in a folder; new ones are taken up as they come."""

    def __init__(self, folder, kinds, seed):
        self.patterns = [f'{folder}/{kind}-{seed}-*.pkl' for kind in kinds.split()]
        self.images, self.labels, self.known = [], [], set()
        self.refresh()

    def refresh(self):
        for path in sorted(path for pattern in self.patterns for path in glob.glob(pattern)):
            if path in self.known:
                continue
            try:
                with open(path, 'rb') as f:
                    labels = pickle.load(f)
            except EOFError:
                continue  # still being written
            self.known.add(path)
            self.images.append(np.load(path[:-4] + '.npy', mmap_mode='r'))
            self.labels.append(labels)

    def draw(self, rng, n):
        """`n` pictures with their labels, each picture as likely as any other."""
        ends = np.cumsum([len(labels) for labels in self.labels])
        out = []
        for i in rng.integers(ends[-1], size=n):
            s = int(np.searchsorted(ends, i, side='right'))
            i = int(ends[s] - 1 - i)
            out.append((self.images[s][i], self.labels[s][i]))
        return out


class Average:
    """Exponential moving average of a network's weights."""

    def __init__(self, net, decay):
        self.decay = decay
        self.state = {k: v.detach().clone().float() for k, v in net.state_dict().items()}
        self.steps = 0

    def update(self, net):
        self.steps += 1
        d = min(self.decay, self.steps / (self.steps + 10))
        for k, v in net.state_dict().items():
            if v.dtype.is_floating_point:
                self.state[k].mul_(d).add_(v.detach().float(), alpha=1 - d)
            else:
                self.state[k] = v.detach().clone()

    def save(self, path):
        torch.save(self.state, path)


def autocast(on):
    return torch.autocast('cpu', dtype=torch.bfloat16, enabled=on)
