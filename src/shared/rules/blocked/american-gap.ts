import type { Ruling } from '../rulings'

/** The seats of the case that the printed tests say nothing of. */
export interface AmericanGap {
  readonly holder: number
  /** Two or more. */
  readonly without: readonly number[]
}

/** The gap in the printed tests (reading `americanGap`), by the doubles in each hand: exactly one holds any, two or more hold none. Null where it is not that case. */
export function americanGapAmong(doubles: readonly number[]): AmericanGap | null {
  const seats = doubles.map((_, seat) => seat)
  const [holder, ...others] = seats.filter((seat) => (doubles[seat] ?? 0) > 0)
  if (holder === undefined || others.length > 0 || seats.length < 3) return null
  return { holder, without: seats.filter((seat) => seat !== holder) }
}

/** Whether the first test of a ruling has met the case that Armanino leaves open, and the family lets it stand. */
export function leftByArmanino(ruling: Ruling): boolean {
  const first = ruling.steps[0]
  if (first?.test !== 'only-one-without-double' || ruling.steps.some((step) => step.test === 'lowest-pips-for-the-gap')) return false
  return americanGapAmong(first.looked.values.map(Number)) !== null
}
