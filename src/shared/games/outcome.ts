/** How a match stands, its players by their seats: it goes on, one player has won it, or several share the first place and nobody has (rulebook C-5, RT-4). */
export type MatchOutcome =
  | { readonly kind: 'open' }
  /** `with`: the partner who has won it too; left out where everyone plays alone (PA-3). */
  | { readonly kind: 'won'; readonly by: number; readonly with?: number | undefined }
  /** In seat order. */
  | { readonly kind: 'shared'; readonly by: readonly number[] }

interface WithOutcome {
  readonly outcome: MatchOutcome
}

export const OPEN: MatchOutcome = { kind: 'open' }

/** A match that one player has won; open where nobody has. */
export const wonBy = (seat: number | null): MatchOutcome => (seat === null ? OPEN : { kind: 'won', by: seat })

/** Nothing more is entered: somebody has won, or the first place is shared. */
export const isOver = ({ outcome }: WithOutcome): boolean => outcome.kind !== 'open'

/** Who has won, of partners the one whose play or round did it; null where nobody has, or several share the first place. */
export const winnerOf = ({ outcome }: WithOutcome): number | null => (outcome.kind === 'won' ? outcome.by : null)

const NOBODY: readonly number[] = []

/** Those in the first place once a match is over; nobody before. */
export function firstOf({ outcome }: WithOutcome): readonly number[] {
  switch (outcome.kind) {
    case 'open':
      return NOBODY
    case 'won':
      return outcome.with === undefined ? [outcome.by] : [outcome.by, outcome.with].sort((a, b) => a - b)
    case 'shared':
      return outcome.by
  }
}
