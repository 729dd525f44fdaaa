/** How a match stands, its players by their seats: it goes on, one player has won it, or several share the first place and nobody has (rulebook C-5, RT-4). */
export type MatchOutcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'won'; readonly by: number }
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

/** Who has won alone; null where nobody has, or several share the first place. */
export const winnerOf = ({ outcome }: WithOutcome): number | null => (outcome.kind === 'won' ? outcome.by : null)

const NOBODY: readonly number[] = []

/** Those in the first place once a match is over; nobody before. */
export function firstOf({ outcome }: WithOutcome): readonly number[] {
  switch (outcome.kind) {
    case 'open':
      return NOBODY
    case 'won':
      return [outcome.by]
    case 'shared':
      return outcome.by
  }
}
