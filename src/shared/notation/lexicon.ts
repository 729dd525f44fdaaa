/** The words that mean something to the grammar where a name could stand: a name that has one is written in quotes. */
const RESERVED = new Set(['leads', 'seat', 'draw', 'pass', 'block', 'table', 'rules', 'event', 'total', 'holds'])

export const isReserved = (word: string): boolean => RESERVED.has(word)

const LETTERS = String.raw`\p{L}[\p{L}\p{M}\p{N}'’.-]*`
/** A word that a name without quotes may begin with, and one that it may go on with: a number, but no tile. */
export const FIRST_WORD = new RegExp(LETTERS, 'uy')
export const NEXT_WORD = new RegExp(String.raw`${LETTERS}|\p{N}+(?![\p{L}\p{M}\p{N}'’.-])`, 'uy')

const PLAIN_NAME = new RegExp(String.raw`^${LETTERS}(?: (?:${LETTERS}|\p{N}+))*$`, 'u')

/** Whether a name can stand without quotes: words of letters (and numbers, after the first), none of which is reserved. */
export function isPlainName(name: string): boolean {
  return PLAIN_NAME.test(name) && !name.split(' ').some(isReserved)
}

/** What does not follow a number or a tile: it would be the beginning of something longer. */
const ALONE = String.raw`(?![\p{L}\p{N}-])`

/** A tile as it is written; this and all numbers are looked for in what `plainNumbers` makes of a text. */
export const TILE = new RegExp(String.raw`\d{1,3}-\d{1,3}${ALONE}`, 'uy')

/** What stands in a record where a tile should, exactly as `TILE` reads it back. */
export const isTileText = (value: unknown): value is string => typeof value === 'string' && /^\d{1,3}-\d{1,3}$/.test(value)

export const COUNT = new RegExp(String.raw`\d{1,16}${ALONE}`, 'uy')
export const WHOLE = new RegExp(String.raw`-?\d{1,16}${ALONE}`, 'uy')

export const RULE_NAME = /[A-Za-z][A-Za-z0-9]*(?==)/y
export const BY_PLAYERS = new RegExp(String.raw`[2-8]:-?\d{1,16}(?:,[2-8]:-?\d{1,16})*${ALONE}`, 'uy')
/** A value that is a word, such as `until-able`. */
export const VALUE_WORD = /[a-z][a-z-]*/y

/** A word of the grammar, a preset, or anything else up to the next sign, for an error. */
export const ANY_WORD = /[^\s,;:{}"]+/y
