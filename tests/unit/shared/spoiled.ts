import fc from 'fast-check'
import { expect } from 'vitest'
import type { z } from 'zod'
import { runs } from '../../support/runs'

/** Every place in a content: the way to it, field by field. */
function placesIn(content: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof content !== 'object' || content === null) return [path]
  return [path, ...Object.entries(content).flatMap(([field, value]) => placesIn(value, [...path, field]))]
}

type Change =
  | { readonly kind: 'put'; readonly value: unknown }
  | { readonly kind: 'drop' }
  | { readonly kind: 'add'; readonly field: string; readonly value: unknown }

/** A copy in which something is otherwise at one place. */
function changed(content: unknown, [field, ...path]: readonly string[], change: Change): unknown {
  if (field !== undefined) {
    const copy = (Array.isArray(content) ? [...(content as unknown[])] : { ...(content as object) }) as Record<string, unknown>
    if (path.length === 0 && change.kind === 'drop') Reflect.deleteProperty(copy, field)
    else copy[field] = changed(copy[field], path, change)
    return copy
  }
  if (change.kind === 'put') return change.value
  if (change.kind === 'drop' || typeof content !== 'object' || content === null) return content
  return Array.isArray(content) ? [...(content as unknown[]), change.value] : { ...content, [change.field]: change.value }
}

/** One of some sound contents with something otherwise at one place of it: another value, nothing, or a field more; seldom only a value. */
export function spoiling(sound: readonly unknown[], value: fc.Arbitrary<unknown>, fields: readonly string[]): fc.Arbitrary<unknown> {
  const change = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('put' as const), value }) },
    { weight: 1, arbitrary: fc.constant<Change>({ kind: 'drop' }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('add' as const), field: fc.constantFrom(...fields), value }) },
  )
  const spoiled = fc
    .constantFrom(...sound)
    .chain((content) => fc.constantFrom(...placesIn(content)).chain((path) => change.map((each) => changed(content, path, each))))
  return fc.oneof({ weight: 20, arbitrary: spoiled }, { weight: 1, arbitrary: value })
}

/** Whether `atAGlance` takes what the schema takes, as the schema gives it, and nothing else. Fails also where too few contents of either kind were tried. */
export function expectAsSchema(schema: z.ZodType, atAGlance: (content: unknown) => unknown, contents: fc.Arbitrary<unknown>): void {
  let [taken, refused] = [0, 0]
  fc.assert(
    fc.property(contents, (content) => {
      const parsed = schema.safeParse(content)
      const found = atAGlance(content)
      expect(found !== null).toBe(parsed.success)
      if (parsed.success) expect(found).toEqual(parsed.data)
      if (parsed.success) taken++
      else refused++
    }),
    runs(50_000),
  )
  expect(Math.min(taken, refused)).toBeGreaterThan(100)
}
