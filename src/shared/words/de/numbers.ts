import { grammarOf, type Noun } from '../grammar'
import { numberWords } from '../numbers'

export { capitalised, plain, signed } from '../numbers'
export const { counted, inNumber, listed, figures } = grammarOf('de')

export const tileNoun: Noun = { one: 'Stein', other: 'Steine' }
/** After „mit“, „von“, „in“. */
export const TILES_DATIVE: Noun = { one: 'Stein', other: 'Steinen' }

/** A small count in words, a larger one in figures. */
export const numberWord = numberWords(
  'kein ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn',
)

/** How often: `einmal`, `zweimal`, `21-mal`. */
export function timesWord(count: number): string {
  const word = numberWord(count)
  return /\d$/.test(word) ? `${word}-mal` : `${word}mal`
}
