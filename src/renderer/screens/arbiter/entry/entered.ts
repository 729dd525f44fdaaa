import type { Answered } from '../../../match/arbiter/answered'

/** What is being entered: the table, the dice, or the hand of a seat. */
export type Entered = 'table' | 'dice' | number

/** What is to be entered next for a ruling; null once there is one. Of the hands that are missing it is the one after the hand that is open. */
export function nextEntry({ ruled, names }: Answered, at: Entered | null): Entered | null {
  if (ruled.ok) return null
  if (ruled.error.kind === 'dice-needed') return 'dice'
  const { seats } = ruled.error
  const after = typeof at === 'number' ? at : -1
  const turn = (seat: number): number => (seat - after - 1 + names.length) % names.length
  return [...seats].sort((a, b) => turn(a) - turn(b))[0] ?? null
}
