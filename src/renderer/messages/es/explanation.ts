import { makeTile } from '#shared/domino/tile'
import { counted, endSentence, gameWords, listed, nameOf, numberWord, plain, signed, tileNoun, warningSentence } from '#shared/words/es'
import { timesWord } from '#shared/words/es/numbers'
import { explanationSentencesOf } from '../explanation-sentences'
import type { PageWords } from '../page-words'

const sentences = explanationSentencesOf({
  words: { endSentence, listed, nameOf, numberWord, warningSentence },
  colon: ': ',
  reasons: {
    dual: 'dual',
    plural: 'plural',
    'short-flower': 'Flor corta',
    'long-flower': 'Flor larga',
    'small-scorpion': 'Escorpión pequeño',
    'large-scorpion': 'Escorpión grande',
    'double-header': 'cabeza doble',
    'triple-header': 'cabeza triple',
    'of-a-suit': 'del mismo palo',
  },
  places: { led: 'Salida, sola', spinner: 'El doble central', left: 'Extremo izquierdo', right: 'Extremo derecho', arm: (arm) => `Brazo ${arm}` },
  inBrackets: (place) => `${place.charAt(0).toLowerCase()}${place.slice(1)}`,
  look: {
    equal: (shown) => `Todo lo que está abierto: ${shown}`,
    ownTile: (sought, tile) => `La propia ficha: ¿es ${sought === 'flower' ? 'la Flor' : 'el Escorpión'}${tile}?`,
    half: (suit, tile) => `${suit} de ${tile}`,
    pair: (one, other) => `${one} con ${other}`,
    bothHalves: (tile) => `Las dos mitades de ${tile}`,
    suit: (suit, halves, tiles) => `Palo ${suit}: ${counted(halves, { one: 'mitad', other: 'mitades' })}, en ${tiles}`,
  },
  equal: {
    differ: 'No son todas iguales',
    equal: (halves) => `${halves} iguales`,
    'scorpion-takes-it': (halves) => `${halves} iguales, pero el Escorpión doble quita el dual o el plural`,
  },
  ownTile: {
    'is-it': (sought) => `Sí: ${sought === 'flower' ? 'Flor corta' : 'Escorpión pequeño'}`,
    'is-not': 'No',
    cancelled: 'Sí, pero Flor y Escorpión son la misma ficha, así que ninguno de los dos cuenta en esta ronda',
  },
  the: { flower: 'La Flor', scorpion: 'El Escorpión' },
  pair: {
    counts: ({ the, pairs }) => `${the}: ${pairs === 1 ? 'una pareja' : `${counted(pairs, { one: 'pareja', other: 'parejas' })}, todas contadas`}`,
    'two-listed': ({ the, pairs, counted: scored }) => `${the}: ${numberWord(pairs)} parejas, de las que la fuente enumera ${numberWord(scored)}`,
    neither: 'Ni Flor ni Escorpión',
    'one-tile': 'Las mitades de una misma ficha no son una pareja',
    'own-tile-played': ({ sought }) =>
      `${sought === 'flower' ? 'La propia Flor, recién jugada' : 'El propio Escorpión, recién jugado'}: cuenta como ficha, no como pareja`,
    'stands-unscored': ({ the }) => `${the}, ahí desde un turno anterior: no cuenta otra vez`,
    'stands-scored': ({ the }) => `${the}, ahí desde un turno anterior: cuenta otra vez como una pareja`,
    cancelled: 'Flor y Escorpión son la misma ficha, así que ninguno de los dos cuenta en esta ronda',
  },
  suitOnce: 'Se muestra una sola vez',
  suitTimes: (count) => `Se muestra ${timesWord(count)}`,
  cap: (countedAs, points, short, target) =>
    `${countedAs} en vez de ${points}, ${short > 0 ? `a falta de ${short} para ${target}` : `con ${target} ya alcanzados`}`,
  nothingMore: 'y nada más',
  couldBeLed: (tiles) => `Aún no había salido nadie; se podía salir con ${counted(tiles, tileNoun)}.`,
  open: (suits) => `Abiertos para jugar: ${suits}.`,
  noneFitted: 'Todas las fichas que encajan estaban ya en la mesa: nadie habría podido jugar.',
  fitted: (tiles) => `De las fichas que no estaban en la mesa, ${tiles === 1 ? 'habría encajado 1' : `habrían encajado ${tiles}`}.`,
  then: (totals) => `Entonces: ${totals}.`,
  won: (name) => `Ha ganado ${name}.`,
  flagged: (warnings) => `Marcada: ${warnings}`,
  notFlagged: 'No estaría marcada.',
})

/** What an event was counted from, and what else it could have come to. */
export const explanation: PageWords['explanation'] = {
  ends: 'Qué estaba abierto',
  before: 'Antes',
  after: 'Después',
  nothingYet: 'Aún no había salido nadie.',
  placeOf: sentences.placeOf,
  ledAlone: 'Salida, sola',
  shown: ({ tile, suit, halves }, place, decides) =>
    `${place}: ${makeTile(tile)}, ${halves === 2 ? 'las dos mitades muestran' : 'muestra'} ${suit}${decides ? ', contada' : ''}`,
  legend: 'Un anillo entero: contó. Un anillo discontinuo: estaba abierta y no contó para nada.',

  looks: 'Qué se miró',
  columns: { what: 'Se miró', found: 'Se vio', rule: 'Regla', points: 'Cuenta' },
  look: sentences.look,
  found: sentences.found,

  settling: 'Cómo llegó al total',
  cap: sentences.cap,
  sum: sentences.sum,
  floor: (held, floor, payout) =>
    `${signed(held)} porque nadie baja de ${plain(floor)}${payout === 'losses-first' ? '; primero se restan las pérdidas y luego las ganancias se pagan enteras' : ''}`,
  totals: sentences.totals,

  choice: 'Qué se podía hacer',
  drawable: ({ boneyard, reserve, drawable }, rules) =>
    `${counted(boneyard, tileNoun)} en el ${gameWords(rules.game).boneyard}${reserve === 0 ? '' : `, ${reserve} de ellas no se ${reserve === 1 ? 'roba' : 'roban'} nunca`}: se ${drawable === 1 ? 'podía' : 'podían'} robar ${drawable}.`,
  fitting: sentences.fitting,

  readings: 'Lo mismo con otras reglas',
  readingsHint: 'Solo para esta anotación; todo lo anterior, como fue.',
  reading: (setting, value) => `${setting}: ${value}`,
  upshot: sentences.upshot,
  refused: (why) => `No se habría podido anotar: ${why}`,
  noDifference: (readings) => `Ninguna diferencia: ${readings.join('; ')}.`,
}
