import { expect, test } from 'vitest'
import { z } from 'zod'
import { seasonFileSchema } from '#main/store/season-file'
import { contract } from '#shared/contract/contract'
import { eveningSchema } from '#shared/evening/evening'
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

test('every number, text and list of a call and of an evening’s or a season’s file has an upper bound', () => {
  const files = { evening: eveningSchema, season: seasonFileSchema }
  const found = [...inCalls(contract), ...Object.entries(files).flatMap(([name, schema]) => unboundedIn(schema).map((each) => `${name}.json ${each}`))]
  expect(found).toEqual([])
})

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
