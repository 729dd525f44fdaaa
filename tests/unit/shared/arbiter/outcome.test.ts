import { describe, expect, test } from 'vitest'
import { tilesOfSet } from '#shared/domino/set'
import type { Tile } from '#shared/domino/tile'
import type { Dispute } from '#shared/arbiter/dispute'
import { outcomeOf, type Outcome } from '#shared/arbiter/outcome'
import { lying } from '../../../support/told-lines'
import { dispute, partly, rulesOf, shown, tile } from './disputes'

/** A line that shows 6 at both ends, with all seven tiles of it. */
const SIXES = ['6-0', '0-1', '1-6', '6-6', '6-2', '2-3', '3-6', '6-4', '4-5', '5-6']
const FLOWER = rulesOf(3, {}, 'flower-and-scorpion')

function onSixes(rules: Dispute['rules'], hands: Dispute['hands'], more: Partial<Dispute> = {}): Outcome {
  return outcomeOf(dispute(rules, hands, { table: lying(rules, SIXES), ...more }))
}
const certain = (outcome: Outcome) => (outcome.kind === 'certain' ? { ...outcome.certain, missing: outcome.missing } : outcome)

describe('A blocked round that is known in part', () => {
  test('the holder of the Flower wins, whatever another holds', () => {
    const rolled = { flower: tile('5-3'), scorpion: tile('2-2') }
    const hands = [shown('5-3'), shown('0-0'), partly('2-2', 2)]
    expect(certain(onSixes(FLOWER, hands, { rolled, boneyard: 14 }))).toEqual({
      winner: 0,
      test: 'flower-holder',
      deltas: [2, 0, 0],
      hiddenHands: [2],
      hiddenDice: false,
      missing: { kind: 'hands-needed', seats: [2] },
    })
    expect(certain(onSixes(FLOWER, [shown('5-3'), shown('0-0'), partly('', 2)], { rolled }))).toMatchObject({ winner: 0 })
  })

  test('and whatever the Scorpion was; without the Flower the dice decide', () => {
    const two = rulesOf(2, {}, 'flower-and-scorpion')
    const hands = [shown('0-0'), shown('5-3 4-4')]
    const withFlower = (flower: readonly [number | null, number | null]) => onSixes(two, hands, { dice: { flower, scorpion: [5, null] }, boneyard: 15 })
    expect(certain(withFlower([5, 3]))).toMatchObject({ winner: 1, hiddenHands: [], hiddenDice: true, missing: { kind: 'dice-needed' } })
    // 5-5 is the only Scorpion that neither holds, and then the lowest double wins
    expect(withFlower([1, 1])).toEqual({ kind: 'open', missing: { kind: 'dice-needed' } })
    expect(onSixes(two, hands).kind).toBe('open')
  })

  test.each(['american', 'german', 'lightest-without-doubles'] as const)('the only player without a double wins under %s', (blockedRule) => {
    const rules = rulesOf(3, { blockedRule })
    expect(onSixes(rules, [shown('4-3'), partly('1-1', 3), partly('2-2', 2)])).toMatchObject({ kind: 'certain', certain: { winner: 0 } })
    expect(onSixes(rules, [shown('4-3'), partly('1-1', 3), partly('2-1', 2)]).kind).toBe('open')
  })

  test('nobody can be lighter than 0-0, and nobody can undercut the lowest double', () => {
    for (const blockedRule of ['simple', 'picture'] as const) {
      const rules = rulesOf(3, { blockedRule })
      expect(onSixes(rules, [shown('0-0'), partly('', 3), partly('', null)])).toMatchObject({ kind: 'certain', certain: { winner: 0, hiddenHands: [1, 2] } })
      expect(onSixes(rules, [shown('1-1'), partly('', 3), partly('', null)]).kind).toBe('open')
    }
  })

  test('two that tie for the fewest pips leave the round to nobody, whoever else is heavier', () => {
    const rules = rulesOf(3)
    expect(onSixes(rules, [shown('2-0'), shown('1-1'), partly('5-5', 2)])).toMatchObject({ kind: 'certain', certain: { winner: null, deltas: [0, 0, 0] } })
  })

  test('two tiles that weigh the same tie wherever both are held, but one of them can lie face down', () => {
    const rules = rulesOf(3, { reserve: 0 })
    const unseen = ['2-1', '3-0', '4-1', '5-4'].map(tile)
    const laid = tilesOfSet(6).filter((each) => !unseen.includes(each))
    const hidden = (boneyard: number, ...left: readonly Tile[]) =>
      outcomeOf(dispute(rules, [partly('', 1), partly('', 1), partly('', 1)], { table: { kind: 'ends', ends: [], laid: [...laid, ...left] }, boneyard }))
    expect(hidden(1).kind).toBe('open')
    // without 5-4 all three lie in hands
    expect(hidden(0, tile('5-4'))).toMatchObject({ kind: 'certain', certain: { winner: null } })
  })

  test('a tile that fits is in nobody’s hand, or the round would not be blocked', () => {
    const rules = rulesOf(2, { blockedRule: 'picture' })
    const ends = (suit: number): Dispute['table'] => ({ kind: 'ends', ends: [{ arm: 'left', suit }], laid: [] })
    expect(outcomeOf(dispute(rules, [shown('1-1'), partly('', 2)], { table: ends(0) })).kind).toBe('certain')
    expect(outcomeOf(dispute(rules, [shown('1-1'), partly('', 2)], { table: ends(6) })).kind).toBe('open')
  })

  test('points stay open where they hang on tiles that nobody counted', () => {
    const rules = rulesOf(3, { blockedRule: 'picture', tileDeduction: 1, blockedPoints: 3 })
    expect(onSixes(rules, [shown('0-0'), partly('', 3), partly('', null)])).toMatchObject({ certain: { deltas: [2, -3, null] } })
    // 18 tiles are unseen, one of them is shown, and 12 lie face down
    expect(onSixes(rules, [shown('0-0'), partly('', 3), partly('', null)], { boneyard: 12 })).toMatchObject({ certain: { deltas: [2, -3, -2] } })
  })

  test('where tiles are deducted every hand must be counted', () => {
    const rules = rulesOf(2, {}, 'double-bergen')
    expect(outcomeOf(dispute(rules, [shown('6-5'), partly('', 3)]))).toMatchObject({ kind: 'certain', certain: { winner: null, deltas: [-1, -3] } })
    expect(outcomeOf(dispute(rules, [shown('6-5'), partly('', null)])).kind).toBe('open')
  })

  test('tiles that contradict each other prove nothing', () => {
    const rules = rulesOf(2)
    expect(outcomeOf(dispute(rules, [shown('0-0'), partly('0-0', 2)])).kind).toBe('open')
    expect(outcomeOf(dispute(rules, [shown('0-0'), partly('', 2)], { boneyard: 27 })).kind).toBe('open')
  })

  test('with the largest set and eight hands it is found, or given up, without looking at every deal', () => {
    const rules = { ...rulesOf(4, { maxPip: 18, blockedRule: 'german' }), players: 8 }
    const hidden = Array.from({ length: 7 }, (_, at) => partly(`${at + 1}-${at + 1}`, null))
    expect(outcomeOf(dispute(rules, [shown('1-0'), ...hidden]))).toMatchObject({ certain: { winner: 0, test: 'no-doubles' } })
    expect(outcomeOf(dispute(rules, [shown('0-0'), ...hidden])).kind).toBe('open')
  })
})

