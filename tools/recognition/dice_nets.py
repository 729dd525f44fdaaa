"""The network that reads one die from its patch; the finder of dice is in nets.py."""
import torch
from torch import nn
from torch.nn import functional as F

from nets import Block, conv, even

FACES = 7  # 1 to 6, and none
COLOURS = 3  # red, green, other


class DieReader(nn.Module):
    """RGB 0-255, N×3×128×128 → N×10 logits: a face of 1 to 6 or none, then red, green, other."""

    def __init__(self, w=(16, 32, 64, 96), d=128):
        super().__init__()
        self.body = nn.Sequential(
            nn.Sequential(nn.Conv2d(3, w[0], 6, 2, 2, bias=False), nn.BatchNorm2d(w[0]), nn.ReLU(inplace=True)),
            conv(w[0], w[1], 3, 2),
            Block(w[1]),
            conv(w[1], w[2], 3, 2),
            Block(w[2]),
            Block(w[2]),
            conv(w[2], w[3], 3, 2),
            Block(w[3]),
            conv(w[3], 24, 1),
        )
        self.drop = nn.Dropout(0.1)
        self.a = nn.Linear(24 * 8 * 8, d)
        self.b = nn.Linear(d, FACES + COLOURS)

    def forward(self, x):
        x = self.body(even(x, 5.0)).flatten(1)
        return self.b(F.relu(self.a(self.drop(x))))
