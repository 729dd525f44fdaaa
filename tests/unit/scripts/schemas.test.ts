import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeRuling } from '#shared/arbiter/file/text'
import { EVENING_FORMAT, EVENING_VERSION } from '#shared/evening/evening'
import { SETTINGS } from '#shared/rules/house-rules'
import { BLOCKED_RULE_IDS } from '#shared/games/rules'
import { PRESET_IDS } from '#shared/rules/presets'
import { BLOCKED_TESTS, MEASURES } from '#shared/rules/rulings'
import { root } from '../../../scripts/lib/paths.mjs'
import { SEASON } from '../../e2e/harness/evening'
import { randomEvening } from '../../reference/random-evening'
import { soundRuling } from '../../support/checked-ruling'
import { accepts } from '../../support/json-schema'
import { exampleRuling } from '../../support/ruling-example'
import { FILES, PUBLISHED } from '../../support/schemas'

/** `npm run schemas` sets it: files that are made from the code are written anew rather than compared. */
const RENEW = process.env['CARAVAN_RENEW'] === '1'

const PAGE = 'docs/ruling-format.md'
const EXAMPLE = /(?<=^## Example$.*^```json\n).*?(?=^```$)/ms

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const renewed = (path: string, text: string): string => {
  if (RENEW) writeFileSync(join(root, path), text)
  return read(path)
}

test.each([...FILES])('%s is what the schema in the code makes (npm run schemas renews it)', (path, text) => {
  expect(renewed(path, text)).toBe(text)
})

describe('The files that refer to what the games bring', () => {
  /** A file with all that it refers to in its place. */
  const whole = (json: unknown): unknown => {
    if (Array.isArray(json)) return json.map(whole)
    if (typeof json !== 'object' || json === null) return json
    const [file, place] = '$ref' in json ? String(json.$ref).split('#/$defs/') : []
    if (file === undefined || place === undefined) return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, whole(value)]))
    const { $defs } = JSON.parse(read(`docs/schemas/${file}`)) as { $defs: Readonly<Record<string, unknown>> }
    return $defs[place]
  }

  test.each(Object.values(PUBLISHED))('$path says the same as in one piece', ({ path, json }) => {
    expect(whole(JSON.parse(read(path)))).toEqual(JSON.parse(JSON.stringify(json)))
  })

  test('name no rule set themselves, so that a new game changes one file', () => {
    // events are called block and draw too
    const names = PRESET_IDS.filter((preset) => preset.includes('-'))
    const named = Object.values(PUBLISHED).filter(({ path }) => names.some((preset) => read(path).includes(`"${preset}"`)))
    expect(named.map(({ path }) => path)).toEqual([])
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

  test.each([{ more: 1 }, { version: 3 }, { events: [{ type: 'sang', at: '' }] }, { bin: { at: null, change: 0 } }])('refuses one with %j', (wrong) => {
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
