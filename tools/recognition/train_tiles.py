"""Trains both networks that read tiles, while their pictures are still rendered: python3 train_tiles.py OUT --seconds 600 --workers 15.

First the detector learns for `--share` of the time, then it looks at all pictures there are, and the reader learns from the tiles as they
lie and from what the detector proposes, right or wrong. On a GPU where there is one.
"""
import argparse
import os
import shutil
import time

import numpy as np
import torch
from torch.nn import functional as F

import learn_tiles as learn
from nets import SCALE, STRIDE, Detector, TileReader
from pool import SIDE, Pool, start
from resume import opened, with_statistics
from shards import Average

PROPOSALS = 40  # kept for a picture


class Run:
    def __init__(self, a):
        self.a = a
        self.device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
        self.gpu = self.device.type == 'cuda'
        torch.backends.cudnn.benchmark = True
        torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
        torch.manual_seed(a.seed)
        self.rng = np.random.default_rng(a.seed)
        self.begun = time.time()
        self.pool = Pool(torch, self.device, a.pictures, a.held)

    def elapsed(self):
        return time.time() - self.begun

    def cast(self):
        return torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=self.gpu)

    def steps(self, net, optimizer, rate, until, name, fresh=True):
        """Counts steps until the time is over, setting the rate (a short rise, then a cosine) and taking up new pictures."""
        first, step, shown = self.elapsed(), 0, self.elapsed()
        while True:
            t = (self.elapsed() - first) / max(1e-3, until - first)
            if t >= 1:
                return
            for g in optimizer.param_groups:
                g['lr'] = rate * min(1, (step + 1) / 300) * (0.5 + 0.5 * np.cos(np.pi * t)) + 1e-6
            # What the detector proposed belongs to the pictures that there were then.
            if step % 8 == 0 and fresh:
                self.pool.take(self.a.folder, 4, self.a.keep)
            yield step, t
            step += 1
            if self.elapsed() - shown > self.a.report:
                shown = self.elapsed()
                print(f'{name} step {step} t {t:.2f} at {self.elapsed():.0f} s, {self.pool.count} pictures', flush=True)


def optimizer_of(net, rate, gpu):
    return torch.optim.AdamW(net.parameters(), rate, weight_decay=5e-3, **({'fused': True} if gpu else {}))


def train_detector(run, net, until):
    a = run.a
    average = Average(net, 0.999)
    opt = optimizer_of(net, a.rate, run.gpu)
    total, counted = torch.zeros(4, device=run.device), 0
    for step, t in run.steps(net, opt, a.rate, until, 'detector'):
        x, q, known = learn.crops(run.rng, run.pool, a.batch)
        heat, skip, geo, own = learn.targets(q, known)
        with run.cast():
            z = net(x.contiguous(memory_format=torch.channels_last))
        parts = learn.detector_losses(z.float(), heat, skip, geo, own)
        loss = parts[0] + 0.3 * parts[1] + 0.5 * parts[2] + 2.0 * parts[3]
        opt.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        opt.step()
        average.update(net)
        total += torch.stack(parts).detach()
        counted += 1
        if step % 250 == 249:
            print('  losses', *(f'{v:.3f}' for v in (total / counted).tolist()), flush=True)
            total.zero_()
            counted = 0
            average.save(os.path.join(a.out, 'detector.pt'))
    average.save(os.path.join(a.out, 'detector.pt'))
    return average.state


def proposals(run, net, x, scale, threshold):
    """Peaks of the detector's heat for pictures shown at `scale`: frames N×PROPOSALS (chance, c, u, v)."""
    size = int(round(SIDE * scale / 32)) * 32
    y = F.interpolate(x, size=(size, size), mode='bilinear', align_corners=False, **({'antialias': True} if scale < 1 else {}))
    with torch.no_grad(), run.cast():
        z = net(y.contiguous(memory_format=torch.channels_last)).float()
    p = torch.sigmoid(z[:, 0])
    p = torch.where((F.max_pool2d(p[:, None], 3, 1, 1)[:, 0] == p) & (p > threshold), p, torch.zeros_like(p))
    cells = p.shape[-1]
    chance, at = p.flatten(1).topk(PROPOSALS)
    f = torch.gather(z.flatten(2), 2, at[:, None].expand(-1, z.shape[1], -1))
    k = SIDE / size
    c = torch.stack([at % cells + 0.5 + f[:, 2], torch.div(at, cells, rounding_mode='floor') + 0.5 + f[:, 3]], -1) * STRIDE * k
    tu, tv = torch.atan2(f[:, 6], f[:, 5]) / 2, torch.atan2(f[:, 9], f[:, 8]) / 2
    lu, lv = f[:, 4].clamp(-6, 4).exp() * SCALE * k, f[:, 7].clamp(-6, 4).exp() * SCALE * k
    return chance, c, torch.stack([tu.cos() * lu, tu.sin() * lu], -1), torch.stack([tv.cos() * lv, tv.sin() * lv], -1)


