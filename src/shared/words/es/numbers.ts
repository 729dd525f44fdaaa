import { grammarOf, type Noun } from '../grammar'

export { capitalised, plain, signed } from '../numbers'
export const { counted, inNumber, listed, figures } = grammarOf('es')

export const TILES: Noun = { one: 'ficha', other: 'fichas' }

const WORDS = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
] as const

/** A small count in words, a larger one in figures. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count)
}

/** How often: `una vez`, `dos veces`. */
export function timesWord(count: number): string {
  return count === 1 ? 'una vez' : `${numberWord(count)} veces`
}
