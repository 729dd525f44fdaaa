import type { SettingName } from '../../rules/rules'
import { listed, plain } from './numbers'

/** What a setting is called where only its value follows: `Ziel: 15`. */
const SETTING_LABELS: Readonly<Record<SettingName, string>> = {
  target: 'Ziel',
  handSize: 'ausgeteilte Steine',
  maxPip: 'höchste Zahl',
  copies: 'Sätze',
  arms: 'Arme',
  reserve: 'Reserve',
  draw: 'Ziehen',
  win: 'Sieg am Ziel',
  leadTile: 'Anspiel',
  dominoPoints: 'Domino',
  blockedRule: 'Regel für blockierte Runden',
  blockedPoints: 'blockierte Runde',
  dual: 'Dual',
  plural: 'Plural',
  doubleHeader: 'Zweierkopf',
  tripleHeader: 'Dreierkopf',
  approachCap: 'langsame Annäherung',
  completeFirstDouble: 'erst beide Seiten des ersten Paschs',
  tileDeduction: 'Abzug je Stein',
  floor: 'kleinster Stand',
  twoDoubles: 'Paare aus zwei Paschen',
  standingPair: 'stehendes Paar',
  doubleScorpion: 'Pasch als Skorpion',
  payout: 'Auszahlung',
  americanGap: 'was Armaninos Fragen offenlassen',
  germanTies: 'Müllers letzte Frage',
}

const VALUES: Readonly<Record<string, string>> = {
  immediate: 'sofort',
  'round-end': 'nach der Runde',
  any: 'jeder Stein',
  double: 'Pasch',
  'until-able': 'bis einer passt',
  one: 'ein Stein',
  'flower-and-scorpion': 'Blüte und Skorpion',
  american: 'amerikanisch',
  german: 'deutsch',
  simple: 'einfach',
  picture: 'Bilderdomino',
  'tiles-deducted': 'Abzug für Steine',
  listed: 'zwei',
  all: 'alle',
  unscored: 'zählt nicht',
  scored: 'zählt',
  suit: 'ganze Zahl',
  tile: 'nur der Stein',
  net: 'Differenz',
  'losses-first': 'Verluste zuerst',
  none: 'niemand',
  'among-tied': 'nur bei Gleichstand',
}

/** The settings that differ from a preset, on one line: `Ziel: 15, Reserve: 2`. */
export function settingsWords(settings: Readonly<Partial<Record<SettingName, unknown>>>): string {
  const told = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined ? [] : [`${SETTING_LABELS[name as SettingName]}: ${valueWords(value)}`],
  )
  return told.join(', ')
}

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'an' : 'aus'
  if (typeof value === 'number') return plain(value)
  if (typeof value === 'string') return VALUES[value] ?? value
  if (value === null) return 'keine'
  return listed(
    Object.entries(value as Readonly<Record<string, number>>).map(([players, worth]) => `${worth} bei ${players} Leuten`),
    'or',
  )
}
