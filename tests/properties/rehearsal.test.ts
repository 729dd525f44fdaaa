import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseArm } from '#shared/domino/line'
import { tilesOfSet } from '#shared/domino/set'
import { writtenAs } from '#shared/domino/notation'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { beginRound, initialState } from '#shared/match/begin'
import type { MatchEvent, ScoredEvent } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import { playableTiles } from '#shared/match/preview'
import { readRecord } from '#shared/match/read-record'
import { Rehearsal } from '#shared/match/rehearsal'
import type { MatchState } from '#shared/match/state'
import { Random } from '../reference/random'
import { runs, shown } from '../support/runs'
import { games, played, PRESETS } from './games'

interface Moment {
  readonly before: MatchState
  readonly event: MatchEvent
  readonly scored: ScoredEvent
  readonly after: MatchState
}

/** Every event of a match, with the table before and after it. */
function momentsOf(record: unknown): readonly (readonly Moment[])[] {
  const { rules, rounds } = expectOk(readRecord(record), 'a simulated record is sound')
  let state = initialState(rules)
  return rounds.map(({ leader, dice, events }) => {
    state = beginRound(state, leader, dice)
    return events.map((event) => {
      const before = state
      const { scored, state: after } = expectOk(evolve(before, event), 'a simulated record is sound')
      state = after
      return { before, event, scored, after }
    })
  })
}

/** Does in the rehearsal what was done at the table; the points of a play, 0 of anything else, null for what is not rehearsed. */
function rehearsed(rehearsal: Rehearsal, { scored }: Moment): number | null {
  switch (scored.type) {
    case 'play': {
      const { layout, arms } = rehearsal.rules
      const { player, tile } = scored
      if (scored.arm === null) {
        expect(rehearsal.leadWorth(player, writtenAs(scored))).toBe(scored.delta)
        return rehearsal.lead(player, writtenAs(scored))
      }
      const arm = present(parseArm(layout, arms, scored.arm), 'a scored tile lies at an arm')
      expect(rehearsal.layWorth(player, tile, arm)).toBe(scored.delta)
      return rehearsal.lay(player, tile, arm)
    }
    case 'draw':
      rehearsal.draw(scored.player, scored.count)
      return 0
    case 'pass':
      rehearsal.pass(scored.player)
      return 0
    case 'block':
      rehearsal.block(scored.hands)
      return 0
    case 'table':
    case 'rules':
      return null
  }
}

describe(`a rehearsal of a round ${shown}`, () => {
  test.each(PRESETS)('comes to the points, the turn, the end and the winner that the scorer comes to, from any moment of games of %s', (preset) => {
    fc.assert(
      fc.property(games({ presets: [preset], mostRounds: [3, 8], changes: [0, 0.05] }), (game) => {
        const random = new Random(game.seed)
        for (const moments of momentsOf(played(game).record)) {
          let rehearsal: Rehearsal | null = null
          for (const moment of moments) {
            const { before, scored, after } = moment
            if (rehearsal === null || random.chance(0.05)) rehearsal = new Rehearsal(before)
            const fitting = playableTiles(before)
            const now = rehearsal
            const wrong = tilesOfSet(before.rules.maxPip).filter((tile) => {
              const isThere = (before.round?.laid[tile] ?? 0) < before.rules.copies
              return isThere && (now.mayLead(tile) || now.fits(tile) !== 0) !== fitting.has(tile)
            })
            expect(wrong, 'tiles of which the rehearsal and the scorer say different things').toEqual([])
            if (random.chance(0.1)) {
              const kept = rehearsal.keep()
              rehearsed(rehearsal, moment)
              rehearsal.comeBack(kept)
            }
            const delta = rehearsed(rehearsal, moment)
            if (delta === null) {
              rehearsal = null
              continue
            }
            expect(delta).toBe(scored.delta)
            const { totals, hands, turn, boneyard, end, winner, line } = rehearsal
            const { round } = after
            expect({ totals, hands, turn, boneyard, end, winner }).toEqual({
              totals: after.totals,
              hands: round?.hands,
              turn: round?.turn,
              boneyard: round?.boneyard,
              end: round?.end,
              winner: after.winner,
            })
            expect(line).toEqual(round?.line)
          }
        }
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
