"""Trains the reader of numbers: python3 train_numbers.py DATA OUT.pt --minutes 20 [--bf16]."""
import argparse
import time

import numpy as np
import torch
from torch.nn import functional as F

from nets import NumberReader
from numerals import NONE
from resume import opened, with_statistics
from shards import Average, Shards, autocast


def batch(shards, rng, n):
    drawn = shards.draw(rng, n)
    x = np.stack([d[0] for d in drawn])
    y = np.int64([d[1] for d in drawn])
    x = x[..., ::-1] if rng.random() < 0.9 else x[..., rng.permutation(3)]
    return torch.from_numpy(np.ascontiguousarray(x.transpose(0, 3, 1, 2))).float(), torch.from_numpy(y)


def check(net, shard):
    net.eval()
    x = torch.from_numpy(np.ascontiguousarray(shard[0][:4096, ..., ::-1].transpose(0, 3, 1, 2))).float()
    y = torch.from_numpy(np.int64(shard[1][:4096]))
    with torch.no_grad():
        z = torch.cat([net(x[i : i + 256]) for i in range(0, len(x), 256)])
    net.train()
    p = z.argmax(1)
    real = y < NONE
    return (p[real] == y[real]).float().mean().item(), (p[~real] == NONE).float().mean().item(), F.cross_entropy(z, y).item()


def main():
    p = argparse.ArgumentParser()
    p.add_argument('data')
    p.add_argument('out')
    p.add_argument('--minutes', type=float, default=20)
    p.add_argument('--batch', type=int, default=192)
    p.add_argument('--rate', type=float, default=2e-3)
    p.add_argument('--threads', type=int, default=3)
    p.add_argument('--seed', type=int, default=1)
    p.add_argument('--start', help='a checkpoint or an ONNX file to go on from')
    p.add_argument('--seconds', type=float, help='by the clock, in place of --minutes')
    p.add_argument('--bf16', action='store_true')
    a = p.parse_args()
    torch.manual_seed(a.seed)
    torch.set_num_threads(a.threads)
    rng = np.random.default_rng(a.seed)
    net = NumberReader().to(memory_format=torch.channels_last)
    if a.start:
        opened(net, a.start)
    opt = torch.optim.AdamW(net.parameters(), a.rate, weight_decay=1e-4)
    shards = Shards(a.data, 'numbers', a.seed)
    test = shards.images.pop(0), shards.labels.pop(0)
    if a.start and a.start.endswith('.onnx'):
        with_statistics(net, batch(shards, rng, 1024)[0].contiguous(memory_format=torch.channels_last))
    average, held = Average(net, 0.998), NumberReader()
    clock = time.process_time if a.seconds is None else time.time
    begun, step, total = clock(), 0, 0.0
    while True:
        t = (clock() - begun) / (a.minutes * 60 if a.seconds is None else a.seconds)
        if t >= 1:
            break
        for g in opt.param_groups:
            g['lr'] = a.rate * min(1, (step + 1) / 200) * (0.5 + 0.5 * np.cos(np.pi * t)) + 1e-6
        x, y = batch(shards, rng, a.batch)
        with autocast(a.bf16):
            z = net(x.contiguous(memory_format=torch.channels_last)).float()
        loss = F.cross_entropy(z, y, label_smoothing=0.03)
        opt.zero_grad()
        loss.backward()
        opt.step()
        average.update(net)
        total += loss.item()
        step += 1
        if step % 200 == 0:
            shards.refresh()
            held.load_state_dict(average.state)
            right, rejected, ce = check(held, test)
            print(f'{step} {t:.2f} loss {total / 200:.4f} right {right:.4f} rejected {rejected:.4f} ce {ce:.4f} shards {len(shards.images)} {clock() - begun:.0f} s', flush=True)
            total = 0.0
            average.save(a.out)
    average.save(a.out)


if __name__ == '__main__':
    main()
