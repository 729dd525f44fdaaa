"""Where the finder of dice, which is in nets.py, thinks that dice lie in one picture."""
import cv2
import numpy as np
import torch

from nets import SCALE, STRIDE
from pipeline import tensor, working_size

PROPOSED = 0.12  # the finder's answer from which on a place is looked at closely


def look(net, img, size):
    h, w = img.shape[:2]
    hh, ww = working_size(h, w, size)
    small = cv2.resize(img, (ww, hh), interpolation=cv2.INTER_AREA if ww < w else cv2.INTER_LINEAR)
    with torch.no_grad():
        z = net(tensor(small[None]))[0]
    best = torch.sigmoid(z[:6]).max(0).values
    peak = (torch.nn.functional.max_pool2d(best[None, None], 3, 1, 1)[0, 0] == best) & (best > PROPOSED)
    out = []
    for y, x in peak.nonzero().tolist():
        f = z[:, y, x].numpy()
        c = np.float32([(x + 0.5 + f[6]) * STRIDE * w / ww, (y + 0.5 + f[7]) * STRIDE * h / hh])
        out.append({'p': float(best[y, x]), 'c': c, 'wide': float(np.exp(f[8]) * SCALE * w / ww), 'z': f})
    return out
