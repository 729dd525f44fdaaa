"""Exports a trained network to ONNX (opset 13, weights as 16-bit floats): python3 export.py detector CHECKPOINT OUT.onnx."""
import sys

import torch

from nets import Detector, Reader


def fused(net):
    """The network with each batch normalisation folded into the convolution before it."""
    from torch.nn.utils.fusion import fuse_conv_bn_eval

    for m in net.modules():
        if isinstance(m, torch.nn.Sequential) and len(m) >= 2 and isinstance(m[0], torch.nn.Conv2d) and isinstance(m[1], torch.nn.BatchNorm2d):
            m[0] = fuse_conv_bn_eval(m[0], m[1])
            m[1] = torch.nn.Identity()
    return net


def main():
    kind, checkpoint, out = sys.argv[1:4]
    net = {'detector': Detector, 'reader': Reader}[kind]()
    if checkpoint != '-':
        net.load_state_dict(torch.load(checkpoint, map_location='cpu'))
    net = fused(net.eval())
    x = torch.rand(1, 3, 480, 640) * 255 if kind == 'detector' else torch.rand(2, 3, 64, 80) * 255
    axes = {'picture': {2: 'height', 3: 'width'}} if kind == 'detector' else {'picture': {0: 'halves'}, 'found': {0: 'halves'}}
    kw = {'dynamo': False} if int(torch.__version__.split('.')[0]) >= 2 else {}
    torch.onnx.export(net, x, out, opset_version=13, input_names=['picture'], output_names=['found'], dynamic_axes=axes, **kw)
    print(out, sum(p.numel() for p in net.parameters()), 'parameters')


if __name__ == '__main__':
    main()
