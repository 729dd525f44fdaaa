"""Shards that generate.py wrote, and averaged weights; what both trainings share."""
import glob
import os
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
    """Exponential moving average of a network's weights and statistics."""

    def __init__(self, net, decay):
        self.decay, self.steps = decay, 0
        self.state = {k: v.detach().clone().float() if v.dtype.is_floating_point else v.detach().clone() for k, v in net.state_dict().items()}

    def update(self, net):
        self.steps += 1
        d = min(self.decay, self.steps / (self.steps + 10))
        now = net.state_dict()
        moving = [k for k, v in now.items() if v.dtype.is_floating_point]
        with torch.no_grad():
            mean = [self.state[k] for k in moving]
            torch._foreach_mul_(mean, d)
            torch._foreach_add_(mean, [now[k].detach() for k in moving], alpha=1 - d)
        for k, v in now.items():
            if not v.dtype.is_floating_point:
                self.state[k].copy_(v)

    def save(self, path):
        torch.save({k: v.cpu() for k, v in self.state.items()}, path + '.part')
        os.replace(path + '.part', path)


def autocast(on):
    return torch.autocast('cpu', dtype=torch.bfloat16, enabled=on)
