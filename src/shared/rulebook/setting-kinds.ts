import type { LeaderAdvice } from '../games/preset'
import type { PresetId } from '../rules/presets'
import type { SettingName } from '../games/rules'
import { STANDS_ON_OF_GAMES } from './made/stands-on'
import type { StandsOn } from './stands-on'
import type { StatementKind } from './statement'

/** What the values of every rule set stand on. */
export const STANDS_ON: Readonly<Record<PresetId, StandsOn>> = STANDS_ON_OF_GAMES

/** What a preset's value of a setting stands on: its source, a reading of it, or nothing that is written. */
export function kindOfValue(name: SettingName, preset: PresetId): StatementKind {
  const { written, reading } = STANDS_ON[preset]
  if (written.includes(name)) return 'written'
  return reading.includes(name) ? 'reading' : 'convention'
}

/** The same of how many can play. */
export function kindOfPlayers(preset: PresetId): StatementKind {
  return STANDS_ON[preset].players
}

/** The same of who leads first: a source that names nobody leaves it to the table (B-7). */
export function kindOfFirstLeader(advice: LeaderAdvice): StatementKind {
  return advice === 'nobody-named' ? 'convention' : 'written'
}

/** The same of who leads later: S0 and S3 say so, the sources of Bergen name a leader and no round (B-7). */
export function kindOfNextLeader(advice: LeaderAdvice): StatementKind {
  return advice === 'left-of-last-leader' ? 'written' : 'convention'
}
