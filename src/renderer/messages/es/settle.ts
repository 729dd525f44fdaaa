import { counted, tileNoun } from '#shared/words/es'
import { withArticle } from '#shared/words/es/articles'
import type { PageWords } from '../page-words'

/** The page Settle a dispute: the questions. */
export const settle: PageWords['settle'] = {
  title: 'Resolver una disputa',
  waiting: 'Cargando…',
  noHost: 'Ahora mismo no se pueden proponer nombres. La decisión se da igualmente.',
  about: '¿Una ronda ha acabado en cierre y no hay acuerdo? Indica las fichas de cada mano y aparecerá la decisión.',
  aboutMatch: (round) => `Ronda ${round} de tu partida. Indica las fichas de cada mano y aparecerá la decisión. Tu partida no cambia.`,
  again: 'Empezar de nuevo',
  againMatch: 'Dejar como en la partida',
  begun: 'Se ha borrado lo que habías indicado.',
  undo: 'Deshacer',
  toMatch: 'Volver a la partida',
  nameless: (place) => `Asiento ${place}`,
  open: 'Resolver una disputa',

  setup: {
    game: 'Juego',
    rules: 'Reglas de la casa',
    rulesChanged: (changed) => `Reglas de la casa: ${counted(changed, { one: 'cambio', other: 'cambios' })}`,
    rulesIntro: 'Las reglas que deciden un cierre. Lo que cambies aquí se aplica solo a esta disputa.',
    rulesWrong: (why) => `Estas reglas no son compatibles: ${why}.`,
  },

  roll: {
    heading: 'Flor y Escorpión',
    hint: 'Toca las caras de los dados o escribe las dos fichas.',
    set: 'Indicar los dados',
    change: 'Cambiar los dados',
    flower: 'Ficha de la Flor',
    scorpion: 'Ficha del Escorpión',
    notATile: 'Escribe dos números del 1 al 6, como 6-4.',
  },

  tiles: {
    enter: (name) => `Añadir fichas a la mano de ${name}`,
    done: 'Ocultar el selector',
    nextHand: (name) => `Siguiente: mano de ${name}`,
    counts: (name, shown, expected) => `${name} debería tener ${counted(expected, tileNoun)}. Indicadas hasta ahora: ${shown}.`,
    theseAreAll: 'Son todas',
  },

  table: {
    enter: 'Añadir la mesa',
    change: 'Cambiar la mesa',
    heading: 'Fichas en la mesa',
    optional: 'Es opcional: la decisión depende solo de las manos. Pero con la mesa Caravan comprueba si de verdad hay cierre.',
    kind: '¿Qué quieres indicar?',
    kinds: { ends: 'Extremos abiertos', line: 'Línea entera' },
    endOf: (arm) => (typeof arm === 'number' ? `Brazo ${arm}` : arm === 'left' ? 'Extremo izquierdo' : 'Extremo derecho'),
    endOpen: 'sin indicar',
    suit: (suit) => (suit === 0 ? '0, blanca' : String(suit)),
    boneyard: (name) => `Boca abajo en el ${name}`,
    boneyardUntold: 'sin contar',
    boneyardCounted: 'contadas',
    boneyardTiles: 'Fichas boca abajo',
    pad: 'Fichas para la mesa',
    tap: (line) => `Toca o escribe cualquier ficha ${withArticle(line).of}. Luego añade sus vecinas a un lado y al otro.`,
    tapNext: 'Añade la ficha vecina en uno de los extremos.',
    tapDouble: 'Toca o escribe el doble central.',
    tapArms: 'Añade las fichas de cada brazo, desde el doble central hacia fuera.',
    whichEnd: (tile) => `${tile} encaja en los dos extremos. ¿Dónde está?`,
    whichArm: (tile) => `${tile} encaja en varios brazos. ¿Dónde está?`,
    layAt: (tile, arm) =>
      typeof arm === 'number' ? `${tile} está en el brazo ${arm}` : `${tile} está en el extremo ${arm === 'left' ? 'izquierdo' : 'derecho'}`,
    takeBack: 'Quitar ficha',
    clear: 'Vaciar la mesa',
    fits: 'no encaja en ningún extremo',
    held: 'en una mano',
    there: 'en la mesa',
    empty: 'Aún no hay fichas en la mesa.',
    tile: (tile) => `${tile}, en la mesa`,
  },
}
