"""Exports a trained network to ONNX: python3 export.py detector|reader|numerals|dice|die CHECKPOINT.pt OUT.onnx.

Opset 13; batch normalisation folded into the convolutions; weights stored as 16-bit floats, which the runtime widens once when it loads them.
"""
import sys
import warnings

import torch
from torch import nn
from torch.nn import functional as F
from torch.nn.utils.fusion import fuse_conv_bn_eval

from dice_nets import DieReader
from nets import Detector, DiceFinder, NumberReader, Reader


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


def narrowed(module):
    """The same network with folded normalisations and narrow weights."""
    if isinstance(module, nn.Sequential) and len(module) >= 2 and isinstance(module[1], nn.BatchNorm2d):
        module[0], module[1] = fuse_conv_bn_eval(module[0], module[1]), nn.Identity()
    for name, child in module.named_children():
        if isinstance(child, nn.Conv2d):
            setattr(module, name, NarrowConv(child))
        elif isinstance(child, nn.Linear):
            setattr(module, name, NarrowLinear(child))
        else:
            narrowed(child)
    return module


def main():
    kind, checkpoint, out = sys.argv[1:4]
    net = {'detector': Detector, 'reader': Reader, 'numerals': NumberReader, 'dice': DiceFinder, 'die': DieReader}[kind]()
    net.load_state_dict(torch.load(checkpoint, map_location='cpu'))
    net.eval()
    patch = {'reader': (64, 80), 'numerals': (64, 80), 'die': (64, 64)}.get(kind)
    x = torch.rand(1, 3, 480, 640) * 255 if patch is None else torch.rand(2, 3, *patch) * 255
    with torch.no_grad():
        wide = net(x)
        net = narrowed(net)
        off = (net(x) - wide).abs().max().item()
    axes = {'picture': {2: 'height', 3: 'width'}, 'found': {2: 'rows', 3: 'columns'}} if patch is None else {'picture': {0: 'patches'}, 'found': {0: 'patches'}}
    newer = {'dynamo': False} if int(torch.__version__.split('.')[0]) >= 2 else {}
    warnings.simplefilter('ignore')
    torch.onnx.export(net, x, out, opset_version=13, input_names=['picture'], output_names=['found'], dynamic_axes=axes, do_constant_folding=False, **newer)
    print(out, f'differs from the wide network by at most {off:.4f}')


if __name__ == '__main__':
    main()
