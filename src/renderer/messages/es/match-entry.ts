import type { ArmName } from '#shared/domino/line'
import { counted, signed, tileNoun } from '#shared/words/es'
import { timesWord } from '#shared/words/es/numbers'
import type { PageWords } from '../page-words'
import { playSentencesOf } from '../play-sentences'

const play = playSentencesOf({
  dual: 'Dual',
  plural: 'Plural',
  'short-flower': 'Flor corta',
  'long-flower': ({ count }) => (count > 1 ? `${count} Flores largas` : 'Flor larga'),
  'small-scorpion': 'Escorpión pequeño',
  'large-scorpion': ({ count }) => (count > 1 ? `${count} Escorpiones grandes` : 'Escorpión grande'),
  'double-header': 'Cuadre doble',
  'triple-header': 'Cuadre triple',
  'of-a-suit': ({ count, suit, isHeard }) => (isHeard ? `${suit} ${timesWord(count)}` : `${count} × ${suit}`),
  led: (name, tile) => `${name} sale con ${tile}`,
  laid: (name, tile, arm) => `${name}: ${tile}, ${typeof arm === 'number' ? `brazo ${arm}` : arm === 'left' ? 'izquierda' : 'derecha'}`,
  nothing: 'no puntúa',
  loses: (points) => `pierde ${points}`,
  total: (total) => `lleva ${total}`,
})

export const entry: PageWords['entry'] = {
  heading: 'Anotación',
  forOther: (name, onTurn) => `Es el turno de ${onTurn}. La anotación para ${name} se acepta, pero queda marcada como irregular.`,
  backToTurn: (name) => `Volver a ${name}`,
  typed: (shown) => `Escrito: ${shown}`,
  noSuchHalf: (maxPip) => `El número más alto de este dominó es el ${maxPip}.`,
  pass: 'Pasar',
  blocked: 'Cierre',
  undo: 'Deshacer',
  redo: 'Rehacer',
  actions: 'Robar, pasar o anunciar cierre',
}

export const ways: PageWords['ways'] = {
  heard: play.heard,
  at: (name) => (name === 'left' ? 'Extremo izquierdo' : name === 'right' ? 'Extremo derecho' : `Brazo ${name}`),
  lead: (written) => `Salir con ${written}`,
  leadAs: (written) => {
    const [left, right] = written.split('-')
    return `Salir con ${left} a la izquierda, ${right} a la derecha`
  },
  gain: signed,
  counted: play.counted,
  names: play.names,
  capped: (delta) => `cuenta como ${signed(delta)}`,
  goesOut: 'hace dominó',
  wins: 'gana la partida',
  nothing: 'no puntúa',
  name: (where, delta, more) => [`${where}: ${signed(delta)}`, ...more].join(', '),
}

export const pad: PageWords['pad'] = {
  label: 'Todas las fichas',
  played: 'jugada',
  playedCopies: (played, copies) => `${played} de ${copies} jugadas`,
  quiet: 'ahora no encaja',
}

const places = (ends: readonly ArmName[]): string => {
  const arms = ends.filter((end) => typeof end === 'number')
  if (arms.length > 0) return arms.length === 1 ? `brazo ${arms[0]}` : `brazos ${arms.slice(0, -1).join(', ')} y ${arms.at(-1)}`
  return ends.length > 1 ? 'los dos extremos' : ends[0] === 'left' ? 'extremo izquierdo' : 'extremo derecho'
}

export const tray: PageWords['tray'] = {
  label: 'Fichas que encajan',
  numbers: 'Números abiertos',
  at: places,
  row: (ends, suit) => `${suit}, ${places(ends)}`,
  number: (suit, where) => (where === null ? `Número ${suit}` : `Número ${suit}, ${where}`),
  leads: (name) => `Sale ${name} con cualquier ficha`,
  leadsDouble: (name) => `Sale ${name} con un doble`,
  asks: {
    'lowest-double': 'Sale el doble más bajo. Tócalo.',
    'highest-double': 'Sale el doble más alto. Tócalo.',
    'highest-double-any-tile': 'Quien tiene el doble más alto sale con cualquier ficha. Toca esa ficha.',
    double: '¿Con qué doble se sale? Tócalo.',
    any: '¿Con qué ficha se sale? Tócala.',
  },
  whoLeads: (tile) => `¿Quién sale con ${tile}?`,
  nobodyLeads: 'Aún no sale nadie',
  count: (tiles) => counted(tiles, tileNoun),
}

export const playButton: PageWords['playButton'] = {
  play: (written) => `Jugar ${written}`,
  todo: (what) => ({ tile: 'toca una ficha', number: 'toca un número y luego una ficha', lead: 'toca la ficha de salida', double: 'toca un doble' })[what],
  which: (written, asked) => `${written}: ${{ end: '¿qué extremo?', arm: '¿qué brazo?', order: '¿en qué sentido?' }[asked]}`,
  doesNotFit: (written) => `${written} no encaja`,
  played: (written) => `${written} ya se jugó`,
  noDouble: (written) => `${written} no es un doble`,
  why: '¿Por qué?',
  outOfTurn: (name) => `Para ${name}, fuera de turno`,
}
