import { makeTile } from '#shared/domino/tile'
import { counted, endSentence, gameWords, inNumber, listed, nameOf, plain, tileNoun, warningSentence } from '#shared/words/es'
import { explanationSentencesOf } from '../explanation-sentences'
import type { PageWords } from '../page-words'

const sentences = explanationSentencesOf({
  words: { endSentence, gameWords, inNumber, listed, nameOf, warningSentence },
  colon: ': ',
  showing: (halves) => `Los extremos muestran ${halves}.`,
  reasons: {
    dual: 'dual',
    plural: 'plural',
    'short-flower': 'Flor corta',
    'long-flower': 'Flor larga',
    'small-scorpion': 'Escorpión pequeño',
    'large-scorpion': 'Escorpión grande',
    'double-header': 'cuadre doble',
    'triple-header': 'cuadre triple',
    'of-a-suit': 'números iguales',
  },
  places: { led: 'La salida', spinner: 'El doble central', left: 'Extremo izquierdo', right: 'Extremo derecho', arm: (arm) => `Brazo ${arm}` },
  inBrackets: (place) => `${place.charAt(0).toLowerCase()}${place.slice(1)}`,
  look: {
    equal: (shown) => `Mitades abiertas: ${shown}`,
    ownTile: (sought, tile) => `¿Es esta ficha ${sought === 'flower' ? 'la Flor' : 'el Escorpión'}${tile}?`,
    half: (suit, tile) => `${suit} de ${tile}`,
    pair: (one, other) => `${one} con ${other}`,
    bothHalves: (tile) => `Las dos mitades de ${tile}`,
    suit: (suit, halves, tiles) => `El ${suit}: ${counted(halves, { one: 'mitad', other: 'mitades' })}, en ${tiles}`,
  },
  equal: {
    differ: 'No son todas iguales',
    equal: (halves) => `${halves} iguales`,
    'scorpion-takes-it': (halves) => `${halves} iguales, pero un Escorpión doble no da ni dual ni plural`,
  },
  ownTile: {
    'is-it': (sought) => `Sí: ${sought === 'flower' ? 'Flor corta' : 'Escorpión pequeño'}`,
    'is-not': 'No',
    cancelled: 'Sí, pero Flor y Escorpión son la misma ficha: en esta ronda no puntúa ninguno de los dos',
  },
  names: { flower: 'Flor', scorpion: 'Escorpión' },
  pair: {
    counts: ({ name, pairs }) => `${name}: ${counted(pairs, { one: 'pareja', other: 'parejas' })}${pairs === 1 ? '' : ', todas puntúan'}`,
    'two-listed': ({ name, pairs, counted: scored }) => `${name}: ${pairs} parejas, ${scored === 1 ? 'puntúa 1' : `puntúan ${scored}`} según la fuente`,
    neither: 'Ni Flor ni Escorpión',
    'one-tile': 'Sus dos mitades: cuentan como la ficha (FS-6), no como pareja larga',
    'own-tile-played': ({ name }) => `${name} en esta misma jugada: puntúa como ficha, no como pareja`,
    'stands-unscored': ({ name }) => `${name} de un turno anterior: no puntúa otra vez`,
    'stands-scored': ({ name }) => `${name} de un turno anterior: puntúa otra vez como 1 pareja`,
    cancelled: 'Flor y Escorpión son la misma ficha: en esta ronda no puntúa ninguno de los dos',
  },
  suitOnce: 'Aparece una sola vez',
  onNoOther: 'En ninguna otra ficha',
  suitTimes: (count) => `${count} mitades`,
  cap: (countedAs, points, short, target) => `${countedAs} en vez de ${points}, ${short > 0 ? `a falta de ${short} para ${target}` : `con ${target} o más`}`,
  lowest: (moved, floor) => `${moved}, y ${floor} es lo más bajo`,
  unchanged: (name, total) => `${name} sigue con ${total}`,
  couldBeLed: (tiles) => `Aún no ha salido nadie: ${counted(tiles, tileNoun)} ${tiles === 1 ? 'sirve' : 'sirven'} para salir.`,
  open: (suits) => `Números abiertos: ${suits}.`,
  noneFitted: 'Todas las fichas que encajaban ya estaban en la mesa: nadie podía jugar.',
  fitted: (tiles) => `De las fichas que no estaban en la mesa, ${tiles === 1 ? 'encajaba 1' : `encajaban ${tiles}`}.`,
  then: (totals) => `Entonces: ${totals}.`,
  won: (name) => `${name} gana la partida.`,
  flagged: (warnings) => `Irregular: ${warnings}`,
  notFlagged: 'No sería irregular.',
})

/** What an event was counted from, and what else it could have come to. */
export const explanation: PageWords['explanation'] = {
  verdict: sentences.verdict,
  regular: 'Nada irregular.',
  ends: 'Extremos abiertos',
  before: 'Antes',
  after: 'Después',
  nothingYet: 'Aún no ha salido nadie.',
  placeOf: sentences.placeOf,
  ledAlone: 'La salida',
  shown: ({ tile, suit, halves }, place, decides) =>
    `${place}: ${makeTile(tile)}, ${halves === 2 ? 'las dos mitades son' : 'abierto el'} ${suit}${decides ? ', puntúa' : ''}`,
  legend: 'Anillo entero: puntúa. Anillo discontinuo: abierta, pero no puntúa.',

  looks: 'Qué ha comprobado Caravan',
  columns: { what: 'Comprobado', found: 'Resultado', rule: 'Regla', points: 'Puntúa' },
  look: sentences.look,
  found: sentences.found,

  settling: 'De la jugada al total',
  cap: sentences.cap,
  sum: sentences.sum,
  floor: (floor, payout) => `Nadie baja de ${plain(floor)}${payout === 'losses-first' ? ' (primero las pérdidas, luego todas las ganancias)' : ''}`,
  totals: sentences.totals,

  choice: 'Qué era posible',
  drawable: ({ boneyard, reserve, drawable }, rules) =>
    `${counted(boneyard, tileNoun)} en el ${gameWords(rules.game).boneyard}${reserve === 0 ? '' : `, ${reserve} de ellas en reserva`}: se ${drawable === 1 ? 'podía' : 'podían'} robar ${drawable}.`,
  fitting: sentences.fitting,

  readings: 'Con otras reglas',
  readingsHint: 'Solo para esta anotación. Lo anterior no cambia.',
  reading: (setting, value) => `${setting}: ${value}`,
  upshot: sentences.upshot,
  refused: (why) => `No es posible: ${why}`,
  sameUnder: (readings) => (readings === 1 ? 'Igual con otra regla' : `Igual con otras ${readings} reglas`),
}
