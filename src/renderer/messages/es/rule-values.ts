import { distinctTiles } from '#shared/domino/set'
import { capitalised, counted, listed, setWords, tileNoun } from '#shared/words/es'
import type { PageWords } from '../page-words'
import { ruleValuesIn, type ChoiceValueWords } from '../rule-values-in'
import { colon } from './components'
import { ruleSettings } from './rules'

export const settingValues: ChoiceValueWords = {
  win: {
    immediate: { label: 'Al llegar a la meta', means: 'Gana quien llega primero, incluso en medio de una ronda.' },
    'round-end': { label: 'Al acabar la ronda', means: 'Gana el total más alto que llegue a la meta o la pase. Si dos empatan, la partida sigue.' },
  },
  leadTile: {
    any: { label: 'Cualquier ficha' },
    double: { label: 'Solo un doble' },
  },
  draw: {
    'until-able': { label: 'Hasta que una ficha encaje', means: 'O hasta que solo quede la reserva. Entonces se pasa.' },
    one: { label: 'Una ficha por turno', means: 'Si encaja, se juega. Si no, se pasa.' },
  },
  blockedRule: {
    'flower-and-scorpion': {
      label: 'Flor, Escorpión, doble más bajo',
      means: 'Gana quien tenga lo primero de esta lista. Si nadie tiene nada de ella, no gana nadie.',
    },
    simple: { label: 'Simple', means: 'Gana la mano con menos puntos. Si hay empate, no gana nadie.' },
    american: { label: 'Americana', means: 'Gana la única mano sin dobles. Si no, deciden los puntos, las fichas o el doble más bajo (Armanino).' },
    german: { label: 'Alemana', means: 'Gana primero una mano sin dobles, luego la de menos dobles, luego la de menos puntos (Müller).' },
    'lightest-without-doubles': {
      label: 'Menos puntos sin dobles',
      means: 'Entre las manos sin dobles gana la que tiene menos puntos. Si todos tienen dobles, los dobles no se cuentan.',
    },
    picture: { label: 'Dominó de dibujos', means: 'Para los más pequeños: gana el doble más bajo. Si nadie tiene dobles, gana la mano con menos fichas.' },
    'tiles-deducted': { label: 'Descuento por fichas', means: 'No gana nadie. Todos pierden puntos por las fichas que les quedan.' },
  },
  twoDoubles: {
    listed: { label: 'Dos', means: 'Como en la fuente.' },
    all: { label: 'Cuatro', means: 'Cada mitad con cada mitad de la otra ficha.' },
  },
  standingPair: {
    unscored: { label: 'No puntúa otra vez' },
    scored: { label: 'Puntúa cada vez como una pareja' },
  },
  doubleScorpion: {
    suit: { label: 'Todas las jugadas con su número', means: 'Ningún dual ni plural con ese número, sea cual sea la ficha que lo forme.' },
    tile: { label: 'Solo su propia ficha', means: 'Solo la jugada del propio Escorpión no da dual ni plural.' },
  },
  payout: {
    net: { label: 'La diferencia', means: 'Primero se suman ganancias y pérdidas. El total no baja de 0.' },
    'losses-first': { label: 'Primero las pérdidas', means: 'Primero se restan las pérdidas, hasta 0 como mucho. Luego se suman todas las ganancias.' },
  },
  americanGap: {
    none: { label: 'No gana nadie' },
    simple: { label: 'La mano con menos puntos' },
  },
  spinnerArms: {
    'all-first': { label: 'Antes todos los brazos', means: 'Como en el Doble Bergen.' },
    'any-time': { label: 'En cualquier orden', means: 'Se puede seguir por cualquier brazo en cualquier momento.' },
  },
  spinnerCount: {
    headers: { label: 'Cuadres', means: 'Solo el número que la jugada deja abierto: 2 por dos mitades abiertas, 3 por tres o más.' },
    'every-number': { label: 'Todos los números', means: 'Como en el Doble Bergen: cada número abierto dos veces o más da esos puntos.' },
  },
  passedLead: {
    'who-led': { label: 'Quien puso el doble central', means: 'A la izquierda de quien salió con el doble central.' },
    'who-was-first': { label: 'Quien tenía la salida', means: 'A la izquierda de quien tenía la salida y pasó.' },
  },
  germanTies: {
    'among-tied': { label: 'Solo quienes siguen empatados' },
    all: { label: 'Todos' },
  },
}

export const nullValues: PageWords['nullValues'] = {
  blockedPoints: { label: 'Lo habitual', means: '2, o 1 si solo deciden los puntos en la mano (“Simple”, “Menos puntos sin dobles”).' },
  floor: { label: 'Sin límite', means: 'Los totales pueden bajar de 0.' },
}

export const numberInstead: PageWords['numberInstead'] = {
  blockedPoints: 'Número fijo',
  floor: 'Mínimo',
}

export const fromHereOn = 'Desde aquí:'

export const { settingChoiceWords, settingValueWords, byPlayersWords, houseRulesWords, changedRulesWords, rulesMovedWords } = ruleValuesIn({
  settings: ruleSettings,
  values: settingValues,
  nulls: nullValues,
  yes: 'Sí',
  no: 'No',
  set: (maxPip) => ({ label: capitalised(setWords(maxPip)), means: counted(distinctTiles(maxPip), tileNoun) }),
  withPlayers: (worth, players, orMore) => (orMore ? `${worth} con ${players[0]} o más personas` : `${worth} con ${listed(players, 'or')}`),
  colon,
  fromHereOn,
  asPreset: 'lo habitual',
})
