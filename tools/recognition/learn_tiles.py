"""What a batch of the pool shows the two networks that read tiles, and their losses; all on the device that trains."""
import numpy as np
import torch
from torch.nn import functional as F

from augment import as_photographed
from nets import SCALE, STRIDE
from patches import HEIGHT, LEFT, UNIT, WIDTH
from pool import SIDE

CROP = 384  # side of what the detector is shown
REJECT = 13
SEEN = 0.78  # the part of a half in view from which a tile counts


def frames(q):
    """Middle, half length and half width vectors of quadrilaterals …×4×2, as `patches.frame`."""
    d1, d2, r = q[..., 2, :] - q[..., 0, :], q[..., 3, :] - q[..., 1, :], q[..., 1, :] - q[..., 0, :]
    k = (r[..., 0] * d2[..., 1] - r[..., 1] * d2[..., 0]) / (d1[..., 0] * d2[..., 1] - d1[..., 1] * d2[..., 0] + 1e-9)
    c = q[..., 0, :] + k[..., None] * d1
    u = ((q[..., 1, :] + q[..., 2, :]) - (q[..., 0, :] + q[..., 3, :])) / 4
    v = ((q[..., 2, :] + q[..., 3, :]) - (q[..., 0, :] + q[..., 1, :])) / 4
    return c, u, v


def crops(rng, pool, n):
    """Turned, scaled and mirrored cuts of `n` pictures: N×3×CROP×CROP, the corners there, and what is known."""
    device = pool.device
    at = pool.draw(n)
    x = pool.images[at].permute(0, 3, 1, 2).flip(1).float()
    known = pool.known[at]
    scale = torch.exp(torch.rand(n, device=device) * np.log(1.75 / 0.72) + np.log(0.72))
    k = torch.rand(n, device=device)
    turn = torch.where(k < 0.45, torch.randn(n, device=device) * 0.12, torch.where(k < 0.7, torch.randint(0, 4, (n,), device=device) * (np.pi / 2) + torch.randn(n, device=device) * 0.05, torch.rand(n, device=device) * 2 * np.pi))
    stretch = torch.exp(torch.randn(n, device=device) * 0.06)
    flip = torch.where(torch.rand(n, device=device) < 0.5, -1.0, 1.0)
    c, s = torch.cos(turn), torch.sin(turn)
    # From the cut to the picture: a = 2×2.
    a = torch.stack([torch.stack([c * flip / stretch, -s * stretch], -1), torch.stack([s * flip / stretch, c * stretch], -1)], -2) / scale[:, None, None]
    # The cut shows one of the tiles, or any place.
    room = (SIDE - CROP / scale).clamp(min=0)[:, None] / 2
    middle = SIDE / 2 + (torch.rand(n, 2, device=device) * 2 - 1) * (room + 20)
    y, z = torch.meshgrid(torch.arange(CROP, device=device), torch.arange(CROP, device=device), indexing='ij')
    grid = torch.stack([z, y], -1).float() + 0.5 - CROP / 2
    where = torch.einsum('nij,hwj->nhwi', a, grid) + middle[:, None, None]
    out = F.grid_sample(x - 114, where * (2 / SIDE) - 1, mode='bilinear', padding_mode='zeros', align_corners=False) + 114
    q = torch.einsum('nij,ntkj->ntki', torch.linalg.inv_ex(a)[0], known[..., :8].view(n, -1, 4, 2) - middle[:, None, None]) + CROP / 2
    return as_photographed(rng, out), q, known


def in_view(q):
    """The part of each half within the cut: N×T×2."""
    g = (torch.arange(6, device=q.device) + 0.5) / 6
    parts = []
    for start in (0.0, 0.5):
        s, t = (start + g / 2)[:, None, None], g[None, :, None]
        p = q[..., None, None, 0, :] * (1 - s) * (1 - t) + q[..., None, None, 1, :] * s * (1 - t) + q[..., None, None, 2, :] * s * t + q[..., None, None, 3, :] * (1 - s) * t
        parts.append(((p > 0) & (p < CROP)).all(-1).float().mean((-1, -2)))
    return torch.stack(parts, -1)


