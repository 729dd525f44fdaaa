import { grammarOf, type Noun } from '../grammar'

export { capitalised, plain, signed } from '../numbers'
export const { counted, inNumber, listed, figures } = grammarOf('de')

export const TILES: Noun = { one: 'Stein', other: 'Steine' }
/** After „mit“, „von“, „in“. */
export const TILES_DATIVE: Noun = { one: 'Stein', other: 'Steinen' }

const WORDS = [
  'kein',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
  'dreizehn',
  'vierzehn',
  'fünfzehn',
  'sechzehn',
  'siebzehn',
  'achtzehn',
] as const

/** A small count in words, a larger one in figures. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count)
}

/** How often: `einmal`, `zweimal`. */
export function timesWord(count: number): string {
  return `${numberWord(count)}mal`
}
