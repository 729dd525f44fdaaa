"""Renders whole rounds as a camera over the table sees them: python3 render_rounds.py ROUNDS.json DIR --seed 9000.

ROUNDS.json is what `npm run bench:watch` deals. For each round DIR/NNN has frames (raw RGB, `frames.json` lists them in order with how
long each is seen): hands that come from the player's side, lay a tile or draw one and go; tiles pushed into place, set down and taken up again; arms
that only point; shadows, light that changes, a camera that is bumped. The seeds are none that training uses.
"""
import argparse
import json
import os

import cv2
import numpy as np

from film import Film, arm
from layouts import Place, boneyard
from render_game import HEIGHT, WIDTH, Table, a_set, halves

COLOURS = [(30, 30, 30), (190, 110, 40), (40, 130, 30), (40, 40, 190), (150, 40, 120), (20, 110, 200), (120, 90, 10)]
CLOTHS = [None, (62, 84, 40), (96, 66, 44), (60, 60, 120), (150, 160, 165)]
FIRST_TURN, NEXT_TURN = 5, 12
BACKS = [(216, 234, 242), (40, 38, 40), (60, 80, 130), (130, 70, 30), (50, 40, 150), (70, 110, 50)]
# More face-down tiles than this are pushed aside, out of the picture.
MOST_DOWN = 24


class Line:
    """Where the tiles of a line come to lie: two ends that wind to and fro, or arms round a spinner."""

    def __init__(self, rng, layout, arms, length, first_turn=FIRST_TURN, round_doubles=True):
        self.rng, self.layout, self.arms, self.length, self.first_turn = rng, layout, arms, length, first_turn
        # Whether a line also turns at the middle of a double, where the next tile lies upon it.
        self.round_doubles, self.athwart = round_doubles, {}
        self.ends, self.laid = {}, 0

    def place(self, tile, arm):
        a, b = halves(tile)
        wobble = self.rng.normal(0, 0.02, 2)
        self.laid += 1
        if arm is None:
            reach = 0.5 if a == b else self.length / 2
            if self.layout == 'spinner':
                for k in range(self.arms):
                    t = 2 * np.pi * k / self.arms + (np.pi / 2 if self.arms == 4 else 0)
                    out = (0.5 if k % 2 else 1.0) if self.arms == 4 else 1.35
                    self.ends[k + 1] = [np.float64([np.cos(t), np.sin(t)]) * out, t, a, 0, 99]
                return Place(0, 0, np.pi / 2, a, b)
            self.ends = {'left': [np.float64([-reach, 0]), np.pi, a, 0, self.first_turn], 'right': [np.float64([reach, 0]), 0.0, b, 0, self.first_turn]}
            return Place(0, 0, np.pi / 2 if a == b else 0.0, a, b)
        p, heading, suit, own, turn = self.ends[arm]
        near, far = (a, b) if a == suit else (b, a)
        if own >= turn and near != far and (self.round_doubles or not self.athwart.get(arm, False)):
            # Two tiles round the corner; the second turn follows at the next tile that is no double.
            p = p - np.float64([np.cos(heading), np.sin(heading)]) * 0.5
            heading += np.pi / 2 * (1 if (own < self.first_turn + NEXT_TURN) else -1)
            p = p + np.float64([np.cos(heading), np.sin(heading)]) * 0.5
            turn = own + 1 if not getattr(self, f'half_{arm}', False) else own + NEXT_TURN
            setattr(self, f'half_{arm}', not getattr(self, f'half_{arm}', False))
        self.athwart[arm] = near == far
        d = np.float64([np.cos(heading), np.sin(heading)])
        size = 1.0 if near == far else self.length
        c = p + d * (size / 2 + 0.02)
        self.ends[arm] = [c + d * size / 2, heading, far, own + 1, turn]
        return Place(c[0] - d[1] * wobble[0], c[1] + d[0] * wobble[0], heading + (np.pi / 2 if near == far else 0) + wobble[1], near, far)


def frame_round(table, places):
    """The part of the picture in which they lie, with some cloth round them, as shares of it: left, top, right, bottom."""
    beyond = np.float32([(p.x + dx, p.y + dy) for p in places for dx in (-1.2, 1.2) for dy in (-1.7, 1.7)])
    at = table.cam.project(np.concatenate([beyond, np.zeros((len(beyond), 1), np.float32)], 1)) / np.float32([WIDTH, HEIGHT])
    (left, top), (right, bottom) = np.clip(at.min(0), 0, 1), np.clip(at.max(0), 0, 1)
    return {'left': float(left), 'top': float(top), 'right': float(right), 'bottom': float(bottom)}


