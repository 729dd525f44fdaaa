import type { RuleId } from '../../games/rule-ids'
import type { Statement } from '../statement'
import { bergenStatements } from '../../games/bergen/book/statements'
import { commonStatements } from './common'
import { doubleBergenStatements } from '../../games/double-bergen/book/statements'
import { flowerAndScorpionStatements } from '../../games/flower-and-scorpion/book/statements'

/**
 * Every statement of every rule, in the order in which the book says them (rulebook). The words are the renderer's, by the same names.
 *
 * A statement says one thing, and what it stands on is about just that: a sentence of which a source writes half is two statements.
 */
export const STATEMENTS = {
  ...commonStatements,
  ...flowerAndScorpionStatements,
  ...bergenStatements,
  ...doubleBergenStatements,
} as const satisfies Readonly<Record<RuleId, Readonly<Record<string, Statement>>>>

export type Statements = typeof STATEMENTS

/** The statements of a rule, by their names. */
export const statementsOf = (id: RuleId): readonly (readonly [string, Statement])[] => Object.entries<Statement>(STATEMENTS[id])
