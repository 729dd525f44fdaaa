import type { Reason } from '#shared/rules/reasons'
import { counted, plain, signed, TILES } from '#shared/words/fr'
import { ofName } from '#shared/words/fr/names'
import { atArm } from '#shared/words/fr/tiles'
import type { PageWords } from '../page-words'

/** A reason in two or three words, for a button that has no room for its sentence. */
function shortReason(reason: Reason): string {
  const times = reason.count !== undefined && reason.count > 1 ? ` × ${reason.count}` : ''
  switch (reason.code) {
    case 'dual':
      return 'Duo'
    case 'plural':
      return 'Pluriel'
    case 'short-flower':
      return 'Fleur courte'
    case 'long-flower':
      return `Fleur longue${times}`
    case 'small-scorpion':
      return 'petit Scorpion'
    case 'large-scorpion':
      return `grand Scorpion${times}`
    case 'double-header':
      return 'Double tête'
    case 'triple-header':
      return 'Triple tête'
    case 'of-a-suit':
      return `famille des ${reason.suit ?? ''} × ${reason.count ?? 0}`
  }
}

function shortReasonWithPoints(reason: Reason): string {
  return `${shortReason(reason)} ${signed(reason.points)}`
}

/** One play in one breath, for whoever hears it: `Ben pose six-quatre à droite : Duo, 2 jetons ; total : 7.` */
const heardPlay: PageWords['wayWords']['heard'] = ({ name, tile, arm, reasons, delta, points, total }) => {
  const where = arm === 'left' ? 'à gauche' : arm === 'right' ? 'à droite' : arm === null ? '' : atArm(arm)
  const laid = arm === null ? `${name} ouvre avec ${tile}` : `${name} pose ${tile} ${where}`
  if (reasons.length === 0 && delta === 0) return `${laid} : rien de marqué ; total ${plain(total)}.`
  const moved = delta < 0 ? `moins ${counted(-delta, points)}` : counted(delta, points)
  return `${laid} : ${[...reasons.map(shortReason), moved].join(', ')} ; total ${plain(total)}.`
}

export const entryWords: PageWords['entryWords'] = {
  heading: 'Saisie',
  forTurn: (name) => `Au tour ${ofName(name)}`,
  forOther: (name, onTurn) => `Saisie pour ${name}, alors que c’est le tour ${ofName(onTurn)}. Elle sera gardée et signalée.`,
  backToTurn: (name) => `Revenir à ${name}`,
  lead: (name) => `${name} ouvre`,
  chooseTile: 'Touchez un domino, ou tapez ses moitiés.',
  chooseLead: 'Touchez le domino d’ouverture, ou tapez-le : la moitié tapée en premier va au bout gauche.',
  chooseDouble: 'Touchez le double d’ouverture, ou tapez-le.',
  typed: (shown) => `Tapé : ${shown}`,
  noSuchHalf: (maxPip) => `Les moitiés de ce jeu vont jusqu’à ${maxPip}.`,
  noTile: 'Choisissez d’abord un domino.',
  whichEnd: 'Les deux bouts conviennent et diffèrent : dites lequel.',
  whichArm: 'Plusieurs branches conviennent et diffèrent : dites laquelle.',
  clear: 'Effacer',
  ways: (tile) => `Où poser ${tile}`,
  drawCount: (tiles) => `Piocher ${counted(tiles, TILES)}`,
  drawMore: 'En piocher un de plus',
  drawFewer: 'En piocher un de moins',
  pass: 'Passer',
  blocked: 'Bloqué',
  undo: 'Annuler',
  redo: 'Rétablir',
  actions: 'Piocher, passer ou bloqué',
}

export const wayWords: PageWords['wayWords'] = {
  heard: heardPlay,
  at: (name) => (name === 'left' ? 'Bout gauche' : name === 'right' ? 'Bout droit' : `Branche ${name}`),
  lead: (written) => `Ouvrir avec ${written}`,
  leadAs: (written) => {
    const [left, right] = written.split('-')
    return `Ouvrir : ${left} à gauche, ${right} à droite`
  },
  gain: (delta) => signed(delta),
  reasons: (reasons) => reasons.map(shortReasonWithPoints).join(', '),
  capped: (delta) => `compte ${signed(delta)}`,
  goesOut: 'fait domino',
  wins: 'gagne la partie',
  nothing: 'rien de marqué',
  name: (where, delta, more) => [`${where} : ${signed(delta)}`, ...more].join(', '),
}

export const padWords: PageWords['padWords'] = {
  label: 'Dominos du jeu',
  played: 'posé',
  playedCopies: (played, copies) => `${played} sur ${copies} posés`,
  quiet: 'ne va pas maintenant',
  filter: 'Afficher les dominos',
  all: 'Tous',
  fitting: 'Qui vont',
  suit: (suit) => `Avec ${suit}`,
}
