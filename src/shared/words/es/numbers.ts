import { grammarOf, type Noun } from '../grammar'
import { numberWords } from '../numbers'

export { capitalised, plain, signed } from '../numbers'
export const { counted, inNumber, listed, figures } = grammarOf('es')

export const tileNoun: Noun = { one: 'ficha', other: 'fichas' }

/** A small count in words, a larger one in figures. */
export const numberWord = numberWords('cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho')

/** How often: `una vez`, `dos veces`. */
export function timesWord(count: number): string {
  return count === 1 ? 'una vez' : `${numberWord(count)} veces`
}
