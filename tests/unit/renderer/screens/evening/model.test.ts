import { describe, expect, test } from 'vitest'
import { clockText, secondsLeft } from '../../../../../src/renderer/evening/clock'
import { needsOf } from '../../../../../src/renderer/screens/evening/model/needs'
import { differenceText, pointsText } from '../../../../../src/renderer/evening/points-text'
import type { Evening as Stored } from '#shared/evening/evening'
import { decide } from '#shared/evening/decide'
import { joinEvenings } from '#shared/evening/join'
import { replay } from '#shared/evening/replay'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { Evening, idOf } from '../../../shared/evening/evenings'

const AT = '2026-11-26T19:00:00.000Z'

describe('the clock of a round', () => {
  test('shows what is left since it was started, and stands still while it is paused', () => {
    const since = '2026-11-26T19:00:00.000Z'
    const now = Date.parse('2026-11-26T19:00:20.900Z')
    expect(secondsLeft({ running: true, seconds: 60, since }, now)).toBe(40)
    expect(secondsLeft({ running: false, seconds: 60, since }, now)).toBe(60)
    // someone has set the computer's clock back by an hour
    expect(secondsLeft({ running: true, seconds: 60, since }, now - 3_600_000)).toBe(60)
    expect([1120, 5, 0, -3].map(clockText)).toEqual(['18:40', '0:05', '0:00', '0:00'])
  })
})

describe('what needs someone', () => {
  test('is a disagreement first, then who has no seat, then a result that one side has said', () => {
    const evening = Evening.of(7).do({ type: 'draw' })
    const full = evening.tables.findIndex((people) => people.length === 4)
    const free = 1 - full
    evening.do({ type: 'arrived', people: [{ id: idOf(7), name: 'Late' }] })
    expect(needsOf(evening.state)).toMatchObject([{ kind: 'late', freeTable: free }])
    evening.do({ type: 'handed-in', table: free, totals: [1, 2, 3], by: 'host' })
    evening.do({ type: 'handed-in', table: full, totals: [1, 2, 3, 4], by: 'host' }).do({ type: 'disagreed', round: 0, table: full, by: 'host' })
    expect(needsOf(evening.state).map((need) => need.kind)).toEqual(['disagreed', 'late', 'handed-in'])
  })

  test('two who came late can make a table of their own where no seat is free', () => {
    const evening = Evening.of(4).do({ type: 'draw' })
    evening.do({ type: 'arrived', people: [7, 8].map((number) => ({ id: idOf(number), name: `Late ${number}` })) })
    expect(needsOf(evening.state)[0]).toMatchObject({ kind: 'together', people: [{ id: idOf(7) }, { id: idOf(8) }] })
  })

  test('is a result of any round that two computers were told differently', () => {
    const [laptop, tablet] = [1, 2].map(() => Evening.of(4).do({ type: 'draw' })) as [Evening, Evening]
    const said = (totals: number[]) => ({ type: 'handed-in' as const, table: 0, totals, by: 'host' as const, agreed: true as const })
    const on = (computer: Evening, code: string, totals: number[]) =>
      expectOk(decide(computer.state, said(totals), { at: AT, seed: 1, command: `command-${code}`, here: { on: code, computer: code } }), code)
    const stored = (evening: Evening, code: string, totals: number[]): Stored => ({
      format: 'caravan-evening',
      version: 1,
      id: 'evening-1',
      name: 'Club',
      date: '2026-11-26',
      events: [...evening.events, ...on(evening, code, totals).events],
      updatedAt: AT,
    })
    const { events } = present(joinEvenings(stored(laptop, 'aaaaaaaa', [9, 1, 2, 3]), stored(tablet, 'bbbbbbbb', [1, 2, 3, 4])) ?? undefined, 'joined')
    const state = expectOk(replay(events), 'joined')
    expect(needsOf(state)).toMatchObject([{ kind: 'disagreed', round: 0, table: 0, others: [{ totals: [1, 2, 3, 4] }] }])
  })

  test('is nothing once the round is over', () => {
    expect(needsOf(Evening.of(4).round().state)).toEqual([])
  })
})

test('points are written in halves, differences with their sign', () => {
  expect([0, 1, 2, 5].map(pointsText)).toEqual(['0', '½', '1', '2½'])
  expect([3.4, -2.6, 0].map(differenceText)).toEqual(['+3', '−3', '0'])
})
