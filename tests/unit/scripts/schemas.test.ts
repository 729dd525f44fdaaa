import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeRuling } from '#shared/arbiter/file/text'
import { rulingFile } from '#shared/arbiter/file/ruling-file'
import { EVENING_FORMAT, EVENING_VERSION } from '#shared/evening/evening'
import { toScoreJson } from '#shared/match/score-json'
import { expectOk } from '#shared/kernel/result'
import { SETTINGS } from '#shared/rules/house-rules'
import { BLOCKED_RULE_IDS } from '#shared/rules/rules'
import { BLOCKED_TESTS, MEASURES } from '#shared/rules/rulings'
import { root } from '../../../scripts/lib/paths.mjs'
import { SEASON } from '../../e2e/harness/evening'
import { readCases } from '../../golden/golden-cases'
import { randomEvening } from '../../reference/random-evening'
import { randomRuling } from '../../reference/random-rulings'
import { soundRuling } from '../../support/checked-ruling'
import { accepts } from '../../support/json-schema'
import { exampleRuling } from '../../support/ruling-example'
import { PUBLISHED, textOf } from '../../support/schemas'
import { spoiling } from '../shared/spoiled'
import { runs } from '../../support/runs'

/** `npm run schemas` sets it: files that are made from the code are written anew rather than compared. */
const RENEW = process.env['CARAVAN_RENEW'] === '1'

