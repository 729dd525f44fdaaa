import type { Suit } from '#shared/domino/tile'
import type { KeyPress } from '../keyboard/read-key'

/** Digits have no more; from here on each half is a letter: A for 10, B for 11, C for 12 … */
const FIRST_LETTER: Suit = 10

const CODE_OF_A = 'a'.charCodeAt(0)

/**
 * The half that a key stands for, or null for any other key; it may be higher than the set goes, except for letters, which then mean other things, as
 * they do together with Shift. Digits count with Shift too: a French keyboard has them there.
 */
export function halfOfPress({ key, shift }: Pick<KeyPress, 'key' | 'shift'>, maxPip: Suit): Suit | null {
  if (/^\d$/.test(key)) return Number(key)
  if (shift || !/^[a-z]$/.test(key)) return null
  const half = key.charCodeAt(0) - CODE_OF_A + FIRST_LETTER
  return half <= maxPip ? half : null
}
