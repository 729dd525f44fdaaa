"""Trains the finder of dice: python3 train_dice.py DATA OUT.pt --minutes 20 [--bf16]."""
import argparse
import time

import numpy as np
import torch
from torch.nn import functional as F

from nets import DICE, SCALE, STRIDE, DiceFinder
from shards import Average, Shards, autocast
from train_detector import bump, focal, turned


def targets(dice, k, flip, size):
    n = size // STRIDE
    heat, skip = np.zeros((6, n, n), np.float32), np.zeros((1, n, n), np.float32)
    geo, own, near = np.zeros((3, n, n), np.float32), np.zeros((n, n), np.float32), np.zeros((n, n), np.float32)
    colour = np.full((n, n), -1, np.int64)
    for corners, value, col, seen in dice:
        q = turned(corners, k, flip, size)
        c = q.mean(0)
        wide = float(np.mean(np.hypot(*(q - np.roll(q, 1, 0)).T)))
        s = max(0.8, 0.13 * wide / STRIDE)
        x, y = c / STRIDE
        if seen < 0.75:
            if seen > 0.25:
                bump(skip[0], x, y, s)
            continue
        at = bump(heat[value - 1], x, y, s)
        if at is None:
            continue
        x0, x1, y0, y1, gx, gy, g = at
        m = g > np.maximum(0.45, near[y0:y1, x0:x1])
        part = geo[:, y0:y1, x0:x1]
        part[0][m] = np.broadcast_to(-gx[None], m.shape)[m]
        part[1][m] = np.broadcast_to(-gy[:, None], m.shape)[m]
        part[2][m] = np.log(wide / SCALE)
        near[y0:y1, x0:x1][m] = g[m]
        own[y0:y1, x0:x1][m] = g[m] / (s * s)
        colour[y0:y1, x0:x1][m] = col
    return heat, skip, geo, own, colour


def batch(shards, rng, n):
    xs, ts = [], []
    for image, dice in shards.draw(rng, n):
        # Cameras are mostly held level: what is the upper face shows by that as well.
        k, flip = int(rng.integers(4)) if rng.random() < 0.15 else 0, bool(rng.integers(2))
        x = np.rot90(image, k)
        x = x[:, ::-1] if flip else x
        xs.append(np.ascontiguousarray(x[..., ::-1].transpose(2, 0, 1)))
        ts.append(targets(dice, k, flip, image.shape[0]))
    return torch.from_numpy(np.stack(xs)).float(), *(torch.from_numpy(np.stack(t)) for t in zip(*ts))


def losses(z, heat, skip, geo, own, colour):
    w = own[:, None]
    k = w.sum().clamp(min=1)
    d = F.smooth_l1_loss(z[:, 6:9], geo, reduction='none', beta=0.1) * w
    c = F.cross_entropy(z[:, 9:DICE], colour, ignore_index=-1, reduction='none') * own
    return focal(z[:, :6], heat, skip), d[:, :2].sum() / k, d[:, 2].sum() / k, c.sum() / k


def main():
    p = argparse.ArgumentParser()
    p.add_argument('data')
    p.add_argument('out')
    p.add_argument('--minutes', type=float, default=20)
    p.add_argument('--batch', type=int, default=12)
    p.add_argument('--rate', type=float, default=1.5e-3)
    p.add_argument('--threads', type=int, default=1)
    p.add_argument('--seed', type=int, default=1)
    p.add_argument('--start')
    p.add_argument('--bf16', action='store_true')
    a = p.parse_args()
    torch.manual_seed(a.seed)
    torch.set_num_threads(a.threads)
    rng = np.random.default_rng(a.seed)
    net = DiceFinder().to(memory_format=torch.channels_last)
    if a.start:
        net.load_state_dict(torch.load(a.start))
    average = Average(net, 0.998)
    opt = torch.optim.AdamW(net.parameters(), a.rate, weight_decay=1e-4)
    shards = Shards(a.data, 'dice', a.seed)
    begun, step, total = time.process_time(), 0, np.zeros(4)
    while True:
        t = (time.process_time() - begun) / (a.minutes * 60)
        if t >= 1:
            break
        for g in opt.param_groups:
            g['lr'] = a.rate * min(1, (step + 1) / 200) * (0.5 + 0.5 * np.cos(np.pi * t)) + 1e-6
        x, *truth = batch(shards, rng, a.batch)
        with autocast(a.bf16):
            z = net(x.contiguous(memory_format=torch.channels_last)).float()
        parts = losses(z, *truth)
        loss = parts[0] + 0.5 * parts[1] + parts[2] + 0.5 * parts[3]
        opt.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        opt.step()
        average.update(net)
        total += [v.item() for v in parts]
        step += 1
        if step % 100 == 0:
            shards.refresh()
            print(f'{step} {t:.2f} face {total[0] / 100:.3f} offset {total[1] / 100:.3f} width {total[2] / 100:.3f} colour {total[3] / 100:.3f} shards {len(shards.images)} {time.process_time() - begun:.0f} s', flush=True)
            total[:] = 0
        if step % 300 == 0:
            average.save(a.out)
    average.save(a.out)


if __name__ == '__main__':
    main()
