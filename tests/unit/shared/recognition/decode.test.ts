import { describe, expect, it } from 'vitest'
import { makeTile, tileOf, type Tile } from '#shared/domino/tile'
import { decodeHand, decodePlay, type GameKnowledge } from '#shared/recognition/decode'
import { clear, half, tileAt } from './detections'

const tiles = (...texts: readonly string[]): readonly Tile[] =>
  texts.map((text) => {
    const [a, b] = text.split('-').map(Number)
    return tileOf(a as number, b as number)
  })

const tile = (text: string): Tile => tiles(text)[0] as Tile

/** 6-4 led, 4-1 laid at its right: the ends show 6 and 1. */
const begun: GameKnowledge = {
  maxPip: 6,
  copies: 1,
  laid: tiles('6-4', '4-1'),
  ends: [
    { arm: 0, suit: 6, tile: tile('6-4') },
    { arm: 1, suit: 1, tile: tile('4-1') },
  ],
}

const first = (...args: Parameters<typeof decodePlay>) => {
  const proposal = decodePlay(...args).proposals[0]
  return proposal === undefined ? null : { detection: proposal.detection, tile: makeTile(proposal.tile), arm: proposal.arm }
}

describe('decodePlay', () => {
  const table = [clear({ x: 300, y: 0 }, 6, 4), clear({ x: 500, y: 0 }, 4, 1)]

  it('proposes the tile that the record does not know, at the end it fits', () => {
    expect(first([...table, clear({ x: 700, y: 0 }, 1, 3)], begun)).toEqual({ detection: 2, tile: '3-1', arm: 1 })
  })

  it('never proposes a tile that fits no end, however clearly it is read', () => {
    const proposals = decodePlay([...table, clear({ x: 700, y: 0 }, 2, 3)], begun).proposals
    expect(proposals.every(({ tile }) => /[61]/.test(makeTile(tile)))).toBe(true)
  })

  it('reads an unclear half as the suit the end asks for', () => {
    const unclear = tileAt({ x: 700, y: 0 }, half(2, 0.7, 1), half(3))
    expect(first([...table, unclear], begun)).toEqual({ detection: 2, tile: '3-1', arm: 1 })
  })

  it('takes a tile that is on the table already for that tile, not for a second copy of it', () => {
    const asOnTable = tileAt({ x: 700, y: 0 }, half(1, 0.4, 2), half(4))
    const proposals = decodePlay([...table, asOnTable], begun).proposals
    expect(proposals.some(({ tile }) => makeTile(tile) === '4-1')).toBe(false)
  })

  it('allows a second copy when the set has two', () => {
    const proposals = decodePlay([...table, clear({ x: 700, y: 0 }, 1, 4)], { ...begun, copies: 2 }).proposals
    expect(proposals[0]).toMatchObject({ tile: tile('4-1'), arm: 1 })
  })

  it('finds the end by where the tile lies when it fits both', () => {
    expect(first([...table, clear({ x: 700, y: 0 }, 1, 6)], begun)?.arm).toBe(1)
    expect(first([...table, clear({ x: 100, y: 0 }, 1, 6)], begun)?.arm).toBe(0)
  })

  it('finds the new tile when one of those on the table was not found', () => {
    expect(first([table[0]!, clear({ x: 700, y: 0 }, 1, 3)], begun)).toEqual({ detection: 1, tile: '3-1', arm: 1 })
  })

  it('finds the new tile when one of those on the table was misread', () => {
    const misread = tileAt({ x: 500, y: 0 }, half(4), half(2, 0.9, 1))
    expect(first([table[0]!, misread, clear({ x: 700, y: 0 }, 1, 3)], begun)).toEqual({ detection: 2, tile: '3-1', arm: 1 })
  })

  it('proposes any tile of the set as the lead on an empty table', () => {
    const empty = { maxPip: 6, copies: 1, laid: [], ends: [] }
    expect(first([clear({ x: 0, y: 0 }, 5, 2)], empty)).toEqual({ detection: 0, tile: '5-2', arm: null })
  })

  it('gives chances that add up to 1', () => {
    const sum = decodePlay([...table, clear({ x: 700, y: 0 }, 1, 3)], begun).proposals.reduce((all, { chance }) => all + chance, 0)
    expect(sum).toBeCloseTo(1, 9)
  })

  it('has nothing to propose for a photo without tiles', () => {
    expect(decodePlay([], begun).proposals).toEqual([])
  })
})

describe('decodeHand', () => {
  const game = { maxPip: 6, copies: 1, laid: tiles('5-3') }
  const names = (...args: Parameters<typeof decodeHand>) => decodeHand(...args).map(({ tile }) => makeTile(tile))

  it('reads each tile as itself', () => {
    expect(names([clear({ x: 0, y: 0 }, 0, 2), clear({ x: 0, y: 200 }, 6, 6)], game)).toEqual(['2-0', '6-6'])
  })

  it('never reads a tile that lies on the table', () => {
    expect(names([tileAt({ x: 0, y: 0 }, half(5, 0.6, 4), half(3))], game)).toEqual(['4-3'])
  })

  it('gives two detections of one tile to the two tiles they are likeliest together', () => {
    const sure = clear({ x: 0, y: 0 }, 2, 1)
    const torn = tileAt({ x: 0, y: 200 }, half(2), half(1, 0.6, 0))
    expect(names([torn, sure], game)).toEqual(['2-0', '2-1'])
  })

  it('leaves detections out when there are more than tiles', () => {
    const one = { maxPip: 0, copies: 1, laid: [] }
    expect(names([clear({ x: 0, y: 0 }, 0, 0), clear({ x: 0, y: 200 }, 0, 0)], one)).toEqual(['0-0'])
  })
})
