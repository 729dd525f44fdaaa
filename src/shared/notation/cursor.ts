import { plainNumbers } from '../kernel/digits'
import { err, ok, type Result } from '../kernel/result'
import type { Expected, TextError, TextFault } from './errors'

const SPACES = /\s*/y
const NEXT = /[^\s,;:]+|\S/y

/** Letters of the text that an error repeats. */
const LONGEST_FOUND = 24

/**
 * A place in a text that is read from left to right, and the first thing found wrong.
 *
 * A reader gives null where it fails; `fail` has said why by then. Spaces between what is read are passed over.
 */
export class Cursor {
  readonly text: string
  /** What numbers are read from, in whatever script they were typed. */
  readonly #plain: string
  #at = 0
  #error: { readonly fault: TextFault; readonly at: number } | null = null

  constructor(text: string) {
    this.text = text
    this.#plain = plainNumbers(text)
    this.#pass()
  }

  /** The next letter's place, spaces passed over. */
  get at(): number {
    return this.#at
  }

  get isAtEnd(): boolean {
    return this.#at >= this.text.length
  }

  /** Goes on from a place, or back to one. */
  goTo(at: number): void {
    this.#at = at
    this.#pass()
  }

  /** What a sticky pattern finds here, taken; null where it finds nothing. */
  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.text)?.[0] ?? null
    if (found !== null) this.goTo(this.#at + found.length)
    return found
  }

  peek(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    return pattern.exec(this.text)?.[0] ?? null
  }

  /** What a sticky pattern of numbers finds here, taken, as ASCII has it; null where it finds nothing. */
  number(pattern: RegExp): string | null {
    const found = this.peekNumber(pattern)
    if (found !== null) this.goTo(this.#at + found.length)
    return found
  }

  /** What a pattern of numbers would find here. */
  peekNumber(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    return pattern.exec(this.#plain)?.[0] ?? null
  }

  /** Whether the next letter is a sign, which is then taken. */
  sign(sign: string): boolean {
    if (this.text[this.#at] !== sign) return false
    this.goTo(this.#at + 1)
    return true
  }

  /** Whether the next word is this one, which is then taken. */
  word(word: string): boolean {
    if (!this.isWord(word)) return false
    this.goTo(this.#at + word.length)
    return true
  }

  isWord(word: string): boolean {
    return this.text.startsWith(word, this.#at) && !/^[\p{L}\p{N}_'’-]/u.test(this.text.slice(this.#at + word.length, this.#at + word.length + 2))
  }

  /** What stands here, short enough for a sentence; '' at the end. */
  get found(): string {
    const letters = [...(this.peek(NEXT) ?? '').slice(0, LONGEST_FOUND * 2)]
    return letters.length > LONGEST_FOUND ? `${letters.slice(0, LONGEST_FOUND).join('')}…` : letters.join('')
  }

  fail(fault: TextFault, at = this.#at): null {
    this.#error ??= { fault, at }
    return null
  }

  expected(expected: Expected): null {
    return this.fail({ kind: 'expected', expected, found: this.found })
  }

  /** The value that was read, or the first thing that was wrong. */
  outcome<T>(value: T | null): Result<T, TextError> {
    if (this.#error !== null) return err({ ...this.#error.fault, column: columnOf(this.text, this.#error.at) })
    if (value === null) throw new Error('broken invariant: a reader that gives nothing has said why')
    return ok(value)
  }

  #pass(): void {
    SPACES.lastIndex = this.#at
    this.#at += SPACES.exec(this.text)?.[0].length ?? 0
  }
}

/** Letters as people count them: a sign of several code points, such as a family of emoji or an accent that is typed on its own, is one. */
function columnOf(text: string, at: number): number {
  const before = text.slice(0, at)
  if (/^[ -~]*$/.test(before)) return at + 1
  let column = 1
  for (const { index } of new Intl.Segmenter('en').segment(before)) column += index < at ? 1 : 0
  return column
}