def mine(run, net, until):
    """What the detector proposes in the pictures of the pool: for each picture up to PROPOSALS frames with the answers for both halves (-1: not to be learned)."""
    net.eval()
    n = run.pool.count
    frames = torch.zeros(n, PROPOSALS, 6, device=run.device)
    labels = torch.full((n, PROPOSALS, 2), -1, dtype=torch.long, device=run.device)
    order, done = torch.randperm(n, device=run.device), 0
    for first in range(0, n, run.a.batch):
        if run.elapsed() > until:
            break
        at = order[first : first + run.a.batch]
        x = run.pool.images[at].permute(0, 3, 1, 2).flip(1).float()
        known = run.pool.known[at]
        scale = (1.0, 0.67, 1.4)[(first // run.a.batch) % 3]
        chance, c, u, v = proposals(run, net, x, scale, 0.08)
        which, sign = learn.belongs(c, u, v, known[..., :8].view(len(at), -1, 4, 2), known[..., 12])
        frames[at] = torch.cat([c, u, v], -1)
        for k, side in enumerate((-1, 1)):
            label = torch.where(sign == 0, torch.full_like(which, learn.REJECT), learn.half_labels(known, which, torch.where(sign == 2, torch.ones_like(sign), sign), side))
            labels[at, :, k] = torch.where((sign == 2) | (chance <= 0), torch.full_like(label, -1), label)
        done += len(at)
    net.train()
    shown, wrong = (labels[run.pool.held :] >= 0).sum().item(), (labels[run.pool.held :] == learn.REJECT).sum().item()
    print(f'{done} pictures mined: {shown} halves, {wrong} of them none, at {run.elapsed():.0f} s', flush=True)
    return frames, labels


def halves(run, pictures, each, mined):
    """Patches for the reader and their labels: `each` of every one of some pictures, half of them from what the detector proposed."""
    pool, device = run.pool, run.device
    at = pool.draw(pictures)
    x = pool.images[at].permute(0, 3, 1, 2).flip(1).float()
    known = pool.known[at]
    own = each if mined is None else each // 2
    rows = torch.arange(pictures, device=device)[:, None]
    c, u, v = learn.frames(known[..., :8].view(pictures, -1, 4, 2))
    # Tiles that are there; where a picture has few, they are drawn several times.
    there = (known[..., 12] >= 0).float() * torch.where(known[..., 12] == 1, 1.0, 0.35) + 1e-6
    tile = torch.multinomial(there, own, replacement=True)
    side = torch.where(torch.rand(pictures, own, device=device) < 0.5, -1.0, 1.0)
    label = learn.half_labels(known, tile, torch.ones_like(side), side)
    label = torch.where(known[rows, tile][..., 12] < 0, torch.full_like(label, -1), label)
    c, u, v = (k[rows, tile].reshape(-1, 2) for k in (c, u, v))
    s = side.reshape(-1, 1)
    u = u * s
    bad = (torch.rand(len(c), device=device) < (0.16 if mined is None else 0.08))[:, None]
    near, far = learn.jittered(c, u, v), learn.misplaced(c, u, v)
    c, u, v = (torch.where(bad, f, k) for k, f in zip(near, far))
    back = lambda k: k.view(pictures, own, 2)
    # A misplaced frame must not happen to be some tile's own; with numbers in place of pips nothing is learned.
    _, sign = learn.belongs(back(c), back(u), back(v), known[..., :8].view(pictures, -1, 4, 2), known[..., 12])
    flat = torch.where(bad[:, 0], torch.where(sign.reshape(-1) == 0, learn.REJECT, -1), label.reshape(-1))
    parts = [(back(c), back(u), back(v), flat.view(pictures, own))]
    if mined is not None:
        f, l = mined[0][at.clamp(max=len(mined[0]) - 1)], mined[1][at.clamp(max=len(mined[0]) - 1)]
        l = torch.where((at < len(mined[0]))[:, None, None], l, torch.full_like(l, -1))
        weight = torch.where(l == learn.REJECT, 1.0, 0.6) * (l >= 0) + 1e-6
        k = torch.multinomial(weight.flatten(1), each - own, replacement=True)
        place, k = torch.div(k, 2, rounding_mode='floor'), k % 2
        g = f[rows, place]
        parts.append((g[..., :2], g[..., 2:4] * (2 * k - 1)[..., None], g[..., 4:], l[rows, place, k]))
    c, u, v, label = (torch.cat(k, 1).flatten(0, 1) for k in zip(*parts))
    v = v * torch.where(torch.rand(len(v), 1, device=device) < 0.5, -1.0, 1.0)
    ok = label >= 0
    ok &= (c > -SIDE * 0.2).all(1) & (c < SIDE * 1.2).all(1) & (u.norm(dim=1) > 4) & (v.norm(dim=1) > 2)
    return learn.cut(learn.halvings(learn.as_photographed(run.rng, x)), torch.arange(len(c)), c, u, v), torch.where(ok, label, torch.full_like(label, -1))


def train_reader(run, net, until, mined):
    a = run.a
    average = Average(net, 0.999)
    opt = optimizer_of(net, a.reader_rate, run.gpu)
    total, counted = torch.zeros(3, device=run.device), 0
    for step, t in run.steps(net, opt, a.reader_rate, until, 'reader', mined is None):
        x, y = halves(run, a.pictures_at_once, a.halves, mined)
        with run.cast():
            z = net(x.contiguous(memory_format=torch.channels_last))
        z = z.float()
        loss = F.cross_entropy(z, y, label_smoothing=0.03, ignore_index=-1)
        opt.zero_grad(set_to_none=True)
        loss.backward()
        opt.step()
        average.update(net)
        with torch.no_grad():
            p, real, none = z.argmax(1), (y >= 0) & (y < learn.REJECT), y == learn.REJECT
            total += torch.stack([loss.detach(), ((p == y) & real).sum() / real.sum().clamp(min=1), ((p == y) & none).sum() / none.sum().clamp(min=1)])
        counted += 1
        if step % 250 == 249:
            print('  loss, right, rejected', *(f'{v:.4f}' for v in (total / counted).tolist()), f'of {len(y)}, {int(none.sum())} none', flush=True)
            total.zero_()
            counted = 0
            average.save(os.path.join(a.out, 'reader.pt'))
    average.save(os.path.join(a.out, 'reader.pt'))


def arguments():
    p = argparse.ArgumentParser()
    p.add_argument('out')
    p.add_argument('--seconds', type=float, default=600, help='for all, the first rendering included')
    p.add_argument('--share', type=float, default=0.58, help='of the time that the detector has')
    p.add_argument('--mining', type=float, default=0.05, help='of the time that looking for proposals may take')
    p.add_argument('--workers', type=int, default=max(1, (os.cpu_count() or 2) - 1))
    p.add_argument('--folder', default='/tmp/caravan-pool')
    p.add_argument('--keep', action='store_true', help='leaves the rendered shards in the folder, to begin with them again')
    p.add_argument('--pictures', type=int, default=60_000, help='that are held in memory')
    p.add_argument('--held', type=int, default=0)
    p.add_argument('--first', type=int, default=2400, help='pictures to wait for')
    p.add_argument('--batch', type=int, default=96)
    p.add_argument('--rate', type=float, default=2.5e-3)
    p.add_argument('--reader-rate', type=float, default=2.5e-3)
    p.add_argument('--pictures-at-once', type=int, default=64)
    p.add_argument('--halves', type=int, default=16)
    p.add_argument('--seed', type=int, default=1)
    p.add_argument('--report', type=float, default=20)
    p.add_argument('--boards', type=float, default=0.1, help='share of the pictures that show printed boards and cloths')
    p.add_argument('--start-detector', help='a checkpoint or an ONNX file to go on from')
    p.add_argument('--start-reader')
    return p.parse_args()


def main():
    a = arguments()
    os.makedirs(a.out, exist_ok=True)
    os.makedirs(a.folder, exist_ok=True)
    workers = start(a.folder, a.seed, a.workers, a.boards)
    run = Run(a)
    while run.pool.count < a.first:
        if any(w.exitcode is not None for w in workers):
            raise RuntimeError('a process that renders has ended: see what it said above')
        if not run.pool.take(a.folder, 8, a.keep):
            time.sleep(0.2)
    print(f'{run.pool.count} pictures at {run.elapsed():.0f} s on {run.device}', flush=True)
    nets = []
    for kind, begun in ((Detector, a.start_detector), (TileReader, a.start_reader)):
        net = kind().to(run.device, memory_format=torch.channels_last)
        if begun:
            opened(net, begun)
            if begun.endswith('.onnx'):
                x = learn.crops(run.rng, run.pool, 32)[0] if kind is Detector else halves(run, 32, 16, None)[0]
                with_statistics(net, x.contiguous(memory_format=torch.channels_last))
        nets.append(net)
    detector, reader = nets
    until = a.share * a.seconds
    state = train_detector(run, detector, until)
    detector.load_state_dict(state)
    # The reader learns from what the detector proposes on the pictures there are; more of them would only fill the disk.
    for w in workers:
        w.terminate()
    mined = mine(run, detector, run.elapsed() + a.mining * a.seconds)
    train_reader(run, reader, a.seconds, mined)
    if not a.keep:
        shutil.rmtree(a.folder, ignore_errors=True)
    print(f'done at {run.elapsed():.0f} s', flush=True)


if __name__ == '__main__':
    main()
