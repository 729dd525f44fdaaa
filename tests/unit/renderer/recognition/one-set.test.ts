import { describe, expect, it } from 'vitest'
import { tileOf } from '#shared/domino/tile'
import type { OwnTiles } from '#shared/recognition/own-tiles'
import { rankTiles, surelyRead, type TileDetection } from '#shared/recognition/detection'
import { areOwn, groundOf, ofOneLook, ofOneSet, ofOneSize, ofTilesInSight, type SeenDetection } from '../../../../src/renderer/recognition/one-set'
import { picture } from './pictures'

/** The chances of a half that surely shows `suit`, or that shows it and `other` with equal chance. */
const half = (suit: number, other = suit): readonly number[] => Array.from({ length: 13 }, (_, at) => (at === suit ? 0.5 : 0) + (at === other ? 0.5 : 0))

function tile(at: number, [first, second]: readonly [readonly number[], readonly number[]], found = 0.97, width = 20): TileDetection {
  const [x, y] = [20 + 60 * (at % 4), 20 + 60 * Math.floor(at / 4)]
  const corners = [
    { x, y },
    { x: x + 2 * width, y },
    { x: x + 2 * width, y: y + width },
    { x, y: y + width },
  ] as const
  return { corners, first, second, found }
}

describe('ofOneSize', () => {
  it('leaves out what is far larger or smaller than the tiles that are sure', () => {
    const sure = [0, 1, 2].map((at) => tile(at, [half(1), half(2)]))
    const detections = [...sure, tile(3, [half(0), half(0)], 0.7, 6), tile(5, [half(0), half(0)], 0.7, 65)]
    expect(ofOneSize(detections)).toEqual(sure)
  })

  it('keeps what lies nearer, as in a line seen from a seat', () => {
    const detections = [...[0, 1, 2].map((at) => tile(at, [half(1), half(2)])), tile(5, [half(4), half(4)], 0.9, 50)]
    expect(ofOneSize(detections)).toEqual(detections)
  })
})

describe('ofOneLook', () => {
  const GREEN = [20, 110, 60] as const
  const CLOTH = [60, 70, 140] as const
  // Green tiles in the upper row, two of them in shade; cloth below.
  const photo = picture(260, 140, (x, y) => {
    const [r, g, b] = y < 50 ? GREEN : CLOTH
    const light = x > 130 ? 0.6 : 1
    return [r * light, g * light, b * light]
  })
  const seen = (detection: TileDetection): SeenDetection => ({ ...detection, ground: groundOf(photo, detection.corners) })
  const row = [0, 1, 2, 3].map((at) => seen(tile(at, [half(3), half(5)])))

  it('makes a place on the cloth that looks like a blank far less likely', () => {
    const [blank] = ofOneLook([seen(tile(4, [half(0), half(0)], 0.9)), ...row])
    expect(blank!.found).toBeLessThan(0.3)
  })

  it('leaves tiles of the set as they are, in sun and shade', () => {
    for (const { found } of ofOneLook(row)) expect(found).toBeCloseTo(0.97, 2)
  })

  it('takes no blank, no place twice and fewer than three tiles for the look of a set', () => {
    const place = seen(tile(4, [half(0), half(0)], 0.9))
    expect(ofOneLook([place, ...row.slice(0, 2)])[0]).toEqual(place)
    expect(ofOneLook([place, ...row.map((other) => ({ ...other, first: half(0), second: half(0) }))])[0]).toEqual(place)
    const twice = row.slice(0, 1).flatMap((other) => [other, { ...other, found: 0.95 }, { ...other, found: 0.96 }])
    expect(ofOneLook(twice)).toEqual(twice)
  })

  it('takes the look of the family’s own tiles where the photo shows too few', () => {
    const own: OwnTiles = { highest: 6, lost: [], grounds: [groundOf(photo, row[0]!.corners)] }
    const place = seen(tile(4, [half(0), half(0)], 0.9))
    expect(ofOneLook([place], own)[0]!.found).toBeLessThan(0.5)
    expect(ofOneLook([row[3]!], own)[0]!.found).toBeCloseTo(0.97, 2)
  })

  it('knows a set of another look, or with higher halves, as none of the family’s', () => {
    const own: OwnTiles = { highest: 6, lost: [], grounds: [groundOf(photo, row[0]!.corners)] }
    expect(areOwn(row, own)).toBe(true)
    expect(
      areOwn(
        [0, 1, 2].map((at) => seen(tile(at, [half(9), half(8)]))),
        own,
      ),
    ).toBe(false)
    expect(
      areOwn(
        [4, 5, 6].map((at) => seen(tile(at, [half(1), half(2)]))),
        own,
      ),
    ).toBe(false)
    expect(areOwn([], own)).toBe(true)
  })
})

