import { counted, listed, presetNames, tileNoun } from '#shared/words/es'
import { withArticle } from '#shared/words/es/articles'
import type { PageWords } from '../page-words'

/** The arbiter's page: what is asked. */
export const settle: PageWords['settle'] = {
  title: 'Resolver una disputa',
  waiting: 'Preparando la mesa…',
  noHost: 'Caravan no responde ahora mismo, así que no se propone a nadie. La decisión se da igualmente.',
  about:
    '¿Una ronda ha acabado en cierre y no hay acuerdo sobre quién ha ganado? Di qué hay en la mesa y quién tiene qué. La decisión está ahí en cuanto se puede dar, y cambia mientras escribes.',
  aboutMatch: (round) =>
    `La ronda ${round} de tu partida, como está. Muestra las manos, y ahí está la decisión. Lo que cambies aquí no cambia nada en la partida.`,
  anew: 'Empezar de nuevo',
  anewMatch: 'Como está en la partida',
  begun: 'La página está vacía otra vez.',
  undo: 'Recuperarlo',
  toMatch: 'Volver a la partida',
  nameless: (place) => `Asiento ${place}`,
  open: 'Resolver una disputa',

  setup: {
    heading: 'La mesa',
    summary: (preset, names, changed) =>
      `${presetNames[preset]} · ${listed(names)}${changed === 0 ? '' : ` · ${counted(changed, { one: 'regla de la casa', other: 'reglas de la casa' })}`}`,
    game: 'Juego',
    rulesIntro: 'Las reglas de las que puede depender un cierre. Lo que cambies aquí vale solo para esta disputa.',
    rulesWrong: (why) => `Estas reglas no se llevan bien en esta mesa: ${why}.`,
  },

  throw: {
    heading: 'Flor y Escorpión',
    hint: 'Toca las caras de los dados, o teclea las fichas que señalan.',
    flower: 'La Flor como ficha',
    scorpion: 'El Escorpión como ficha',
    notATile: 'Dos caras del 1 al 6, como en 6-4.',
  },

  tiles: {
    heading: 'Fichas',
    steps: 'La mesa y las manos',
    table: 'La mesa',
    notTold: 'sin decir',
    ends: (ends) => ends.map((suit) => suit ?? '?').join(' y '),
    wrong: 'aún no está bien',
    nextHand: (name) => `Siguiente: la mano de ${name}`,
    counts: (name, shown, expected) =>
      `La partida cuenta ${counted(expected, tileNoun)} en la mano de ${name}; hasta aquí se ${shown === 1 ? 'ha mostrado una' : `han mostrado ${shown}`}.`,
    theseAreAll: 'Son todas',
  },

  table: {
    heading: 'Qué hay en la mesa',
    optional: 'No hace falta decirlo: la decisión mira solo las manos. Pero con ello Caravan puede decir si de verdad hay cierre.',
    kind: 'Qué vas a decir',
    kinds: { ends: 'Solo los extremos abiertos', line: 'La línea entera' },
    endOf: (arm) => (typeof arm === 'number' ? `Brazo ${arm}` : arm === 'left' ? 'Extremo izquierdo' : 'Extremo derecho'),
    endOpen: 'sin decir',
    suit: (suit) => (suit === 0 ? '0, blanca' : String(suit)),
    boneyard: (name) => `Boca abajo en el ${name}`,
    boneyardUntold: 'nadie las contó',
    boneyardCounted: 'contadas',
    boneyardTiles: 'Fichas boca abajo',
    pad: 'Fichas para la mesa',
    tap: (line) => `Toca cualquier ficha ${withArticle(line).of}, o tecléala. Sigue con las que están a su lado, hacia un extremo o el otro.`,
    tapNext: 'Sigue con la ficha que va después, en cualquiera de los dos extremos.',
    tapDouble: 'Toca el doble central, o tecléalo.',
    tapArms: 'Sigue con las fichas de los brazos, desde el doble central hacia fuera.',
    whichEnd: (tile) => `${tile} encaja en los dos extremos. ¿Dónde está?`,
    whichArm: (tile) => `${tile} encaja en varios brazos. ¿Dónde está?`,
    layAt: (tile, arm) =>
      typeof arm === 'number' ? `${tile} está en el brazo ${arm}` : `${tile} está en el extremo ${arm === 'left' ? 'izquierdo' : 'derecho'}`,
    takeBack: 'Retirar',
    clear: 'Vaciar la mesa',
    fits: 'no encaja en ningún extremo',
    held: 'en una mano',
    there: 'en la mesa',
    empty: 'Aún no se ha dicho nada de la mesa.',
    tile: (tile) => `${tile}, en la mesa`,
  },
}
