import { distinctTiles } from '#shared/domino/set'
import { capitalised, listed, setWords } from '#shared/words/es'
import type { PageWords } from '../page-words'
import { ruleValuesIn, type ChoiceValueWords } from '../rule-values-in'
import { colon } from './components'
import { ruleSettings } from './rules'

export const settingValues: ChoiceValueWords = {
  win: {
    immediate: { label: 'Al momento', means: 'Quien llega primero ha ganado, también en medio de una ronda.' },
    'round-end': { label: 'Después de la ronda', means: 'Gana el total más alto que llegue a ella o la pase; si dos empatan, se sigue jugando.' },
  },
  leadTile: {
    any: { label: 'Cualquier ficha' },
    double: { label: 'Solo un doble' },
  },
  draw: {
    'until-able': { label: 'Robar hasta que una ficha encaje', means: 'O hasta que solo quede la reserva.' },
    one: { label: 'Robar una ficha', means: 'Se juega si encaja; si no, se pasa.' },
  },
  blockedRule: {
    'flower-and-scorpion': { label: 'Flor, Escorpión, doble más bajo', means: 'Decide lo primero de esto que alguien tenga; si no, no gana nadie.' },
    simple: { label: 'Simple', means: 'Menos puntos en la mano. Un empate no gana nada.' },
    american: { label: 'Americana', means: 'La única mano sin dobles; si no, puntos, fichas o el doble más bajo, como los da Armanino.' },
    german: { label: 'Alemana', means: 'Ningún doble; luego menos dobles; luego menos puntos, como los da Müller.' },
    picture: { label: 'Dominó de dibujos', means: 'El doble más bajo, o menos fichas si nadie tiene dobles. Para los peques.' },
    'tiles-deducted': { label: 'Descuento por fichas', means: 'No gana nadie; todos pierden por las fichas que les quedan.' },
  },
  twoDoubles: {
    listed: { label: 'Dos', means: 'Como las enumera la fuente.' },
    all: { label: 'Cuatro', means: 'Cada mitad con cada mitad.' },
  },
  standingPair: {
    unscored: { label: 'No cuenta otra vez' },
    scored: { label: 'Cuenta cada vez como una pareja' },
  },
  doubleScorpion: {
    suit: { label: 'A todo su palo', means: 'Ningún dual ni plural en ese palo, sea cual sea la ficha que lo forme.' },
    tile: { label: 'Solo a su propia ficha', means: 'Solo la jugada del propio Escorpión no los gana.' },
  },
  payout: {
    net: { label: 'La diferencia', means: 'Se suman ganancias y pérdidas, y luego el total se detiene en cero.' },
    'losses-first': { label: 'Primero las pérdidas', means: 'Las pérdidas se detienen en cero, y luego las ganancias se pagan enteras.' },
  },
  americanGap: {
    none: { label: 'No gana nadie' },
    simple: { label: 'Gana la mano con menos puntos' },
  },
  germanTies: {
    'among-tied': { label: 'Solo quienes siguen empatados' },
    all: { label: 'Todos' },
  },
}

export const nullValues: PageWords['nullValues'] = {
  blockedPoints: { label: 'Lo habitual', means: '2, o 1 con la regla simple.' },
  floor: { label: 'Sin límite', means: 'Los totales pueden bajar de cero sin fin.' },
}

export const numberInstead: PageWords['numberInstead'] = {
  blockedPoints: 'Un número fijo',
  floor: 'Detenerse en',
}

export const fromHereOn = 'Desde aquí:'

export const { settingChoiceWords, settingValueWords, byPlayersWords, houseRulesWords, changedRulesWords, rulesMovedWords } = ruleValuesIn({
  settings: ruleSettings,
  values: settingValues,
  nulls: nullValues,
  yes: 'Sí',
  no: 'No',
  set: (maxPip) => ({ label: capitalised(setWords(maxPip)), means: `${distinctTiles(maxPip)} fichas` }),
  withPlayers: (worth, players, orMore) => (orMore ? `${worth} con ${players[0]} o más personas` : `${worth} con ${listed(players, 'or')}`),
  colon,
  fromHereOn,
  asPreset: 'según la modalidad',
})