describe('ofOneSet', () => {
  const sixes = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => tile(at % 8, [half(at % 7), half(6)]))

  it('reads an unsure half as one that the set has, where the other tiles tell the set', () => {
    const doubtful = tile(3, [half(9, 4), half(2)], 0.9)
    const read = ofOneSet([...sixes, doubtful]).at(-1)!
    expect(read.first[4]).toBeCloseTo(1, 6)
    expect(read.first[9]).toBe(0)
    expect(read.found).toBeCloseTo(0.45, 6)
  })

  it('believes a sure half above all others', () => {
    const ten = tile(3, [half(10), half(9)])
    expect(ofOneSet([...sixes, ten]).at(-1)).toEqual(ten)
  })

  it('reads no tile that surely lies elsewhere in the photo, and asks about what it takes in its place', () => {
    const doubtful = { ...tile(8, [half(0), half(6)]), first: half(0).map((_, at) => (at === 0 ? 0.7 : at === 8 ? 0.3 : 0)), second: half(6) }
    const twice = ofOneSet([...sixes.slice(0, 7), tile(9, [half(8), half(8)]), doubtful]).at(-1)!
    expect(twice.first[8]).toBeCloseTo(1, 6)
    expect(surelyRead(twice)).toBeNull()
  })

  it('takes a tile that surely lies elsewhere, and could be no other, for rather none: a mirrored one', () => {
    const eight = [...sixes.slice(0, 7), tile(9, [half(8), half(8)])]
    const mirrored = ofOneSet([...eight, tile(8, [half(0), half(6)], 0.8)]).at(-1)!
    expect(mirrored.found).toBeLessThan(0.1)
  })

  it('leaves a photo alone that surely shows a tile twice', () => {
    const doubtful = { ...tile(10, [half(0), half(6)]), first: half(0).map((_, at) => (at === 0 ? 0.7 : at === 5 ? 0.3 : 0)) }
    expect(ofOneSet([...sixes, tile(9, [half(1), half(6)]), doubtful]).at(-1)).toEqual(doubtful)
  })

  it('knows the highest half and what was lost of the family’s own tiles without any other tile', () => {
    const own: OwnTiles = { highest: 6, lost: ['6-5'], grounds: [] }
    expect(ofOneSet([tile(0, [half(9, 4), half(2)], 0.9)], own)[0]!.first[4]).toBeCloseTo(1, 6)
    const lost = { ...tile(0, [half(5), half(6)]), first: half(5).map((_, at) => (at === 5 ? 0.7 : at === 3 ? 0.3 : 0)) }
    expect(rankTiles(ofOneSet([lost], own)[0]!)[0]!.tile).toBe(tileOf(6, 3))
  })

  it('says nothing where few tiles are sure', () => {
    const doubtful = tile(3, [half(9, 4), half(2)], 0.9)
    expect(ofOneSet([...sixes.slice(0, 7), doubtful]).at(-1)).toEqual(doubtful)
  })
})

describe('ofTilesInSight', () => {
  const guess = tile(1, [half(3, 5), half(2)], 0.8)

  it('leaves out guesses in a photo without any plain tile, as print gives them', () => {
    const rather = tile(2, [half(4), half(2)], 0.7)
    expect(ofTilesInSight([guess, rather])).toEqual([rather])
  })

  it('keeps guesses beside a sure tile', () => {
    const detections = [tile(0, [half(1), half(2)]), guess]
    expect(ofTilesInSight(detections)).toEqual(detections)
  })
})
