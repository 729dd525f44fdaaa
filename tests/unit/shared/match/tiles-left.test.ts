import { describe, expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { tileOf, type Tile } from '#shared/domino/tile'
import { isPlayed, whoIsOut } from '#shared/match/end-of-play'
import type { MatchState } from '#shared/match/state'
import { leftWorth } from '#shared/rules/payout'
import { hindsightOf } from '#shared/match/hindsight/hindsight'
import { heldAtPlays } from '#shared/analysis/held'
import { playOptions, playableTiles, scoreRecord } from '../../../support/asked'
import { rulesOf } from '../rules/tables'

const hand = (...texts: readonly string[]): readonly Tile[] => texts.map((text) => tileOf(Number(text.split('-')[0]), Number(text.split('-')[1])))

const recordOf = (events: readonly object[], rules: object = {}, players = 2) => ({
  format: 'caravan-record',
  version: 1,
  preset: 'block',
  rules,
  players: ['Ada', 'Ben', 'Cleo'].slice(0, players).map((name) => ({ name })),
  rounds: [{ leader: 0, events }],
})

/** Ada has one tile and Ben two; 6 and 2 lie open. */
const TABLE = { type: 'table', line: ['6-4', '4-2'], hands: [1, 2] }
const LAST = { type: 'play', player: 0, tile: '2-1', arm: 'right' }
const LEFT = { type: 'left', hands: [[], ['6-6', '3-1']] }

const scored = (...events: readonly object[]) => expectOk(scoreRecord(recordOf(events)), 'the round of the test')
const refused = (...events: readonly object[]) => {
  const score = scoreRecord(recordOf(events))
  return score.ok ? null : score.error.refusal
}

const roundOf = ({ round }: MatchState) => {
  if (round === null) throw new Error('a round has begun')
  return round
}

describe('A round in which somebody has laid their last tile', () => {
  const { state } = scored(TABLE, LAST)

  test('waits: nobody is on turn, nothing fits, and the last tile ended the round for those who look ahead', () => {
    expect(whoIsOut(roundOf(state))).toBe(0)
    expect([isPlayed(state.round), roundOf(state).end, roundOf(state).turn]).toEqual([false, null, 0])
    expect(playableTiles(state).size).toBe(0)
    const before = scored(TABLE).state
    const written = { tile: tileOf(2, 1), first: 2, second: 1 }
    expect(playOptions(before, written, 0)).toMatchObject({ kind: 'playable', plays: [{ arm: 'right', end: 'domino', delta: 0 }] })
  })

  test('takes nothing but what is left', () => {
    const others = [
      { type: 'play', player: 1, tile: '6-3' },
      { type: 'draw', player: 1 },
      { type: 'pass', player: 1 },
      { type: 'block', hands: [[], ['3-3', '5-5']] },
      { type: 'rules', rules: { endWorth: 'fixed' } },
    ]
    for (const event of others) expect(refused(TABLE, LAST, event), event.type).toEqual({ code: 'bad-event', fault: { kind: 'hands-missing' } })
  })

  test('ends with it, and the winner gets what the others have', () => {
    const ended = scored(TABLE, LAST, LEFT)
    expect(ended.rounds[0]?.end).toEqual({ kind: 'domino', winner: 0, deltas: [16, 0], totals: [16, 0] })
    expect(ended.warnings).toEqual([])
  })

  test('is not counted before anybody is out', () => {
    expect(refused(TABLE, LEFT)).toEqual({ code: 'bad-event', fault: { kind: 'nobody-out' } })
  })

  test.each<[string, readonly unknown[], object]>([
    ['a tile with who is out', [['5-5'], ['6-6']], { code: 'bad-event', fault: { kind: 'out-holds-tiles', player: 0 } }],
    ['pips with who is out', [{ pips: 3 }, ['6-6']], { code: 'bad-event', fault: { kind: 'out-holds-tiles', player: 0 } }],
    ['fewer pips than none', [[], { pips: -1 }], { code: 'bad-event', fault: { kind: 'pips-below-zero', player: 1 } }],
    ['a tile of another set', [[], ['7-7']], { code: 'bad-tile', tile: '7-7', player: 1, limit: 6 }],
    ['a tile that lies on the table', [[], ['6-4']], { code: 'tile-seen-twice', tile: '6-4', player: 1, limit: 1 }],
  ])('refuses %s', (_, hands, refusal) => {
    expect(refused(TABLE, LAST, { type: 'left', hands })).toEqual(refusal)
  })

  test('marks a hand of another size, and more pips than lie nowhere', () => {
    expect(scored(TABLE, LAST, { type: 'left', hands: [[], ['6-6']] }).warnings).toEqual([
      { code: 'hand-size', player: 1, expected: 2, found: 1, round: 1, event: 3 },
    ])
    expect(scored(TABLE, LAST, { type: 'left', hands: [[], { pips: 150 }] }).warnings).toEqual([
      { code: 'more-than-the-set', expected: 149, found: 150, round: 1, event: 3 },
    ])
  })

  test('is over at once where the last tile reaches the target, or the ends are fixed', () => {
    const fixed = expectOk(scoreRecord(recordOf([TABLE, LAST], { endWorth: 'fixed', dominoPoints: 3 })), 'the round of the test')
    expect(fixed.rounds[0]?.end).toEqual({ kind: 'domino', winner: 0, deltas: [3, 0], totals: [3, 0] })
  })
})

describe('What is left as tiles', () => {
  test('proves a pass wrong, and what was held; a number does neither', () => {
    const events = [
      { type: 'table', line: ['6-4', '4-2'], hands: [2, 2], player: 1 },
      { type: 'pass', player: 1 },
      { type: 'play', player: 0, tile: '2-1', arm: 'right' },
      { type: 'pass', player: 1 },
      { type: 'play', player: 0, tile: '1-0', arm: 'right' },
    ]
    const shown = scored(...events, { type: 'left', hands: [[], ['6-6', '3-5']] })
    expect(hindsightOf(shown).map(({ event, player }) => [event, player])).toEqual([
      [2, 1],
      [4, 1],
    ])
    const told = scored(...events, { type: 'left', hands: [[], { pips: 20 }] })
    expect(hindsightOf(told)).toEqual([])
    expect(heldAtPlays(shown.rounds[0]?.events ?? []).get(2)).toEqual(hand('2-1', '1-0'))
  })
})

describe('What the tiles left are worth (AF-8, AF-9, BD-5, BD-6)', () => {
  const three = [hand('2-1'), hand('5-2'), hand('6-1')]
  const level = [hand('3-1'), hand('2-2'), hand('6-5')]

  test.each<[string, Parameters<typeof rulesOf>[1], number | null, readonly (readonly Tile[])[], readonly number[]]>([
    ['the others’ pips', { endWorth: 'others' }, 0, three, [14, 0, 0]],
    ['less the winner’s own', { endWorth: 'others-less-own' }, 0, three, [11, 0, 0]],
    ['all pips left', { endWorth: 'all-left' }, 0, three, [17, 0, 0]],
    ['each loses their own', { endWorth: 'own-lost' }, 0, three, [-3, -7, -7]],
    ['each loses their own, to the nearest five', { endWorth: 'own-lost', endRounding: 5 }, null, three, [-5, -5, -5]],
    ['the sum to the nearest five', { endWorth: 'others', endRounding: 5 }, 0, three, [15, 0, 0]],
    ['each hand to the nearest five', { endWorth: 'others', endRounding: 5, roundingOf: 'each-hand' }, 0, three, [10, 0, 0]],
    ['nobody wins less than nothing', { endWorth: 'others-less-own' }, 0, [hand('6-6'), hand('1-0'), []], [0, 0, 0]],
    ['nobody of two who are level', { endWorth: 'others' }, null, level, [0, 0, 0]],
    ['half of the third hand each, half-way upwards', { endWorth: 'others', tieOfThree: 'split' }, null, level, [6, 6, 0]],
    ['the same to the nearest five', { endWorth: 'others', tieOfThree: 'split', endRounding: 5 }, null, level, [5, 5, 0]],
    ['nobody where all three are level', { endWorth: 'others', tieOfThree: 'split' }, null, [hand('3-1'), hand('2-2'), hand('4-0')], [0, 0, 0]],
    ['half of a double', { endWorth: 'others', doublesInHand: 'half' }, 0, [[], hand('6-6'), hand('5-4')], [15, 0, 0]],
  ])('%s', (_, overrides, winner, hands, worth) => {
    expect(leftWorth(rulesOf('block', overrides, 3), winner, hands)).toEqual(worth)
  })
})
