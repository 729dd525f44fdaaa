import type { PresetId } from '../rules/presets'
import type { ReasonCode } from '../games/reasons'
import type { Tally } from './tally'

/** What points are made of; short and long Flowers are one, and so are small and large Scorpions. */
const SOURCES = ['dual', 'plural', 'flower', 'scorpion', 'double-header', 'triple-header', 'of-a-suit', 'ends'] as const
export type Source = (typeof SOURCES)[number]

const REASONS: Readonly<Record<Exclude<Source, 'ends'>, readonly ReasonCode[]>> = {
  dual: ['dual'],
  plural: ['plural'],
  flower: ['short-flower', 'long-flower'],
  scorpion: ['small-scorpion', 'large-scorpion'],
  'double-header': ['double-header'],
  'triple-header': ['triple-header'],
  'of-a-suit': ['of-a-suit'],
}

/** What one source came to in a round, everyone's together. */
export interface ScoredSource {
  readonly source: Source
  /** What counted of it; below zero for a loss. */
  readonly perRound: number
}

/** What everyone's points of one game are made of, by round; the most first, and only what was given. */
export function scoredBy(tallies: readonly Pick<Tally, 'reasons' | 'ends'>[], rounds: number): readonly ScoredSource[] {
  if (rounds === 0) return []
  const of = (source: Source, { reasons, ends }: Pick<Tally, 'reasons' | 'ends'>): number =>
    source === 'ends' ? ends : REASONS[source].reduce((sum, code) => sum + reasons[code].points, 0)
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
