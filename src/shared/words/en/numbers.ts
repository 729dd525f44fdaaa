import { grammarOf, type Noun } from '../grammar'
import { numberWords } from '../numbers'

export { capitalised, plain, signed } from '../numbers'
export const { counted, inNumber, listed, figures } = grammarOf('en-GB')

export const tileNoun: Noun = { one: 'tile', other: 'tiles' }

/** A small count in words, a larger one in figures. */
export const numberWord = numberWords('no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen')
