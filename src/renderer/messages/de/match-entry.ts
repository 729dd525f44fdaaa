import { counted, numberWord, signed, tileNoun } from '#shared/words/de'
import type { PageWords } from '../page-words'
import { playSentencesOf } from '../play-sentences'

const play = playSentencesOf({
  counted,
  dual: 'Dual',
  plural: 'Plural',
  'short-flower': 'kurze Blüte',
  'long-flower': ({ times }) => `lange Blüte${times}`,
  'small-scorpion': 'kleiner Skorpion',
  'large-scorpion': ({ times }) => `großer Skorpion${times}`,
  'double-header': 'Zweierkopf',
  'triple-header': 'Dreierkopf',
  'of-a-suit': ({ count, suit }) => `${numberWord(count)}-mal ${suit}`,
  led: (name, tile) => `${name} hat ${tile} angespielt`,
  laid: (name, tile, arm) => `${name} hat ${typeof arm === 'number' ? `an Arm ${arm}` : arm === 'left' ? 'links' : 'rechts'} ${tile} gelegt`,
  nothing: 'keine Wertung',
  loses: (points) => `verliert ${points}`,
  heard: (laid, score, name, total) => `${laid}: ${score}; ${name} hat ${total}.`,
})

export const entry: PageWords['entry'] = {
  heading: 'Eingabe',
  forTurn: (name) => `${name} ist dran`,
  forOther: (name, onTurn) => `Eingabe für ${name}, obwohl ${onTurn} dran ist. Das bleibt stehen und wird markiert.`,
  backToTurn: (name) => `Zurück zu ${name}`,
  lead: (name) => `${name} spielt an`,
  chooseTile: 'Tipp einen Stein an, oder tipp seine Hälften ein.',
  chooseLead: 'Tipp den angespielten Stein an, oder tipp ihn ein: Die zuerst getippte Hälfte liegt links.',
  chooseDouble: 'Tipp den angespielten Pasch an, oder tipp ihn ein.',
  typed: (shown) => `Getippt: ${shown}`,
  noSuchHalf: (maxPip) => `Die Hälften dieses Satzes gehen bis ${maxPip}.`,
  noTile: 'Wähl zuerst einen Stein.',
  whichEnd: 'Beide Enden passen und zählen verschieden: Sag, welches.',
  whichArm: 'Mehrere Arme passen und zählen verschieden: Sag, welcher.',
  clear: 'Leeren',
  ways: (tile) => `Wohin mit ${tile}`,
  drawCount: (tiles) => `${counted(tiles, tileNoun)} ziehen`,
  drawMore: 'Einen mehr ziehen',
  drawFewer: 'Einen weniger ziehen',
  pass: 'Passen',
  blocked: 'Blockiert',
  undo: 'Zurück',
  redo: 'Wieder vor',
  actions: 'Ziehen, passen oder blockiert',
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
  capped: (delta) => `zählt ${signed(delta)}`,
  goesOut: 'macht Domino',
  wins: 'gewinnt die Partie',
  nothing: 'keine Wertung',
  name: (where, delta, more) => [`${where}: ${signed(delta)}`, ...more].join(', '),
}

export const pad: PageWords['pad'] = {
  label: 'Steine des Satzes',
  played: 'gelegt',
  playedCopies: (played, copies) => `${played} von ${copies} gelegt`,
  quiet: 'passt gerade nicht',
  filter: 'Steine zeigen',
  all: 'Alle',
  fitting: 'Jetzt passende',
  suit: (suit) => `Mit ${suit}`,
}
