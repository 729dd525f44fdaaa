import { lazy } from '../kernel/lazy'

/** A noun in the plural forms of its language (Unicode CLDR): `other` wherever no form of its own is given. */
export type Noun = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string }

/** A number that may have a fraction; what is declared as a plain number is a count. */
export type Amount = number

export interface Grammar {
  /** `1 chip`, `2 chips`, `−3 points`. */
  readonly counted: (count: number, noun: Noun) => string
  /** The form that a noun, a verb or a whole phrase has beside a count, without the count. */
  readonly inNumber: (count: number, noun: Noun) => string
  /** `Ada`, `Ada and Ben`, `Ada, Ben and Cleo`. */
  readonly listed: (parts: readonly string[], last?: 'and' | 'or') => string
  /** A number in figures, grouped as the language does, with a true minus sign below zero. */
  readonly figures: (value: number) => string
}

/**
 * How a language counts and lists.
 *
 * @param tag BCP 47, such as `en-GB`
 */
export function grammarOf(tag: string): Grammar {
  const plurals = lazy(() => new Intl.PluralRules(tag))
  const numbers = lazy(() => new Intl.NumberFormat(tag))
  const lists = { and: lazy(() => new Intl.ListFormat(tag, { type: 'conjunction' })), or: lazy(() => new Intl.ListFormat(tag, { type: 'disjunction' })) }

  const figures = (value: number): string => (value < 0 ? `−${numbers().format(-value)}` : numbers().format(value))
  const inNumber = (count: number, noun: Noun): string => noun[plurals().select(Math.abs(count))] ?? noun.other
  return {
    counted: (count, noun) => `${figures(count)} ${inNumber(count, noun)}`,
    inNumber,
    listed: (parts, last = 'and') => lists[last]().format(parts),
    figures,
  }
}
