"""Trains what reads tiles, from the first picture to the files that are shipped: python3 train.py pips|numbers OUT --seconds 600.

Everything in order and in `--seconds` by the clock: pictures are rendered, the networks learn, how certain they are is fitted on pictures
that no training saw, and OUT gets the ONNX files and fit.json. Each step ends with its share of the time, however much it has done by then.

`pips`: ten minutes on a GPU (one H100, with sixteen processors that render for it) make both networks from nothing (`--fresh`).
`numbers`: ten minutes go on from the shipped reader of numbers, on two processors and without a GPU.

Nothing that is shipped is written over. `npm run bench:recognition -- DIR --beside OUT` reads photos with new networks for pips beside the
shipped ones; of numbers, copy numerals.onnx to resources/recognition and what fit.json says to number-reader.ts and read-numeral-photo.ts.
"""
import argparse
import os
import shutil
import subprocess
import sys
import time

import torch

HERE = os.path.dirname(os.path.abspath(__file__))
SHIPPED = os.path.join(HERE, '..', '..', 'resources', 'recognition')
# Shares of the time. Exporting takes some seconds, and starting each step a few.
CALIBRATION, SPARE = 0.12, 0.04
RENDERING, MINING = 0.3, 0.1  # of numbers; pictures with pips are rendered while the networks learn


def shipped(name):
    return os.path.normpath(os.path.join(SHIPPED, f'{name}.onnx'))


class Run:
    """Steps in order, each told how much time it has."""

    def __init__(self, out, seconds):
        self.out, self.seconds, self.begun = out, seconds, time.time()

    def left(self, after):
        """The seconds until all that comes `after` (shares of the time) has to begin."""
        return max(1.0, self.seconds * (1 - after) - (time.time() - self.begun))

    def file(self, name):
        return os.path.join(self.out, name)

    def step(self, script, *arguments):
        begun = time.time()
        print(f'— {script} {" ".join(map(str, arguments))}', flush=True)
        subprocess.run([sys.executable, os.path.join(HERE, script), *map(str, arguments)], check=True)
        print(f'  took {time.time() - begun:.0f} s, {time.time() - self.begun:.0f} of {self.seconds:.0f} s are over', flush=True)

    def export(self, *kinds):
        for checkpoint, kind in kinds:
            self.step('export.py', kind, self.file(f'{checkpoint}.pt'), self.file(f'{kind}.onnx'))


def pips(run, a):
    gpu = torch.cuda.is_available()
    size = ['--batch', 112] if gpu else ['--batch', 12, '--pictures', 4000, '--first', 96, '--pictures-at-once', 8]
    start = [] if a.fresh else ['--start-detector', shipped('detector'), '--start-reader', shipped('reader'), '--rate', 6e-4, '--reader-rate', 6e-4]
    run.step('train_tiles.py', run.out, '--seconds', round(run.left(CALIBRATION + SPARE)), '--share', 0.56, '--workers', max(1, a.workers - 1), '--folder', run.file('pool'), *size, *start)
    run.step('calibrate.py', run.file('detector.pt'), run.file('reader.pt'), '--workers', a.workers, '--seconds', round(run.left(SPARE)), '--fit', run.file('fit.json'))
    run.export(('detector', 'detector'), ('reader', 'reader'))


def numbers(run, a):
    data, finder = run.file('data'), shipped('numeral-detector')
    os.makedirs(data, exist_ok=True)
    start = [] if a.fresh else ['--start', shipped('numerals'), '--rate', 5e-4]
    run.step('generate.py', 'numbers', data, '--shards', 1000, '--workers', a.workers, '--seed', a.seed, '--seconds', round(run.seconds * RENDERING))
    run.step('mine.py', data, finder, '--shards', 1000, '--workers', a.workers, '--seed', a.seed, '--seconds', round(run.seconds * MINING))
    run.step('train_numbers.py', data, run.file('numerals.pt'), '--seconds', round(run.left(CALIBRATION + SPARE)), '--threads', a.workers, '--seed', a.seed, '--bf16', *start)
    run.step('calibrate.py', finder, run.file('numerals.pt'), '--numbers', '--workers', a.workers, '--seconds', round(run.left(SPARE)), '--fit', run.file('fit.json'))
    run.export(('numerals', 'numerals'))
    if not a.keep:
        shutil.rmtree(data)


def main():
    p = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    p.add_argument('what', choices=['pips', 'numbers'])
    p.add_argument('out', help='a folder for what comes of it')
    p.add_argument('--seconds', type=float, default=600)
    p.add_argument('--workers', type=int, default=os.cpu_count() or 2, help='processors that may be used')
    p.add_argument('--fresh', action='store_true', help='from nothing, not from what is shipped')
    p.add_argument('--keep', action='store_true', help='leaves the rendered pictures of numbers in OUT')
    p.add_argument('--seed', type=int, default=1)
    a = p.parse_args()
    os.makedirs(a.out, exist_ok=True)
    run = Run(os.path.abspath(a.out), a.seconds)
    {'pips': pips, 'numbers': numbers}[a.what](run, a)
    print(f'done after {time.time() - run.begun:.0f} s: {run.out}', flush=True)


if __name__ == '__main__':
    main()
