import type { Random } from '../reference/random'

/** JSON text as an attacker may write it: also what no `JSON.stringify` makes, such as `1e999`, a key twice, or an unpaired surrogate. */
export type JsonText = string

const NUMBERS: readonly JsonText[] = [
  '-1',
  '0',
  '1',
  '7',
  '8',
  '255',
  '2147483648',
  '4294967296',
  '9007199254740991',
  '9007199254740992',
  '1e308',
  '1e999',
  '-1e999',
  '0.5',
  '-0',
]
const TEXTS: readonly JsonText[] = [
  '""',
  '"6-4"',
  '"__proto__"',
  '"constructor"',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202egnp"',
  '"\\u200b=1+1"',
  '"../../etc/passwd"',
  '"9-9-9"',
  '"1e3"',
  '"null"',
]
const OTHERS: readonly JsonText[] = [
  'null',
  'true',
  'false',
  '[]',
  '{}',
  '[[]]',
  '{"__proto__":{"ok":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"toString":1}',
  '{"length":1e9}',
  '{"then":{}}',
  '{"toJSON":1}',
]

/** A list or object as many levels deep; nesting is written, never built, so it can be as deep as wanted. */
export function nested(levels: number, random: Random): JsonText {
  return random.chance(0.5) ? `${'['.repeat(levels)}${']'.repeat(levels)}` : `${'{"a":'.repeat(levels)}0${'}'.repeat(levels)}`
}

/** Any value that does not belong where it stands. */
export function oddValue(random: Random): JsonText {
  const long = (): JsonText => JSON.stringify(random.pick(['x', '6-4 ', '\u{1f600}', '\u0301']).repeat(random.pick([61, 201, 4001, 50_000])))
  const many = (): JsonText => `[${Array.from({ length: random.pick([9, 101, 5000]) }, () => random.pick(TEXTS)).join(',')}]`
  return random.pick([
    () => random.pick(NUMBERS),
    () => random.pick(TEXTS),
    () => random.pick(OTHERS),
    () => nested(random.pick([2, 15, 17, 2000, 20_000]), random),
    long,
    many,
  ])()
}

/** The value as text, with so many of its parts replaced, left out, doubled, or given a field more. */
export function spoiltJson(value: unknown, spoils: number, random: Random): JsonText {
  const parts = countParts(value)
  const at = new Set(Array.from({ length: spoils }, () => random.whole(0, parts - 1)))
  let next = 0
  const write = (part: unknown): JsonText | null => {
    const spoil = at.has(next++)
    const inside = (): JsonText => {
      if (Array.isArray(part))
        return `[${part
          .map(write)
          .filter((text) => text !== null)
          .join(',')}]`
      if (typeof part !== 'object' || part === null) return JSON.stringify(part) ?? 'null'
      const fields = Object.entries(part).flatMap(([name, held]) => {
        const text = write(held)
        return text === null ? [] : [`${JSON.stringify(name)}:${text}`]
      })
      if (spoil && random.chance(0.5)) fields.push(`${random.pick(['"more"', '"__proto__"', '"type"', '"id"', '"player"'])}:${oddValue(random)}`)
      return `{${fields.join(',')}}`
    }
    if (!spoil) return inside()
    // what is left out is still gone through, so that every part has the number it was counted with
    const whole = inside()
    return random.pick([() => oddValue(random), () => oddValue(random), () => null, () => `[${whole},${whole}]`, () => whole])()
  }
  return write(value) ?? oddValue(random)
}

function countParts(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, part) => sum + countParts(part), 1)
}
