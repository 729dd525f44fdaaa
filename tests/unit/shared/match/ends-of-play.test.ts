import { describe, expect, test } from 'vitest'
import { endOfPlay, winnerAfter } from '#shared/match/end-of-play'
import { minutesOf as lengthOf } from '#shared/match/match-length'
import { rulesOf } from '../rules/tables'
import type { TrailEntry } from '#shared/match/trail'
import { answering } from '../../../support/answered'
import { OPEN, wonBy } from '#shared/games/outcome'

const minutesOf = answering(lengthOf)

describe('The end that a play brings (rulebook C-6)', () => {
  const bergen = rulesOf('bergen-pagat', { target: 10 })

  test.each<[string, number, readonly number[], readonly number[], ReturnType<typeof endOfPlay>]>([
    ['none', 4, [6, 3], [2, 5], null],
    ['the target, before the last tile counts', 8, [10, 3], [0, 5], { kind: 'target', winner: 0, deltas: [0, 0], totals: [10, 3] }],
    ['the target passed', 9, [12, 3], [2, 5], { kind: 'target', winner: 0, deltas: [0, 0], totals: [12, 3] }],
    ['going out, which pays', 4, [6, 3], [0, 5], { kind: 'domino', winner: 0, deltas: [2, 0], totals: [8, 3] }],
    ['none by a play that earns nothing, whoever stands at the target already', 10, [10, 3], [2, 5], null],
    ['going out by a play that earns nothing', 10, [10, 3], [0, 5], { kind: 'domino', winner: 0, deltas: [2, 0], totals: [12, 3] }],
  ])('is %s', (_, before, totals, hands, end) => {
    expect(endOfPlay(bergen, { player: 0, before, withheld: null }, totals, hands, [])).toEqual(end)
  })

  test('is never the target where it counts after the round, and costs each tile left (DB-4)', () => {
    const rules = rulesOf('double-bergen', { tileDeduction: 2, dominoPoints: 1, floor: 0 })
    expect(endOfPlay(rules, { player: 0, before: 98, withheld: null }, [101, 4], [3, 5], [])).toBeNull()
    expect(endOfPlay(rules, { player: 1, before: 98, withheld: null }, [4, 101], [5, 0], [])).toEqual({
      kind: 'domino',
      winner: 1,
      deltas: [-4, 1],
      totals: [0, 102],
    })
  })
})

test('Going out pays nothing where it is one score with a play that does not count (FT-5); otherwise it does', () => {
  const game = rulesOf('fives-and-threes')
  expect(endOfPlay(game, { player: 0, before: 59, withheld: 'exact' }, [59, 3], [0, 5], [])).toMatchObject({ kind: 'domino', deltas: [0, 0] })
  expect(endOfPlay(game, { player: 0, before: 59, withheld: null }, [59, 3], [0, 5], [])).toMatchObject({ kind: 'domino', deltas: [1, 0] })
  const small = rulesOf('fives-and-threes', { exact: false, firstScore: 3, dominoPoints: 4 })
  expect(endOfPlay(small, { player: 0, before: 0, withheld: 'first' }, [0, 3], [0, 5], [])).toMatchObject({ kind: 'domino', deltas: [4, 0] })
})

describe('Who has won after a round (rulebook C-5)', () => {
  test.each<[string, 'immediate' | 'round-end', number | null, readonly number[], number | null]>([
    ['nobody below the target', 'immediate', 0, [9, 3], null],
    ['the winner of the round, at the target', 'immediate', 0, [10, 3], 0],
    ['the winner of the round, though another has more', 'immediate', 0, [10, 12], 0],
    ['another who had reached it already', 'immediate', 0, [9, 12], 1],
    ['another, after a block that nobody won', 'immediate', null, [9, 12], 1],
    ['nobody of two who share the lead', 'immediate', null, [12, 12], null],
    ['the most after the round, whoever won it', 'round-end', 0, [10, 12], 1],
    ['nobody of two who share it', 'round-end', 0, [12, 12], null],
    ['the one exactly at the target', 'round-end', 1, [10, 3], 0],
    ['nobody just below', 'round-end', 1, [9, 3], null],
  ])('is %s', (_, win, winner, totals, won) => {
    expect(winnerAfter(rulesOf('bergen-pagat', { target: 10, win }), { winner, totals }, [])).toBe(won)
  })
})

describe('How long a match took', () => {
  const startedAt = '2026-03-01T18:00:00.000Z'
  const at = (minutes: number, seconds = 0) => new Date(Date.parse(startedAt) + minutes * 60_000 + seconds * 1000).toISOString()
  const scored = { outcome: wonBy(0), rounds: [{}, {}] } as unknown as Parameters<typeof minutesOf>[1]
  const entry = (kind: string, when: string, more: object = {}): TrailEntry => ({ kind, at: when, device: 'Laptop', ...more }) as TrailEntry
  const agreed = (round: number, when: string) => entry('confirmed', when, { round, seat: 0, note: '', result: { kind: 'target', winner: 0, totals: [] } })

  test.each<[string, string, readonly TrailEntry[], number | null]>([
    ['to its last change', at(48, 20), [], 48],
    ['rounded to whole minutes', at(48, 40), [], 49],
    ['a minute at least', at(0, 40), [], 1],
    ['not known below half a minute', at(0, 20), [], null],
    ['twelve hours at most', at(720), [], 720],
    ['not known where it lay for longer', at(721), [], null],
    ['not known where it was imported', at(48), [entry('imported', at(1), { file: 'x' })], null],
    ['not known where it was corrected afterwards', at(48), [entry('corrected', at(50))], null],
    ['to when the last round was agreed', at(90), [agreed(1, at(47))], 47],
    ['not to when an earlier one was', at(90), [agreed(0, at(20))], 90],
    ['not known where the last change was of something beside the play', at(90), [entry('details', at(90), { field: 'note' })], null],
    ['to its last change, where something beside the play was changed before', at(90), [entry('details', at(30), { field: 'note' })], 90],
  ])('is %s', (_, updatedAt, trail, minutes) => {
    expect(minutesOf({ startedAt, updatedAt, trail }, scored)).toBe(minutes)
  })

  test('is not known before somebody has won', () => {
    expect(minutesOf({ startedAt, updatedAt: at(48), trail: [] }, { ...scored, outcome: OPEN })).toBeNull()
  })
})
