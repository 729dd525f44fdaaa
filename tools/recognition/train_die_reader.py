"""Trains the reader of dice: python3 train_die_reader.py DATA OUT.pt --minutes 40 [--bf16]."""
import argparse
import time

import numpy as np
import torch
from torch.nn import functional as F

from dice_nets import FACES, DieReader
from dice_patches import NONE
from shards import Average, Shards, autocast


def tensor(images):
    return torch.from_numpy(np.ascontiguousarray(images[..., ::-1].transpose(0, 3, 1, 2))).float()


def batch(roughly, proposed, rng, n):
    """Patches mirrored at random, half of them what the finder proposes; few are turned, since cameras are mostly held level."""
    k = n // 2
    drawn = roughly.draw(rng, n - k) + proposed.draw(rng, k)
    x = np.stack([np.rot90(d[0] if rng.random() < 0.5 else d[0][:, ::-1], int(rng.integers(4)) if rng.random() < 0.05 else 0) for d in drawn])
    y = np.int64([d[1] for d in drawn])
    return tensor(x), torch.from_numpy(y[:, 0]), torch.from_numpy(y[:, 1])


def losses(z, face, colour, smooth=0.0):
    return F.cross_entropy(z[:, :FACES], face, label_smoothing=smooth), F.cross_entropy(z[:, FACES:], colour, ignore_index=-1, label_smoothing=smooth)


def check(net, shard):
    net.eval()
    x, y = tensor(shard[0][:4096]), torch.from_numpy(np.int64(shard[1][:4096]))
    with torch.no_grad():
        z = torch.cat([net(x[i : i + 256]) for i in range(0, len(x), 256)])
    net.train()
    real = y[:, 0] < NONE
    face, colour = z[:, :FACES].argmax(1), z[:, FACES:].argmax(1)
    one, other = losses(z, y[:, 0], y[:, 1])
    share = lambda same: same.float().mean().item()
    return f'faces {share(face[real] == y[real, 0]):.4f} none {share(face[~real] == NONE):.4f} colours {share(colour[real] == y[real, 1]):.4f} ce {one.item():.4f} {other.item():.4f}'


def main():
    p = argparse.ArgumentParser()
    p.add_argument('data')
    p.add_argument('out')
    p.add_argument('--minutes', type=float, default=40)
    p.add_argument('--batch', type=int, default=192)
    p.add_argument('--rate', type=float, default=2e-3)
    p.add_argument('--threads', type=int, default=1)
    p.add_argument('--seed', type=int, default=1)
    p.add_argument('--start')
    p.add_argument('--bf16', action='store_true')
    a = p.parse_args()
    torch.manual_seed(a.seed)
    torch.set_num_threads(a.threads)
    rng = np.random.default_rng(a.seed)
    net = DieReader().to(memory_format=torch.channels_last)
    if a.start:
        net.load_state_dict(torch.load(a.start))
    average, held = Average(net, 0.998), DieReader()
    opt = torch.optim.AdamW(net.parameters(), a.rate, weight_decay=1e-4)
    roughly, proposed = Shards(a.data, 'die', a.seed), Shards(a.data, 'die-proposed', a.seed)
    tests = [(s.images.pop(0), s.labels.pop(0)) for s in (roughly, proposed)]
    begun, step, total = time.process_time(), 0, np.zeros(2)
    while True:
        t = (time.process_time() - begun) / (a.minutes * 60)
        if t >= 1:
            break
        for g in opt.param_groups:
            g['lr'] = a.rate * min(1, (step + 1) / 200) * (0.5 + 0.5 * np.cos(np.pi * t)) + 1e-6
        x, face, colour = batch(roughly, proposed, rng, a.batch)
        with autocast(a.bf16):
            z = net(x.contiguous(memory_format=torch.channels_last)).float()
        parts = losses(z, face, colour, 0.01)
        loss = parts[0] + 0.5 * parts[1]
        opt.zero_grad()
        loss.backward()
        opt.step()
        average.update(net)
        total += [v.item() for v in parts]
        step += 1
        if step % 200 == 0:
            roughly.refresh()
            proposed.refresh()
            held.load_state_dict(average.state)
            checks = ' | '.join(check(held, test) for test in tests)
            print(f'{step} {t:.2f} loss {total[0] / 200:.4f} {total[1] / 200:.4f} {checks} | shards {len(roughly.images)} {len(proposed.images)} {time.process_time() - begun:.0f} s', flush=True)
            total[:] = 0
            average.save(a.out)
    average.save(a.out)


if __name__ == '__main__':
    main()
