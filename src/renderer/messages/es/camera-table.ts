import { counted, inNumber, listed, tileNoun } from '#shared/words/es'
import type { PageWords } from '../page-words'

const either = (counts: readonly number[]): string => `${listed([...counts].reverse().map(String), 'or')} ${inNumber(Math.max(...counts), tileNoun)}`

/** La página en la que una cámara sobre la mesa lleva la cuenta. */
export const cameraTable: PageWords['cameraTable'] = {
  open: 'La cámara lleva la cuenta',
  name: 'La cámara lleva la cuenta',
  title: (game) => `${game}: la cámara lleva la cuenta`,
  picture: 'La mesa como la ve la cámara',
  off: 'La cámara está apagada',
  seen: (tiles) => `${counted(tiles, tileNoun)} a la vista`,
  phases: {
    starting: 'Buscando las fichas…',
    hand: 'Esperando a que se retire la mano…',
    settling: 'Esperando a que nada se mueva…',
    reading: 'Mirando de cerca…',
    entering: 'Una ficha nueva',
    lost: 'No se ve la línea. Muéstrala entera a la cámara.',
    clearing: 'Esperando a que la mesa esté vacía…',
    hands: 'Pon las fichas boca arriba',
    over: 'Esta ronda terminó',
  },
  frame: {
    count: 'Contar',
    countAll: 'Contar las fichas boca abajo, para ver quién roba',
    move: 'Marco de las fichas boca abajo: arrástralo sobre ellas, o usa las flechas',
    size: 'Tamaño del marco: arrastra la esquina, o usa las flechas',
    put: 'Ponlo sobre las fichas boca abajo',
    counted: (tiles) => `${tiles} boca abajo`,
    unsure: 'No se pueden contar. Toca “Robar 1”.',
  },
  moveSeat: (name) => `Arrastra a ${name} a su lugar, o usa las flechas`,
  seats: '¿Está cada nombre en su lugar? Arrástralo a su lado de la imagen. Así Caravan reconoce quién juega por el lado desde el que llega la ficha.',
  seatsRight: 'Sí, los lugares están bien',
  asks: 'Caravan pregunta',
  plays: (name, tile) => `${name} juega ${tile}`,
  played: (name, tile) => `${name} jugó ${tile}`,
  left: (seconds) => `Se anota en ${seconds} s`,
  wait: 'Esperar antes de anotar',
  seconds: (seconds) => `${seconds} s`,
  always: 'Preguntar siempre',
  voice: 'Voz',
  pause: 'Parar la cámara',
  goOn: 'Encender la cámara',
  which: {
    always: (name, tile) => `¿Jugó ${name} ${tile}?`,
    tile: (name) => `¿Qué ficha jugó ${name}?`,
    end: (name, tile) => `¿Dónde jugó ${name} ${tile}?`,
    order: () => 'Hay dos fichas nuevas. ¿Cuál fue la primera?',
    refused: (_name, tile) => `${tile} está en la mesa y no está anotada. ¿Anotarla?`,
    lead: (name, tile) => `¿Salió ${name} con ${tile}?`,
    stacked: (name, tile) => `${tile} está encima de otra ficha. ¿La jugó ${name}?`,
  },
  who: (hand, tile, turn) => `${tile} vino del lado de ${hand}, pero es el turno de ${turn}. ¿Quién fue?`,
  itWas: (name) => `Fue ${name}`,
  passed: (name) => `${name} pasó`,
  outOfTurn: 'Jugada fuera de turno',
  wrong: (recorded, seen) => `Anotaste ${recorded}, pero ahí está ${seen}.`,
  recorded: 'Anotada',
  onTable: 'En la mesa',
  correct: (tile) => `Cambiar por ${tile}`,
  missing: (tiles) =>
    tiles.length === 1 ? `${listed(tiles)} está anotada, pero no está en la mesa.` : `${listed(tiles)} están anotadas, pero no están en la mesa.`,
  strange: (tiles) =>
    tiles.length === 1
      ? `${listed(tiles)} toca la línea, pero no se puede jugar ahí. ¿Falta una jugada?`
      : `${listed(tiles)} tocan la línea, pero no se pueden jugar ahí. ¿Falta una jugada?`,
  drew: (name, counts) => `¿Robó ${name} ${either(counts)}? Una mano tapaba la vista.`,
  tiles: (count) => counted(count, tileNoun),
  hands: 'Pon las fichas boca arriba',
  turnOver: 'Todos pasaron. Cada persona pone sus fichas boca arriba en su lado de la mesa.',
  enterHands: 'Anotar las fichas',
  leave: 'Dejarlo así',
}
