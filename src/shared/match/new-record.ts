import type { PresetId } from '../rules/presets'
import { RECORD_FORMAT, RECORD_VERSION, type MatchRecord, type RuleOverrides } from './record'

/** A record in which nothing has happened yet. */
export function newRecord(preset: PresetId, rules: RuleOverrides, players: MatchRecord['players']): MatchRecord {
  return { format: RECORD_FORMAT, version: RECORD_VERSION, preset, rules, players, rounds: [] }
}
