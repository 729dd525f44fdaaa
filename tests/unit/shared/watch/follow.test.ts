import { describe, expect, test } from 'vitest'
import type { Point, TileDetection } from '#shared/recognition/detection'
import { followTiles, isOn, poseOf, type TilePose } from '#shared/watch/follow'
import { half } from '../recognition/detections'
import { tile } from './fake-table'

/** A tile that is 200 long with its middle at `x`, `y`, its second half pointing to `turn`. */
function detection(text: string, { x, y }: Point, turn: number): TileDetection {
  const [first = 0, second = 0] = text.split('-').map(Number)
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const corner = (u: number, v: number): Point => ({ x: x + u * c - v * s, y: y + u * s + v * c })
  return { corners: [corner(-100, -50), corner(100, -50), corner(100, 50), corner(-100, 50)], first: half(first), second: half(second), found: 0.99 }
}

/** A place to a thousandth. */
const rounded = (place: TilePose | null | undefined): readonly number[] =>
  [place?.x, place?.y, place?.length, place?.turn].map((value) => Math.round(1000 * (value ?? NaN)) / 1000)

describe('A place', () => {
  test.each([0, Math.PI / 4, Math.PI / 2, -2])('of a tile that lies at an angle of %d has its middle, its length and that angle', (turn) => {
    expect(rounded(poseOf(detection('6-4', { x: 500, y: 300 }, turn)))).toEqual(rounded({ x: 500, y: 300, length: 200, turn }))
  })

  /** On a tile with its middle at 1000, 1000: how far along it, and how far across it. */
  const on = (turn: number, along: number, across: number): boolean => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    return isOn({ x: 1000 + c * along - s * across, y: 1000 + s * along + c * across }, { x: 1000, y: 1000, length: 200, turn })
  }

  test.each([0, 1, Math.PI / 2, Math.PI, -0.5])('has on it what is within its length and half of that across, at an angle of %d', (turn) => {
    expect([on(turn, 0, 0), on(turn, 99, 49), on(turn, -99, 49), on(turn, 99, -49), on(turn, -99, -49)]).toEqual([true, true, true, true, true])
    expect([on(turn, 101, 0), on(turn, -101, 0), on(turn, 0, 51), on(turn, 0, -51)]).toEqual([false, false, false, false])
  })

  test('has no neighbour on it: neither behind it, athwart behind it, nor in the strand beside it, half a tile nearer than it lies', () => {
    expect([on(0, 200, 0), on(0, 150, 0), on(0, 0, 100), on(0, 0, 75), on(0, 100, 75)]).toEqual([false, false, false, false, false])
  })
})

describe('A tile that is not read', () => {
  const laid = ['6-4', '4-1', '1-5'].map(tile)
  const lay = [0, 200, 400].map((x) => ({ x: 1000 + x, y: 1000 }))
  const before = laid.map((_, at): TilePose => ({ ...(lay[at] as Point), length: 200, turn: 0 }))

  test('lies where the others say that it does, turned as they are', () => {
    const turn = 0.4
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const bumped = ({ x, y }: Point): Point => ({ x: 300 + c * x - s * y, y: -200 + s * x + c * y })
    const [one, two, three] = lay.map(bumped) as [Point, Point, Point]
    const { places, shown, shifted } = followTiles([detection('6-4', one, turn), detection('4-1', two, turn)], laid, before)
    expect([shown, shifted]).toEqual([[0, 1, null], true])
    expect(rounded(places[2])).toEqual(rounded({ ...three, length: 200, turn }))
  })

  test('lies where it lay where nothing has moved', () => {
    const [one, two] = lay as [Point, Point]
    expect(followTiles([detection('6-4', one, 0), detection('4-1', two, Math.PI)], laid, before).places[2]).toEqual(before[2])
  })
})
