import type { SettingName } from '../../rules/rules'
import { listed, plain } from './numbers'

/** What a setting is called where only its value follows: `meta: 15`. */
const SETTING_LABELS: Readonly<Record<SettingName, string>> = {
  target: 'meta',
  handSize: 'fichas repartidas',
  maxPip: 'palo más alto',
  copies: 'juegos de fichas',
  arms: 'brazos',
  reserve: 'reserva',
  draw: 'robo',
  win: 'victoria en la meta',
  leadTile: 'salida',
  dominoPoints: 'hacer dominó',
  blockedRule: 'regla de cierre',
  blockedPoints: 'ronda con cierre',
  dual: 'dual',
  plural: 'plural',
  doubleHeader: 'cabeza doble',
  tripleHeader: 'cabeza triple',
  approachCap: 'tope cerca de la meta',
  completeFirstDouble: 'primero los dos lados del primer doble',
  tileDeduction: 'descuento por ficha en mano',
  floor: 'total mínimo',
  twoDoubles: 'parejas de dos dobles',
  standingPair: 'pareja que sigue en pie',
  doubleScorpion: 'Escorpión doble',
  payout: 'pago',
  americanGap: 'lo que Armanino deja abierto',
  germanTies: 'último criterio de Müller',
}

const VALUES: Readonly<Record<string, string>> = {
  immediate: 'al momento',
  'round-end': 'al final de la ronda',
  any: 'cualquier ficha',
  double: 'un doble',
  'until-able': 'hasta poder jugar',
  one: 'una ficha',
  'flower-and-scorpion': 'Flor y Escorpión',
  american: 'americana',
  german: 'alemana',
  simple: 'simple',
  picture: 'dominó de dibujos',
  'tiles-deducted': 'descuento por fichas',
  listed: 'dos',
  all: 'todas',
  unscored: 'no cuenta',
  scored: 'cuenta',
  suit: 'todo el palo',
  tile: 'solo la ficha',
  net: 'diferencia',
  'losses-first': 'primero las pérdidas',
  none: 'nadie',
  'among-tied': 'solo entre quienes empatan',
}

/** The settings that differ from a preset, on one line: `meta: 15, reserva: 2`. */
export function settingsWords(settings: Readonly<Partial<Record<SettingName, unknown>>>): string {
  const told = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined ? [] : [`${SETTING_LABELS[name as SettingName]}: ${valueWords(value)}`],
  )
  return told.join(', ')
}

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (typeof value === 'number') return plain(value)
  if (typeof value === 'string') return VALUES[value] ?? value
  if (value === null) return 'ninguno'
  return listed(
    Object.entries(value as Readonly<Record<string, number>>).map(([players, worth]) => `${worth} con ${players} personas`),
    'or',
  )
}
