import type { Layout } from '../domino/line'
import type { Source } from './rule-ids'
import type { RuleSettings } from './rules'

/** Whom a preset names to lead (B-7, FS-1, DB-1, AF-2): in the first round, and in each later one. */
export const LEADERS = [
  'lowest-double',
  'highest-double',
  'highest-double-any-tile',
  'any-player',
  'nobody-named',
  'picked-at-random',
  'highest-tile-drawn',
  'left-of-last-leader',
  'who-went-out',
] as const
export type LeaderAdvice = (typeof LEADERS)[number]

/** Whether the tiles say who leads, once they are dealt: nobody can be named before. */
export function isLeaderDealt(advice: LeaderAdvice): boolean {
  switch (advice) {
    case 'lowest-double':
    case 'highest-double':
    case 'highest-double-any-tile':
      return true
    case 'any-player':
    case 'nobody-named':
    case 'picked-at-random':
    case 'highest-tile-drawn':
    case 'left-of-last-leader':
    case 'who-went-out':
      return false
  }
}

/** A rule set as its game states it; settings it does not name are as usual (`USUAL_SETTINGS`). */
export interface PresetOfGame {
  /** Null where nobody wrote it down. */
  readonly source: Source | null
  /** Where a new match offers it: at once, behind "Other games", or nowhere yet; a record may name it all the same. */
  readonly offered: 'first' | 'other' | null
  /** How the line of play lies; null where none is kept. */
  readonly layout: Layout | null
  readonly players: { readonly min: number; readonly max: number }
  readonly firstLeader: LeaderAdvice
  readonly nextLeader: LeaderAdvice
  readonly settings: Partial<RuleSettings>
}

/** The rule sets of a game, by their names. */
export type PresetsOfGame<G extends { readonly presets: readonly string[] }> = Readonly<Record<G['presets'][number], PresetOfGame>>
