import { describe, expect, test } from 'vitest'
import { makeTile, tileOf } from '#shared/domino/tile'
import {
  type FoundHand,
  handsFound,
  type HandsKnowledge,
  isAsked,
  NO_HANDS_SAID,
  readHands,
  withOut,
  withOwner,
} from '../../../../src/renderer/photo/hand/hands-model'
import { withCorrection } from '../../../../src/renderer/photo/review/found-tiles'
import { clear, half, tileAt } from '../../shared/recognition/detections'

const [ADA, BEN, CLEO] = [0, 1, 2]
const KNOWN: HandsKnowledge = { maxPip: 6, copies: 1, entered: [[], [], []], asked: BEN, one: false }

/* A tile of these is 200 long: three side by side are one hand, and what lies 900 away is another. */
const LEFT = [clear({ x: 100, y: 300 }, 6, 4), clear({ x: 240, y: 310 }, 3, 1)]
const RIGHT = [clear({ x: 1200, y: 300 }, 5, 5), clear({ x: 1200, y: 500 }, 2, 0)]

const told = (hands: readonly FoundHand[]) =>
  hands.map(({ owner, tiles }) => [owner, tiles.map(({ tile, look }) => `${makeTile(tile)}${look === 'sure' ? '' : '?'}`).join(' ')])

describe('Hands in a photo', () => {
  test('are the tiles that lie together, from left to right, and nobody’s until someone says so', () => {
    expect(told(readHands([...RIGHT, ...LEFT], KNOWN, NO_HANDS_SAID))).toEqual([
      [null, '6-4 3-1'],
      [null, '5-5 2-0'],
    ])
  })

  test('a hand alone is of whom it was asked for', () => {
    expect(told(readHands(LEFT, KNOWN, NO_HANDS_SAID))).toEqual([[BEN, '6-4 3-1']])
  })

  test('on a player’s own phone all tiles are theirs, wherever they lie', () => {
    expect(told(readHands([...LEFT, ...RIGHT], { ...KNOWN, one: true }, NO_HANDS_SAID))).toEqual([[BEN, '6-4 3-1 5-5 2-0']])
  })

  test('are given to players, and a tile that lay with the wrong ones to another', () => {
    const detections = [...LEFT, ...RIGHT]
    const given = withOwner(withOwner(NO_HANDS_SAID, [0, 1], ADA), [2, 3], CLEO)
    expect(told(readHands(detections, KNOWN, given))).toEqual([
      [ADA, '6-4 3-1'],
      [CLEO, '5-5 2-0'],
    ])
    const mended = withOwner(given, [1], BEN)
    expect(told(readHands(detections, KNOWN, mended))).toEqual([
      [ADA, '6-4'],
      [BEN, '3-1'],
      [CLEO, '5-5 2-0'],
    ])
    expect(handsFound(readHands(detections, KNOWN, mended), mended)).toEqual(
      new Map([
        [ADA, [tileOf(6, 4)]],
        [BEN, [tileOf(3, 1)]],
        [CLEO, [tileOf(5, 5), tileOf(2, 0)]],
      ]),
    )
  })

  test('what is nobody’s counts for nobody, and asks nothing', () => {
    const doubtful = tileAt({ x: 1200, y: 300 }, half(5), half(3, 0.6, 2))
    const said = withOwner(NO_HANDS_SAID, [2], 'nobody')
    const hands = readHands([...LEFT, doubtful], KNOWN, withOwner(said, [0, 1], ADA))
    expect(told(hands)).toEqual([
      [ADA, '6-4 3-1'],
      ['nobody', '5-3?'],
    ])
    expect(hands.map(isAsked)).toEqual([false, false])
    expect(handsFound(hands, said)).toEqual(new Map([[ADA, [tileOf(6, 4), tileOf(3, 1)]]]))
  })

  test('who has nothing left is out, until tiles are theirs', () => {
    const out = withOut(NO_HANDS_SAID, CLEO)
    expect(handsFound([], out)).toEqual(new Map([[CLEO, []]]))
    expect(withOut(out, CLEO).out).toEqual([])
    expect(withOwner(out, [0], CLEO).out).toEqual([])
  })

  test('ask about a tile that was entered for someone else, but not where that hand is in the photo', () => {
    const known = { ...KNOWN, entered: [[tileOf(3, 1)], [], []] }
    const forBen = withOwner(NO_HANDS_SAID, [0, 1], BEN)
    expect(told(readHands(LEFT, known, forBen))).toEqual([[BEN, '6-4 3-1?']])
    expect(told(readHands(LEFT, known, { ...forBen, corrections: withCorrection(forBen.corrections, 1, tileOf(3, 1)) }))).toEqual([[BEN, '6-4 3-1']])
    expect(told(readHands(LEFT, known, withOwner(NO_HANDS_SAID, [0, 1], ADA)))).toEqual([[ADA, '6-4 3-1']])
  })

  test('in a set above what is read, ask about halves that look like many pips', () => {
    const many = [clear({ x: 100, y: 300 }, 12, 4), clear({ x: 240, y: 300 }, 8, 1)]
    expect(told(readHands(many, { ...KNOWN, maxPip: 12 }, NO_HANDS_SAID))).toEqual([[BEN, '12-4 8-1']])
    expect(told(readHands(many, { ...KNOWN, maxPip: 18 }, NO_HANDS_SAID))).toEqual([[BEN, '12-4? 8-1']])
  })
})
