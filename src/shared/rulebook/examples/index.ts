import type { RuleId } from '../../games/rule-ids'
import type { Example } from '../example'
import { BERGEN_EXAMPLES } from '../../games/bergen/book/examples'
import { COMMON_EXAMPLES } from './common'
import { DOUBLE_BERGEN_EXAMPLES } from '../../games/double-bergen/book/examples'
import { FLOWER_AND_SCORPION_EXAMPLES } from '../../games/flower-and-scorpion/book/examples'

const ALL = { ...COMMON_EXAMPLES, ...FLOWER_AND_SCORPION_EXAMPLES, ...BERGEN_EXAMPLES, ...DOUBLE_BERGEN_EXAMPLES }

/** Every example of the rule book, by its rule and its name there. */
export type Examples = typeof ALL

/** The examples of each rule, in the order in which the book shows them. */
export const EXAMPLES: { readonly [R in RuleId]: Readonly<Record<string, Example>> } = ALL
