import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scoreJson } from '#shared/match/score-json'
import { runs, shown } from '../support/runs'
import { COUNTED_PRESETS, games, played, PRESETS } from './games'
import { asRecord, placesOf, prefixOf, scored, spread } from './views'

describe(`a match is its record, scored ${shown}`, () => {
  test('the score after each event is the score of the record up to it', () => {
    fc.assert(
      fc.property(games({ presets: [...PRESETS, ...COUNTED_PRESETS], changes: [0, 0.05], mistakes: [0, 0.1] }), (game) => {
        const record = asRecord(played(game).record)
        const whole = scoreJson(scored(record))
        const nothing: readonly number[] = record.players.map(() => 0)
        for (const { round, event } of spread(placesOf(record), 25)) {
          const live = scoreJson(scored(prefixOf(record, round, event + 1)))
          const last = event === (record.rounds[round]?.events.length ?? 0) - 1
          const events = whole.rounds[round]?.events.slice(0, event + 1) ?? []
          const end = last ? whole.rounds[round]?.end : null
          expect(live.rounds).toEqual([...whole.rounds.slice(0, round), { events, end }])
          const shownLast = live.rounds.reduce((totals, each) => each.end?.totals ?? each.events.at(-1)?.totals ?? totals, nothing)
          expect(live.totals).toEqual(shownLast)
          const later = (warning: { readonly round: number; readonly event: number | null }) =>
            warning.round > round + 1 || (warning.round === round + 1 && (warning.event ?? 0) > event + 1)
          expect(live.warnings.filter(({ code }) => code !== 'round-unfinished')).toEqual(
            whole.warnings.filter((warning) => !later(warning) && warning.code !== 'round-unfinished'),
          )
        }
      }),
      runs(120),
    )
  })

  test('a record that was written out and read again scores the same', () => {
    fc.assert(
      fc.property(games({ presets: [...PRESETS, ...COUNTED_PRESETS], changes: [0, 0.05], mistakes: [0, 0.1] }), (game) => {
        const record = asRecord(played(game).record)
        expect(scored(JSON.parse(JSON.stringify(record)) as typeof record)).toEqual(scored(record))
      }),
      runs(100),
    )
  })

  test('other fields, in the record, its rounds and its events, change nothing', () => {
    fc.assert(
      fc.property(
        games({ presets: [...PRESETS, ...COUNTED_PRESETS], changes: [0, 0.05], mistakes: [0, 0.1] }),
        fc.dictionary(fc.stringMatching(/^x[a-z]{1,5}$/), fc.jsonValue()),
        (game, other) => {
          const record = asRecord(played(game).record)
          const rounds = record.rounds.map((round) => ({ ...other, ...round, events: round.events.map((event) => ({ ...other, ...event })) }))
          const players = record.players.map((player) => ({ ...other, ...player }))
          expect(scored({ ...other, ...record, players, rounds })).toEqual(scored(record))
        },
      ),
      runs(100),
    )
  })

  test('scoring changes nothing in the record it is given', () => {
    fc.assert(
      fc.property(games({ presets: [...PRESETS, ...COUNTED_PRESETS], changes: [0, 0.05], mistakes: [0, 0.1] }), (game) => {
        const record = asRecord(played(game).record)
        const before = structuredClone(record)
        scored(deepFrozen(record))
        expect(record).toEqual(before)
      }),
      runs(100),
    )
  })
})

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFrozen)
  return value
}
