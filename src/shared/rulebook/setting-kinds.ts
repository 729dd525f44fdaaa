import { SETTINGS } from '../rules/house-rules'
import type { PresetId } from '../rules/presets'
import type { SettingName } from '../rules/rules'
import type { StatementKind } from './statements'

type ByPreset = Readonly<Partial<Record<PresetId, StatementKind>>>

/**
 * Values of a preset that its source does not state as they are (rulebook, table of presets, C-3, C-5, B-6, FS-11).
 *
 * S4 and S5 only say that 15 points are game, not when; S5 draws as in Muggins, S6 until no tile is left.
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
  approachCap: { 'flower-and-scorpion': 'reading' },
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
