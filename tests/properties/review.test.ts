import { isDeepStrictEqual } from 'node:util'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reviewRecord, type ReviewedPlay } from '#shared/analysis/review'
import { toReviewJson } from '#shared/analysis/review-json'
import { bare } from '../reference/compare'
import { GOLDEN_FILES, readCases } from '../golden/golden-cases'
import { eventMutants } from '../reference/mutate'
import { naiveReview } from '../reference/naive-review'
import { Random } from '../reference/random'
import { runs, shown } from '../support/runs'
import { games, played, PRESETS, type Game } from './games'

/** Games on which the two once disagreed; they are looked at first, for ever. */
const FOUND: Readonly<Record<string, readonly Game[]>> = {
  // a tile that everyone had seen, of a hand that was counted again before it was laid open without that tile
  'block-partners': [{ preset: 'block-partners', seed: 1791563439, houseRules: 0, irregular: 0.1, mostRounds: 2, midRound: 0.4, changes: 0, mistakes: 0.15 }],
  // a tile that stands unpaid, of somebody below a floor that is newer than their total
  'flower-and-scorpion': [
    { preset: 'flower-and-scorpion', seed: 1118872038, houseRules: 0.15, irregular: 0, mostRounds: 5, midRound: 0, changes: 0.05, mistakes: 0.15 },
  ],
}

/** A record reviewed by the app and by a slow search that shares no code with it; null where both say the same. */
function disagreement(record: unknown): { readonly app: unknown; readonly search: unknown } | null {
  const app = bare(toReviewJson(record, ({ refusal }) => refusal.code))
  const search = bare(naiveReview(record))
  return isDeepStrictEqual(app, search) ? null : { app, search }
}

/** What came up, so that nothing above holds only because it never happened. */
const MET = {
  'a better tile missed': ({ best, play, missed }: ReviewedPlay) => missed > 0 && best.ways.every(({ tile }) => tile !== play.tile),
  'a better end missed': ({ best, play, missed }: ReviewedPlay) => missed > 0 && best.ways.some(({ tile }) => tile === play.tile),
  'a better lead missed': ({ play, missed }: ReviewedPlay) => missed > 0 && play.arm === null,
  'several best ways': ({ best }: ReviewedPlay) => best.ways.length > 1,
  'a held tile that fits nowhere': ({ held, ways }: ReviewedPlay) => held.some((tile) => ways.every((way) => way.tile !== tile)),
  'two of a tile held': ({ held }: ReviewedPlay) => new Set(held).size < held.length,
  'a best way that loses': ({ best }: ReviewedPlay) => best.delta < 0,
  'a tile that stands and missed something': ({ play, missed }: ReviewedPlay) => play.stands !== undefined && missed > 0,
  'a tile that stands and paid more than all that fitted': ({ best }: ReviewedPlay) => best.ways.length === 0,
} satisfies Record<string, (play: ReviewedPlay) => boolean>
const met = new Set<string>()

function look(record: unknown): void {
  const review = reviewRecord(record)
  if (!review.ok) return
  for (const play of review.value.rounds.flatMap(({ plays }) => plays)) {
    for (const [name, is] of Object.entries(MET)) if (is(play)) met.add(name)
  }
}

describe(`what could certainly have been played ${shown}`, () => {
  test.each(PRESETS)('is what a slow search finds, in random games of %s under any house rules, changes and beginnings in mid-round', (preset) => {
    fc.assert(
      fc.property(games({ presets: [preset], mostRounds: [2, 5], changes: [0, 0, 0.05], mistakes: [0, 0, 0.15] }), (game) => {
        const { record } = played(game)
        expect(disagreement(record)).toBeNull()
        look(record)
      }),
      { ...runs(200), examples: (FOUND[preset] ?? []).map((game): [Game] => [game]) },
    )
  })

  test('an impossible record is refused at the same place for the same reason', () => {
    fc.assert(
      fc.property(games({ mostRounds: [2] }), (game) => {
        for (const { record, code, round, event } of eventMutants(new Random(game.seed), played(game).record)) {
          expect(toReviewJson(record, () => '')).toEqual({ error: { code, round, event, message: '' } })
          expect(disagreement(record)).toBeNull()
        }
      }),
      runs(60),
    )
  })

  const files = [...GOLDEN_FILES, fileURLToPath(new URL('../../../shared/golden/cases.jsonl', import.meta.url))].filter((path) => existsSync(path))
  test.each(files.map((path) => [path.split(/[\\/]/).slice(-3).join('/'), path] as const))('in the golden cases of %s too', (_name, path) => {
    for (const { name, record } of readCases(path)) expect({ name, differ: disagreement(record) }).toEqual({ name, differ: null })
  })

  test.each(Object.keys(MET))('those games had %s', (name) => {
    expect(met).toContain(name)
  })
})
