/** Matches won one after the other; nobody else's matches come in between. */
export interface Streak {
  readonly wins: number
  /** The first and the last of them, or null where there is none. */
  readonly span: { readonly from: string; readonly to: string } | null
}

export interface Streaks {
  /** The earliest of equally long ones. */
  readonly longest: Streak
  /** The one that still runs: no wins if the latest match was lost. */
  readonly current: Streak
}

const NO_STREAK: Streak = { wins: 0, span: null }
export const NO_STREAKS: Streaks = { longest: NO_STREAK, current: NO_STREAK }

/** The streaks after one more match, which is later than all before. */
export function afterMatch({ longest, current }: Streaks, matchId: string, won: boolean): Streaks {
  if (!won) return current === NO_STREAK ? { longest, current } : { longest, current: NO_STREAK }
  const grown: Streak = { wins: current.wins + 1, span: { from: current.span?.from ?? matchId, to: matchId } }
  return { longest: grown.wins > longest.wins ? grown : longest, current: grown }
}
