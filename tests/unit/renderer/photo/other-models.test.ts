import { describe, expect, test } from 'vitest'
import { makeTile, tileOf } from '#shared/domino/tile'
import type { DieDetection } from '#shared/recognition/roll'
import { readRoll } from '../../../../src/renderer/photo/dice/dice-model'
import { readHand } from '../../../../src/renderer/photo/hand/hand-model'
import { NO_CORRECTIONS, withCorrection } from '../../../../src/renderer/photo/review/found-tiles'
import { labelPlaces } from '../../../../src/renderer/photo/review/label-places'
import { clear, half, tileAt } from '../../shared/recognition/detections'

const KNOWN = { maxPip: 6, copies: 1, seen: [tileOf(6, 6)] }

describe('A hand in a photo', () => {
  const doubtful = tileAt({ x: 300, y: 0 }, half(3, 0.6, 2), half(1))

  test('holds each tile, and marks what is not sure', () => {
    const hand = readHand([clear({ x: 0, y: 0 }, 5, 4), doubtful], KNOWN, NO_CORRECTIONS)
    expect(hand.map(({ tile, look }) => `${makeTile(tile)} ${look}`)).toEqual(['5-4 sure', '3-1 unsure'])
  })

  test('holds no tile that lies elsewhere', () => {
    const hand = readHand([tileAt({ x: 0, y: 0 }, half(6), half(6, 0.9, 5))], KNOWN, NO_CORRECTIONS)
    expect(hand.map(({ tile }) => makeTile(tile))).toEqual(['6-5'])
  })

  test('asks about a tile that is surely read and cannot be in it', () => {
    const [elsewhere, notOfTheSet] = [tileAt({ x: 0, y: 0 }, half(6), half(6, 0.97, 5)), tileAt({ x: 300, y: 0 }, half(4), half(9, 0.97, 2))]
    const hand = readHand([elsewhere, notOfTheSet, clear({ x: 600, y: 0 }, 5, 4)], KNOWN, NO_CORRECTIONS)
    expect(hand.map(({ tile, look }) => `${makeTile(tile)} ${look}`)).toEqual(['6-5 unsure', '4-2 unsure', '5-4 sure'])
  })

  test('takes what was said of it, and leaves out what is no tile', () => {
    const said = withCorrection(withCorrection(NO_CORRECTIONS, 1, tileOf(2, 1)), 0, null)
    expect(readHand([clear({ x: 0, y: 0 }, 5, 4), doubtful], KNOWN, said)).toMatchObject([{ at: 1, tile: tileOf(2, 1), look: 'sure', byHand: true }])
  })
})

describe('Dice in a photo', () => {
  const die = (face: number, colour: 'red' | 'green', sure = 0.995): DieDetection => ({
    middle: { x: 100 * face, y: 100 },
    width: 50,
    faces: [1, 2, 3, 4, 5, 6].map((each) => (each === face ? sure : (1 - sure) / 5)),
    colours: colour === 'red' ? [0.99, 0.005, 0.005] : [0.005, 0.99, 0.005],
    found: 0.995,
  })

  test('set both pairs where they are sure', () => {
    const { sure, asked } = readRoll([die(6, 'green'), die(2, 'red'), die(4, 'green'), die(5, 'red')])
    expect(sure).toEqual({ flower: [6, 4], scorpion: [5, 2] })
    expect(asked).toEqual([])
  })

  test('leave a pair open that has to be asked about', () => {
    const { sure, asked, rolled } = readRoll([die(6, 'green', 0.6), die(2, 'red'), die(4, 'green'), die(5, 'red')])
    expect(asked).toEqual(['flower'])
    expect(sure).toEqual({ flower: [null, null], scorpion: [5, 2] })
    expect(rolled?.flower).toEqual([6, 4])
  })

  test('say nothing with fewer than four', () => {
    expect(readRoll([die(6, 'green'), die(2, 'red')])).toMatchObject({ rolled: null, found: 2, asked: [] })
  })
})

describe('The detection of a tile', () => {
  const square = (x: number, y: number) => [
    { x: x - 50, y: y - 25 },
    { x: x + 50, y: y - 25 },
    { x: x + 50, y: y + 25 },
    { x: x - 50, y: y + 25 },
  ]

  test('stands beside its tile and not on another', () => {
    const tiles = [square(200, 200), square(300, 200), square(400, 200)]
    const places = labelPlaces(tiles, { width: 800, height: 600 }, 20)
    places.forEach(({ x, y }) => {
      const on = tiles.some((corners) => x > (corners[0]?.x ?? 0) && x < (corners[1]?.x ?? 0) && y > (corners[0]?.y ?? 0) && y < (corners[2]?.y ?? 0))
      expect(on).toBe(false)
      expect(x).toBeGreaterThan(0)
      expect(y).toBeGreaterThan(0)
    })
  })

  test('stands on its tile where that fills the picture', () => {
    expect(labelPlaces([square(50, 25)], { width: 100, height: 50 }, 20)).toEqual([{ x: 50, y: 25 }])
  })
})
