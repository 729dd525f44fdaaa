import { useEffect, useState } from 'react'
import { isWhole, type LikelyRound } from '#shared/analysis/likely'
import { openReviewer } from '../../analysis/reviewer'
import type { MatchView } from '../../match/match-view'

/** What has been worked out of each round, counted from 0; null where nothing could be. */
type KnownRounds = ReadonlyMap<number, LikelyRound | null>

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

/** Works out what is likely in a worker: of the round that is looked at first, then of the others; and then with all deals, where some would have taken too long. */
export function useLikely({ matchId, tableRevision, record }: MatchView, rounds: readonly number[], wanted: number): Likely {
  const name = `${matchId} ${tableRevision}`
  const [, setWorkedOut] = useState(NONE)
  const [progress, setProgress] = useState({ name, round: -1, done: 0 })
  const known = kept.get(name) ?? NONE
  const inOrder = [wanted, ...rounds].filter((round) => rounds.includes(round))
  const next = inOrder.find((round) => !known.has(round)) ?? null
  const coarse = inOrder.find((round) => {
    const likely = known.get(round) ?? null
    return likely !== null && !isWhole(likely)
  })
  const asked = next ?? coarse ?? null
  const all = next === null

  useEffect(() => {
    if (asked === null) return
    const reviewer = openReviewer()
    let left = false
    const work = async (): Promise<void> => {
      const likely = await reviewer.round(record, asked, (done) => (all ? undefined : setProgress({ name, round: asked, done })), all)
      /* What is there already stays where nothing better came of it. */
      if (!left && (likely !== null || !all)) setWorkedOut(keep(name, asked, likely))
    }
    void work()
    return () => {
      left = true
      reviewer.close()
    }
  }, [all, asked, name, record])

  return { rounds: known, working: next === null ? null : { round: next, done: progress.name === name && progress.round === next ? progress.done : 0 } }
}
