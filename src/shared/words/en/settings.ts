import type { SettingName } from '../../rules/rules'
import { listed, plain } from './numbers'

/** What a setting is called where only its value follows: `target: 15`. */
const SETTING_LABELS: Readonly<Record<SettingName, string>> = {
  target: 'target',
  handSize: 'tiles dealt',
  maxPip: 'highest suit',
  copies: 'sets',
  arms: 'arms',
  reserve: 'reserve',
  draw: 'drawing',
  win: 'the target wins',
  leadTile: 'lead',
  dominoPoints: 'going out',
  blockedRule: 'blocked rule',
  blockedPoints: 'blocked round',
  dual: 'dual',
  plural: 'plural',
  doubleHeader: 'double header',
  tripleHeader: 'triple header',
  approachCap: 'approach cap',
  completeFirstDouble: 'both sides of the first double first',
  tileDeduction: 'lost per tile held',
  floor: 'lowest total',
  twoDoubles: 'pairs of two doubles',
  standingPair: 'standing pair',
  doubleScorpion: 'double Scorpion',
  payout: 'payout',
  americanGap: 'what Armanino’s tests leave open',
  germanTies: 'Müller’s last test',
}

/** The settings that differ from a preset, on one line: `target: 15, blocked rule: american`. */
export function settingsWords(settings: Readonly<Partial<Record<SettingName, unknown>>>): string {
  const told = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined ? [] : [`${SETTING_LABELS[name as SettingName]}: ${valueWords(value)}`],
  )
  return told.join(', ')
}

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'number') return plain(value)
  if (typeof value === 'string') return value.replaceAll('-', ' ')
  if (value === null) return 'none'
  return listed(
    Object.entries(value as Readonly<Record<string, number>>).map(([players, worth]) => `${worth} with ${players} players`),
    'or',
  )
}
