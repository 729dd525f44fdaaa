"""Renders what a phone sees that is moved along a line of play: python3 render_pans.py ROUNDS.json DIR --seed 9000 [--back].

ROUNDS.json is what `npm run bench:watch` deals. For each round DIR/NNN has frames (raw RGB, `frames.json` lists them in order), one for each time that the
reader is ready for the next. The hand shakes, comes nearer and goes further away, tilts and turns; frames are blurred by its motion and by the focus, and other
hands lie on the line for a while. `--back` is the way back, as somebody goes who was asked to.
"""
import argparse
import json
import os

import cv2
import numpy as np

from faces import draw_face, smooth_noise
from film import arm
from layouts import boneyard
from render_game import HEIGHT, WIDTH, Table, a_set, halves
from render_rounds import BACKS, CLOTHS, COLOURS, MOST_DOWN, Line

# Of a phone, with a view of 68 degrees along its longer side.
FOCAL = WIDTH / 2 / np.tan(np.deg2rad(34))
# Seconds from one frame to the next: what a phone takes to read one.
EVERY = 0.8
GROUND = 1024
WIDE = 24.0


class Phone(Table):
    """A table that is seen by a camera in a hand."""

    def __init__(self, seed, look, cloth):
        super().__init__(seed, 100, 0.2, 0.0, look, cloth=cloth)
        rng = np.random.default_rng([2000, seed, 21])
        if cloth is None:
            base, fine = np.float32([62, 98, 142]), 0.16
        else:
            base, fine = np.float32(cloth), 0.05
        self.cloth = np.clip(base * (1 + fine * smooth_noise(rng, GROUND, GROUND, (3, 4)) + 0.05 * smooth_noise(rng, GROUND, GROUND, (200, 200))), 0, 255)
        self.drawn = {}

    def stand(self, target, away, tilt, towards, roll):
        out = np.float64([0, -np.sin(tilt), np.cos(tilt)])
        spin = np.float64([[np.cos(towards), -np.sin(towards), 0], [np.sin(towards), np.cos(towards), 0], [0, 0, 1]])
        out = spin @ out
        right = spin @ np.float64([1, 0, 0])
        down = np.cross(-out, right)
        c, s = np.cos(roll), np.sin(roll)
        self.cam.eye = np.float64([*target, 0]) + out * away
        self.cam.rot = np.stack([c * right + s * down, c * down - s * right, -out])
        self.cam.f = FOCAL
        self.u = FOCAL / away

    def bare(self):
        corners = np.float32([(0, 0), (WIDE, 0), (WIDE, WIDE), (0, WIDE)])
        seen = self.cam.project(np.concatenate([corners, np.zeros((4, 1), np.float32)], 1))
        m = cv2.getPerspectiveTransform(corners * np.float32(GROUND / WIDE), seen)
        return cv2.warpPerspective(self.cloth, m, (WIDTH, HEIGHT), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT_101)

    def lay(self, img, places):
        """Draws those that can be seen."""
        at = self.cam.project(np.float32([(p.x, p.y, 0) for p in places]))
        beyond = 2 * self.u
        seen = [p for p, (x, y) in zip(places, at) if -beyond < x < WIDTH + beyond and -beyond < y < HEIGHT + beyond]
        for p in seen:
            if p.lie != 'back' and (p.a, p.b) not in self.drawn:
                own = self.light @ np.float32([[np.cos(p.t), -np.sin(p.t)], [np.sin(p.t), np.cos(p.t)]])
                rng = np.random.default_rng([2000, self.seed, 7, 100 * p.a + p.b])
                self.drawn[p.a, p.b] = draw_face(rng, self.look, p.a, p.b, self.u * 1.4, own)
        self.faces = self.drawn
        if seen:
            self.tiles(img, seen)


def way_along(layout, told, places):
    """The middles of the tiles in the order in which a person goes along the line: from one end to the other, or out along each arm and back."""
    arms = {}
    for event, place in zip(told, places):
        arms.setdefault(event.get('arm'), []).append((place.x, place.y))
    lead = arms.pop(None)
    if layout == 'two-ended':
        return arms.get('left', [])[::-1] + lead + arms.get('right', [])
    way = list(lead)
    for name in sorted(arms, key=str):
        way += arms[name] + arms[name][::-1] + lead
    return way[len(arms[sorted(arms, key=str)[0]]):] if arms else way


def smoothed(way, rng):
    """The way of a hand: no corner is sharp, and it is never quite over the line. Ends stay where they are."""
    way = np.float64(way)
    if len(way) < 3:
        return way
    wide = int(rng.integers(1, 3))
    padded = np.concatenate([np.repeat(way[:1], wide, 0), way, np.repeat(way[-1:], wide, 0)])
    return np.stack([padded[at : at + 2 * wide + 1].mean(0) for at in range(len(way))])


class Hand:
    """Where a phone is held as time goes on."""

    def __init__(self, rng, way, slow):
        self.rng = rng
        steps = np.hypot(*np.diff(way, axis=0).T) if len(way) > 1 else np.zeros(0)
        self.way, self.length = way, np.concatenate([[0], np.cumsum(steps)])
        self.speed = rng.uniform(1.4, 4.0) * (0.6 if slow else 1)
        self.wide = rng.uniform(9, 16)
        self.tilt = np.deg2rad(rng.uniform(0, 28))
        self.towards = (0.0 if rng.random() < 0.5 else np.pi / 2) + rng.normal(0, 0.1)
        # A slow and a quick part of each: right, down, near, tilt, turn, roll.
        self.slow, self.quick = np.zeros(6), np.zeros(6)

    @property
    def seconds(self):
        return self.length[-1] / self.speed + 2 * EVERY

    def pose(self, t, quick=None):
        far = np.clip((t - EVERY) * self.speed, 0, self.length[-1])
        target = np.float64([np.interp(far, self.length, self.way[:, k]) for k in (0, 1)])
        off = self.slow * np.float64([0.5, 0.5, 0.06, 0.035, 0.06, 0.04]) + (self.quick if quick is None else quick) * np.float64([0.05, 0.05, 0.005, 0.006, 0.006, 0.006])
        away = FOCAL / WIDTH * self.wide * (1 + off[2])
        return target + off[:2], away, max(0.0, self.tilt + off[3]), self.towards + off[4], off[5]

    def step(self):
        self.slow = 0.8 * self.slow + 0.6 * self.rng.normal(0, 1, 6)
        self.quick = self.rng.normal(0, 1, 6)


