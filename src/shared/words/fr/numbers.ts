import { grammarOf, type Noun } from '../grammar'
import { numberWords } from '../numbers'

export { capitalised, plain, signed } from '../numbers'
export const { counted, inNumber, listed, figures } = grammarOf('fr')

export const tileNoun: Noun = { one: 'domino', other: 'dominos' }

/** A small count in words, a larger one in figures. */
export const numberWord = numberWords('zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit')

/** How often: `une fois`, `deux fois`. */
export function timesWord(count: number): string {
  return `${count === 1 ? 'une' : numberWord(count)} fois`
}