describe('A player who has gone out', () => {
  test('gets what going out pays, and nobody rules', () => {
    expect(onSixes(rulesOf(2), [shown('1-1'), shown('')])).toEqual({ kind: 'gone-out', seats: [1], winner: 1, deltas: [0, 2] })
    expect(onSixes(rulesOf(2), [partly('', null), shown('')])).toEqual({ kind: 'gone-out', seats: [1], winner: 1, deltas: [0, 2] })
  })

  test('the others pay for their tiles, as far as those are counted; never below the floor', () => {
    const rules = rulesOf(3, {}, 'double-bergen')
    expect(outcomeOf(dispute(rules, [shown(''), shown('6-5 6-4'), partly('', null)]))).toMatchObject({ winner: 0, deltas: [0, -2, null] })
    const floored = rulesOf(2, { tileDeduction: 1, floor: 0 })
    expect(outcomeOf(dispute(floored, [shown(''), shown('6-5 6-4')], { totals: [3, 1] }))).toMatchObject({ winner: 0, deltas: [2, -1] })
  })

  test('of several empty hands nobody can say who was first', () => {
    expect(onSixes(rulesOf(2), [shown(''), shown('')])).toEqual({ kind: 'gone-out', seats: [0, 1], winner: null, deltas: [null, null] })
  })
})
