"""Changes whole batches of pictures on the device that trains: what cameras do to them, drawn anew each time. Pictures N×3×H×W, RGB, 0 to 255."""
import numpy as np
import torch
from torch.nn import functional as F

LUMINANCE = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
]  # ITU-T T.81, table K.1


def uniform(n, low, high, x):
    return torch.rand(n, 1, 1, 1, device=x.device) * (high - low) + low


def where(chance, changed, x):
    """The changed picture for about `chance` of the batch."""
    return torch.where(torch.rand(len(x), 1, 1, 1, device=x.device) < chance, changed, x)


def blurred(x, sigma):
    r = max(1, int(np.ceil(2.5 * sigma)))
    k = torch.exp(-(torch.arange(-r, r + 1, device=x.device, dtype=x.dtype) ** 2) / (2 * sigma * sigma))
    k = (k / k.sum()).expand(3, 1, -1)
    x = F.conv2d(F.pad(x, (r, r, 0, 0), mode='replicate'), k[:, :, None], groups=3)
    return F.conv2d(F.pad(x, (0, 0, r, r), mode='replicate'), k[..., None], groups=3)


def compressed(x, quality):
    """As JPEG leaves it: the cosines of 8 × 8 squares rounded; `quality` one number for each picture, as in libjpeg."""
    n, _, h, w = x.shape
    i = torch.arange(8, device=x.device, dtype=x.dtype)
    d = torch.cos((2 * i[None] + 1) * i[:, None] * np.pi / 16) * 0.5
    d[0] *= 2**-0.5
    scale = torch.where(quality < 50, 50 / quality, 2 - quality / 50).clamp(min=0.02).view(n, 1, 1, 1, 1, 1)
    table = torch.tensor(LUMINANCE, device=x.device, dtype=x.dtype).view(8, 8)
    m = torch.tensor([[0.299, 0.587, 0.114], [-0.1687, -0.3313, 0.5], [0.5, -0.4187, -0.0813]], device=x.device, dtype=x.dtype)
    y = torch.einsum('oc,nchw->nohw', m, x - 128)
    y = y.view(n, 3, h // 8, 8, w // 8, 8)
    c = torch.einsum('ai,nkbicj->nkbacj', d, y)
    c = torch.einsum('zj,nkbacj->nkbacz', d, c)
    step = torch.stack([table, table.clamp(max=99) * 1.6, table.clamp(max=99) * 1.6]).view(1, 3, 1, 8, 1, 8) * scale
    c = torch.round(c / step) * step
    c = torch.einsum('ai,nkbacj->nkbicj', d, c)
    y = torch.einsum('zj,nkbicz->nkbicj', d, c).reshape(n, 3, h, w)
    back = torch.tensor([[1, 0, 1.402], [1, -0.34414, -0.71414], [1, 1.772, 0]], device=x.device, dtype=x.dtype)
    return torch.einsum('oc,nchw->nohw', back, y) + 128


def as_photographed(rng, x):
    """Blur, noise, sharpening, compression, exposure and colour, as strongly as cameras have them; `rng` decides for the batch, each picture draws its own."""
    n, _, h, w = x.shape
    if rng.random() < 0.3:
        s = rng.uniform(0.5, 0.9)
        small = F.interpolate(x, scale_factor=s, mode='bilinear', antialias=x.device.type != 'cpu', align_corners=False)
        x = where(0.5, F.interpolate(small, size=(h, w), mode='bilinear', align_corners=False), x)
    if rng.random() < 0.35:
        x = where(0.5, blurred(x, rng.uniform(0.4, 1.4)), x)
    if rng.random() < 0.5:
        x = x + torch.randn_like(x) * uniform(n, 0, 1, x) ** 2 * 14
    if rng.random() < 0.35:
        x = where(0.5, x + (x - blurred(x, 1.1)) * uniform(n, 0.3, 1.8, x), x)
    if rng.random() < 0.4:
        x = where(0.6, compressed(x, torch.rand(n, device=x.device) * 70 + 22), x)
    x = x.clamp(0, 255) / 255
    x = where(0.5, x.clamp(min=1e-3) ** torch.exp(torch.randn(n, 1, 1, 1, device=x.device) * 0.25), x)
    x = where(0.5, x * torch.exp(torch.randn(n, 3, 1, 1, device=x.device) * 0.12), x)
    x = where(0.4, x * uniform(n, 0.45, 1.5, x), x)
    grey = x.mean(1, keepdim=True)
    x = where(0.3, grey + (x - grey) * uniform(n, 0.0, 1.6, x), x)
    if rng.random() < 0.15:
        x = where(0.5, x[:, torch.from_numpy(rng.permutation(3)).to(x.device)], x)
    return (x * 255).clamp(0, 255)
