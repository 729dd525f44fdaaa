import type { Reason } from '#shared/rules/reasons'
import { counted, numberWord, plain, signed, TILES } from '#shared/words/de'
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
      return 'kurze Blüte'
    case 'long-flower':
      return `lange Blüte${times}`
    case 'small-scorpion':
      return 'kleiner Skorpion'
    case 'large-scorpion':
      return `großer Skorpion${times}`
    case 'double-header':
      return 'Zweierkopf'
    case 'triple-header':
      return 'Dreierkopf'
    case 'of-a-suit':
      return `${numberWord(reason.count ?? 0)}-mal ${reason.suit ?? ''}`
  }
}

function shortReasonWithPoints(reason: Reason): string {
  return `${shortReason(reason)} ${signed(reason.points)}`
}

/** One play in one breath, for whoever hears it: `Ben hat rechts sechs-vier gelegt: Dual, 2 Chips; Ben hat 7.` */
const heardPlay: PageWords['wayWords']['heard'] = ({ name, tile, arm, reasons, delta, points, total }) => {
  const where = typeof arm === 'number' ? `an Arm ${arm}` : arm === 'left' ? 'links' : 'rechts'
  const laid = arm === null ? `${name} hat ${tile} angespielt` : `${name} hat ${where} ${tile} gelegt`
  if (reasons.length === 0 && delta === 0) return `${laid}: keine Wertung; ${name} hat ${plain(total)}.`
  const moved = delta < 0 ? `verliert ${counted(-delta, points)}` : counted(delta, points)
  return `${laid}: ${[...reasons.map(shortReason), moved].join(', ')}; ${name} hat ${plain(total)}.`
}

export const entryWords: PageWords['entryWords'] = {
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
  drawCount: (tiles) => `${counted(tiles, TILES)} ziehen`,
  drawMore: 'Einen mehr ziehen',
  drawFewer: 'Einen weniger ziehen',
  pass: 'Passen',
  blocked: 'Blockiert',
  undo: 'Zurück',
  redo: 'Wieder vor',
  actions: 'Ziehen, passen oder blockiert',
}

export const wayWords: PageWords['wayWords'] = {
  heard: heardPlay,
  at: (name) => (name === 'left' ? 'Linkes Ende' : name === 'right' ? 'Rechtes Ende' : `Arm ${name}`),
  lead: (written) => `${written} anspielen`,
  leadAs: (written) => {
    const [left, right] = written.split('-')
    return `Anspielen: ${left} links, ${right} rechts`
  },
  gain: signed,
  reasons: (reasons) => reasons.map(shortReasonWithPoints).join(', '),
  capped: (delta) => `zählt ${signed(delta)}`,
  goesOut: 'macht Domino',
  wins: 'gewinnt die Partie',
  nothing: 'keine Wertung',
  name: (where, delta, more) => [`${where}: ${signed(delta)}`, ...more].join(', '),
}

export const padWords: PageWords['padWords'] = {
  label: 'Steine des Satzes',
  played: 'gelegt',
  playedCopies: (played, copies) => `${played} von ${copies} gelegt`,
  quiet: 'passt gerade nicht',
  filter: 'Steine zeigen',
  all: 'Alle',
  fitting: 'Jetzt passende',
  suit: (suit) => `Mit ${suit}`,
}
