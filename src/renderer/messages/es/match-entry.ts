import { counted, signed, tileNoun } from '#shared/words/es'
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
  'double-header': 'Cuadre doble',
  'triple-header': 'Cuadre triple',
  'of-a-suit': ({ count, suit }) => `${suit} × ${count}`,
  led: (name, tile) => `${name} sale con ${tile}`,
  laid: (name, tile, arm) => `${name} juega ${tile} ${typeof arm === 'number' ? `en el brazo ${arm}` : arm === 'left' ? 'a la izquierda' : 'a la derecha'}`,
  nothing: 'no puntúa',
  loses: (points) => `pierde ${points}`,
  heard: (laid, score, name, total) => `${laid}: ${score}. ${name} tiene ${total}.`,
})

export const entry: PageWords['entry'] = {
  heading: 'Anotación',
  forTurn: (name) => `Turno de ${name}`,
  forOther: (name, onTurn) => `Es el turno de ${onTurn}. La anotación para ${name} se acepta, pero queda marcada como irregular.`,
  backToTurn: (name) => `Volver a ${name}`,
  lead: (name) => `Sale ${name}`,
  chooseTile: 'Toca una ficha o escribe sus dos números.',
  chooseLead: 'Toca la ficha de salida o escríbela. El primer número queda a la izquierda.',
  chooseDouble: 'Toca el doble de salida o escríbelo.',
  typed: (shown) => `Escrito: ${shown}`,
  noSuchHalf: (maxPip) => `El número más alto de este dominó es el ${maxPip}.`,
  noTile: 'Elige primero una ficha.',
  whichEnd: 'Encaja en los dos extremos. Elige uno.',
  whichArm: 'Encaja en varios brazos. Elige uno.',
  clear: 'Borrar',
  ways: (tile) => `Dónde jugar ${tile}`,
  drawCount: (tiles) => `Robar ${counted(tiles, tileNoun)}`,
  drawMore: 'Robar una más',
  drawFewer: 'Robar una menos',
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
  reasons: play.reasons,
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
  filter: 'Mostrar fichas',
  all: 'Todas',
  fitting: 'Las que encajan',
  suit: (suit) => `Con ${suit}`,
}
