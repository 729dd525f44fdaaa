"""Trains the detector of tiles with numbers: python3 train_detector.py DATA OUT.pt --minutes 30 [--bf16]."""
import argparse
import time

import numpy as np
import torch
from torch.nn import functional as F

from nets import CHANNELS, SCALE, STRIDE, NumeralDetector
from patches import frame
from shards import Average, Shards, autocast


def turned(corners, k, flip, size):
    """Corners after `k` quarter turns of the picture (as numpy.rot90) and a mirroring."""
    q = corners.copy()
    for _ in range(k):
        q = np.stack([q[:, 1], size - q[:, 0]], 1)
    if flip:
        q = np.stack([size - q[:, 0], q[:, 1]], 1)[[3, 2, 1, 0]]
    return q


def bump(heat, x, y, s):
    h, w = heat.shape
    r = int(np.ceil(3 * s))
    x0, x1, y0, y1 = max(0, int(x) - r), min(w, int(x) + r + 1), max(0, int(y) - r), min(h, int(y) + r + 1)
    if x1 <= x0 or y1 <= y0:
        return None
    gx, gy = np.arange(x0, x1) + 0.5 - x, np.arange(y0, y1) + 0.5 - y
    g = np.exp(-(gy[:, None] ** 2 + gx[None] ** 2) / (2 * s * s))
    if x0 <= int(x) < x1 and y0 <= int(y) < y1:
        g[int(y) - y0, int(x) - x0] = 1.0
    heat[y0:y1, x0:x1] = np.maximum(heat[y0:y1, x0:x1], g)
    return x0, x1, y0, y1, gx, gy, g


def targets(tiles, k, flip, size):
    n = size // STRIDE
    heat = np.zeros((2, n, n), np.float32)
    skip = np.zeros((2, n, n), np.float32)
    geo = np.zeros((CHANNELS - 2, n, n), np.float32)
    own, near = np.zeros((n, n), np.float32), np.zeros((n, n), np.float32)
    for corners, a, b, seen, up in tiles:
        if not up:
            continue
        c, u, v = frame(turned(corners, k, flip, size))
        lu, lv = float(np.hypot(*u)), float(np.hypot(*v))
        least = min(seen)
        s = max(0.75, 0.11 * 2 * lv / STRIDE)
        x, y = c / STRIDE
        if least >= 0.78:
            at = bump(heat[0], x, y, s)
            if at is not None:
                x0, x1, y0, y1, gx, gy, g = at
                tu, tv = 2 * np.arctan2(u[1], u[0]), 2 * np.arctan2(v[1], v[0])
                m = g > np.maximum(0.45, near[y0:y1, x0:x1])
                values = np.float32([np.log(lu / SCALE), np.cos(tu), np.sin(tu), np.log(lv / SCALE), np.cos(tv), np.sin(tv)])
                part = geo[:, y0:y1, x0:x1]
                part[0][m] = np.broadcast_to(-gx[None], m.shape)[m]
                part[1][m] = np.broadcast_to(-gy[:, None], m.shape)[m]
                part[2:, m] = values[:, None]
                near[y0:y1, x0:x1][m] = g[m]
                # Every tile counts alike, large or small.
                own[y0:y1, x0:x1][m] = g[m] / (s * s)
        elif least >= 0.45:
            bump(skip[0], x, y, s)
        for sign, part in ((-0.5, seen[0]), (0.5, seen[1])):
            hx, hy = (c + sign * u) / STRIDE
            if part > 0.8:
                bump(heat[1], hx, hy, s)
            elif part > 0.4:
                bump(skip[1], hx, hy, s)
    return heat, skip, geo, own


def batch(shards, rng, n):
    xs, ts = [], []
    for image, tiles in shards.draw(rng, n):
        k, flip = int(rng.integers(4)), bool(rng.integers(2))
        x = np.rot90(image, k)
        if flip:
            x = x[:, ::-1]
        x = x[..., ::-1] if rng.random() < 0.9 else x[..., rng.permutation(3)]
        xs.append(np.ascontiguousarray(x.transpose(2, 0, 1)))
        ts.append(targets(tiles, k, flip, image.shape[0]))
    return torch.from_numpy(np.stack(xs)).float(), *(torch.from_numpy(np.stack(t)) for t in zip(*ts))


def focal(z, heat, skip):
    p = torch.sigmoid(z).clamp(1e-5, 1 - 1e-5)
    pos = (heat == 1).float()
    neg = (1 - pos) * (1 - heat) ** 4 * (skip < 0.2).float()
    loss = -pos * (1 - p) ** 2 * torch.log(p) - neg * p**2 * torch.log(1 - p)
    return loss.sum() / pos.sum().clamp(min=1)


def losses(z, heat, skip, geo, own):
    centre = focal(z[:, 0], heat[:, 0], skip[:, 0])
    half = focal(z[:, 1], heat[:, 1], skip[:, 1])
    w = own[:, None]
    d = F.smooth_l1_loss(z[:, 2:], geo, reduction='none', beta=0.1) * w
    k = w.sum().clamp(min=1)
    return centre, half, d[:, :2].sum() / k, d[:, 2:].sum() / k


def main():
    p = argparse.ArgumentParser()
    p.add_argument('data')
    p.add_argument('out')
    p.add_argument('--minutes', type=float, default=30)
    p.add_argument('--batch', type=int, default=12)
    p.add_argument('--rate', type=float, default=1.5e-3)
    p.add_argument('--threads', type=int, default=3)
    p.add_argument('--seed', type=int, default=1)
    p.add_argument('--start')
    p.add_argument('--bf16', action='store_true')
    a = p.parse_args()
    torch.manual_seed(a.seed)
    torch.set_num_threads(a.threads)
    rng = np.random.default_rng(a.seed)
    net = NumeralDetector().to(memory_format=torch.channels_last)
    if a.start:
        net.load_state_dict(torch.load(a.start))
    average = Average(net, 0.998)
    opt = torch.optim.AdamW(net.parameters(), a.rate, weight_decay=1e-4)
    shards = Shards(a.data, 'detector numerals', a.seed)
    begun, step, total = time.process_time(), 0, np.zeros(4)
    while True:
        t = (time.process_time() - begun) / (a.minutes * 60)
        if t >= 1:
            break
        for g in opt.param_groups:
            g['lr'] = a.rate * min(1, (step + 1) / 200) * (0.5 + 0.5 * np.cos(np.pi * t)) + 1e-6
        x, heat, skip, geo, own = batch(shards, rng, a.batch)
        with autocast(a.bf16):
            z = net(x.contiguous(memory_format=torch.channels_last)).float()
        parts = losses(z, heat, skip, geo, own)
        loss = parts[0] + 0.3 * parts[1] + 0.5 * parts[2] + 2.0 * parts[3]
        opt.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        opt.step()
        average.update(net)
        total += [v.item() for v in parts]
        step += 1
        if step % 100 == 0:
            shards.refresh()
            print(f'{step} {t:.2f} centre {total[0] / 100:.3f} half {total[1] / 100:.3f} offset {total[2] / 100:.3f} shape {total[3] / 100:.3f} shards {len(shards.images)} {time.process_time() - begun:.0f} s', flush=True)
            total[:] = 0
        if step % 300 == 0:
            average.save(a.out)
    average.save(a.out)


if __name__ == '__main__':
    main()