def render(number, told, folder, seed, back):
    rng = np.random.default_rng([seed, number, 23])
    pips = [COLOURS[0]] if rng.random() < 0.6 else COLOURS
    base = [(216, 234, 242), (236, 240, 240), (200, 226, 238)][rng.integers(3)]
    look = a_set(seed + number, base, pips, max_pip=told['maxPip'], pin=bool(rng.random() < 0.5), thick=float(rng.uniform(0.3, 0.45)))
    if told['maxPip'] > 6:
        look.radius = [0.07] * 13
    look.back = np.float32(BACKS[rng.integers(len(BACKS))])
    line = Line(rng, told['layout'], told['arms'], look.length, first_turn=int(rng.integers(5, 15)), round_doubles=False)
    plays = [event for event in told['events'] if event['type'] == 'play']
    places = [line.place(event['tile'], event.get('arm')) for event in plays]
    xy = np.float32([(p.x, p.y) for p in places])
    down = boneyard(rng, told['boneyard'], xy) if 0 < told['boneyard'] <= MOST_DOWN else []
    table = Phone(seed + number, look, CLOTHS[rng.integers(len(CLOTHS))])
    way = smoothed(way_along(told['layout'], plays, places), rng)
    exposure = rng.uniform(1 / 120, 1 / 30)
    # The way back is another take of the same table, slower.
    rng = np.random.default_rng([seed, number, 29 if back else 27])
    hand = Hand(rng, way[::-1] if back else way, back)
    hands = []
    while rng.random() < 0.4:
        begins = rng.uniform(0, hand.seconds)
        hands.append((begins, begins + rng.uniform(1.2, 3.6), way[rng.integers(len(way))] + rng.normal(0, 0.8, 2), rng.uniform(0, 2 * np.pi)))
    os.makedirs(folder, exist_ok=True)
    frames = []
    light = 1.0
    grain = np.clip(np.round(cv2.GaussianBlur(rng.normal(0, 3.5, (HEIGHT, WIDTH, 3)).astype(np.float32), (0, 0), 0.7)), -127, 127).astype(np.int16)
    for at in range(int(np.ceil(hand.seconds / EVERY)) + 1):
        t = at * EVERY
        hand.step()
        was = hand.pose(t)
        table.stand(*was)
        middle = np.float32([[*was[0], 0]])
        here = table.cam.project(middle)[0]
        # The tremor of a hand turns within a tenth of a second.
        jerk = rng.uniform(4, 9) if rng.random() < 0.06 else 1.0
        table.stand(*hand.pose(t + exposure, hand.quick + jerk * 12 * exposure * rng.normal(0, 1, 6)))
        moved = table.cam.project(middle)[0] - here
        table.stand(*was)
        img = table.bare()
        table.lay(img, places + down)
        for begins, ends, tip, side in hands:
            if begins <= t <= ends:
                arm(table, img, tip + rng.normal(0, 0.15, 2), side, 0.3)
        light = float(np.clip(light * rng.uniform(0.95, 1.05), 0.75, 1.15))
        out = cv2.multiply(img, table.lit * np.float32([1.06, 1.1, 1.13]) * np.float32(light), dtype=cv2.CV_8U)
        size = int(np.hypot(*moved))
        if size >= 2:
            line_of = np.zeros((2 * size + 1, 2 * size + 1), np.float32)
            cv2.line(line_of, tuple(int(round(v)) for v in size - moved / 2), tuple(int(round(v)) for v in size + moved / 2), 1.0)
            out = cv2.filter2D(out, -1, line_of / line_of.sum())
        out = cv2.GaussianBlur(out, (0, 0), rng.uniform(2.0, 5.0) if rng.random() < 0.05 else rng.uniform(0.7, 1.2))
        out = cv2.add(out, np.roll(grain, tuple(rng.integers(0, 200, 2)), (0, 1)), dtype=cv2.CV_8U)
        name = f'{at:04d}.rgb'
        cv2.cvtColor(out, cv2.COLOR_BGR2RGB).tofile(os.path.join(folder, name))
        frames.append({'file': name, 'ms': int(1000 * EVERY)})
    with open(os.path.join(folder, 'frames.json'), 'w') as f:
        json.dump({'width': WIDTH, 'height': HEIGHT, 'boneyard': None, 'frames': frames}, f)


def main():
    p = argparse.ArgumentParser()
    p.add_argument('rounds')
    p.add_argument('folder')
    p.add_argument('--seed', type=int, default=9000)
    p.add_argument('--first', type=int, default=0, help='the number of the first of these rounds')
    p.add_argument('--back', action='store_true', help='the way back along the line')
    a = p.parse_args()
    cv2.setNumThreads(1)
    with open(a.rounds) as f:
        rounds = json.load(f)
    for number, told in enumerate(rounds):
        render(a.first + number, told, os.path.join(a.folder, f'{number:03d}'), a.seed, a.back)


if __name__ == '__main__':
    main()
