import { counted, signed, tileNoun } from '#shared/words/fr'
import { ofName } from '#shared/words/fr/names'
import { atArm } from '#shared/words/fr/tiles'
import type { PageWords } from '../page-words'
import { playSentencesOf } from '../play-sentences'

const play = playSentencesOf({
  counted,
  dual: 'Duo',
  plural: 'Pluriel',
  'short-flower': 'Fleur courte',
  'long-flower': ({ times }) => `Fleur longue${times}`,
  'small-scorpion': 'petit Scorpion',
  'large-scorpion': ({ times }) => `grand Scorpion${times}`,
  'double-header': 'Double tête',
  'triple-header': 'Triple tête',
  'of-a-suit': ({ count, suit }) => `famille des ${suit} × ${count}`,
  led: (name, tile) => `${name} ouvre avec ${tile}`,
  laid: (name, tile, arm) => `${name} pose ${tile} ${arm === 'left' ? 'à gauche' : arm === 'right' ? 'à droite' : atArm(arm)}`,
  nothing: 'rien de marqué',
  loses: (points) => `moins ${points}`,
  heard: (laid, score, _, total) => `${laid} : ${score} ; total ${total}.`,
})

export const entry: PageWords['entry'] = {
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
  drawCount: (tiles) => `Piocher ${counted(tiles, tileNoun)}`,
  drawMore: 'En piocher un de plus',
  drawFewer: 'En piocher un de moins',
  pass: 'Passer',
  blocked: 'Bloqué',
  undo: 'Annuler',
  redo: 'Rétablir',
  actions: 'Piocher, passer ou bloqué',
}

export const ways: PageWords['ways'] = {
  heard: play.heard,
  at: (name) => (name === 'left' ? 'Bout gauche' : name === 'right' ? 'Bout droit' : `Branche ${name}`),
  lead: (written) => `Ouvrir avec ${written}`,
  leadAs: (written) => {
    const [left, right] = written.split('-')
    return `Ouvrir : ${left} à gauche, ${right} à droite`
  },
  gain: (delta) => signed(delta),
  reasons: play.reasons,
  capped: (delta) => `compte ${signed(delta)}`,
  goesOut: 'fait domino',
  wins: 'gagne la partie',
  nothing: 'rien de marqué',
  name: (where, delta, more) => [`${where} : ${signed(delta)}`, ...more].join(', '),
}

export const pad: PageWords['pad'] = {
  label: 'Dominos du jeu',
  played: 'posé',
  playedCopies: (played, copies) => `${played} sur ${copies} posés`,
  quiet: 'ne va pas maintenant',
  filter: 'Afficher les dominos',
  all: 'Tous',
  fitting: 'Qui vont',
  suit: (suit) => `Avec ${suit}`,
}
