/*
 * Names beside other words. A name in Hebrew or Arabic turns what touches it: in "דנה 0 of 4 tiles" a browser draws the 0 on the far side of the name.
 * Marks of Unicode round the name keep it to itself (FIRST STRONG ISOLATE … POP DIRECTIONAL ISOLATE); nobody sees or hears them.
 */

const ISOLATE = '\u2068'
const POP = '\u2069'
const ISOLATED = /\u2068[^\u2069]*\u2069/g
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** A name, or whatever else a person wrote, as it may stand beside other words: the same unless it is written from right to left. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) && RIGHT_TO_LEFT.test(text.replace(ISOLATED, '')) ? `${ISOLATE}${text}${POP}` : text
}

/**
 * Sentences that isolate each text they are given, whether it is alone, in a list or a part of an object.
 *
 * Each part is made when it is first asked for: a catalogue has thousands of sentences, and a page says some dozens of them.
 */
export function isolating<T>(words: T): T {
  return (isPlainObject(words) ? lazily(words) : withIsolation(words)) as T
}

function lazily(words: object): object {
  const made = new Map<PropertyKey, unknown>()
  return new Proxy(words, {
    get: (from, key) => {
      const own: unknown = Reflect.get(from, key)
      if (!Object.hasOwn(from, key)) return own
      if (!made.has(key)) made.set(key, isolating(own))
      return made.get(key)
    },
  })
}

function withIsolation(words: unknown): unknown {
  if (typeof words === 'function') return (...told: readonly unknown[]) => withIsolation(Reflect.apply(words, undefined, told.map(isolatedIn)))
  return parts(words, withIsolation)
}

function isolatedIn(told: unknown): unknown {
  return typeof told === 'string' ? isolated(told) : parts(told, isolatedIn)
}

/** The same with each part changed; the very same where none is. */
function parts(whole: unknown, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(whole)) {
    const changed: readonly unknown[] = whole.map(change)
    return changed.some((part, at) => part !== whole[at]) ? changed : whole
  }
  if (!isPlainObject(whole)) return whole
  const before = Object.entries(whole)
  const after = before.map(([key, part]) => [key, change(part)] as const)
  return after.some(([, part], at) => part !== before[at]?.[1]) ? Object.fromEntries(after) : whole
}

/** An object of the kind that is written in braces, or a module. */
function isPlainObject(whole: unknown): whole is object {
  if (typeof whole !== 'object' || whole === null) return false
  const prototype: unknown = Object.getPrototypeOf(whole)
  return prototype === Object.prototype || prototype === null
}
