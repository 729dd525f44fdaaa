import { SETTINGS } from '../rules/house-rules'
import { PRESETS, type LeaderAdvice, type PresetId } from '../rules/presets'
import type { SettingName } from '../rules/rules'
import type { StatementKind } from './statements'

type ByPreset = Readonly<Partial<Record<PresetId, StatementKind>>>

/**
 * Values of a preset that its source does not state as they are (rulebook, table of presets, C-3, C-5, B-6, FS-11).
 *
 * S4 and S5 only say that 15 points are game, not when; S5 draws as in Muggins, S6 until no tile is left. Neither S5 nor S6 names a set or a number of
 * players, and only S1 and S2 speak of an approach.
 */
const NOT_WRITTEN: Readonly<Partial<Record<SettingName, ByPreset>>> = {
  win: { 'bergen-draw': 'reading', 'bergen-hoyle': 'reading', 'double-bergen': 'reading', 'double-bergen-twelve': 'reading' },
  handSize: { 'flower-and-scorpion': 'convention', 'bergen-online': 'convention', 'double-bergen-twelve': 'convention' },
  completeFirstDouble: {
    'bergen-game-cabinet': 'convention',
    'bergen-draw': 'convention',
    'bergen-hoyle': 'convention',
    'bergen-online': 'convention',
  },
  maxPip: { 'bergen-hoyle': 'convention', 'bergen-online': 'convention' },
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

/** The same of who leads: a source that names nobody leaves it to the table, and S3 does not say to the left of whom (DB-1). */
export function kindOfLeader(advice: LeaderAdvice, preset: PresetId): StatementKind {
  if (advice === 'nobody-named') return 'convention'
  return advice === 'left-of-last-leader' && PRESETS[preset].game === 'double-bergen' ? 'reading' : 'written'
}
