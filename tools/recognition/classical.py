"""The yardstick without learning: outlines of pale shapes about two by one, and blobs counted in each half.

python3 classical.py DIR; only for the comparison in docs/recognition-measurements.md.
"""
import json
import os
import sys
import time

import cv2
import numpy as np

from measure import held, name
from pipeline import overlap

UNIT = 64


def quads(img):
    """Outlines that are about twice as long as wide, from several thresholds and from edges."""
    grey = cv2.GaussianBlur(cv2.cvtColor(img, cv2.COLOR_BGR2GRAY), (5, 5), 0)
    masks = [cv2.threshold(grey, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)[1], cv2.adaptiveThreshold(grey, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, 151, -5)]
    masks.append(cv2.dilate(cv2.Canny(grey, 40, 120), np.ones((3, 3), np.uint8)))
    out = []
    for mask in masks:
        for contour in cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)[0]:
            area = cv2.contourArea(contour)
            if not 0.0015 * grey.size < area < 0.3 * grey.size:
                continue
            (cx, cy), (w, h), angle = cv2.minAreaRect(contour)
            long, short = max(w, h), min(w, h)
            if short > 0 and 1.6 < long / short < 2.5 and area > 0.82 * long * short:
                box = cv2.boxPoints(((cx, cy), (w, h), angle))
                if np.linalg.norm(box[1] - box[0]) < np.linalg.norm(box[2] - box[1]):
                    box = np.roll(box, -1, 0)
                out.append(box.astype(np.float32))
    return out


def halves(img, box):
    """Blobs that differ from the face, counted in each half; None when there is no bar."""
    to = np.float32([(0, 0), (2 * UNIT, 0), (2 * UNIT, UNIT), (0, UNIT)])
    face = cv2.warpPerspective(img, cv2.getPerspectiveTransform(box, to), (2 * UNIT, UNIT))
    lab = cv2.cvtColor(face, cv2.COLOR_BGR2LAB).astype(np.float32)
    away = np.linalg.norm(lab - np.median(lab.reshape(-1, 3), 0), axis=2)
    mask = (away > max(25, 0.4 * np.percentile(away, 97))).astype(np.uint8)
    mask[:4], mask[-4:], mask[:, :4], mask[:, -4:] = 0, 0, 0, 0
    if mask[14:-14, UNIT - 5 : UNIT + 5].max(1).mean() < 0.55:
        return None
    counts = []
    for part in (mask[:, : UNIT - 6], mask[:, UNIT + 6 :]):
        _, _, stats, _ = cv2.connectedComponentsWithStats(part)
        counts.append(sum(1 for x, y, w, h, a in stats[1:] if 25 < a < 420 and 0.5 < w / h < 2 and a > 0.5 * w * h))
    return counts if max(counts) <= 12 else None


def read(img):
    k = 1600 / max(img.shape[:2])
    img = cv2.resize(img, None, fx=k, fy=k, interpolation=cv2.INTER_AREA) if k < 1 else img
    kept = []
    for box in sorted(quads(img), key=lambda b: -cv2.contourArea(b)):
        counts = halves(img, box)
        if counts is not None and all(overlap(box, other) < 0.3 for other, _ in kept):
            kept.append((box, counts))
    return [name(*counts) for _, counts in kept]


def main():
    folder = sys.argv[1]
    total, wholly, times = np.zeros(3, int), 0, []
    photos = json.load(open(os.path.join(folder, 'labels.json')))
    for photo in photos:
        img = cv2.imread(os.path.join(folder, photo['file']))
        begun = time.perf_counter()
        tiles = read(img)
        times.append(time.perf_counter() - begun)
        right, missed, invented = held([name(*map(int, t.split('-'))) for t in photo['tiles']], tiles)
        total += (right, len(missed), len(invented))
        wholly += not missed and not invented
    r, m, i = total
    print(f'right {r} missed {m} invented {i} recall {r / (r + m):.3f} precision {r / max(1, r + i):.3f} wholly {wholly}/{len(photos)} median {np.median(times) * 1000:.0f} ms')


if __name__ == '__main__':
    main()
