import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { rulingFile, sealOf } from '#shared/arbiter/file/ruling-file'
import type { RulingFile } from '#shared/arbiter/file/schema'
import { makeRuling } from '#shared/arbiter/file/text'
import { canonical } from '#shared/kernel/canonical'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { LANGUAGES } from '#shared/words/languages'
import { Random } from '../reference/random'
import { randomRuling } from '../reference/random-rulings'
import { lineWords } from '../../tools/checker/line-words.mjs'
import { spokenIn, type Spoken } from '../../tools/checker/page/spoken'
import { valueWords } from '../../tools/checker/page/values'
import { toldOf, verdictOf, type Checked } from '../../tools/checker/page/verdict'
import { checked, wrongIn } from '../support/checked-ruling'
import { leavesOf, otherwise, withAt } from '../support/tampered'
import { PATIENCE_MS, runs, SEED, shown } from '../support/runs'

const CHECKER = fileURLToPath(new URL('../../tools/checker/', import.meta.url))
const COMMAND = join(CHECKER, 'command.mjs')
const RULINGS = Number(process.env.CARAVAN_RULINGS ?? runs(7500).numRuns)
const TAMPERED = Math.max(10, Math.min(500, Math.round(RULINGS / 75)))
const PATIENT = { timeout: PATIENCE_MS * Math.max(1, RULINGS / 5000) }

const SPOKEN = LANGUAGES.map(spokenIn)

/** Whatever the page and the command say of the lines that do not hold. */
function toldIn(found: Checked, spoken: Spoken): readonly string[] {
  const told = toldOf(found, spoken)
  return found.lines
    .filter(({ holds }) => !holds)
    .flatMap((line) => [
      ...Object.values(lineWords(line, spoken.own)),
      ...(told === null || line.fault !== null ? [] : [line.said, line.worked].flatMap((value) => valueWords(line.look, value, told) ?? [])),
    ])
}

const fileOf = (seed: number): RulingFile => expectOk(rulingFile(randomRuling(seed)), `ruling ${seed} can be saved`)
const seedAt = (at: number): number => (SEED + at) >>> 0