def cut_faces(file, rng):
    """The faces of real tiles, from the photographs and places that `npm run bench:watch -- --photos` found; by their halves, either way round."""
    with open(file) as f:
        told = json.load(f)
    faces = {}
    for tile, cuts in told['cuts'].items():
        cut = cuts[rng.integers(len(cuts))]
        img = cv2.imread(os.path.join(told['folder'], cut['file'])).astype(np.float32)
        quad = np.float32([(p['x'], p['y']) for p in cut['corners']])
        m = cv2.getPerspectiveTransform(quad, np.float32([(0, 0), (200, 0), (200, 100), (0, 100)]))
        # The table's y goes up in the picture, a texture's goes down.
        face = np.ascontiguousarray(cv2.warpPerspective(img, m, (200, 100), flags=cv2.INTER_AREA)[::-1])
        a, b = halves(tile)
        faces[a, b] = face
        if a != b:
            faces[b, a] = np.ascontiguousarray(face[::-1, ::-1])
    return faces


def table_with(table, places):
    img = table.bare()
    table.tiles(img, places)
    return img


def render_round(number, told, folder, seed, cuts=None):
    rng = np.random.default_rng([seed, number, 7])
    pips = [COLOURS[0]] if rng.random() < 0.6 else COLOURS
    base = [(216, 234, 242), (236, 240, 240), (200, 226, 238)][rng.integers(3)]
    look = a_set(seed + number, base, pips, max_pip=told['maxPip'], pin=bool(rng.random() < 0.5), thick=float(rng.uniform(0.3, 0.45)))
    if told['maxPip'] > 6:
        look.radius = [0.07] * 13
    line = Line(rng, told['layout'], told['arms'], look.length)
    places = [line.place(event['tile'], event.get('arm')) if event['type'] == 'play' else None for event in told['events']]
    xy = np.float32([(p.x, p.y) for p in places if p is not None])
    aside = np.random.default_rng([seed, number, 17])
    yard = boneyard(aside, told['boneyard'], xy) if 0 < told['boneyard'] <= MOST_DOWN else []
    look.back = np.float32(BACKS[aside.integers(len(BACKS))])
    xy = np.concatenate([xy, np.float32([(p.x, p.y) for p in yard]).reshape(-1, 2)])
    # The camera stands so that the whole round has room, as people would place it.
    span = np.maximum(xy.max(0) - xy.min(0) + 5.0, [12.0, 9.0])
    tilt = np.deg2rad(rng.uniform(5, 26))
    wide = min(56.0, 0.86 * WIDTH / span[0], 0.86 * HEIGHT / (span[1] * (1 + 0.35 * np.sin(tilt))))
    table = Table(seed + number, wide, tilt, rng.normal(0, 0.06), look, cloth=CLOTHS[rng.integers(len(CLOTHS))], target=tuple((xy.max(0) + xy.min(0)) / 2))
    if cuts is not None:
        table.faces = cut_faces(cuts, np.random.default_rng([seed, number, 13]))
    film = Film(folder, table, rng)
    lies_in = frame_round(table, yard) if yard else None
    laid = []

    def bare():
        return table_with(table, laid + yard)

    img = bare()
    film.take(img, 2600)
    players = told['players']
    sides = [(np.pi + 2 * np.pi * seat / players) % (2 * np.pi) for seat in range(players)]

    def laid_by(side, place, show=None):
        """An arm that brings a tile, and goes again without it."""
        for reach in (2.5, 0.3):
            frame = img.copy()
            table.tiles(frame, [place])
            arm(table, frame, (place.x, place.y), side, reach)
            film.take(frame, 200, img)
        if show is not None:
            arm(table, show, (place.x, place.y), side, 1.5)
            film.take(show, 200, img)

    for count, event in enumerate(told['events']):
        side = sides[event['player']] + rng.normal(0, 0.12)
        # Before the lead the camera does not count: tiles are still shuffled and dealt.
        if event['type'] == 'draw' and yard and laid:
            if rng.random() < 0.15:
                film.drifted()
            taken = yard.pop(int(aside.integers(len(yard))))
            if yard and aside.random() < 0.15:
                # Another is pushed a little by the hand.
                pushed = yard[int(aside.integers(len(yard)))]
                pushed.x, pushed.y, pushed.t = pushed.x + aside.normal(0, 0.12), pushed.y + aside.normal(0, 0.12), pushed.t + aside.normal(0, 0.1)
            for reach in (2.5, 0.3):
                over = img.copy()
                arm(table, over, (taken.x, taken.y), side, reach)
                film.take(over, 200, img)
            img = bare()
            over = img.copy()
            arm(table, over, (taken.x, taken.y), side, 1.5)
            film.take(over, 200, img)
            film.take(img, 2600, left=count)
            continue
        if event['type'] != 'play':
            film.frames.append({'tap': event})
            if event['type'] == 'draw' and yard:
                yard.pop()
                img = bare()
            continue
        place = places[count]
        chance = rng.random()
        if rng.random() < 0.1:
            film.bumped()
            film.take(img, 2600)
        if rng.random() < 0.3:
            film.drifted()
            film.take(img, 600)
        if rng.random() < 0.05:
            frame = img.copy()
            arm(table, frame, rng.normal(0, 3, 2), sides[event['player']], 1.0)
            film.take(frame, 400, img)
            film.take(img, 1600)
        before = img.copy()
        if chance < 0.12:
            # Laid beside its place, and pushed into it a moment later.
            off = Place(place.x + rng.normal(0, 0.25), place.y + rng.normal(0, 0.25), place.t + rng.normal(0, 0.15), place.a, place.b)
            beside = img.copy()
            table.tiles(beside, [off])
            laid_by(side, off, beside.copy())
            film.take(beside, 400)
        elif chance < 0.17:
            # Set down somewhere, and taken up again.
            away = Place(place.x + rng.choice([-1, 1]) * rng.uniform(2.5, 4), place.y + rng.choice([-1, 1]) * rng.uniform(2.5, 4), rng.uniform(0, np.pi), place.a, place.b)
            down = img.copy()
            table.tiles(down, [away])
            laid_by(side, away, down.copy())
            film.take(down, 1200)
            laid_by(side, away)
            img = before.copy()
        table.tiles(img, [place])
        leaving = img.copy()
        laid_by(side, place, leaving)
        laid.append(place)
        film.take(img, 3200, left=count)
    with open(os.path.join(folder, 'frames.json'), 'w') as f:
        json.dump({'width': WIDTH, 'height': HEIGHT, 'boneyard': lies_in, 'frames': film.frames}, f)


