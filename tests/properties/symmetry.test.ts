import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { liesAcross } from '#shared/domino/line'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { scoreJson, type ScoreJson } from '#shared/match/score-json'
import { simulate } from '../reference/simulate'
import { runs, shown } from '../support/runs'
import { games, played, PRESETS } from './games'
import { asRecord, rotatedRecord, scored, turned } from './views'

/** The other half first. */
const swapped = (tile: string): string => tile.split('-').reverse().join('-')

function rotatedScore({ totals, winner, rounds, warnings }: ScoreJson, by: number): unknown {
  const seat = (index: number | null) => (index === null ? null : (index + by) % totals.length)
  return {
    totals: turned(totals, by),
    winner: seat(winner),
    warnings,
    rounds: rounds.map(({ events, end }) => ({
      events: events.map((event) => ({ ...event, player: seat(event.player), totals: turned(event.totals, by) })),
      end: end === null ? null : { kind: end.kind, winner: seat(end.winner), deltas: turned(end.deltas, by), totals: turned(end.totals, by) },
    })),
  }
}

const withoutRulings = (score: ScoreJson): unknown => ({
  ...score,
  rounds: score.rounds.map(({ events, end }) => {
    if (end === null) return { events, end }
    const { ruling: _, ...rest } = end
    return { events, end: rest }
  }),
})

/** The table seen from its other side: left is right, and the lead is read the other way round. */
function mirrored(record: MatchRecord): MatchRecord {
  const flip = { left: 'right', right: 'left' } as const
  const isCross = liesAcross(scored(record).rules.layout)
  const rounds = record.rounds.map((round) => {
    const lead = round.events.findIndex((event) => event.type === 'play' || event.type === 'table')
    const events = round.events.map((event, at): RecordEvent => {
      if (event.type === 'table' && Array.isArray(event.line)) return { ...event, line: event.line.map(swapped).reverse() }
      if (event.type === 'table' && isCross && !Array.isArray(event.line)) {
        const { spinner, arms } = event.line
        const [left = [], right = [], ...across] = arms
        return { ...event, line: { spinner, arms: [right, left, ...across] } }
      }
      if (event.type !== 'play') return event
      const tile = at === lead ? swapped(event.tile) : event.tile
      return event.arm === 'left' || event.arm === 'right' ? { ...event, tile, arm: flip[event.arm] } : { ...event, tile }
    })
    return { ...round, events }
  })
  return { ...record, rounds }
}

/** The spinner turned: every arm gets another number. */
function renumbered(record: MatchRecord, arms: number, by: number): MatchRecord {
  const rounds = record.rounds.map((round) => ({
    ...round,
    events: round.events.map((event): RecordEvent => {
      if (event.type === 'play' && typeof event.arm === 'number') return { ...event, arm: ((event.arm - 1 + by) % arms) + 1 }
      if (event.type !== 'table' || Array.isArray(event.line)) return event
      const { spinner, arms: outward } = event.line
      return {
        ...event,
        line: {
          spinner,
          arms: turned(
            Array.from({ length: arms }, (_, arm) => outward[arm] ?? []),
            by,
          ),
        },
      }
    }),
  }))
  return { ...record, rounds }
}

describe(`what must not matter does not ${shown}`, () => {
  test('rotating the seats changes only the indices', () => {
    fc.assert(
      fc.property(games(), fc.integer({ min: 1, max: 7 }), (game, by) => {
        const record = asRecord(played(game).record)
        // of two partners with as many the lower seat is named
        fc.pre(!scored(record).rules.partners)
        const there = withoutRulings(scoreJson(scored(rotatedRecord(record, by))))
        expect(there).toEqual(rotatedScore(scoreJson(scored(record)), by))
      }),
      runs(200),
    )
  })

  test('a line of two ends scores the same seen from its other side', () => {
    const twoEnded = PRESETS.filter((preset) => !preset.startsWith('double'))
    fc.assert(
      fc.property(fc.constantFrom(...twoEnded), fc.nat(), (preset, seed) => {
        const record = asRecord(simulate(seed, preset, { houseRules: 0.2, irregular: 0, explicit: 1, mostRounds: 6, midRound: 0.3 }).record)
        expect(scoreJson(scored(mirrored(record)))).toEqual(scoreJson(scored(record)))
      }),
      runs(150),
    )
  })

  test('a spinner scores the same however its arms are numbered', () => {
    fc.assert(
      fc.property(fc.constantFrom('double-bergen', 'double-bergen-twelve'), fc.nat(), fc.integer({ min: 1, max: 7 }), (preset, seed, by) => {
        const { record, plan } = simulate(seed, preset, { houseRules: 0.2, irregular: 0, explicit: 1, mostRounds: 4, midRound: 0.3 })
        const turnedTable = renumbered(asRecord(record), plan.rules.arms, by)
        expect(scoreJson(scored(turnedTable))).toEqual(scoreJson(scored(asRecord(record))))
      }),
      runs(100),
    )
  })

  test('a tile may be written either way round, except the lead of a two-ended line', () => {
    fc.assert(
      fc.property(games({ presets: ['double-bergen', 'double-bergen-twelve'] }), (game) => {
        const record = asRecord(played(game).record)
        const rounds = record.rounds.map((round) => ({
          ...round,
          events: round.events.map((event): RecordEvent => {
            if (event.type === 'play') return { ...event, tile: swapped(event.tile) }
            return event.type === 'block' ? { ...event, hands: event.hands.map((hand) => hand.map(swapped)) } : event
          }),
        }))
        expect(scoreJson(scored({ ...record, rounds }))).toEqual(scoreJson(scored(record)))
      }),
      runs(60),
    )
  })
})
