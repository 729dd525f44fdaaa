import type { SettingName } from '../../rules/rules'
import { listed, plain } from './numbers'

/** What a setting is called where only its value follows: `objectif : 15`. */
const SETTING_LABELS: Readonly<Record<SettingName, string>> = {
  target: 'objectif',
  handSize: 'dominos distribués',
  maxPip: 'plus haute famille',
  copies: 'jeux de dominos',
  arms: 'branches',
  reserve: 'réserve',
  draw: 'pioche',
  win: 'victoire à l’objectif',
  leadTile: 'ouverture',
  dominoPoints: 'faire domino',
  blockedRule: 'règle de blocage',
  blockedPoints: 'manche bloquée',
  dual: 'duo',
  plural: 'pluriel',
  doubleHeader: 'double tête',
  tripleHeader: 'triple tête',
  approachCap: 'plafond à l’approche',
  completeFirstDouble: 'd’abord les deux côtés du premier double',
  tileDeduction: 'retrait par domino en main',
  floor: 'total minimal',
  twoDoubles: 'paires de deux doubles',
  standingPair: 'paire qui reste',
  doubleScorpion: 'double Scorpion',
  payout: 'paiement',
  americanGap: 'ce qu’Armanino laisse ouvert',
  germanTies: 'dernier critère de Müller',
}

const VALUES: Readonly<Record<string, string>> = {
  immediate: 'tout de suite',
  'round-end': 'en fin de manche',
  any: 'n’importe quel domino',
  double: 'un double',
  'until-able': 'jusqu’à pouvoir jouer',
  one: 'un domino',
  'flower-and-scorpion': 'Fleur et Scorpion',
  american: 'américaine',
  german: 'allemande',
  simple: 'simple',
  picture: 'dominos à images',
  'tiles-deducted': 'retrait par domino',
  listed: 'deux',
  all: 'toutes',
  unscored: 'ne compte pas',
  scored: 'compte',
  suit: 'toute la famille',
  tile: 'le domino seul',
  net: 'différence',
  'losses-first': 'pertes d’abord',
  none: 'personne',
  'among-tied': 'entre ex æquo seulement',
}

/** The settings that differ from a preset, on one line: `objectif : 15, réserve : 2`. */
export function settingsWords(settings: Readonly<Partial<Record<SettingName, unknown>>>): string {
  const told = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined ? [] : [`${SETTING_LABELS[name as SettingName]} : ${valueWords(value)}`],
  )
  return told.join(', ')
}

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (typeof value === 'number') return plain(value)
  if (typeof value === 'string') return VALUES[value] ?? value
  if (value === null) return 'aucun'
  return listed(
    Object.entries(value as Readonly<Record<string, number>>).map(([players, worth]) => `${worth} pour ${players} personnes`),
    'or',
  )
}
