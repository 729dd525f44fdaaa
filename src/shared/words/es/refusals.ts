import { refusalSentencesOf } from '../refusal-sentences'
import { gameWords } from './games'
import { malformedWords } from './malformed'
import { nameOf } from './names'
import { counted, numberWord, tileNoun } from './numbers'
import { settingNames } from './settings'
import { armWords, endsWords, setWords } from './tiles'

/** A tile keeps its figures; “Esta ficha” loses its capital. */
const inSentence = (tile: string): string => tile.replace(/^Esta /, 'esta ')

const PLAYERS = { one: 'persona', other: 'personas' } as const

export const { faultSentence, refusalSentence, recordRefusalSentence } = refusalSentencesOf({
  malformedWords,
  nameOf,
  endsWords,
  colon: ': ',
  thisTile: 'Esta ficha',
  somebody: 'alguien',
  inHand: (name) => ` en la mano de ${name}`,
  place: (round, event) => (event === null ? `Ronda ${round}` : `Ronda ${round}, anotación ${event}`),
  faults: {
    'player-count': ({ min, max }) => `con estas reglas juegan de ${min} a ${counted(max, PLAYERS)}`,
    'no-target': ({ players }) => `no hay meta para ${counted(players, PLAYERS)}`,
    'no-hand-size': ({ players }) => `no se indica cuántas fichas se reparten a ${counted(players, PLAYERS)}`,
    'no-dice': 'esta regla de cierre necesita dados, y este juego no los tiene',
    'too-few-tiles': ({ players, handSize, tiles }) =>
      `${counted(tiles, tileNoun)} no ${tiles === 1 ? 'basta' : 'bastan'} para ${counted(players, PLAYERS)} con ${handSize} cada una`,
    'no-such-player': ({ player, players }) => `el asiento ${player + 1} no existe: en la partida hay ${players}`,
    'no-such-leader': ({ leader, players }) => `no puede salir el asiento ${leader + 1}: en la partida hay ${players}`,
    'dice-missing': 'faltan los dados',
    'dice-wrong': 'los dados necesitan dos números del 1 al 6, para la Flor y para el Escorpión',
    'hand-count': ({ hands, players }) => `hay ${counted(hands, { one: 'mano', other: 'manos' })} para ${counted(players, PLAYERS)}`,
    'set-up-rules': ({ settings }) => `esto solo se puede cambiar al empezar una ronda, antes de jugar, robar o pasar: ${settingNames(settings)}`,
    'table-too-late': 'las fichas que ya están en la mesa van antes de la primera jugada',
    'empty-hand': 'durante la ronda cada mano tiene al menos una ficha',
    'more-than-the-set': 'en la mesa y en las manos hay más fichas que en el dominó',
    'totals-too-late': 'los totales solo se pueden indicar mientras nadie tiene puntos',
    'totals-reach': ({ target }) => `un total de ${target} o más ya habría terminado la partida`,
    'totals-below': ({ floor }) => `los totales no bajan de ${floor}`,
  },
  'bad-record': ({ colonWhy }) => `Esta partida no se puede leer${colonWhy}.`,
  'match-over': 'La partida ya ha terminado. No se puede anotar nada más.',
  'round-over': 'Esta ronda ya ha terminado. Empieza antes la siguiente.',
  'bad-event': ({ colonWhy }) => `Esta anotación no se puede leer${colonWhy}.`,
  'bad-tile': ({ written, inHand, maxPip }) => `“${written}”${inHand} no es de ${maxPip === null ? 'este dominó' : `un dominó ${setWords(maxPip)}`}.`,
  'tile-already-played': ({ tile, copies }) =>
    copies === 1 ? `${tile} ya está en la mesa.` : `Las ${copies === 2 ? 'dos' : numberWord(copies)} fichas ${tile} ya están en la mesa.`,
  'lead-must-be-double': ({ tile }) => `No se puede salir con ${inSentence(tile)}: la primera ficha tiene que ser un doble.`,
  'does-not-match': {
    startFirst: ({ tile, ends }) =>
      `${tile} todavía no puede ir ahí: antes hay que jugar en todos los lados del primer doble.${ends === '' ? '' : ` Abiertos: ${ends}.`}`,
    nowhere: ({ tile }) => `${tile} no encaja.`,
    oneEnd: (tile, arm, suit) => `${tile} no encaja: ${armWords(arm)} es un ${suit}.`,
    severalEnds: ({ tile, colonEnds }) => `${tile} no encaja en los extremos abiertos${colonEnds}.`,
  },
  'end-needed': ({ tile, colonEnds }) => `${tile} encaja en más de un extremo${colonEnds}. Elige uno.`,
  'boneyard-empty': {
    nothing: ({ game }) => `Del ${gameWords(game).boneyard} ya no se puede robar nada (C-3).`,
    only: ({ drawable, game }) => `Del ${gameWords(game).boneyard} solo se ${drawable === 1 ? 'puede' : 'pueden'} robar ${counted(drawable, tileNoun)} (C-3).`,
  },
  'tile-seen-twice': ({ tile, inHand, copies }) =>
    copies === 1 ? `${tile}${inHand} ya está en la mesa o en otra mano.` : `${tile}${inHand} sobra: en el dominó solo hay ${copies}.`,
  'not-blocked': ({ holder, tile, ends }) =>
    `No hay cierre: ${holder} tiene ${inSentence(tile)}, que ${ends === '' ? 'sirve para salir' : `encaja con ${ends}`}.`,
})
