import { describe, expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { drawableTiles as drawable, isStuck as stuck } from '#shared/match/stuck'
import { answering } from '../../../support/answered'
import { scoreRecord } from '../../../support/asked'

const [drawableTiles, isStuck] = [answering(drawable), answering(stuck)]

/** A round of Bergen with these entries, in which the first player leads. */
function scored(players: number, rules: object, events: readonly object[]) {
  const names = ['Ada', 'Ben', 'Cleo', 'Dag'].slice(0, players).map((name) => ({ name }))
  const record = { format: 'caravan-record', version: 1, preset: 'bergen-pagat', rules, players: names, rounds: [{ leader: 0, events }] }
  return expectOk(scoreRecord(record), 'the record is sound')
}

const LEAD = { type: 'play', player: 0, tile: '6-6' }
const pass = (player: number) => ({ type: 'pass', player })

describe('Tiles that may still be drawn', () => {
  test.each([
    [7, 2, 12],
    [12, 2, 2],
    [13, 0, 2],
    [13, 1, 1],
    [13, 2, 0],
    [13, 3, 0],
    [14, 0, 0],
    [14, 2, 0],
  ])('of double-six, with hands of %d for two and a reserve of %d, are %d: never fewer than none (C-3)', (handSize, reserve, left) => {
    expect(drawableTiles(scored(2, { handSize, reserve }, []).state)).toBe(left)
  })

  test('are none before a round', () => {
    expect(drawableTiles({ ...scored(2, {}, []).state, round: null })).toBe(0)
  })
})

describe('Hands are turned over', () => {
  test('once four who hold all tiles have passed, though a reserve of two would be left at a smaller table', () => {
    const four = { handSize: 7, reserve: 2 }
    expect(isStuck(scored(4, four, [LEAD, pass(1), pass(2), pass(3)]))).toBe(false)
    expect(isStuck(scored(4, four, [LEAD, pass(1), pass(2), pass(3), pass(0)]))).toBe(true)
  })

  test('not while one tile more than the reserve is left', () => {
    const passed = [LEAD, pass(1), pass(0)]
    expect(isStuck(scored(2, { handSize: 13, reserve: 1 }, passed))).toBe(false)
    expect(isStuck(scored(2, { handSize: 13, reserve: 2 }, passed))).toBe(true)
  })

  test('once everybody has passed since a table was shown: passes from before say nothing of its ends', () => {
    const rules = { handSize: 13, reserve: 2 }
    const shown = { type: 'table', player: 0, line: ['6-4'], hands: [13, 12] }
    expect(isStuck(scored(2, rules, [pass(0), pass(1), shown, pass(0)]))).toBe(false)
    expect(isStuck(scored(2, rules, [pass(0), pass(1), shown, pass(0), pass(1)]))).toBe(true)
  })

  test('never before anything lies', () => {
    const rules = { handSize: 13, reserve: 2 }
    const before = scored(2, rules, [pass(0), pass(1)])
    expect(isStuck(before)).toBe(false)
    expect(isStuck({ rounds: [], state: { ...before.state, round: null } })).toBe(false)
  })

  test('once everybody has passed since the last play', () => {
    const played = { type: 'play', player: 0, tile: '6-1' }
    expect(isStuck(scored(3, { handSize: 9, reserve: 2 }, [LEAD, pass(1), pass(2), played, pass(1), pass(0)]))).toBe(false)
    expect(isStuck(scored(3, { handSize: 9, reserve: 2 }, [LEAD, pass(1), pass(2), played, pass(1), pass(0), pass(2)]))).toBe(true)
  })

  test('whatever rules were changed since', () => {
    const rules = { handSize: 13, reserve: 2 }
    const changed = { type: 'rules', player: 0, rules: { target: 20 } }
    expect(isStuck(scored(2, rules, [LEAD, pass(1), pass(0), changed]))).toBe(true)
    expect(isStuck(scored(2, rules, [LEAD, pass(1), changed]))).toBe(false)
  })
})
