import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { manifestSchema } from '#main/backup/manifest'
import { choicesSchema } from '#main/backup/named-folder'
import { eveningPhonesKind } from '#main/store/evening-phones-store'
import { houseKind } from '#main/store/known-house'
import { storedMatchSchema } from '#main/store/match-file'
import { ownTilesKind } from '#main/store/own-tiles-store'
import { personFileSchema } from '#main/store/person-file'
import { seasonFileSchema } from '#main/store/season-file'
import { rulingFileSchema } from '#shared/arbiter/file/schema'
import { contract } from '#shared/contract/contract'
import { eveningSchema } from '#shared/evening/evening'
import { recordEventSchema } from '#shared/match/record'
import { unboundedIn } from '../../../support/unbounded'

interface Procedure {
  readonly '~orpc': { readonly inputSchema?: z.ZodType }
}

const isProcedure = (value: object): value is Procedure => '~orpc' in value

/** All that is unbounded in what a call takes, by the name of the procedure. */
function inCalls(part: object, path: readonly string[] = []): readonly string[] {
  if (!isProcedure(part)) return Object.entries(part).flatMap(([name, inner]) => inCalls(inner as object, [...path, name]))
  const schema = part['~orpc'].inputSchema
  return schema === undefined ? [] : unboundedIn(schema).map((found) => `${path.join('.')} ${found}`)
}

/** What lies in files, by the format that they name. */
const FILES: Readonly<Record<string, z.ZodType>> = {
  'caravan-backup': manifestSchema,
  'caravan-backup-choices': choicesSchema,
  'caravan-evening': eveningSchema,
  'caravan-evening-phones': eveningPhonesKind.schema,
  'caravan-house': houseKind.schema,
  'caravan-own-tiles': ownTilesKind.schema,
  'caravan-person': personFileSchema,
  'caravan-ruling': rulingFileSchema,
  'caravan-season': seasonFileSchema,
}

/** Formats of other files, and why no schema alone bounds them. */
const OTHERS: Readonly<Record<string, string>> = {
  'caravan-record':
    'a record may have fields of any name: bytes, depth, events and revision have limits of their own (limits.ts), and its numbers are looked at below',
  'caravan-settings': 'names and choices of other versions stay, each with a bound, as many as the file may have bytes',
  'caravan-notices': 'what this device has noticed, as it words it, to be shown and nothing else',
  'caravan-people': 'the list of the first version, which becomes files of people',
  'caravan-facts': 'worked out again where it is not as it was written',
  'caravan-index': 'worked out again where it is not as it was written',
  'caravan-ratings': 'worked out again where it is not as it was written',
  'caravan-reviews': 'worked out again where it is not as it was written',
}

test('every number, text and list of a call has an upper bound', () => {
  expect(inCalls(contract)).toEqual([])
})

test.each(Object.entries(FILES))('every number, text and list of a file of %s has an upper bound', (format, schema) => {
  expect(unboundedIn(schema)).toEqual([])
  expect((schema as z.ZodObject).shape['format']).toMatchObject({ value: format })
})

test('every number of a stored match has an upper bound, the revision by a limit of its own', () => {
  const events = recordEventSchema.options.flatMap((option) => unboundedIn(option))
  expect([...unboundedIn(storedMatchSchema), ...events].filter((found) => found.endsWith(': number'))).toEqual(['revision: number'])
})

test('no format of a file is forgotten', () => {
  const texts = ['main', 'shared', 'renderer'].flatMap((part) => sourcesIn(join(import.meta.dirname, '../../../../src', part)))
  // what is no file is not compared: a name that goes on, and the mark of a page
  const found = texts.flatMap((text) => [...text.matchAll(/'(caravan-[a-z-]*[a-z])'/gu)].map(([, name]) => name)).filter((name) => name !== 'caravan-page')
  expect([...new Set(found)].sort()).toEqual([...Object.keys(FILES), ...Object.keys(OTHERS)].sort())
})

function sourcesIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => readFileSync(join(folder, name), 'utf8'))
}

test.each([
  ['a number', z.int().min(0), [': number']],
  ['a number with a bound', z.int().min(0).max(9), []],
  ['a number that leaves no room for one more', z.int().min(0).max(Number.MAX_SAFE_INTEGER), [': number']],
  ['a text', z.string().min(1), [': text']],
  ['a text of a length', z.string().max(9), []],
  ['a text by a pattern that ends', z.string().regex(/^[a-z]{2,8}$/), []],
  ['a text by a pattern that goes on', z.string().regex(/^[a-z]+$/), [': text']],
  ['a text by a pattern that is not tied down', z.string().regex(/[a-z]/), [': text']],
  ['a list', z.strictObject({ a: z.array(z.literal(1)) }), ['a: list']],
  ['a list of a length', z.strictObject({ a: z.array(z.literal(1)).max(3) }), []],
  ['what is in a list', z.array(z.string()).max(3), ['[]: text']],
  ['what may be left out', z.strictObject({ a: z.string().optional() }), ['a: text']],
  ['one of several', z.union([z.literal('a'), z.string()]), [': text']],
  ['entries', z.record(z.string().max(3), z.literal(1)), [': entries']],
  ['entries by names of one sign', z.record(z.string().regex(/^[2-8]$/), z.literal(1)), []],
  ['fields of any name', z.looseObject({ a: z.literal(1) }), [': other fields']],
  ['anything', z.unknown(), [': unknown']],
])('%s is seen as it is', (_what, schema, found) => {
  expect(unboundedIn(schema)).toEqual(found)
})

test('what refers to itself has no depth', () => {
  const list: z.ZodType = z.lazy(() => z.array(list).max(2))
  expect(unboundedIn(list)).toContain('[]: depth')
})
