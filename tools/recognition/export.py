"""Exports a trained network to ONNX: python3 export.py detector|reader|numeral-detector|numerals|dice|die CHECKPOINT.pt OUT.onnx.

Opset 13; batch normalisation folded into the convolutions; weights stored as 16-bit floats, which the runtime widens once when it loads them; of the reader of numbers the large layer has 8 bits.
"""
import sys
import warnings

import torch
from torch import nn
from torch.nn import functional as F
from torch.nn.utils.fusion import fuse_conv_bn_eval

from dice_nets import DieReader
from nets import Detector, DiceFinder, NumberReader, NumeralDetector, TileReader


class NarrowConv(nn.Module):
    def __init__(self, conv):
        super().__init__()
        self.register_buffer('weight', conv.weight.detach().half())
        self.register_buffer('bias', conv.bias.detach().clone())
        self.stride, self.padding = conv.stride, conv.padding

    def forward(self, x):
        return F.conv2d(x, self.weight.float(), self.bias, self.stride, self.padding)


class NarrowLinear(nn.Module):
    def __init__(self, linear):
        super().__init__()
        self.register_buffer('weight', linear.weight.detach().t().contiguous().half())
        self.register_buffer('bias', linear.bias.detach().clone())

    def forward(self, x):
        return x @ self.weight.float() + self.bias


class ByteLinear(nn.Module):
    """Weights of 8 bits, with a scale for each answer."""

    def __init__(self, linear):
        super().__init__()
        weight = linear.weight.detach().t().contiguous()
        scale = weight.abs().amax(0, keepdim=True) / 127
        self.register_buffer('weight', torch.round(weight / scale).to(torch.int8))
        self.register_buffer('scale', scale)
        self.register_buffer('bias', linear.bias.detach().clone())

    def forward(self, x):
        return x @ (self.weight.float() * self.scale) + self.bias


LARGE = 100_000  # weights of a layer that is stored in bytes where a network is to be small


def narrowed(module, small=False):
    """The same network with folded normalisations and narrow weights; where it is to be `small`, large layers have 8-bit weights."""
    if isinstance(module, nn.Sequential) and len(module) >= 2 and isinstance(module[1], nn.BatchNorm2d):
        module[0], module[1] = fuse_conv_bn_eval(module[0], module[1]), nn.Identity()
    for name, child in module.named_children():
        if isinstance(child, nn.Conv2d):
            setattr(module, name, NarrowConv(child))
        elif isinstance(child, nn.Linear):
            setattr(module, name, ByteLinear(child) if small and child.weight.numel() > LARGE else NarrowLinear(child))
        else:
            narrowed(child, small)
    return module


def main():
    kind, checkpoint, out = sys.argv[1:4]
    net = {'detector': Detector, 'numeral-detector': NumeralDetector, 'reader': TileReader, 'numerals': NumberReader, 'dice': DiceFinder, 'die': DieReader}[kind]()
    net.load_state_dict(torch.load(checkpoint, map_location='cpu'))
    net.eval()
    patch = {'reader': (64, 80), 'numerals': (64, 80), 'die': (128, 128)}.get(kind)
    x = torch.rand(1, 3, 480, 640) * 255 if patch is None else torch.rand(2, 3, *patch) * 255
    with torch.no_grad():
        wide = net(x)
        net = narrowed(net, small=kind == 'numerals')
        off = (net(x) - wide).abs().max().item()
    axes = {'picture': {2: 'height', 3: 'width'}, 'found': {2: 'rows', 3: 'columns'}} if patch is None else {'picture': {0: 'patches'}, 'found': {0: 'patches'}}
    newer = {'dynamo': False} if int(torch.__version__.split('.')[0]) >= 2 else {}
    warnings.simplefilter('ignore')
    torch.onnx.export(net, x, out, opset_version=13, input_names=['picture'], output_names=['found'], dynamic_axes=axes, do_constant_folding=False, **newer)
    print(out, f'differs from the wide network by at most {off:.4f}')


if __name__ == '__main__':
    main()
