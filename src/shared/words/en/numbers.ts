import { grammarOf, type Noun } from '../grammar'

export { capitalised, plain, signed } from '../numbers'
export const { counted, inNumber, listed, figures } = grammarOf('en-GB')

export const TILES: Noun = { one: 'tile', other: 'tiles' }

const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
] as const

/** A small count in words, a larger one in figures. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count)
}