def targets(q, known):
    """Heat of tiles and halves, what is left out of account, geometry and its weights, as the detector is to answer."""
    n, cells = len(q), CROP // STRIDE
    c, u, v = frames(q)
    seen = known[..., 10:12] * in_view(q)
    least, state = seen.amin(-1), known[..., 12]
    lu, lv = u.norm(dim=-1), v.norm(dim=-1)
    # Nobody could read what is as small as this.
    small = (2 * lv < 6.5) | (lu < 6)
    counted = (state == 1) & (least >= SEEN) & ~small
    skipped = (state == 2) | (state == 1) & ((least < SEEN) & (least >= 0.4) | small & (least >= 0.4))
    s = (0.22 * torch.minimum(lv, lu) / STRIDE).clamp(min=0.75)
    g = torch.arange(cells, device=q.device) + 0.5

    def bumps(at, on):
        x, y = at[..., 0] / STRIDE, at[..., 1] / STRIDE
        k = -0.5 / (s * s)
        return torch.exp(k[..., None] * (g - x[..., None]) ** 2)[..., None, :] * torch.exp(k[..., None] * (g - y[..., None]) ** 2)[..., None] * on[..., None, None]

    def peaked(heat, at, on):
        x, y = (at[..., 0] / STRIDE).long(), (at[..., 1] / STRIDE).long()
        ok = on & (at[..., 0] > 0) & (at[..., 1] > 0) & (x < cells) & (y < cells)
        # Without asking the device which they are, which would make it wait.
        place = y.clamp(0, cells - 1) * cells + x.clamp(0, cells - 1)
        return heat.flatten(1).scatter_reduce(1, place, ok.to(heat.dtype), 'amax').view_as(heat)

    bump = bumps(c, counted.float())
    near, which = bump.max(1)
    centre = peaked(near.clone(), c, counted)
    skip = bumps(c, skipped.float()).amax(1)
    halves = [(c - 0.5 * u, seen[..., 0]), (c + 0.5 * u, seen[..., 1])]
    good = (state == 1) & ~small
    half = torch.maximum(*(bumps(at, (good & (part > 0.8)).float()).amax(1) for at, part in halves))
    for at, part in halves:
        half = peaked(half, at, good & (part > 0.8))
    spare = torch.maximum(*(bumps(at, ((state == 2) & (part > 0.4) | (state == 1) & (part > 0.4) & (small | (part <= 0.8))).float()).amax(1) for at, part in halves))
    tu, tv = 2 * torch.atan2(u[..., 1], u[..., 0]), 2 * torch.atan2(v[..., 1], v[..., 0])
    values = torch.stack([c[..., 0] / STRIDE, c[..., 1] / STRIDE, torch.log(lu.clamp(min=1) / SCALE), tu.cos(), tu.sin(), torch.log(lv.clamp(min=1) / SCALE), tv.cos(), tv.sin()], -1)
    b = torch.arange(n, device=q.device)[:, None, None]
    geo = values[b, which].permute(0, 3, 1, 2).clone()
    geo[:, 0] -= g
    geo[:, 1] -= g[:, None]
    own = torch.where(near > 0.45, near / (s * s)[b, which], torch.zeros_like(near))
    return torch.stack([centre, half], 1), torch.stack([skip, spare], 1), geo, own


def focal(z, heat, skip):
    p = torch.sigmoid(z).clamp(1e-5, 1 - 1e-5)
    pos = (heat == 1).float()
    neg = (1 - pos) * (1 - heat) ** 4 * (skip < 0.2).float()
    loss = -pos * (1 - p) ** 2 * torch.log(p) - neg * p**2 * torch.log(1 - p)
    return loss.sum() / pos.sum().clamp(min=1)


def detector_losses(z, heat, skip, geo, own):
    w = own[:, None]
    d = F.smooth_l1_loss(z[:, 2:], geo, reduction='none', beta=0.1) * w
    k = w.sum().clamp(min=1)
    return focal(z[:, 0], heat[:, 0], skip[:, 0]), focal(z[:, 1], heat[:, 1], skip[:, 1]), d[:, :2].sum() / k, d[:, 2:].sum() / k


def cut(levels, of, c, u, v):
    """Straightened halves: of pictures `of` (indices, ascending), the half from `c` towards `u`; as `patches.patch`. `levels` are N×3×H×W, each half as large."""
    n, each = len(levels[0]), len(of) // len(levels[0])
    i = torch.arange(WIDTH, device=c.device) + LEFT * UNIT + 0.5
    j = torch.arange(HEIGHT, device=c.device) + 0.5 - HEIGHT / 2
    p = c[:, None, None] + u[:, None, None] * (i / UNIT)[None, None, :, None] + v[:, None, None] * (j / (UNIT / 2))[None, :, None, None]
    step = torch.maximum(u.norm(dim=-1), 2 * v.norm(dim=-1)) / UNIT
    level = torch.where(step > 1.7, torch.floor(torch.log2(step / 0.85)), torch.zeros_like(step)).clamp(0, len(levels) - 1)
    grid = (p * (2 / SIDE) - 1).view(n, each * HEIGHT, WIDTH, 2)
    out = torch.zeros(n * each, 3, HEIGHT, WIDTH, device=c.device)
    for k, x in enumerate(levels):
        y = F.grid_sample(x - 114, grid, mode='bilinear', padding_mode='zeros', align_corners=False)
        y = y.view(n, 3, each, HEIGHT, WIDTH).transpose(1, 2).reshape(-1, 3, HEIGHT, WIDTH) + 114
        out = torch.where((level == k)[:, None, None, None], y, out)
    return out


def halvings(x, n=3):
    out = [x]
    for _ in range(n - 1):
        out.append(F.avg_pool2d(out[-1], 2))
    return out


