import { describe, expect, test } from 'vitest'
import { parseRuling } from '#shared/arbiter/file/parse-ruling'
import { rulingFile, sealOf } from '#shared/arbiter/file/ruling-file'
import type { RulingFile } from '#shared/arbiter/file/schema'
import { makeRuling, RULING_BYTES } from '#shared/arbiter/file/text'
import { rule } from '#shared/arbiter/rule'
import { canonical } from '#shared/kernel/canonical'
import { expectOk } from '#shared/kernel/result'
import { utf8Length } from '#shared/kernel/utf8'
import { Random } from '../reference/random'
import { randomRuling } from '../reference/random-rulings'
import { runs, SEED, shown } from '../support/runs'

const RULINGS = runs(5_000).numRuns
const seeds = Array.from({ length: RULINGS }, (_, at) => (SEED + at) >>> 0)
const fileOf = (seed: number): RulingFile => expectOk(rulingFile(randomRuling(seed)), `ruling ${seed} can be saved`)

/** Every value that is no list and no object, with the way to it. */
function leavesOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]))
}

function withAt(value: unknown, [name, ...path]: readonly string[], put: (before: unknown) => unknown): unknown {
  if (name === undefined) return put(value)
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...(value as unknown[])] as never) : { ...(value as object) }
  copy[name] = withAt(copy[name], path, put)
  return copy
}

/** Another value that might well stand there. */
function otherwise(before: unknown, random: Random): unknown {
  if (typeof before === 'number') return before + random.pick([-1, 1, 2])
  if (typeof before === 'boolean') return !before
  if (before === null) return random.pick<unknown>([0, '0-0', false])
  if (typeof before !== 'string') return null
  const digit = [...before].findIndex((letter) => /\d/.test(letter))
  return digit < 0 ? `${before}x` : `${before.slice(0, digit)}${(Number(before[digit]) + 1) % 10}${before.slice(digit + 1)}`
}

/** Values changed in one file: some hold hundreds, and most of those are tiles. */
const CHANGES = 15

const met = new Set<string>()

describe(`a ruling file ${shown}`, () => {
  test(`is read as it was made, of ${RULINGS.toLocaleString('en')} rulings, and is small`, () => {
    for (const seed of seeds) {
      const file = fileOf(seed)
      const text = makeRuling(file)
      const read = parseRuling(text)
      if (!read.ok || canonical(read.value) !== canonical(file)) expect({ seed, read }).toEqual({ seed, read: { ok: true, value: file } })
      expect(utf8Length(text)).toBeLessThan(RULING_BYTES)
      for (const what of [file.table.kind, file.rules.blockedRule, file.blocked.verdict.kind, ...file.blocked.doubts.map(({ kind }) => kind)]) met.add(what)
      for (const { looked, found } of file.ruling.steps) met.add(found.kind).add(looked.measure)
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

  test('is refused once any one value of it is another', () => {
    const random = new Random(SEED)
    for (const seed of seeds.slice(0, Math.round(RULINGS / 10))) {
      const file = fileOf(seed)
      for (const path of random.shuffled(leavesOf(file)).slice(0, CHANGES)) {
        const changed = withAt(file, path, (before) => otherwise(before, random)) as RulingFile
        const read = parseRuling(makeRuling(changed))
        if (read.ok) expect({ seed, path: path.join('.'), changed }).toBe('refused')
      }
    }
  })

  test('is refused, sealed anew too, once anything that was found is another', () => {
    const random = new Random(SEED)
    for (const seed of seeds.slice(0, Math.round(RULINGS / 10))) {
      const file = fileOf(seed)
      const parts = leavesOf(file).filter(([part = '']) => ['blocked', 'ruling', 'result'].includes(part))
      for (const path of random.shuffled(parts).slice(0, CHANGES)) {
        const changed = withAt(file, path, (before) => otherwise(before, random)) as RulingFile
        const read = parseRuling(makeRuling({ ...changed, seal: sealOf(changed) }))
        if (read.ok) expect({ seed, path: path.join('.'), changed }).toBe('refused')
      }
    }
  })

  test('was tried with every kind of table, rule, verdict, doubt and finding', () => {
    const everything = [
      ['two-ended', 'spinner', 'empty', 'ends', 'unknown'],
      ['flower-and-scorpion', 'american', 'german', 'simple', 'picture', 'tiles-deducted'],
      ['gone-out', 'playable', 'blocked', 'draw-first', 'open', 'frozen', 'hands', 'waiting'],
      ['hand-count', 'boneyard-count', 'below-reserve'],
      ['decided', 'tie', 'nobody', 'not-applicable', 'deducted'],
      ['holds-tile', 'doubles', 'lowest-double', 'pips', 'tiles'],
    ].flat()
    expect(everything.filter((what) => !met.has(what))).toEqual([])
  })
})
