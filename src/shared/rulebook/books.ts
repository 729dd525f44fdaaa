import { bergenBook } from '../games/bergen/book/rules'
import { doubleBergenBook } from '../games/double-bergen/book/rules'
import { flowerAndScorpionBook } from '../games/flower-and-scorpion/book/rules'
import type { GameId, Ids } from '../games/ids'
import type { RuleId } from '../games/rule-ids'
import type { BookOfGame } from './book-of-a-game'
import { commonStatements } from './common-statements'
import type { Statement } from './statement'

type Books = { readonly [G in GameId]: BookOfGame<Extract<Ids, { readonly game: G }>> }

/** What the rule book knows of each game (decision 58). */
export const BOOKS: Books = { 'flower-and-scorpion': flowerAndScorpionBook, bergen: bergenBook, 'double-bergen': doubleBergenBook }

/**
 * Every statement of every rule, in the order in which the book says them (rulebook). The words are the renderer's, by the same names.
 *
 * A statement says one thing, and what it stands on is about just that: a sentence of which a source writes half is two statements.
 */
export const STATEMENTS = {
  ...commonStatements,
  ...flowerAndScorpionBook.statements,
  ...bergenBook.statements,
  ...doubleBergenBook.statements,
} as const satisfies Readonly<Record<RuleId, Readonly<Record<string, Statement>>>>

export type Statements = typeof STATEMENTS

/** The statements of a rule, by their names. */
export const statementsOf = (id: RuleId): readonly (readonly [string, Statement])[] => Object.entries<Statement>(STATEMENTS[id])