def jittered(c, u, v):
    """Frames not quite in place, as a detector finds them."""
    n, device = len(c), c.device
    k = torch.rand(n, 1, device=device)
    lu = u.norm(dim=-1, keepdim=True)
    a = torch.deg2rad(torch.randn(n, 1, device=device) * 2.5) * k
    def turned(x):
        return torch.cat([x[:, :1] * a.cos() - x[:, 1:] * a.sin(), x[:, :1] * a.sin() + x[:, 1:] * a.cos()], 1)
    e = lambda s: torch.randn(n, 1, device=device) * s * k
    # A face that is seen aslant is short across; it is misplaced by less there.
    c = c + u * e(0.035) + v * e(0.07)
    return c, turned(u) * torch.exp(e(0.05)) + v * e(0.06), turned(v) * torch.exp(e(0.06)) + u * e(0.02)


def misplaced(c, u, v):
    """Frames that are no tile's: beside or across one, or over two that lie end to end."""
    n, device = len(c), c.device
    r = lambda low, high: torch.rand(n, 1, device=device) * (high - low) + low
    sign = torch.where(torch.rand(n, 1, device=device) < 0.5, -1.0, 1.0)
    t = r(0.5, np.pi - 0.5)
    spin = lambda x: torch.cat([x[:, :1] * t.cos() - x[:, 1:] * t.sin(), x[:, :1] * t.sin() + x[:, 1:] * t.cos()], 1)
    s = torch.tensor([0.4, 0.55, 1.7, 2.2], device=device)[torch.randint(0, 4, (n,), device=device)][:, None]
    kinds = [
        (c + u * sign * r(0.75, 1.2), u, v),
        (c + v * sign * r(0.7, 1.4), u, v),
        (c + u * sign * (torch.randint(0, 3, (n, 1), device=device) * 0.5), v * 2, u / 2),
        (c + (u + v) * r(-0.3, 0.3), spin(u), spin(v)),
        (c + u * r(-0.5, 0.5), u * s, v * s),
        (c + u * r(-4, 4) + v * r(-6, 6), u, v),
    ]
    k = torch.randint(0, len(kinds), (n,), device=device)
    out = [torch.zeros_like(c) for _ in range(3)]
    for i, kind in enumerate(kinds):
        for j in range(3):
            out[j] = torch.where((k == i)[:, None], kind[j], out[j])
    return out


def belongs(c, u, v, q, state):
    """For frames N×K to the tiles N×T of their pictures: (which tile, 1 as it lies, -1 turned about, 0 none, 2 hard to say)."""
    d, w, x = frames(q)
    lw, lx, lu, lv = w.norm(dim=-1)[:, None], x.norm(dim=-1)[:, None], u.norm(dim=-1)[..., None], v.norm(dim=-1)[..., None]
    away = c[:, :, None] - d[:, None]
    # How far off along and across, in half lengths and half widths of the tile.
    across = w[..., 0] * x[..., 1] - w[..., 1] * x[..., 0]
    across = torch.where(across.abs() < 1e-3, torch.full_like(across, 1e-3), across)[:, None]
    p = (away[..., 0] * x[:, None, :, 1] - away[..., 1] * x[:, None, :, 0]) / across
    r = (away[..., 1] * w[:, None, :, 0] - away[..., 0] * w[:, None, :, 1]) / across
    along = (u[:, :, None] * w[:, None]).sum(-1) / (lu * lw + 1e-6)
    ku, kv = lu / (lw + 1e-6), lv / (lx + 1e-6)
    known = (state >= 0)[:, None]
    good = known & (p.abs() < 0.17) & (r.abs() < 0.4) & (along.abs() > 0.96) & (ku > 0.8) & (ku < 1.25) & (kv > 0.72) & (kv < 1.4)
    near = known & (p.abs() < 0.45) & (r.abs() < 0.9) & (along.abs() > 0.8) & (ku > 0.6) & (ku < 1.6)
    which = torch.where(good, 2 - p.abs() - r.abs() / 3, torch.zeros_like(p)).argmax(-1)
    is_good, is_near = good.any(-1), near.any(-1)
    sign = torch.gather(along, 2, which[..., None])[..., 0].sign()
    return which, torch.where(is_good, sign, torch.where(is_near, torch.full_like(sign, 2), torch.zeros_like(sign)))


def half_labels(known, which, sign, side):
    """What the reader is to answer for the half towards `side` of frames that belong to tiles: a suit, REJECT, or -1 for not to be learned."""
    k = torch.gather(known, 1, which[..., None].expand(-1, -1, known.shape[-1]))
    second = sign * side > 0
    value = torch.where(second, k[..., 9], k[..., 8]).long()
    seen = torch.where(second, k[..., 11], k[..., 10])
    label = torch.where(k[..., 12] == 1, torch.where(seen >= 0.93, value, torch.where(seen < 0.6, torch.full_like(value, REJECT), torch.full_like(value, -1))), torch.full_like(value, REJECT))
    label = torch.where((k[..., 12] == 2) | (k[..., 13] > 0) & (k[..., 12] == 1), torch.full_like(value, -1), label)
    return label