def render_hands(number, told, folder, seed, cuts=None):
    """The end of a blocked round: the whole line lies there, and one player after the other turns a hand over on his side of the picture."""
    rng = np.random.default_rng([seed, number, 11])
    look = a_set(seed + number, (216, 234, 242), [COLOURS[0]] if rng.random() < 0.6 else COLOURS, max_pip=told['maxPip'], pin=bool(rng.random() < 0.5))
    if told['maxPip'] > 6:
        look.radius = [0.07] * 13
    line = Line(rng, told['layout'], told['arms'], look.length)
    places = [line.place(event['tile'], event.get('arm')) for event in told['events'] if event['type'] == 'play']
    xy = np.float32([(p.x, p.y) for p in places])
    middle, half = (xy.max(0) + xy.min(0)) / 2, (xy.max(0) - xy.min(0)) / 2 + 1.0
    rows = max(1, max((len(hand) + 5) // 6 for hand in told['hands']))
    span = 2 * (half + 2.4 + 2.3 * rows)
    tilt = np.deg2rad(rng.uniform(5, 26))
    wide = min(56.0, 0.9 * WIDTH / span[0], 0.9 * HEIGHT / (span[1] * (1 + 0.35 * np.sin(tilt))))
    table = Table(seed + number, wide, tilt, rng.normal(0, 0.06), look, cloth=CLOTHS[rng.integers(len(CLOTHS))], target=tuple(middle))
    if cuts is not None:
        table.faces = cut_faces(cuts, np.random.default_rng([seed, number, 13]))
    film = Film(folder, table, rng)
    img = table.bare()
    table.tiles(img, places)
    film.take(img, 2600)
    for seat, hand in enumerate(told['hands']):
        side = (np.pi + 2 * np.pi * seat / told['players']) % (2 * np.pi)
        # The table's y goes up in the picture.
        out = np.float64([np.sin(side), np.cos(side)])
        across = np.float64([out[1], -out[0]])
        beyond = np.min((half + 1.9 + 0.6 * min(5, len(hand)) * np.abs(across)) / np.maximum(np.abs(out), 1e-6))
        shown = []
        for at, tile in enumerate(hand):
            row, column = divmod(at, 6)
            wide_row = min(6, len(hand) - 6 * row)
            c = middle + out * (beyond + 2.3 * row) + across * (column - (wide_row - 1) / 2) * 1.2 + rng.normal(0, 0.05, 2)
            a, b = halves(tile)
            shown.append(Place(c[0], c[1], np.arctan2(out[1], out[0]) + rng.normal(0, 0.08), *((b, a) if rng.random() < 0.5 else (a, b))))
        if not shown:
            continue
        frame = img.copy()
        table.tiles(frame, shown)
        arm(table, frame, (shown[0].x, shown[0].y), side, 0.5)
        film.take(frame, 400, img)
        table.tiles(img, shown)
        film.take(img, 4000)
    with open(os.path.join(folder, 'frames.json'), 'w') as f:
        json.dump({'width': WIDTH, 'height': HEIGHT, 'boneyard': None, 'frames': film.frames}, f)


def main():
    p = argparse.ArgumentParser()
    p.add_argument('rounds')
    p.add_argument('folder')
    p.add_argument('--seed', type=int, default=9000)
    p.add_argument('--first', type=int, default=0, help='the number of the first of these rounds')
    p.add_argument('--hands', action='store_true', help='only how hands are turned over once a round is blocked')
    p.add_argument('--cuts', help='where the faces of real tiles are in photographs')
    a = p.parse_args()
    cv2.setNumThreads(1)
    with open(a.rounds) as f:
        rounds = json.load(f)
    for number, told in enumerate(rounds):
        render = render_hands if a.hands else render_round
        render(a.first + number, told, os.path.join(a.folder, f'{number:03d}'), a.seed, a.cuts)


if __name__ == '__main__':
    main()
