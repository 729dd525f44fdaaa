import { describe, expect, it } from 'vitest'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { PuzzlesOfDay } from '../../../../../src/renderer/match/puzzle/puzzle-source'
import { simulate } from '../../../../reference/simulate'

const DAY = '2026-11-26'

/** Whole matches, each read as the host would send it; `none` has no round. */
function house(ids: readonly string[], date = '2026-11-01') {
  const read: string[] = []
  const record = (id: string) => ({
    ...simulate(id.length + ids.indexOf(id), 'bergen-pagat', { houseRules: 0, irregular: 0, explicit: 1, mostRounds: 4 }).record,
  })
  const puzzles = new PuzzlesOfDay(DAY, {
    list: () => Promise.resolve(ids.map((matchId) => ({ matchId, date }))),
    read: (matchId) => {
      read.push(matchId)
      const whole = record(matchId)
      return Promise.resolve({ matchId, record: matchId === 'none' ? { ...whole, rounds: [] } : whole } as unknown as MatchSnapshot)
    },
  })
  return { puzzles, read }
}

describe('The puzzles of a day', () => {
  const ids = ['one', 'two', 'none', 'three', 'four']

  it('are the same each time, one a match, and matches without one are passed over', async () => {
    const first = house(ids)
    const again = house(ids)
    const found = []
    for (let place = 0; place < ids.length; place++) found.push(await first.puzzles.at(place))
    const shown = found.flatMap((each) => (each === null ? [] : [each.match.matchId as string]))
    expect(found.at(-1)).toBeNull()
    expect(shown.length).toBeGreaterThan(1)
    expect(shown).not.toContain('none')
    expect((await again.puzzles.at(0))?.puzzle).toEqual(found[0]?.puzzle)
  })

  it('read no more matches than they have to, and each once', async () => {
    const { puzzles, read } = house(ids.filter((id) => id !== 'none'))
    await puzzles.at(0)
    const before = read.length
    await puzzles.at(0)
    expect(read.length).toBe(before)
    expect(new Set(read).size).toBe(read.length)
  })

  it('are never from a match of the day itself', async () => {
    expect(await house(ids, DAY).puzzles.at(0)).toBeNull()
  })
})