const folder = mkdtempSync(join(tmpdir(), 'caravan-checker-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe(`the checker of rulings ${shown}`, () => {
  test(`agrees with the arbiter on ${RULINGS.toLocaleString('en')} blocked positions`, PATIENT, () => {
    const met = new Set<string>()
    for (let at = 0; at < RULINGS; at++) {
      const file = fileOf(seedAt(at))
      const wrong = wrongIn(makeRuling(file))
      if (wrong.length > 0) expect({ seed: seedAt(at), wrong }).toEqual({ seed: seedAt(at), wrong: [] })
      const { game, layout, blockedRule } = file.rules
      for (const what of [file.information.preset, `${game} ${layout}`, blockedRule, file.table.kind, file.blocked.verdict.kind]) met.add(what)
    }
    for (const what of [
      'bergen-pagat',
      'bergen spinner',
      'double-bergen',
      'american',
      'german',
      'simple',
      'picture',
      'tiles-deducted',
      'spinner',
      'ends',
      'draw-first',
    ]) {
      expect([...met]).toContain(what)
    }
  })

  test('notices a change of any one field, and says what is wrong in every language', PATIENT, () => {
    const random = new Random(SEED)
    for (let at = 0; at < TAMPERED; at++) {
      const file = fileOf(seedAt(at))
      for (const path of leavesOf(file)) {
        const changed = withAt(file, path, (before) => otherwise(before, random))
        const found = checked(changed)
        if (found.lines.every(({ holds }) => holds)) expect({ seed: seedAt(at), path: path.join('.'), changed }).toBe('noticed')
        // one language after another: each meets every kind of change
        const spoken = present(SPOKEN[at % SPOKEN.length], 'there are languages')
        const { holds, sentence, beside } = verdictOf(found, spoken)
        expect([holds, ...toldIn(found, spoken), sentence, ...beside].join('\n')).not.toMatch(/^true|undefined|NaN|\[object/)
      }
    }
  })

  test('notices a change of anything that was found, even if the file is sealed anew', PATIENT, () => {
    const random = new Random(SEED)
    for (let at = 0; at < TAMPERED; at++) {
      const file = fileOf(seedAt(at))
      for (const path of leavesOf(file).filter(([part = '']) => ['blocked', 'ruling', 'result'].includes(part))) {
        const changed = withAt(file, path, (before) => otherwise(before, random)) as RulingFile
        if (canonical(changed) === canonical(file)) continue
        if (wrongIn({ ...changed, seal: sealOf(changed) }).length === 0) expect({ seed: seedAt(at), path: path.join('.'), changed }).toBe('noticed')
      }
    }
  })

  test('notices fields that are missing, too many, or nested without end, and files that are none', () => {
    const file = fileOf(SEED)
    for (const name of Object.keys(file)) {
      const { [name as keyof RulingFile]: _, ...rest } = file
      expect(wrongIn(rest), name).not.toEqual([])
    }
    expect(wrongIn({ ...file, more: 1 })[0]).toContain('there is no such field')
    for (const depth of [100, 20_000]) {
      const deep = makeRuling(file).replace('"verdict": {', `"verdict": ${'['.repeat(depth)}${']'.repeat(depth)}, "x": {`)
      expect(wrongIn(deep)).toEqual(['The form of the file: its lists are nested more deeply than those of a ruling.'])
    }
    expect(wrongIn('[]')).not.toEqual([])
    expect(wrongIn('not JSON')[0]).toContain('line 1, character 1 ')
    expect(wrongIn(`\uFEFF${makeRuling(file)}`)[0]).toContain('byte-order mark')
    expect(wrongIn(`${makeRuling(file)}${' '.repeat(200_000)}`)[0]).toContain('at most 200000')
  })

  test('notices a field that is there twice, of which a reader and a program may each believe another', () => {
    const file = fileOf(SEED)
    const text = makeRuling(file)
    for (const name of [...Object.keys(file), 'winner', 'tiles', 'kind']) {
      // what is written first is not read: the last one stands, as it was
      const twice = text.replace(`"${name}":`, `"${name}": "Ben", "${name}":`)
      expect(twice, name).not.toBe(text)
      expect(wrongIn(twice), name).toEqual(['The form of the file: a field is there twice.'])
    }
    const names = JSON.stringify({ ...file, players: file.players.map(() => '"winner": 1, \\') })
    expect(wrongIn(names).join()).not.toContain('twice')
  })

  test('is a program of few lines that needs nothing but Node, and its check not even that', () => {
    const importsOf = (name: string): readonly string[] =>
      [...readFileSync(join(CHECKER, name), 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, from = '']) => from)
    const check = ['check-ruling.mjs', 'scan-json.mjs', 'line-words.mjs', 'words/en.mjs']
    for (const name of check) for (const from of importsOf(name)) expect(check.map((each) => `./${each}`)).toContain(from)
    for (const from of importsOf('command.mjs').filter((each) => !/^node:/.test(each))) expect(check.map((each) => `./${each}`)).toContain(from)
    const lines = readFileSync(join(CHECKER, 'check-ruling.mjs'), 'utf8').trimEnd().split('\n').length
    expect(lines).toBeGreaterThan(300)
    expect(lines).toBeLessThanOrEqual(640)
  })

  test('says for each step whether it holds, and ends with 0, 1 or 2', () => {
    const sound = join(folder, 'sound.ruling.json')
    const broken = join(folder, 'broken.ruling.json')
    const file = fileOf(SEED)
    writeFileSync(sound, makeRuling(file))
    writeFileSync(broken, JSON.stringify({ ...file, result: { ...file.result, points: file.result.points.map((points) => points + 1) } }))
    const said = execFileSync(process.execPath, [COMMAND, sound], { encoding: 'utf8' })
    for (const { test: asked } of file.ruling.steps) expect(said).toMatch(new RegExp(`^holds  Step \\d, ${asked} `, 'm'))
    expect(said).toMatch(/^Everything holds\.$/m)
    const wrong = spawnSync(process.execPath, [COMMAND, broken], { encoding: 'utf8' })
    expect(wrong.status).toBe(1)
    expect(wrong.stdout).toMatch(/^WRONG  Points for the round: the file says /m)
    expect(spawnSync(process.execPath, [COMMAND, join(folder, 'nothing.json')]).status).toBe(2)
    expect(spawnSync(process.execPath, [COMMAND]).status).toBe(2)
  })
})
