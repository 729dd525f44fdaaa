import type { Suit } from '#shared/domino/tile'

/**
 * A tile as it is typed, half by half.
 *
 * A half is complete when no further digit could belong to it. In a double-six set that is after every digit;
 * in larger sets a `1` may still grow to `12`, so `-` or a space ends it, and a digit that cannot belong to it
 * starts the next half. No pause ever decides.
 */
export interface Typed {
  readonly first: string
  readonly second: string
  readonly at: 'first' | 'second' | 'done'
}

export const NOTHING_TYPED: Typed = { first: '', second: '', at: 'first' }

function mayGrow(half: string, maxPip: Suit): boolean {
  return half === '' || (half !== '0' && Number(`${half}0`) <= maxPip)
}

function fits(half: string, maxPip: Suit): boolean {
  return !/^0\d/.test(half) && Number(half) <= maxPip
}

/** What is typed after one more digit, or null when no tile of the set begins like that. */
export function typeDigit(typed: Typed, digit: string, maxPip: Suit): Typed | null {
  switch (typed.at) {
    case 'first': {
      const longer = typed.first + digit
      if (fits(longer, maxPip)) {
        return { first: longer, second: '', at: mayGrow(longer, maxPip) ? 'first' : 'second' }
      }
      return typed.first === '' ? null : typeDigit({ ...typed, at: 'second' }, digit, maxPip)
    }
    case 'second': {
      const longer = typed.second + digit
      if (!fits(longer, maxPip)) return null
      return { ...typed, second: longer, at: mayGrow(longer, maxPip) ? 'second' : 'done' }
    }
    case 'done':
      return null
  }
}

/** `-` or a space: the half that could still grow is complete. */
export function endHalf(typed: Typed): Typed {
  if (typed.at === 'first' && typed.first !== '') return { ...typed, at: 'second' }
  if (typed.at === 'second' && typed.second !== '') return { ...typed, at: 'done' }
  return typed
}

export function eraseDigit(typed: Typed): Typed {
  if (typed.second !== '') return { ...typed, second: typed.second.slice(0, -1), at: 'second' }
  return { first: typed.first.slice(0, -1), second: '', at: 'first' }
}

/** The tile as written, once both halves have a digit. */
export function writtenOf(typed: Typed): string | null {
  return typed.first !== '' && typed.second !== '' ? `${typed.first}-${typed.second}` : null
}

/** What the screen shows of an unfinished tile: `12-`. */
export function shownOf(typed: Typed): string {
  if (typed.first === '') return ''
  return typed.at === 'first' ? typed.first : `${typed.first}-${typed.second}`
}
