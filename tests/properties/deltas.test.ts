import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { forPlayers } from '../reference/naive-rules'
import { runs, shown } from '../support/runs'
import { games, played } from './games'
import { asRecord, scored } from './views'
import { beforeCaps } from '#shared/games/reasons'
import { winnerOf } from '#shared/games/outcome'

interface Points {
  readonly code: string
  readonly points: number
}

describe(`totals add up ${shown}`, () => {
  test('a play moves its player by the sum of its reasons after cap and floor, and nobody else', () => {
    fc.assert(
      fc.property(games(), (game) => {
        const { record, plan } = played(game)
        // scores that do not count have a law of their own
        fc.pre(!plan.rules.exact && plan.rules.firstScore === 0 && !plan.rules.noWinOnLead)
        const target = forPlayers(plan.rules.target, plan.players) ?? 0
        let totals: readonly number[] = record.players.map(() => 0)
        for (const { events, end } of scored(asRecord(record)).rounds) {
          for (const event of events) {
            // A table may bring points along, while nobody has any; nobody is paid for it.
            const brought = event.type === 'table' && totals.every((total) => total === 0)
            const expected = [...(brought ? event.totals : totals)]
            if (event.type === 'play') {
              // between partners a play is looked at from what their side has
              const partner = plan.rules.partners ? (totals[(event.player + 2) % 4] ?? 0) : 0
              const after = moved(
                (totals[event.player] ?? 0) + partner,
                event.reasons.map(({ code, points }) => ({ code, points: beforeCaps(points) })),
              )
              expected[event.player] = after - partner
            }
            if (event.type !== 'block') expect(event.totals).toEqual(expected)
            expect(event.delta).toBe(event.type === 'table' ? 0 : (event.totals[event.player] ?? 0) - (totals[event.player] ?? 0))
            totals = event.totals
          }
          if (end === null) continue
          expect(end.deltas.map((delta, seat) => delta + (totals[seat] ?? 0))).toEqual(end.totals)
          if (end.kind === 'target') expect(end.deltas.every((delta) => delta === 0)).toBe(true)
          totals = end.totals
        }

        // Written down the page as a family would: add or cap each reason, then stop at the floor.
        function moved(total: number, reasons: readonly Points[]): number {
          const { approachCap, floor, payout } = plan.rules
          const lowest = floor ?? -Infinity
          const short = target - total
          const cap = approachCap && short < 4 ? (short === 3 ? 2 : 1) : Infinity
          const worth = reasons.map(({ code, points }) => (/-header$|^dual$|^plural$/.test(code) && points > cap ? cap : points))
          if (payout === 'net')
            return Math.max(
              lowest,
              worth.reduce((sum, each) => sum + each, total),
            )
          let now = total
          for (const loss of worth.filter((each) => each < 0)) now += loss
          now = Math.max(lowest, now)
          for (const gain of worth.filter((each) => each > 0)) now += gain
          return now
        }
      }),
      runs(250),
    )
  })

  test('no total lies below the floor, and a match that was won has exactly one winner at the target', () => {
    fc.assert(
      fc.property(games({ mostRounds: [40] }), (game) => {
        const { record, plan } = played(game)
        const match = scored(asRecord(record))
        const { rounds } = match
        const { floor, partners } = plan.rules
        const counted = (totals: readonly number[]) => (partners ? [0, 1].map((side) => (totals[side] ?? 0) + (totals[side + 2] ?? 0)) : totals)
        const totals = counted(match.totals)
        const won = winnerOf(match)
        const winner = won === null || !partners ? won : won % 2
        const all = rounds.flatMap(({ events, end }) => [...events, ...(end === null ? [] : [end])]).flatMap((each) => counted(each.totals))
        if (floor !== null) expect(Math.min(0, ...all)).toBeGreaterThanOrEqual(floor)
        const target = forPlayers(plan.rules.target, plan.players) ?? 0
        const best = Math.max(...totals)
        if (winner !== null) {
          expect(totals[winner]).toBe(best)
          expect(best).toBeGreaterThanOrEqual(target)
          expect(totals.filter((total) => total === best)).toHaveLength(1)
        } else if (plan.rules.win === 'immediate') {
          expect(best).toBeLessThan(target)
        }
      }),
      runs(150),
    )
  })
})
