/*
 * A small judge of JSON Schema (draft 2020-12), written from the standard, for the words that the published schemas use. It knows nothing of zod, so it can
 * be held against it; a word that it does not know is an error, never passed over.
 */

type Json = Readonly<Record<string, unknown>>
type Judge = (value: unknown, told: never, schema: Json, root: Json) => boolean

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const letters = (text: string): number => [...text].length
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
}

/** A word that says something of values of one kind only; any other value passes. */
const of =
  <T>(is: (value: unknown) => value is T, judge: (value: T, told: never, schema: Json, root: Json) => boolean): Judge =>
  (value, told, schema, root) =>
    !is(value) || judge(value, told, schema, root)
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const WORDS: Readonly<Record<string, Judge>> = {
  $schema: () => true,
  title: () => true,
  description: () => true,
  // says what a text means and judges nothing (draft 2020-12, format-annotation); the pattern beside it does
  format: () => true,
  type: (value, told: string) => TYPES[told]?.(value) ?? unknownWord(`type ${told}`),
  const: (value, told: unknown) => same(value, told),
  enum: (value, told: readonly unknown[]) => told.some((each) => same(value, each)),
  anyOf: (value, told: readonly Json[], _, root) => told.some((each) => accepts(each, value, root)),
  oneOf: (value, told: readonly Json[], _, root) => told.filter((each) => accepts(each, value, root)).length === 1,
  minimum: of(isNumber, (value, told: number) => value >= told),
  maximum: of(isNumber, (value, told: number) => value <= told),
  minLength: of(isText, (value, told: number) => letters(value) >= told),
  maxLength: of(isText, (value, told: number) => letters(value) <= told),
  pattern: of(isText, (value, told: string) => new RegExp(told, 'u').test(value)),
  minItems: of(isList, (value, told: number) => value.length >= told),
  maxItems: of(isList, (value, told: number) => value.length <= told),
  prefixItems: of(isList, (value, told: readonly Json[], _, root) => told.every((each, at) => at >= value.length || accepts(each, value[at], root))),
  items: of(isList, (value, told: Json | boolean, schema, root) => {
    const before = (schema['prefixItems'] as readonly unknown[] | undefined)?.length ?? 0
    return value.slice(before).every((each) => accepts(told, each, root))
  }),
  required: of(isObject, (value, told: readonly string[]) => told.every((name) => Object.hasOwn(value, name))),
  properties: of(isObject, (value, told: Json, _, root) =>
    Object.entries(told).every(([name, each]) => !Object.hasOwn(value, name) || accepts(each as Json, value[name], root)),
  ),
  propertyNames: of(isObject, (value, told: Json, _, root) => Object.keys(value).every((name) => accepts(told, name, root))),
  additionalProperties: of(isObject, (value, told: Json | boolean, schema, root) => {
    const named = (schema['properties'] ?? {}) as Json
    return Object.entries(value).every(([name, each]) => Object.hasOwn(named, name) || accepts(told, each, root))
  }),
}

/** Whether a JSON Schema accepts a value. Throws on a word of the standard that it does not know. */
export function accepts(schema: Json | boolean, value: unknown, root: Json | boolean = schema): boolean {
  if (typeof schema === 'boolean') return schema
  return Object.entries(schema).every(([word, told]) => {
    const judge = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined
    return judge === undefined ? unknownWord(word) : judge(value, told as never, schema, root as Json)
  })
}

function unknownWord(word: string): never {
  throw new Error(`this judge does not know the word "${word}" of JSON Schema`)
}
