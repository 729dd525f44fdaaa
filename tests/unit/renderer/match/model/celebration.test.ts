import { describe, expect, test } from 'vitest'
import type { EditName } from '#shared/contract/schemas'
import { expectOk } from '#shared/kernel/result'
import { scoreRecord } from '#shared/match/replay'
import { celebrationOf } from '../../../../../src/renderer/match/model/celebration'

interface Table {
  readonly preset?: string
  readonly rules?: object
  readonly redo?: EditName | null
  readonly scorpion?: readonly [number, number]
}

/** A table with these entries; a revision each. */
function stage(events: readonly object[], { preset = 'flower-and-scorpion', rules = {}, redo = null, scorpion = [5, 2] }: Table = {}) {
  const record = {
    format: 'caravan-record',
    version: 1,
    preset,
    rules,
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    rounds: [{ leader: 0, ...(preset === 'flower-and-scorpion' ? { dice: { flower: [5, 1], scorpion } } : {}), events }],
  }
  return { tableRevision: events.length, scored: expectOk(scoreRecord(record), 'a sound record'), redo }
}

const LEAD = { type: 'play', player: 0, tile: '6-6' }
const OTHER = { type: 'play', player: 1, tile: '6-4', arm: 'left' }
const AGAIN = { type: 'play', player: 0, tile: '4-4', arm: 'left' }
/** 6-4 on both sides of 6-6, and 4-4 at one: three halves of 4. */
const THREE_ALIKE = [
  { type: 'play', player: 0, tile: '6-4' },
  { type: 'play', player: 1, tile: '6-3', arm: 'left' },
  { type: 'play', player: 0, tile: '4-3', arm: 'left' },
]
const LAST = { type: 'play', player: 1, tile: '4-4', arm: 'left' }

describe('what is celebrated', () => {
  test('a plural of Flower & Scorpion and a triple header of Bergen, with what they paid', () => {
    expect(celebrationOf(stage(THREE_ALIKE), stage([...THREE_ALIKE, LAST]))).toEqual({ kind: 'reason', code: 'plural', seat: 1, points: 3 })
    const bergen = { preset: 'bergen-game-cabinet' }
    expect(celebrationOf(stage(THREE_ALIKE, bergen), stage([...THREE_ALIKE, LAST], bergen))).toMatchObject({ code: 'triple-header', seat: 1 })
  })

  test('the play that wins the match, whatever else it is', () => {
    const rules = { target: 2 }
    expect(celebrationOf(stage([], { rules }), stage([LEAD], { rules }))).toEqual({ kind: 'match-won', seat: 0, points: 2 })
  })

  test('no dual, no play without a score, no draw', () => {
    expect(celebrationOf(stage([]), stage([LEAD]))).toBeNull()
    expect(celebrationOf(stage([LEAD]), stage([LEAD, OTHER]))).toBeNull()
    expect(celebrationOf(stage([LEAD]), stage([LEAD, { type: 'draw', player: 1, count: 1 }]))).toBeNull()
    expect(celebrationOf(stage([LEAD, OTHER]), stage([LEAD, OTHER, AGAIN]))).toBeNull()
  })

  test('no plural that costs as much as it pays, or more; one that pays a point more', () => {
    /* 4-4 stands at the right end while the left one comes to a 4: three for the plural, less two Scorpions and one that stands (FS-3 … FS-5). */
    const before = [
      { type: 'play', player: 0, tile: '4-4' },
      { type: 'play', player: 1, tile: '4-1', arm: 'left' },
      { type: 'play', player: 0, tile: '3-1', arm: 'left' },
    ]
    const last = { type: 'play', player: 1, tile: '4-3', arm: 'left' }
    const celebrated = (plural: number) => {
      const table: Table = { scorpion: [4, 4], rules: { plural, doubleScorpion: 'tile', standingPair: 'scored', payout: 'net', floor: null } }
      const now = stage([...before, last], table)
      const event = now.scored.rounds[0]?.events.at(-1)
      return [event?.type === 'play' ? event.reasons[0]?.code : event?.type, event?.delta, celebrationOf(stage(before, table), now)?.kind ?? null]
    }
    expect(celebrated(4)).toEqual(['plural', 1, 'reason'])
    expect(celebrated(3)).toEqual(['plural', 0, null])
    expect(celebrated(2)).toEqual(['plural', -1, null])
  })

  test('nothing that is brought back by an undo, and nothing where nothing is new', () => {
    const undone: EditName = 'enter-play'
    expect(celebrationOf(stage(THREE_ALIKE), stage([...THREE_ALIKE, LAST], { redo: undone }))).toBeNull()
    expect(celebrationOf(stage([...THREE_ALIKE, LAST]), stage([...THREE_ALIKE, LAST]))).toBeNull()
  })
})
