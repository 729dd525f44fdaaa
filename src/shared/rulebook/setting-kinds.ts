import { SETTINGS } from '../rules/house-rules'
import type { LeaderAdvice, PresetId } from '../rules/presets'
import type { SettingName } from '../games/rules'
import type { StatementKind } from './statement'

type ByPreset = Readonly<Partial<Record<PresetId, StatementKind>>>

/**
 * Values of a preset that its source does not state as they are (rulebook, table of presets, C-3, C-5, B-4, B-6, B-7, DB-1, DB-4, FS-11).
 *
 * S2, S4 and S5 only say how many points are game, not when; S5 draws as in Muggins, S6 until no tile is left. Neither S5 nor S6 names a set or a number of
 * players, and only S1 and S2 speak of an approach. S2 names no tile to lead, and S4 shows a double in its example alone. S4 gives its point to the lightest
 * hand and does not speak of an empty one. That doubles are no spinners is written in S1 and S2 only. S3 counts no arms, sets no floor, and gives nothing for going out or for a blocked round.
 */
const NOT_WRITTEN: Readonly<Partial<Record<SettingName, ByPreset>>> = {
  win: { 'bergen-game-cabinet': 'reading', 'bergen-draw': 'reading', 'bergen-hoyle': 'reading', 'double-bergen': 'reading', 'double-bergen-twelve': 'reading' },
  handSize: { 'flower-and-scorpion': 'convention', 'bergen-online': 'convention', 'double-bergen-twelve': 'convention' },
  completeFirstDouble: {
    'bergen-game-cabinet': 'convention',
    'bergen-draw': 'convention',
    'bergen-hoyle': 'convention',
    'bergen-online': 'convention',
  },
  maxPip: { 'bergen-hoyle': 'convention', 'bergen-online': 'convention' },
  copies: { 'bergen-hoyle': 'convention', 'bergen-online': 'convention' },
  arms: { 'double-bergen': 'reading' },
  spinner: { 'bergen-draw': 'reading', 'bergen-hoyle': 'convention', 'bergen-online': 'convention' },
  leadTile: { 'bergen-game-cabinet': 'reading', 'bergen-draw': 'reading' },
  draw: { 'bergen-hoyle': 'reading' },
  dominoPoints: { 'bergen-draw': 'reading', 'double-bergen': 'convention', 'double-bergen-twelve': 'convention' },
  blockedPoints: { 'double-bergen': 'convention', 'double-bergen-twelve': 'convention' },
  floor: { 'double-bergen': 'convention', 'double-bergen-twelve': 'convention' },
  approachCap: {
    'flower-and-scorpion': 'reading',
    'bergen-draw': 'convention',
    'bergen-hoyle': 'convention',
    'bergen-online': 'convention',
  },
  reserve: {
    'flower-and-scorpion': 'reading',
    'bergen-game-cabinet': 'reading',
    'bergen-hoyle': 'reading',
    'double-bergen': 'reading',
    'double-bergen-twelve': 'reading',
  },
}

const READINGS: ReadonlySet<SettingName> = new Set(SETTINGS.filter(({ name, group }) => group === 'reading' && name !== 'reserve').map(({ name }) => name))

/** What a preset's value of a setting stands on: its source, a reading of it, or nothing that is written. */
export function kindOfValue(name: SettingName, preset: PresetId): StatementKind {
  return READINGS.has(name) ? 'reading' : (NOT_WRITTEN[name]?.[preset] ?? 'written')
}

const UNNUMBERED: ReadonlySet<PresetId> = new Set(['bergen-hoyle', 'bergen-online', 'double-bergen-twelve'])

/** The same of how many can play. */
export function kindOfPlayers(preset: PresetId): StatementKind {
  return UNNUMBERED.has(preset) ? 'convention' : 'written'
}

/** The same of who leads first: a source that names nobody leaves it to the table (B-7). */
export function kindOfFirstLeader(advice: LeaderAdvice): StatementKind {
  return advice === 'nobody-named' ? 'convention' : 'written'
}

/** The same of who leads later: S0 and S3 say so, the sources of Bergen name a leader and no round (B-7). */
export function kindOfNextLeader(advice: LeaderAdvice): StatementKind {
  return advice === 'left-of-last-leader' ? 'written' : 'convention'
}
