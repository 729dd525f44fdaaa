import type { Catalogue, StartWords } from './languages'

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  g: 'ğ',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Û',
  Y: 'Ý',
  Z: 'Ž',
}
const LONGER = 0.4
/** What a text is made longer by, in words of this many letters: a line can be broken between them. */
const WORD = 7
const WRAPPED = /[⟦⟧]|·[· ]*(?=⟧)/g

/**
 * A text as it might be in another language: accented, 40 % longer and between brackets, whose loss shows where it is cut off.
 *
 * A text with another one inside it is wrapped once; what it was told, as the name of a person, is in no other language.
 */
export function pseudoText(text: string, told: readonly string[] = []): string {
  const bare = text.replace(WRAPPED, '')
  if (!/\p{L}/u.test(bare)) return text
  return `⟦${accented(bare, told)}${longer(bare.length)}⟧`
}

/** With accents wherever nothing that was told stands. */
function accented(text: string, [first, ...others]: readonly string[]): string {
  if (first === undefined) return text.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter)
  return text
    .split(first)
    .map((part) => accented(part, others))
    .join(first)
}

/** The texts that a sentence is given, alone or in lists. */
function textsOf(given: unknown): readonly string[] {
  if (Array.isArray(given)) return given.flatMap(textsOf)
  const bare = typeof given === 'string' ? given.replace(WRAPPED, '') : ''
  return bare === '' ? [] : [bare]
}

function longer(letters: number): string {
  const more = Math.ceil(letters * LONGER)
  return Array.from({ length: more }, (_, at) => (at % WORD === WORD - 1 && at < more - 1 ? ' ' : '·')).join('')
}

/** The same of whatever a catalogue consists of: texts, lists, groups, and sentences with parameters. */
export function pseudo<T>(words: T): T {
  return disguised(words) as T
}

function disguised(words: unknown, told: readonly string[] = []): unknown {
  if (typeof words === 'string') return pseudoText(words, told)
  if (typeof words === 'function') return (...given: readonly unknown[]) => disguised(Reflect.apply(words, undefined, given), given.flatMap(textsOf))
  if (Array.isArray(words)) return words.map((part) => disguised(part))
  if (typeof words === 'object' && words !== null) return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, disguised(value)]))
  return words
}

export async function pseudoCatalogue(): Promise<Catalogue> {
  return pseudo<Catalogue>(await import('./said/catalogues/en'))
}

export async function pseudoStartCatalogue(): Promise<StartWords> {
  return pseudo<StartWords>(await import('./said/catalogues/start/en'))
}
