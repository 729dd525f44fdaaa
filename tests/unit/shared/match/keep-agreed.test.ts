import { describe, expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { agreementsOf, resultOf } from '#shared/match/agreement'
import { decideRevise, type Revision } from '#shared/match/decide'
import { applyEdit } from '#shared/match/edits'
import { keepingAgreed } from '#shared/match/keep-agreed'
import { newRecord } from '#shared/match/new-record'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { RoundWord } from '#shared/match/trail'

const lays = (player: number, tile: string, arm: 'left' | 'right'): RecordEvent => ({ type: 'play', player, tile, arm })

/** Ada’s 6-3 at the left made 3 and 3 of the ends, and so does her last tile. */
const ROUND: readonly RecordEvent[] = [
  { type: 'play', player: 0, tile: '6-4' },
  lays(1, '4-3', 'right'),
  lays(0, '6-3', 'left'),
  lays(1, '3-1', 'right'),
  lays(0, '5-1', 'right'),
  lays(1, '5-2', 'right'),
  lays(0, '3-2', 'right'),
]

const recordOf = (...rounds: readonly (readonly RecordEvent[])[]): MatchRecord => ({
  ...newRecord('bergen-game-cabinet', { handSize: 4 }, [{ name: 'Ada' }, { name: 'Ben' }]),
  rounds: rounds.map((events) => ({ leader: 0, events })),
})

function agreed(record: MatchRecord, seats: readonly number[] = [0, 1]) {
  const scored = expectOk(scoreRecord(record), 'the record is sound')
  const end = scored.rounds[0]?.end
  if (end === null || end === undefined) throw new Error('the first round is over')
  const trail = seats.map((seat): RoundWord => ({
    kind: 'confirmed',
    round: 0,
    seat,
    note: '',
    device: 'd',
    at: '2026-11-30T20:00:00Z',
    result: resultOf(end),
  }))
  const of = (match: typeof scored) => agreementsOf({ confirmRounds: true, trail }, match)
  return { record, scored, agreements: of(scored), of }
}

const corrects = (event: number, replacement: RecordEvent | null, insertBefore?: readonly RecordEvent[]): Revision => ({
  corrections: [{ round: 0, event, replacement, ...(insertBefore === undefined ? {} : { insertBefore }) }],
  starts: [],
})

describe('A round to which everyone has agreed', () => {
  test('keeps its points as an entry of it is corrected: they are given back beside it, and the agreement holds', () => {
    const match = agreed(recordOf(ROUND, [{ type: 'play', player: 0, tile: '5-5' }]))
    const wrong = corrects(2, lays(0, '6-0', 'left'))
    const without = decideRevise(match.record, wrong)
    expect(without.ok && [without.scored.totals, match.of(without.scored)[0]?.kind]).toEqual([[(match.scored.totals[0] as number) - 4, 0], 'waiting'])
    const kept = keepingAgreed(match, wrong)
    const done = decideRevise(match.record, kept?.revision ?? wrong)
    if (!done.ok) throw new Error('the correction is sound')
    expect([kept?.round, done.scored.totals, match.of(done.scored)[0]?.kind]).toEqual([0, match.scored.totals, 'confirmed'])
    const events = applyEdit(match.record, done.value).rounds[0]?.events ?? []
    expect(events[3]).toEqual({ type: 'adjust', deltas: [4, 0], reason: 'score-kept', by: 'table', about: { round: 1, event: 3 } })
    expect(events).toHaveLength(ROUND.length + 1)
  })

  test('that names an entry which moves names it still: one was forgotten before it', () => {
    const shown: RecordEvent = { type: 'show', player: 1, tiles: ['0-0'], why: 'dropped' }
    const kept = keepingAgreed(agreed(recordOf(ROUND)), corrects(2, lays(0, '6-0', 'left'), [shown]))
    expect(kept?.revision.corrections[1]).toMatchObject({ event: 3, insertBefore: [{ about: { round: 1, event: 4 } }] })
  })

  test('keeps them by points before its last entry, where that is the one', () => {
    const match = agreed(recordOf(ROUND))
    const kept = keepingAgreed(match, corrects(6, lays(0, '2-0', 'right')))
    const done = decideRevise(match.record, kept?.revision ?? corrects(6, null))
    expect(done.ok && done.scored.totals).toEqual(match.scored.totals)
    const points = match.scored.rounds[0]?.events[6]?.delta
    expect(kept?.revision.corrections).toEqual([
      {
        ...{ round: 0, event: 6, replacement: lays(0, '2-0', 'right') },
        insertBefore: [{ type: 'adjust', deltas: [points, 0], reason: 'score-kept', by: 'table', about: { round: 1, event: 8 } }],
      },
    ])
  })

  test('has nothing to keep where not everyone agreed, no points move, or more than its entries is corrected', () => {
    const record = recordOf(ROUND)
    const wrong = corrects(2, lays(0, '6-0', 'left'))
    expect(keepingAgreed(agreed(record, [0]), wrong)).toBeNull()
    expect(keepingAgreed(agreed(record), corrects(4, lays(0, '5-1', 'right')))).toBeNull()
    expect(keepingAgreed(agreed(record), { ...wrong, dropFrom: { round: 0, event: 6 } })).toBeNull()
    expect(keepingAgreed(agreed(record), { corrections: [], starts: [{ round: 0, start: { leader: 1 } }] })).toBeNull()
  })
})
