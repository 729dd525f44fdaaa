import { useEffect, useState } from 'react'
import type { LikelyRound } from '#shared/analysis/likely'
import { openReviewer } from '../../analysis/reviewer'
import type { MatchView } from '../../match/match-view'

/** What has been worked out of each round, counted from 0; null where nothing could be. */
export type KnownRounds = ReadonlyMap<number, LikelyRound | null>

export interface Likely {
  readonly rounds: KnownRounds
  /** The round that is being worked out, and how far; null once all are. */
  readonly working: { readonly round: number; readonly done: number } | null
}

/** What was worked out is kept for so many matches, until their record changes. */
const KEPT_MATCHES = 4

const kept = new Map<string, KnownRounds>()

function keep(name: string, round: number, likely: LikelyRound | null): KnownRounds {
  const rounds = new Map(kept.get(name)).set(round, likely)
  kept.delete(name)
  kept.set(name, rounds)
  for (const old of kept.keys()) if (kept.size > KEPT_MATCHES) kept.delete(old)
  return rounds
}

const NONE: KnownRounds = new Map()

/** Works out what is likely in a worker: of the round that is looked at first, then of the others. */
export function useLikely({ matchId, tableRevision, record }: MatchView, rounds: readonly number[], wanted: number): Likely {
  const name = `${matchId} ${tableRevision}`
  const [, setWorkedOut] = useState(NONE)
  const [progress, setProgress] = useState({ name, round: -1, done: 0 })
  const known = kept.get(name) ?? NONE
  const next = [wanted, ...rounds].find((round) => rounds.includes(round) && !known.has(round)) ?? null

  useEffect(() => {
    if (next === null) return
    const reviewer = openReviewer()
    let left = false
    const work = async (): Promise<void> => {
      const likely = await reviewer.round(record, next, (done) => setProgress({ name, round: next, done }))
      if (!left) setWorkedOut(keep(name, next, likely))
    }
    void work()
    return () => {
      left = true
      reviewer.close()
    }
  }, [name, next, record])

  return { rounds: known, working: next === null ? null : { round: next, done: progress.name === name && progress.round === next ? progress.done : 0 } }
}
