import { describe, expect, test } from 'vitest'
import { rulingFile } from '#shared/arbiter/file/ruling-file'
import type { RulingFile } from '#shared/arbiter/file/schema'
import { makeRuling } from '#shared/arbiter/file/text'
import { rule } from '#shared/arbiter/rule'
import { canonical } from '#shared/kernel/canonical'
import { expectOk } from '#shared/kernel/result'
import { utf8Length } from '#shared/kernel/utf8'
import { randomRuling } from '../reference/random-rulings'
import { runs, SEED, shown } from '../support/runs'

/** Fewer would not have each finding. */
const RULINGS = runs(5_000, 500).numRuns
const seeds = Array.from({ length: RULINGS }, (_, at) => (SEED + at) >>> 0)
const fileOf = (seed: number): RulingFile => expectOk(rulingFile(randomRuling(seed)), `ruling ${seed} can be saved`)

const met = new Set<string>()

describe(`a ruling file ${shown}`, () => {
  test(`is read as it was made, of ${RULINGS.toLocaleString('en')} rulings, and is small`, () => {
    for (const seed of seeds) {
      const file = fileOf(seed)
      const text = makeRuling(file)
      const read: unknown = JSON.parse(text)
      if (canonical(read) !== canonical(file)) expect({ seed, read }).toEqual({ seed, read: file })
      expect(utf8Length(text)).toBeLessThan(200_000)
      for (const what of [file.table.kind, file.rules.blockedRule, file.blocked.verdict.kind, ...file.blocked.doubts.map(({ kind }) => kind)]) met.add(what)
      for (const { looked, found } of file.ruling.steps) met.add(found.kind).add(looked.measure)
      if (file.set !== undefined) met.add(file.set.missing.length > 0 ? 'a tile missing' : 'a tile once more')
      if (file.blocked.waiting.length > 0) met.add('waiting')
      if (file.blocked.verdict.kind === 'blocked') met.add(file.blocked.verdict.proof)
    }
  })

  test('says what the arbiter says', () => {
    for (const seed of seeds.slice(0, 1000)) {
      const { dispute } = randomRuling(seed)
      const { ruling, points, deltas, remarks } = expectOk(rule(dispute), `ruling ${seed}`)
      const file = fileOf(seed)
      expect(file.ruling.winner).toBe(ruling.winner)
      expect(file.result).toMatchObject({ winner: ruling.winner, points, deltas })
      expect(file.ruling.remarks).toEqual(remarks)
      expect(file.ruling.steps.map(({ test: asked }) => asked)).toEqual(ruling.steps.map(({ test: asked }) => asked))
    }
  })

  test('was tried with every kind of table, rule, verdict, doubt and finding', () => {
    const everything = [
      ['two-ended', 'spinner', 'empty', 'ends', 'unknown'],
      ['flower-and-scorpion', 'american', 'german', 'simple', 'picture', 'tiles-deducted'],
      ['gone-out', 'playable', 'blocked', 'draw-first', 'open', 'frozen', 'hands', 'waiting'],
      ['hand-count', 'boneyard-count', 'below-reserve'],
      ['a tile missing', 'a tile once more'],
      ['decided', 'tie', 'nobody', 'not-applicable', 'deducted'],
      ['holds-tile', 'doubles', 'lowest-double', 'pips', 'tiles'],
    ].flat()
    expect(everything.filter((what) => !met.has(what))).toEqual([])
  })
})
