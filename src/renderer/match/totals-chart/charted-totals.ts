import { scoreSeries } from '#shared/stats/series'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import { toldInFull } from '../feed/told-event'
import type { MatchView } from '../match-view'
import { totalsBySide } from '../model/standing'

/** What each side has after something happened, and what that was, in words. */
export interface TotalsStep {
  /** Counts from 0, which is before anything has happened. */
  readonly step: number
  readonly place: string
  readonly what: string
  readonly totals: readonly number[]
}

/** A round's first step, where a chart marks it. */
interface TotalsRound {
  readonly round: number
  readonly step: number
}

export interface ChartedTotals {
  readonly steps: readonly TotalsStep[]
  readonly rounds: readonly TotalsRound[]
}

/** How the totals of a match went, from nothing or from what was brought along; partners have theirs together. */
export function chartedTotalsOf({ scored, names }: Pick<MatchView, 'scored' | 'names'>): ChartedTotals {
  const rounds: TotalsRound[] = []
  const steps = scoreSeries(scored).map((point, step): TotalsStep => {
    const totals = totalsBySide(scored.rules, point.totals)
    if (point.kind === 'start') return { step, place: '', what: words.totalsChart.start, totals }
    const round = scored.rounds[point.round - 1]
    if (rounds.at(-1)?.round !== point.round) rounds.push({ round: point.round, step: step - 1 })
    if (point.kind === 'end') {
      const end = round?.end ?? null
      return { step, place: words.totalsChart.at(point.round, null), what: end === null ? '' : scorerWords.endSentence(end, names, scored.rules), totals }
    }
    const event = round?.events[point.event - 1]
    const what = event === undefined ? '' : toldInFull(event, names)
    return { step, place: words.totalsChart.at(point.round, point.event), what, totals }
  })
  return { steps, rounds }
}
