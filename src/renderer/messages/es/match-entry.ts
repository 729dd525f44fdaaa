import type { ArmName } from '#shared/domino/line'
import type { Reason } from '#shared/rules/reasons'
import { counted, numberWord, plain, signed, TILES } from '#shared/words/es'
import type { PageWords } from '../page-words'

/** A reason in two or three words, for a button that has no room for its sentence. */
function shortReason(reason: Reason): string {
  const times = reason.count !== undefined && reason.count > 1 ? ` × ${reason.count}` : ''
  switch (reason.code) {
    case 'dual':
      return 'Dual'
    case 'plural':
      return 'Plural'
    case 'short-flower':
      return 'Flor corta'
    case 'long-flower':
      return `Flor larga${times}`
    case 'small-scorpion':
      return 'Escorpión pequeño'
    case 'large-scorpion':
      return `Escorpión grande${times}`
    case 'double-header':
      return 'Cabeza doble'
    case 'triple-header':
      return 'Cabeza triple'
    case 'of-a-suit':
      return `${numberWord(reason.count ?? 0)} veces ${reason.suit ?? ''}`
  }
}

function shortReasonWithPoints(reason: Reason): string {
  return `${shortReason(reason)} ${signed(reason.points)}`
}

function heardPlace(arm: ArmName): string {
  return typeof arm === 'number' ? `en el brazo ${arm}` : arm === 'left' ? 'a la izquierda' : 'a la derecha'
}

/** One play in one breath, for whoever hears it: `Ben ha puesto seis-cuatro a la derecha: Dual, 2 tantos; Ben tiene 7.` */
const heardPlay: PageWords['wayWords']['heard'] = ({ name, tile, arm, reasons, delta, points, total }) => {
  const laid = arm === null ? `${name} ha salido con ${tile}` : `${name} ha puesto ${tile} ${heardPlace(arm)}`
  if (reasons.length === 0 && delta === 0) return `${laid}: no puntúa; ${name} tiene ${plain(total)}.`
  const moved = delta < 0 ? `pierde ${counted(-delta, points)}` : counted(delta, points)
  return `${laid}: ${[...reasons.map(shortReason), moved].join(', ')}; ${name} tiene ${plain(total)}.`
}

export const entryWords: PageWords['entryWords'] = {
  heading: 'Anotar',
  forTurn: (name) => `Juega ${name}`,
  forOther: (name, onTurn) => `Anotas para ${name}, aunque le toca a ${onTurn}. Valdrá, y quedará marcado.`,
  backToTurn: (name) => `Volver a ${name}`,
  lead: (name) => `Sale ${name}`,
  chooseTile: 'Toca una ficha, o teclea sus mitades.',
  chooseLead: 'Toca la ficha de salida, o tecléala: la mitad que teclees primero queda en el extremo izquierdo.',
  chooseDouble: 'Toca el doble de salida, o tecléalo.',
  typed: (shown) => `Tecleado: ${shown}`,
  noSuchHalf: (maxPip) => `Las mitades de este juego de fichas llegan hasta ${maxPip}.`,
  noTile: 'Elige primero una ficha.',
  whichEnd: 'Encaja en los dos extremos y no da lo mismo: di en cuál.',
  whichArm: 'Encaja en varios brazos y no da lo mismo: di en cuál.',
  clear: 'Borrar',
  ways: (tile) => `Dónde poner ${tile}`,
  drawCount: (tiles) => `Robar ${counted(tiles, TILES)}`,
  drawMore: 'Robar una más',
  drawFewer: 'Robar una menos',
  pass: 'Pasar',
  blocked: 'Cierre',
  undo: 'Deshacer',
  redo: 'Rehacer',
  actions: 'Robar, pasar o cierre',
}

export const wayWords: PageWords['wayWords'] = {
  heard: heardPlay,
  at: (name) => (name === 'left' ? 'Extremo izquierdo' : name === 'right' ? 'Extremo derecho' : `Brazo ${name}`),
  lead: (written) => `Salir con ${written}`,
  leadAs: (written) => {
    const [left, right] = written.split('-')
    return `Salir: ${left} a la izquierda, ${right} a la derecha`
  },
  gain: signed,
  reasons: (reasons) => reasons.map(shortReasonWithPoints).join(', '),
  capped: (delta) => `cuenta ${signed(delta)}`,
  goesOut: 'hace dominó',
  wins: 'gana la partida',
  nothing: 'no puntúa',
  name: (where, delta, more) => [`${where}: ${signed(delta)}`, ...more].join(', '),
}

export const padWords: PageWords['padWords'] = {
  label: 'Fichas del juego',
  played: 'jugada',
  playedCopies: (played, copies) => `${played} de ${copies} jugadas`,
  quiet: 'ahora no encaja',
  filter: 'Mostrar fichas',
  all: 'Todas',
  fitting: 'Las que encajan',
  suit: (suit) => `Con ${suit}`,
}
