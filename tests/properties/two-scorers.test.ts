import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { disagreement } from '../reference/compare'
import { blockedRecord } from '../reference/blocked-record'
import { runs, shown } from '../support/runs'
import { COUNTED_PRESETS, games, played, PRESETS, type Game } from './games'

/** Games on which the two once disagreed; they are looked at first, for ever. */
const FOUND: Readonly<Record<string, readonly Game[]>> = {
  // a tile that stands unpaid, of somebody below a floor that is newer than their total
  'double-bergen-twelve': [
    { preset: 'double-bergen-twelve', seed: 795268350, houseRules: 0.15, irregular: 0, mostRounds: 2, midRound: 0, changes: 0.1, mistakes: 0.6 },
  ],
}

describe(`an independent scorer says the same ${shown}`, () => {
  test.each([...PRESETS, ...COUNTED_PRESETS])('about random games of %s under any house rules and readings', (preset) => {
    fc.assert(
      fc.property(games({ presets: [preset], mostRounds: [4, 16] }), (game) => {
        expect(disagreement(played(game).record)).toBeNull()
      }),
      runs(300),
    )
  })

  test.each(PRESETS)('about games of %s whose rounds are taken up in mid-round', (preset) => {
    fc.assert(
      fc.property(games({ presets: [preset], mostRounds: [1, 5], midRound: [0.5, 1] }), (game) => {
        expect(disagreement(played(game).record)).toBeNull()
      }),
      runs(300),
    )
  })

  test.each([...PRESETS, ...COUNTED_PRESETS])('about games of %s in which the rules are changed again and again', (preset) => {
    fc.assert(
      fc.property(games({ presets: [preset], mostRounds: [4, 10], changes: [0.02, 0.1, 0.4] }), (game) => {
        expect(disagreement(played(game).record)).toBeNull()
      }),
      runs(300),
    )
  })

  test.each([...PRESETS, ...COUNTED_PRESETS])('about games of %s in which tiles stand against a rule, and points are given and taken', (preset) => {
    fc.assert(
      fc.property(games({ presets: [preset], mostRounds: [2, 10], changes: [0, 0.1], mistakes: [0.05, 0.2, 0.6] }), (game) => {
        expect(disagreement(played(game).record)).toBeNull()
      }),
      { ...runs(150), examples: (FOUND[preset] ?? []).map((game): [Game] => [game]) },
    )
  })

  test('about games of Bergen with a spinner, on whatever set', () => {
    const bergen = PRESETS.filter((preset) => preset.startsWith('bergen'))
    fc.assert(
      fc.property(games({ presets: bergen, mostRounds: [2, 8], midRound: [0, 0.5], changes: [0, 0.1] }), fc.constantFrom(6, 7, 9), (game, maxPip) => {
        expect(disagreement(played({ ...game, always: { spinner: true, maxPip } }).record)).toBeNull()
      }),
      runs(300),
    )
  })

  test('about blocked rounds with any hands, under every blocked rule and reading', () => {
    fc.assert(
      fc.property(fc.nat({ max: 0x7fffffff }), (seed) => {
        expect(disagreement(blockedRecord(seed))).toBeNull()
      }),
      runs(4000),
    )
  })
})