const PAGE = 'docs/ruling-format.md'
const EXAMPLE = /(?<=^## Example$.*^```json\n).*?(?=^```$)/ms

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const renewed = (path: string, text: string): string => {
  if (RENEW) writeFileSync(join(root, path), text)
  return read(path)
}

const RECORDS = readCases(join(root, 'tests/golden/cases.jsonl')).map(({ record }) => record)
const RULINGS = Array.from({ length: 60 }, (_, seed) => expectOk(rulingFile(randomRuling(seed)), 'a ruling')).filter(
  // what is judged letter by letter has to be of a size that can be spoiled anywhere
  (file) => JSON.stringify(file).length < 4000,
)

/** Values that stand somewhere in a sound file, and some that stand nowhere. */
const VALUE = fc.constantFrom<unknown>(
  0,
  1,
  6,
  19,
  -1,
  1.5,
  null,
  true,
  '',
  '6-4',
  '4-6',
  '19-0',
  'left',
  'two-ended',
  'x'.repeat(201),
  [],
  [0, 1],
  {},
  {
    kind: 'tie',
  },
)

describe.each(Object.values(PUBLISHED))('$path', (published) => {
  test('is what the schema in the code makes (npm run schemas renews it)', () => {
    expect(renewed(published.path, textOf(published))).toBe(textOf(published))
  })
})

describe('The JSON Schema of a match record', () => {
  const { json, schema } = PUBLISHED.record
  const scores = (record: unknown): boolean => !('error' in toScoreJson(record, () => ''))

  test('takes every golden record that can be scored', () => {
    const sound = RECORDS.filter(scores)
    expect(sound.length).toBeGreaterThan(50)
    expect(sound.filter((record) => !accepts(json as never, record))).toEqual([])
  })

  test('takes and refuses what the schema in the code does, and nothing that it refuses can be scored', () => {
    alike(json, schema, spoiling(RECORDS, VALUE, ['tile', 'arm', 'player', 'rules', 'more']), (content, taken) => {
      if (!taken) expect(scores(content)).toBe(false)
    })
  })

  test('refuses a number too large to be kept exactly, which only the score command takes', () => {
    const record = RECORDS[0] as { readonly rules?: object }
    const huge = { ...record, rules: { ...record.rules, target: 1e21 } }
    expect([accepts(json as never, huge), schema.safeParse(huge).success]).toEqual([false, false])
  })
})

describe('The JSON Schema of a ruling file', () => {
  const { json, schema } = PUBLISHED.ruling

  test('takes every ruling that Caravan makes', () => {
    expect(RULINGS.length).toBeGreaterThan(20)
    expect(RULINGS.filter((file) => !accepts(json as never, file))).toEqual([])
  })

  test('takes and refuses what the schema in the code does', () => {
    alike(json, schema, spoiling(RULINGS, VALUE, ['tile', 'counted', 'seat', 'more']), () => undefined)
  })
})

describe('The JSON Schema of an evening', () => {
  const { json } = PUBLISHED.evening
  const evenings = Array.from({ length: 12 }, (_, seed) => ({
    format: EVENING_FORMAT,
    version: EVENING_VERSION,
    id: `evening-${seed}`,
    name: 'Club',
    date: '2026-11-26',
    events: randomEvening(seed, 12).events,
    updatedAt: '2026-11-26T19:00:00.000Z',
  }))

  test('takes every evening that is played', () => {
    expect(evenings.filter((evening) => !accepts(json as never, evening))).toEqual([])
  })

  test.each([{ more: 1 }, { version: 2 }, { events: [{ type: 'sang', at: '' }] }, { bin: { at: null, change: 0 } }])('refuses one with %j', (wrong) => {
    expect(accepts(json as never, { ...evenings[0], ...wrong })).toBe(false)
  })
})

describe('The JSON Schema of a season', () => {
  const { json } = PUBLISHED.season

  test('takes a season, counted in any way', () => {
    const { counting: _, ...others } = SEASON.league
    for (const counting of [{ kind: 'all' }, { kind: 'but-worst', count: 1, of: 'evening' }, SEASON.league.counting])
      expect(accepts(json as never, { ...SEASON, league: { ...others, counting } })).toBe(true)
  })

  test.each([{ league: {} }, { from: 7 }, { version: 1 }, { changedAt: { name: 7 } }])('refuses one with %j', (wrong) => {
    expect(accepts(json as never, { ...SEASON, ...wrong })).toBe(false)
  })
})

describe(PAGE, () => {
  const page = read(PAGE)

  test('shows a ruling that is read and found to hold (npm run schemas renews it)', () => {
    const text = makeRuling(exampleRuling())
    const shown = EXAMPLE.exec(
      renewed(
        PAGE,
        page.replace(EXAMPLE, () => text),
      ),
    )?.[0]
    expect(shown).toBe(text)
    expect(soundRuling(shown ?? '')).toEqual(exampleRuling())
  })

  test('names every setting, blocked rule, test and measure', () => {
    const named = new Set([...page.matchAll(/`"?([a-zA-Z-]+)"?`/g)].map(([, name]) => name))
    const all = [...SETTINGS.map(({ name }) => name), ...BLOCKED_RULE_IDS, ...BLOCKED_TESTS, ...MEASURES]
    expect(all.filter((name) => !named.has(name))).toEqual([])
  })

  test('names every field of the file', () => {
    const { properties } = PUBLISHED.ruling.json as { readonly properties: Readonly<Record<string, unknown>> }
    expect(Object.keys(properties).filter((name) => !page.includes(`\n| \`${name}\` |`))).toEqual([])
  })
})

/** Whether a JSON Schema and the schema it was made from take and refuse the same. Fails also where too few of either were tried. */
function alike(
  json: object,
  schema: (typeof PUBLISHED)['ruling']['schema'],
  contents: fc.Arbitrary<unknown>,
  look: (content: unknown, taken: boolean) => void,
) {
  let [taken, refused] = [0, 0]
  fc.assert(
    fc.property(contents, (spoiled) => {
      // a list with a hole is nothing that JSON can say
      const content: unknown = JSON.parse(JSON.stringify(spoiled))
      const takes = schema.safeParse(content).success
      if (accepts(json as never, content) !== takes) expect(content).toBe(takes ? 'taken by both' : 'refused by both')
      look(content, takes)
      if (takes) taken++
      else refused++
    }),
    runs(15_000),
  )
  expect(Math.min(taken, refused)).toBeGreaterThan(100)
}
