import { counted, signed, tileNoun } from '#shared/words/de'
import type { PageWords } from '../page-words'
import { playSentencesOf } from '../play-sentences'

const play = playSentencesOf({
  counted,
  dual: 'Zwilling',
  plural: 'Drilling',
  'short-flower': 'kurze Blüte',
  'long-flower': ({ times }) => `lange Blüte${times}`,
  'small-scorpion': 'kleiner Skorpion',
  'large-scorpion': ({ times }) => `großer Skorpion${times}`,
  'double-header': 'Zweierkopf',
  'triple-header': 'Dreierkopf',
  'of-a-suit': ({ count, suit }) => `${count}-mal ${suit}`,
  led: (name, tile) => `${name} hat ${tile} angespielt`,
  laid: (name, tile, arm) => `${name} hat ${typeof arm === 'number' ? `an Arm ${arm}` : arm === 'left' ? 'links' : 'rechts'} ${tile} gelegt`,
  nothing: 'bringt nichts',
  loses: (points) => `verliert ${points}`,
  heard: (laid, score, name, total) => `${laid}: ${score}. ${name} hat ${total}.`,
})

export const entry: PageWords['entry'] = {
  heading: 'Eintrag',
  forTurn: (name) => `${name} ist am Zug`,
  forOther: (name, onTurn) => `${onTurn} ist am Zug. Der Eintrag für ${name} gilt, wird aber als auffällig markiert.`,
  backToTurn: (name) => `Zurück zu ${name}`,
  lead: (name) => `${name} spielt an`,
  chooseTile: 'Tippe einen Stein an oder gib seine beiden Zahlen ein.',
  chooseLead: 'Tippe den ersten Stein an oder gib ihn ein. Die erste Zahl liegt links.',
  chooseDouble: 'Tippe den ersten Pasch an oder gib ihn ein.',
  typed: (shown) => `Eingegeben: ${shown}`,
  noSuchHalf: (maxPip) => `Die höchste Zahl in diesem Satz ist ${maxPip}.`,
  noTile: 'Wähle zuerst einen Stein.',
  whichEnd: 'Der Stein geht an beide Enden. Wähle eines.',
  whichArm: 'Der Stein geht an mehrere Arme. Wähle einen.',
  clear: 'Löschen',
  ways: (tile) => `Wohin mit ${tile}`,
  drawCount: (tiles) => `${counted(tiles, tileNoun)} ziehen`,
  drawMore: 'Einen mehr ziehen',
  drawFewer: 'Einen weniger ziehen',
  pass: 'Passen',
  blocked: 'Blockiert',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  actions: 'Ziehen, passen oder „blockiert“ melden',
}

export const ways: PageWords['ways'] = {
  heard: play.heard,
  at: (name) => (name === 'left' ? 'Linkes Ende' : name === 'right' ? 'Rechtes Ende' : `Arm ${name}`),
  lead: (written) => `${written} anspielen`,
  leadAs: (written) => {
    const [left, right] = written.split('-')
    return `Anspielen: ${left} links, ${right} rechts`
  },
  gain: signed,
  reasons: play.reasons,
  capped: (delta) => `zählt als ${signed(delta)}`,
  goesOut: 'macht Domino',
  wins: 'gewinnt die Partie',
  nothing: 'bringt nichts',
  name: (where, delta, more) => [`${where}: ${signed(delta)}`, ...more].join(', '),
}

export const pad: PageWords['pad'] = {
  label: 'Alle Steine',
  played: 'gelegt',
  playedCopies: (played, copies) => `${played} von ${copies} gelegt`,
  quiet: 'lässt sich gerade nicht anlegen',
  filter: 'Steine zeigen',
  all: 'Alle',
  fitting: 'Passende',
  suit: (suit) => `Mit ${suit}`,
}
