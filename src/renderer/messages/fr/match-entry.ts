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
  'of-a-suit': ({ count, suit }) => `${suit} × ${count}`,
  led: (name, tile) => `${name} ouvre avec ${tile}`,
  laid: (name, tile, arm) => `${name} pose ${tile} ${arm === 'left' ? 'à gauche' : arm === 'right' ? 'à droite' : atArm(arm)}`,
  nothing: 'aucun gain',
  loses: (points) => `moins ${points}`,
  heard: (laid, score, _, total) => `${laid} : ${score}. Total : ${total}.`,
})

export const entry: PageWords['entry'] = {
  heading: 'Nouvelle saisie',
  forTurn: (name) => `Au tour ${ofName(name)}`,
  forOther: (name, onTurn) => `C’est à ${onTurn} de jouer. La saisie pour ${name} sera gardée et signalée comme inhabituelle.`,
  backToTurn: (name) => `Revenir à ${name}`,
  lead: (name) => `${name} ouvre`,
  chooseTile: 'Touchez un domino ou saisissez ses deux nombres.',
  chooseLead: 'Touchez le domino d’ouverture ou saisissez-le. Le premier nombre va à gauche.',
  chooseDouble: 'Touchez le double d’ouverture ou saisissez-le.',
  typed: (shown) => `Saisi : ${shown}`,
  noSuchHalf: (maxPip) => `Le plus grand nombre de ce jeu est ${maxPip}.`,
  noTile: 'Choisissez d’abord un domino.',
  whichEnd: 'Il se pose aux deux bouts. Choisissez-en un.',
  whichArm: 'Il se pose sur plusieurs branches. Choisissez-en une.',
  clear: 'Effacer',
  ways: (tile) => `Où poser ${tile}`,
  drawCount: (tiles) => `Piocher ${counted(tiles, tileNoun)}`,
  drawMore: 'En piocher un de plus',
  drawFewer: 'En piocher un de moins',
  pass: 'Passer',
  blocked: 'Bloqué',
  undo: 'Annuler',
  redo: 'Rétablir',
  actions: 'Piocher, passer ou annoncer un blocage',
}

export const ways: PageWords['ways'] = {
  heard: play.heard,
  at: (name) => (name === 'left' ? 'Bout gauche' : name === 'right' ? 'Bout droit' : `Branche ${name}`),
  lead: (written) => `Ouvrir avec ${written}`,
  leadAs: (written) => {
    const [left, right] = written.split('-')
    return `Ouvrir avec ${left} à gauche, ${right} à droite`
  },
  gain: (delta) => signed(delta),
  reasons: play.reasons,
  capped: (delta) => `compte pour ${signed(delta)}`,
  goesOut: 'fait domino',
  wins: 'gagne la partie',
  nothing: 'aucun gain',
  name: (where, delta, more) => [`${where} : ${signed(delta)}`, ...more].join(', '),
}

export const pad: PageWords['pad'] = {
  label: 'Tous les dominos',
  played: 'posé',
  playedCopies: (played, copies) => `${played} sur ${copies} posés`,
  quiet: 'pas jouable maintenant',
  filter: 'Afficher les dominos',
  all: 'Tous',
  fitting: 'Jouables',
  suit: (suit) => `Avec ${suit}`,
}
