"""A network as it is shipped (resources/recognition/*.onnx), as one that is run or trained on here."""
import numpy as np
import torch
from torch import nn

# Of the messages of an ONNX file (onnx.proto): the graph of a model, the stored tensors of a graph, and what is told of each.
GRAPH, TENSOR = 7, 5
DIMENSIONS, KIND, NAME, RAW = 1, 2, 8, 9
KINDS = {1: np.float32, 3: np.int8, 10: np.float16}


def _number(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def _fields(data):
    """The fields of one message: (number, what is in it); numbers as numbers, all else as bytes."""
    at = 0
    while at < len(data):
        key, at = _number(data, at)
        kind = key & 7
        if kind == 0:
            value, at = _number(data, at)
        else:
            size, at = _number(data, at) if kind == 2 else ({1: 8, 5: 4}[kind], at)
            value, at = data[at : at + size], at + size
        yield key >> 3, value


def _tensor(data):
    shape, kind, name, raw = [], None, '', b''
    for number, value in _fields(data):
        if number == DIMENSIONS:
            if isinstance(value, int):
                shape.append(value)
            else:
                at = 0
                while at < len(value):
                    n, at = _number(value, at)
                    shape.append(n)
        elif number == KIND:
            kind = value
        elif number == NAME:
            name = bytes(value).decode()
        elif number == RAW:
            raw = value
    return name, np.frombuffer(raw, KINDS[kind]).reshape(shape) if kind in KINDS and len(raw) else None


def stored(path):
    """The weights of an ONNX file by their names, as export.py wrote them."""
    with open(path, 'rb') as f:
        data = memoryview(f.read())
    graph = next(value for number, value in _fields(data) if number == GRAPH)
    found = dict(_tensor(value) for number, value in _fields(graph) if number == TENSOR)
    return {name: value for name, value in found.items() if value is not None}


def resumed(net, path):
    """Gives `net` the weights of an ONNX file: it answers as that does. Raises KeyError where it is of another kind."""
    weights = {name: torch.from_numpy(np.array(value, np.float32)) for name, value in stored(path).items()}
    with torch.no_grad():
        for name, module in net.named_modules():
            if isinstance(module, nn.Conv2d):
                module.weight.copy_(weights[f'{name}.weight'])
                if module.bias is not None:
                    module.bias.copy_(weights[f'{name}.bias'])
            elif isinstance(module, nn.Linear):
                module.weight.copy_((weights[f'{name}.weight'] * weights.get(f'{name}.scale', 1.0)).t())
                module.bias.copy_(weights[f'{name}.bias'])
            elif isinstance(module, nn.Sequential) and len(module) >= 2 and isinstance(module[1], nn.BatchNorm2d):
                # It was folded into the convolution: what is left of it is the bias.
                norm = module[1]
                norm.running_mean.zero_()
                norm.running_var.fill_(1.0)
                norm.weight.fill_(float(np.sqrt(1 + norm.eps)))
                norm.bias.copy_(weights[f'{name}.0.bias'])
    return net


def with_statistics(net, x):
    """Gives each normalisation the mean and the spread of what it sees of the pictures `x`, so that training goes on from where it was; the answers stay the same."""

    def take(norm, inputs):
        seen = inputs[0].transpose(0, 1).flatten(1)
        mean, var = seen.mean(1), seen.var(1, unbiased=False)
        per = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        norm.bias.add_(per * (mean - norm.running_mean))
        norm.weight.copy_(per * torch.sqrt(var + norm.eps))
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(var)

    hooks = [m.register_forward_pre_hook(take) for m in net.modules() if isinstance(m, nn.BatchNorm2d)]
    net.eval()
    with torch.no_grad():
        net(x)
    for hook in hooks:
        hook.remove()
    return net.train()


def opened(net, path):
    """`net` with the weights of a checkpoint or of an ONNX file."""
    if path.endswith('.onnx'):
        return resumed(net, path)
    net.load_state_dict(torch.load(path, map_location='cpu'))
    return net
