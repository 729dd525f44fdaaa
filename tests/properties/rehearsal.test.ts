import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Rehearsal } from '#shared/match/rehearsal'
import type { MatchState } from '#shared/match/state'
import { Random } from '../reference/random'
import { expectAsScored, momentsOf, rehearsed } from '../support/rehearsed'
import { runs, shown } from '../support/runs'
import { games, played, PRESETS } from './games'

describe(`a rehearsal of a round ${shown}`, () => {
  test.each(PRESETS)('comes to the points, the turn, the end and the winner that the scorer comes to, from any moment of games of %s', (preset) => {
    fc.assert(
      fc.property(games({ presets: [preset], mostRounds: [3, 8], changes: [0, 0.05] }), (game) => {
        const random = new Random(game.seed)
        expectAsScored(played(game).record, { begins: () => random.chance(0.05), triesFirst: () => random.chance(0.1) })
      }),
      runs(150),
    )
  })

  test('leaves the match as it was', () => {
    const [moments = []] = momentsOf(played({ preset: 'double-bergen', seed: 7, houseRules: 0, irregular: 0, mostRounds: 1, midRound: 0, changes: 0 }).record)
    const before = moments[0]?.before as MatchState
    const copy = structuredClone(before)
    const rehearsal = new Rehearsal(before)
    moments.forEach((moment) => rehearsed(rehearsal, moment))
    expect(rehearsal.line.laid).toBeGreaterThan(1)
    expect(before).toEqual(copy)
  })
})
