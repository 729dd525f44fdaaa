import type { RuleId } from '../../games/rule-ids'
import type { Example } from '../example'
import { EXAMPLES_OF_GAMES } from '../made/examples'
import { COMMON_EXAMPLES } from './common'

const ALL = { ...COMMON_EXAMPLES, ...EXAMPLES_OF_GAMES }

/** Every example of the rule book, by its rule and its name there. */
export type Examples = typeof ALL

/** The examples of each rule, in the order in which the book shows them. */
export const EXAMPLES: { readonly [R in RuleId]: Readonly<Record<string, Example>> } = ALL
