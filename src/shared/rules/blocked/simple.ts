import { fewest, inOrder, pipsIn } from './blocked-rule'

/** Grady & Goldberg and older Hoyles: the lowest pip total; a tie scores nothing (rulebook B-5). */
export const simple = inOrder(fewest({ rule: 'B-5', test: 'lowest-pips', measure: 'pips', of: pipsIn }))
