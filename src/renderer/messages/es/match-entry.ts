import { counted, numberWord, signed, tileNoun } from '#shared/words/es'
import type { PageWords } from '../page-words'
import { playSentencesOf } from '../play-sentences'

const play = playSentencesOf({
  counted,
  dual: 'Dual',
  plural: 'Plural',
  'short-flower': 'Flor corta',
  'long-flower': ({ times }) => `Flor larga${times}`,
  'small-scorpion': 'Escorpión pequeño',
  'large-scorpion': ({ times }) => `Escorpión grande${times}`,
  'double-header': 'Cabeza doble',
  'triple-header': 'Cabeza triple',
  'of-a-suit': ({ count, suit }) => `${numberWord(count)} veces ${suit}`,
  led: (name, tile) => `${name} ha salido con ${tile}`,
  laid: (name, tile, arm) => `${name} ha puesto ${tile} ${typeof arm === 'number' ? `en el brazo ${arm}` : arm === 'left' ? 'a la izquierda' : 'a la derecha'}`,
  nothing: 'no puntúa',
  loses: (points) => `pierde ${points}`,
  heard: (laid, score, name, total) => `${laid}: ${score}; ${name} tiene ${total}.`,
})

export const entry: PageWords['entry'] = {
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
  drawCount: (tiles) => `Robar ${counted(tiles, tileNoun)}`,
  drawMore: 'Robar una más',
  drawFewer: 'Robar una menos',
  pass: 'Pasar',
  blocked: 'Cierre',
  undo: 'Deshacer',
  redo: 'Rehacer',
  actions: 'Robar, pasar o cierre',
}

export const ways: PageWords['ways'] = {
  heard: play.heard,
  at: (name) => (name === 'left' ? 'Extremo izquierdo' : name === 'right' ? 'Extremo derecho' : `Brazo ${name}`),
  lead: (written) => `Salir con ${written}`,
  leadAs: (written) => {
    const [left, right] = written.split('-')
    return `Salir: ${left} a la izquierda, ${right} a la derecha`
  },
  gain: signed,
  reasons: play.reasons,
  capped: (delta) => `cuenta ${signed(delta)}`,
  goesOut: 'hace dominó',
  wins: 'gana la partida',
  nothing: 'no puntúa',
  name: (where, delta, more) => [`${where}: ${signed(delta)}`, ...more].join(', '),
}

export const pad: PageWords['pad'] = {
  label: 'Fichas del juego',
  played: 'jugada',
  playedCopies: (played, copies) => `${played} de ${copies} jugadas`,
  quiet: 'ahora no encaja',
  filter: 'Mostrar fichas',
  all: 'Todas',
  fitting: 'Las que encajan',
  suit: (suit) => `Con ${suit}`,
}
