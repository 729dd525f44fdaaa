import { lazy } from './lazy'

/** A name as it is compared: another case, or accents composed otherwise, make no other name. */
export function foldedName(name: string): string {
  return name.trim().normalize('NFC').toLowerCase()
}

/** Letters that Unicode takes apart into no plain letter and a mark, as those look for them who have no such key. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k' }
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu')

/** A text as people search for it: whatever the case and the accents; `ß` is found as `ss`, `ø` as `o`, `æ` as `ae`. */
export function searchedText(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().toUpperCase().toLowerCase()
  return letters.replace(NOT_PLAIN, (letter) => PLAIN_LETTERS[letter] ?? letter)
}

/* Of one language on every computer: order that follows the computer's own would let two of them place people differently. */
const order = lazy(() => new Intl.Collator('en'))

/** The order of two names: by their letters, then by accents, then by case; the same on every computer and in every language. */
export function compareNames(a: string, b: string): number {
  return order().compare(a, b)
}
