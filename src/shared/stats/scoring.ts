import type { PresetId } from '../rules/presets'
import { IDS, ofEveryGame, type Ids } from '../games/ids'
import type { ReasonCode } from '../games/reasons'
import type { Tally } from './tally'

type PointsFrom = Ids['pointsFrom']
/** Of a union of games the names of each. */
type NamesOf<T> = T extends T ? keyof T : never
/** What is no reason of a player's own play: the end of a round, what was given or taken beside the play, and what others had made and not called. */
type Beside = 'ends' | 'given' | 'taken'
/** What points are made of: what games say, where reasons that are alike are one, and the rest. */
export type Source = NamesOf<PointsFrom> | Beside

const REASONS = Object.assign({}, ...IDS.map(({ pointsFrom }) => pointsFrom)) as Readonly<Record<Exclude<Source, Beside>, readonly ReasonCode[]>>
const SOURCES: readonly Source[] = [...ofEveryGame<Source>(({ pointsFrom }) => Object.keys(pointsFrom) as Source[]), 'ends', 'given', 'taken']

type Points = Pick<Tally, 'reasons' | Beside>

/** What one source came to in a round, everyone's together. */
export interface ScoredSource {
  readonly source: Source
  /** What counted of it; below zero for a loss. */
  readonly perRound: number
}

/** What everyone's points of one game are made of, by round; the most first, and only what was given. */
export function scoredBy(tallies: readonly Points[], rounds: number): readonly ScoredSource[] {
  if (rounds === 0) return []
  const of = (source: Source, points: Points): number =>
    source === 'ends' || source === 'given' || source === 'taken'
      ? (points[source] ?? 0)
      : REASONS[source].reduce((sum, code) => sum + points.reasons[code].points, 0)
  return SOURCES.map((source): ScoredSource => ({ source, perRound: tallies.reduce((sum, tally) => sum + of(source, tally), 0) / rounds }))
    .filter(({ perRound }) => perRound !== 0)
    .sort((a, b) => b.perRound - a.perRound)
}

/** The preset of which most rounds were played, the first of equal ones; null where none was. */
export function mostPlayed(rounds: Readonly<Partial<Record<PresetId, number>>>): PresetId | null {
  let [most, times]: [PresetId | null, number] = [null, 0]
  for (const [preset, played] of Object.entries(rounds) as [PresetId, number][]) if (played > times) [most, times] = [preset, played]
  return most
}
