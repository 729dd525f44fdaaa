import { z } from 'zod'

type Inner = z.core.$ZodType

/** What a pattern lets through is bounded where it is wholly tied down and repeats nothing without end. */
function isTied(pattern: RegExp): boolean {
  const plain = pattern.source.replace(/\\./gu, 'x').replace(/\[[^\]]*\]/gu, 'x')
  return plain.startsWith('^') && plain.endsWith('$') && !/[*+]|\{\d+,\}/u.test(plain)
}

/** A pattern of one sign lets no more names through than there are signs. */
const isOneSign = ({ source }: RegExp): boolean => /^\^\[[^\]\\^]+\]\$$/u.test(source)

interface Bounds {
  readonly most: number
  readonly least: number
  readonly patterns: readonly RegExp[]
}

/** What the checks of a schema allow; a format, such as that of a day, has a pattern of its own. */
function boundsOf({ _zod: { def } }: Inner): Bounds {
  const { checks = [], pattern } = def as { readonly checks?: readonly z.core.$ZodCheck[]; readonly pattern?: RegExp }
  let [most, least] = [Infinity, -Infinity]
  const patterns = pattern === undefined ? [] : [pattern]
  for (const check of checks) {
    const each = check._zod.def as {
      readonly check: string
      readonly value?: number
      readonly maximum?: number
      readonly length?: number
      readonly pattern?: RegExp
    }
    if (each.check === 'less_than') most = Math.min(most, Number(each.value))
    if (each.check === 'greater_than') least = Math.max(least, Number(each.value))
    if (each.check === 'max_length' || each.check === 'max_size') most = Math.min(most, Number(each.maximum))
    if (each.check === 'length_equals') most = Math.min(most, Number(each.length))
    if (each.check === 'string_format' && each.pattern !== undefined) patterns.push(each.pattern)
  }
  return { most, least, patterns }
}

/**
 * Where a schema lets something through that has no upper bound: `events.[].count: number`.
 *
 * Numbers need both bounds, texts a greatest length or a pattern that is tied down, lists and records a greatest number of entries. What refers to
 * itself has no depth; what takes anything (`unknown`, `any`, a check of our own without a shape) has no bound at all.
 */
export function unboundedIn(schema: z.ZodType): readonly string[] {
  const found: string[] = []
  walk(schema, [], new Set(), (path, what) => found.push(`${path.join('.')}: ${what}`))
  return [...new Set(found)]
}

function walk(schema: Inner, path: readonly string[], above: ReadonlySet<Inner>, tell: (path: readonly string[], what: string) => void): void {
  if (above.has(schema)) return tell(path, 'depth')
  const inside = new Set(above).add(schema)
  const go = (inner: Inner, ...step: readonly string[]): void => walk(inner, [...path, ...step], inside, tell)
  const { def } = (schema as z.core.$ZodTypes)._zod
  const { most, least, patterns } = boundsOf(schema)
  const isBounded = Number.isFinite(most)
  switch (def.type) {
    case 'number':
      // the largest whole number that is exact leaves no room for one more
      if (most >= Number.MAX_SAFE_INTEGER || least <= Number.MIN_SAFE_INTEGER) tell(path, 'number')
      return
    case 'string':
      if (!isBounded && !patterns.some(isTied)) tell(path, 'text')
      return
    case 'array':
      if (!isBounded) tell(path, 'list')
      return go(def.element, '[]')
    case 'record':
    case 'map':
      if (!(def.keyType as Inner)._zod.values && !isBounded && !boundsOf(def.keyType).patterns.some(isOneSign)) tell(path, 'entries')
      go(def.keyType, '{}')
      return go(def.valueType, '{}')
    case 'object':
      for (const [name, inner] of Object.entries(def.shape)) go(inner, name)
      if (def.catchall !== undefined && def.catchall._zod.def.type !== 'never') tell(path, 'other fields')
      return
    case 'union':
      for (const option of def.options) go(option)
      return
    case 'tuple':
      def.items.forEach((inner, at) => go(inner, String(at)))
      return
    case 'intersection':
      go(def.left)
      return go(def.right)
    case 'pipe':
      return go(def.in)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return go(def.innerType)
    case 'lazy':
      return go(def.getter())
    case 'literal':
    case 'enum':
    case 'boolean':
    case 'null':
    case 'undefined':
    case 'never':
      return
    case 'any':
    case 'bigint':
    case 'custom':
    case 'date':
    case 'file':
    case 'function':
    case 'nan':
    case 'promise':
    case 'set':
    case 'success':
    case 'symbol':
    case 'template_literal':
    case 'transform':
    case 'unknown':
    case 'void':
      tell(path, def.type)
  }
}
