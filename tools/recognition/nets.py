"""The networks of tiles: one finds them in the whole picture, one reads half a tile from a straightened patch; for numbers in place of pips there are two of their own."""
import torch
from torch import nn
from torch.nn import functional as F

STRIDE = 4
SCALE = 32.0  # pixels that the detector's lengths are measured in, before the logarithm
CHANNELS = 10  # centre, half; offset 2; |u|, cos 2θ, sin 2θ; |v|, cos 2θ, sin 2θ
DICE = 12  # a face of 1 to 6; offset 2; width; red, green, other


def conv(a, b, k=3, s=1):
    return nn.Sequential(nn.Conv2d(a, b, k, s, k // 2, bias=False), nn.BatchNorm2d(b), nn.ReLU(inplace=True))


class Block(nn.Module):
    def __init__(self, c):
        super().__init__()
        self.a = conv(c, c)
        self.b = nn.Sequential(nn.Conv2d(c, c, 3, 1, 1, bias=False), nn.BatchNorm2d(c))

    def forward(self, x):
        return F.relu(x + self.b(self.a(x)))


def even(x, floor):
    """The picture less its mean, over its spread: exposure and contrast gone."""
    m = x.mean((1, 2, 3), keepdim=True)
    d = x - m
    s = torch.sqrt((d * d).mean((1, 2, 3), keepdim=True) + floor * floor)
    return d / s


class Detector(nn.Module):
    """RGB 0-255, N×3×H×W with sides that are multiples of 32 → N×CHANNELS×H/4×W/4."""

    def __init__(self, w=(16, 32, 56, 96, 144), d=32, channels=CHANNELS, heats=2):
        super().__init__()
        self.stem = conv(3, w[0], 3, 2)
        self.s4 = nn.Sequential(conv(w[0], w[1], 3, 2), Block(w[1]))
        self.s8 = nn.Sequential(conv(w[1], w[2], 3, 2), Block(w[2]))
        self.s16 = nn.Sequential(conv(w[2], w[3], 3, 2), Block(w[3]), Block(w[3]))
        self.s32 = nn.Sequential(conv(w[3], w[4], 3, 2), Block(w[4]), Block(w[4]))
        self.u16 = conv(w[4], w[3], 1)
        self.m16 = conv(w[3], w[3])
        self.u8 = conv(w[3], w[2], 1)
        self.m8 = conv(w[2], w[2])
        self.u4 = conv(w[2], d, 1)
        self.l4 = nn.Conv2d(w[1], d, 1)
        self.m4 = nn.Sequential(conv(d, d), conv(d, d))
        self.out = nn.Conv2d(d, channels, 1)
        nn.init.constant_(self.out.bias[:heats], -4.0)

    def forward(self, x):
        x = even(x, 8.0)
        a = self.s4(self.stem(x))
        b = self.s8(a)
        c = self.s16(b)
        e = self.s32(c)
        c = self.m16(c + F.interpolate(self.u16(e), scale_factor=2.0, mode='nearest'))
        b = self.m8(b + F.interpolate(self.u8(c), scale_factor=2.0, mode='nearest'))
        a = self.m4(self.l4(a) + F.interpolate(self.u4(b), scale_factor=2.0, mode='nearest'))
        return self.out(a)


def NumeralDetector():
    """The detector of tiles with numbers."""
    return Detector((16, 28, 48, 72, 96))


def DiceFinder():
    """The detector's body with a heat map for each face of a die."""
    return Detector((16, 24, 40, 56, 72), 32, DICE, 6)


class Reader(nn.Module):
    """RGB 0-255, N×3×64×80 → N×14 logits: 0 to 12, and none of them."""

    def __init__(self, w=(20, 40, 64), d=112, answers=14):
        super().__init__()
        self.body = nn.Sequential(
            conv(3, w[0], 5, 2),
            conv(w[0], w[0]),
            conv(w[0], w[1], 3, 2),
            Block(w[1]),
            conv(w[1], w[2], 3, 2),
            Block(w[2]),
            conv(w[2], 20, 1),
        )
        self.drop = nn.Dropout(0.1)
        self.a = nn.Linear(20 * 8 * 10, d)
        self.b = nn.Linear(d, answers)

    def forward(self, x):
        x = self.body(even(x, 5.0)).flatten(1)
        return self.b(F.relu(self.a(self.drop(x))))


def TileReader():
    """The reader of halves with pips."""
    return Reader((24, 48, 96), 160)


def NumberReader():
    """The reader of halves for tiles with numbers: N×82 logits, as numerals.py counts its answers."""
    return Reader(answers=82)
