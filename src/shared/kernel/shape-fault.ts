import { z } from 'zod'

/** What stands somewhere, as a sentence names it: short, and without following lists and objects. */
const foundSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('list') }),
  z.object({ kind: z.literal('object') }),
  z.object({ kind: z.literal('text'), text: z.string().max(60) }),
  /** A number, `true`, `false` or `null` as JSON has it. */
  z.object({ kind: z.literal('value'), value: z.string().max(60) }),
  /** How long a list or a text is, where that is what is wrong with it. */
  z.object({ kind: z.literal('items'), count: z.number() }),
  z.object({ kind: z.literal('letters'), count: z.number() }),
])
export type FoundShape = z.infer<typeof foundSchema>

const bound = z.number()

/** What should stand there. */
const wantedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text') }),
  z.object({ kind: z.literal('number') }),
  z.object({ kind: z.literal('whole-number') }),
  z.object({ kind: z.literal('yes-or-no') }),
  z.object({ kind: z.literal('list') }),
  z.object({ kind: z.literal('object') }),
  z.object({ kind: z.literal('one-of'), values: z.array(z.string().max(60)).min(1).max(40) }),
  z.object({ kind: z.literal('at-least'), bound }),
  z.object({ kind: z.literal('at-most'), bound }),
  z.object({ kind: z.literal('letters-at-least'), bound }),
  z.object({ kind: z.literal('letters-at-most'), bound }),
  z.object({ kind: z.literal('items-at-least'), bound }),
  z.object({ kind: z.literal('items-at-most'), bound }),
  z.object({ kind: z.literal('no-such-name') }),
  /** Something else; no more is known. */
  z.object({ kind: z.literal('valid') }),
])
export type Wanted = z.infer<typeof wantedSchema>

/** The first thing wrong with what a schema refused, for a sentence in any language. */
export const shapeFaultSchema = z.object({
  /** `rounds.0.leader`; '' for the whole. */
  where: z.string().max(200),
  wanted: wantedSchema,
  found: foundSchema,
})
export type ShapeFault = z.infer<typeof shapeFaultSchema>

/** Letters of a text, and of a name in a path, that are repeated; both can be of any length. */
const LONGEST_TEXT = 40
const LONGEST_KEY_TOLD = 60
const LONGEST_PATH = 199

/** What a schema refused `content` for; `under` is where the content stands. */
export function shapeFaultOf(error: z.ZodError, content: unknown, under: readonly string[] = []): ShapeFault {
  const issue = deepest(error.issues[0])
  if (issue === undefined) return { where: pathText(under), wanted: { kind: 'valid' }, found: foundOf(content) }
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
  const wanted = wantedBy(issue)
  return { where: pathText([...under, ...path]), wanted, found: foundFor(wanted, valueAt(content, path)) }
}

export function foundOf(value: unknown): FoundShape {
  if (value === undefined) return { kind: 'nothing' }
  if (Array.isArray(value)) return { kind: 'list' }
  if (typeof value === 'object' && value !== null) return { kind: 'object' }
  if (typeof value === 'string') return { kind: 'text', text: clipped(value, LONGEST_TEXT) }
  // JSON has nothing else
  return { kind: 'value', value: typeof value === 'number' || typeof value === 'boolean' ? String(value) : 'null' }
}

function foundFor({ kind }: Wanted, value: unknown): FoundShape {
  if (kind.startsWith('items') && Array.isArray(value)) return { kind: 'items', count: value.length }
  if (kind.startsWith('letters') && typeof value === 'string') return { kind: 'letters', count: value.length }
  return foundOf(value)
}

type Issue = z.core.$ZodIssue

/** Of several forms, what is wrong with the one that goes deeper than the place where they part. */
function deepest(issue: Issue | undefined): Issue | undefined {
  if (issue?.code !== 'invalid_union') return issue
  const inner = issue.errors.flatMap(([first]) => (first !== undefined && first.path.length > 0 ? [first] : []))[0]
  return inner === undefined ? issue : deepest({ ...inner, path: [...issue.path, ...inner.path] })
}

function wantedBy(issue: Issue): Wanted {
  switch (issue.code) {
    case 'invalid_type':
      return { kind: KIND_OF_TYPE[issue.expected] ?? 'valid' }
    case 'invalid_value':
      return oneOf(issue.values)
    case 'too_small':
      return bounded(issue.origin, 'at-least', issue.inclusive === false ? null : issue.minimum)
    case 'too_big':
      return bounded(issue.origin, 'at-most', issue.inclusive === false ? null : issue.maximum)
    case 'unrecognized_keys':
    case 'invalid_key':
      return { kind: 'no-such-name' }
    case 'invalid_union':
      return issue.errors.length === 0 && 'options' in issue && Array.isArray(issue.options) ? oneOf(issue.options) : { kind: 'valid' }
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_element':
    case 'custom':
      return { kind: 'valid' }
  }
}

type Plain = Exclude<Wanted, { readonly bound: number } | { readonly values: readonly string[] }>['kind']

const KIND_OF_TYPE: Readonly<Record<string, Plain>> = {
  string: 'text',
  number: 'number',
  int: 'whole-number',
  boolean: 'yes-or-no',
  array: 'list',
  tuple: 'list',
  object: 'object',
  record: 'object',
}

function oneOf(values: readonly unknown[]): Wanted {
  const texts = values.slice(0, 40).map((value) => clipped(String(value), LONGEST_TEXT))
  return texts.length === 0 ? { kind: 'valid' } : { kind: 'one-of', values: texts }
}

function bounded(origin: string, side: 'at-least' | 'at-most', limit: number | bigint | null): Wanted {
  if (limit === null) return { kind: 'valid' }
  const bound = Number(limit)
  if (origin === 'string') return { kind: `letters-${side}`, bound }
  if (origin === 'array') return { kind: `items-${side}`, bound }
  return origin === 'number' || origin === 'int' ? { kind: side, bound } : { kind: 'valid' }
}

function valueAt(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, name) => {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Readonly<Record<PropertyKey, unknown>>)[name] : undefined
  }, content)
}

function pathText(path: readonly PropertyKey[]): string {
  return clipped(path.map((name) => clipped(String(name), LONGEST_KEY_TOLD)).join('.'), LONGEST_PATH)
}

function clipped(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text
}
