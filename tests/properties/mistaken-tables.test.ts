import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { laidBy } from '#shared/match/events'
import { scoreRecord } from '#shared/match/replay'
import { disagreement } from '../reference/compare'
import type { LeftTable } from '../reference/simulate'
import { FACTOR, shown } from '../support/runs'
import { games, played, PRESETS } from './games'

/** What lies at each place, outward, as the players see it: the tiles and the half that each leaves open. */
function seenFrom(
  lies: readonly { readonly arm: string | number | null; readonly tile: string; readonly outward: number }[],
): Readonly<Record<string, readonly string[]>> {
  const at: Record<string, string[]> = {}
  for (const { arm, tile, outward } of lies) (at[arm ?? 'lead'] ??= []).push(`${tile} ${outward}`)
  return at
}

const onTable = ({ lies }: LeftTable): Readonly<Record<string, readonly string[]>> =>
  seenFrom(lies.map(({ arm, halves: [inner, outer] }) => ({ arm, tile: `${Math.max(inner, outer)}-${Math.min(inner, outer)}`, outward: outer })))

/** Thirty times as many for each rule set, as a night takes, are ten thousand matches together. */
const NIGHTLY = 23

describe(`a table at which people err ${shown}`, () => {
  test.each(PRESETS)('is followed by its record, tile by tile and hand by hand: %s', (preset) => {
    fc.assert(
      fc.property(
        games({ presets: [preset], mostRounds: [2, 6], irregular: [0.05, 0.2, 0.5], midRound: [0], mistakes: [0.02, 0.1, 0.3], unnoticed: [0, 0.1, 0.3] }),
        (game) => {
          const { record, tables } = played(game)
          const match = expectOk(scoreRecord(record), 'what a table does can be written down')
          const lines = match.rounds.map(({ events }) =>
            seenFrom(events.flatMap(laidBy).map(({ tile, arm, outward }) => ({ arm, tile: makeTile(tile), outward }))),
          )
          expect(lines).toEqual(tables.map(onTable))
          const { round } = match.state
          const last = tables.at(-1)
          const unnoticed = last?.unnoticed ?? []
          expect([round?.hands, round?.boneyard]).toEqual([
            last?.hands.map((hand, seat) => hand.length - (unnoticed[seat] ?? 0)),
            unnoticed.reduce((sum, more) => sum + more, last?.boneyard.length ?? 0),
          ])
          for (const { player, tile } of round?.end === null ? round.shown : []) expect(last?.hands[player]).toContain(makeTile(tile))
          expect(disagreement(record)).toBeNull()
        },
      ),
      { numRuns: FACTOR > 1 ? NIGHTLY * FACTOR : 2 },
    )
  })
})
