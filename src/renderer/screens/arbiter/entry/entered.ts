import type { Answered } from '../../../match/arbiter/answered'

/** What is being entered: the table, the dice, or the hand of a seat. */
export type Entered = 'table' | 'dice' | number

/** What is to be entered next for a ruling test by test; null once there is one, or none is needed. Of the hands that are missing it is the one after the hand that is open. */
export function nextEntry({ outcome, names }: Answered, at: Entered | null): Entered | null {
  if (outcome.kind === 'ruled' || outcome.kind === 'gone-out') return null
  if (outcome.missing.kind === 'dice-needed') return 'dice'
  const { seats } = outcome.missing
  const after = typeof at === 'number' ? at : -1
  const turn = (seat: number): number => (seat - after - 1 + names.length) % names.length
  return [...seats].sort((a, b) => turn(a) - turn(b))[0] ?? null
}
