import type { ArmName } from '#shared/domino/line'
import { counted, signed, tileNoun } from '#shared/words/fr'
import { timesWord } from '#shared/words/fr/numbers'
import type { PageWords } from '../page-words'
import { playSentencesOf } from '../play-sentences'

const play = playSentencesOf({
  dual: 'Duo',
  plural: 'Pluriel',
  'short-flower': 'Fleur courte',
  'long-flower': ({ count }) => (count > 1 ? `${count} Fleurs longues` : 'Fleur longue'),
  'small-scorpion': 'petit Scorpion',
  'large-scorpion': ({ count }) => (count > 1 ? `${count} grands Scorpions` : 'grand Scorpion'),
  'double-header': 'Double tête',
  'triple-header': 'Triple tête',
  'of-a-suit': ({ count, suit, isHeard }) => (isHeard ? `${suit} ${timesWord(count)}` : `${count} × ${suit}`),
  led: (name, tile) => `${name} ouvre avec ${tile}`,
  laid: (name, tile, arm) => `${name} : ${tile}, ${typeof arm === 'number' ? `branche ${arm}` : arm === 'left' ? 'gauche' : 'droite'}`,
  nothing: 'ne rapporte rien',
  loses: (points) => `perd ${points}`,
  total: (total) => `total ${total}`,
})

export const entry: PageWords['entry'] = {
  heading: 'Nouvelle saisie',
  forOther: (name, onTurn) => `C’est à ${onTurn} de jouer. La saisie pour ${name} sera gardée et signalée comme inhabituelle.`,
  backToTurn: (name) => `Revenir à ${name}`,
  typed: (shown) => `Saisi : ${shown}`,
  noSuchHalf: (maxPip) => `Le plus grand nombre de ce jeu est ${maxPip}.`,
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
  counted: play.counted,
  names: play.names,
  capped: (delta) => `compte pour ${signed(delta)}`,
  goesOut: 'fait domino',
  wins: 'gagne la partie',
  nothing: 'ne rapporte rien',
  name: (where, delta, more) => [`${where} : ${signed(delta)}`, ...more].join(', '),
}

export const pad: PageWords['pad'] = {
  label: 'Tous les dominos',
  played: 'posé',
  playedCopies: (played, copies) => `${played} sur ${copies} posés`,
  quiet: 'pas jouable maintenant',
}

const places = (ends: readonly ArmName[]): string => {
  const arms = ends.filter((end) => typeof end === 'number')
  if (arms.length > 0) return arms.length === 1 ? `branche ${arms[0]}` : `branches ${arms.slice(0, -1).join(', ')} et ${arms.at(-1)}`
  return ends.length > 1 ? 'les deux bouts' : ends[0] === 'left' ? 'bout gauche' : 'bout droit'
}

export const tray: PageWords['tray'] = {
  label: 'Dominos jouables',
  numbers: 'Nombres ouverts',
  at: places,
  row: (ends, suit) => `${suit}, ${places(ends)}`,
  number: (suit, where) => (where === null ? `Nombre ${suit}` : `Nombre ${suit}, ${where}`),
  leads: (name) => `${name} ouvre avec n’importe quel domino`,
  leadsDouble: (name) => `${name} ouvre avec un double`,
  asks: {
    'lowest-double': 'Le plus petit double ouvre. Touchez-le.',
    'highest-double': 'Le plus grand double ouvre. Touchez-le.',
    'highest-double-any-tile': 'Le plus grand double donne l’ouverture, avec n’importe quel domino. Touchez ce domino.',
    double: 'Quel double ouvre ? Touchez-le.',
    any: 'Quel domino ouvre ? Touchez-le.',
  },
  whoLeads: (tile) => `Qui ouvre avec ${tile} ?`,
  nobodyLeads: 'Personne n’a encore ouvert',
  count: (tiles) => counted(tiles, tileNoun),
}

export const playButton: PageWords['playButton'] = {
  play: (written) => `Jouer ${written}`,
  todo: (what) =>
    ({ tile: 'touchez un domino', number: 'touchez un nombre, puis un domino', lead: 'touchez le domino d’ouverture', double: 'touchez un double' })[what],
  which: (written, asked) => `${written} : ${{ end: 'quel bout ?', arm: 'quelle branche ?', order: 'dans quel sens ?' }[asked]}`,
  doesNotFit: (written) => `${written} n’est pas jouable`,
  played: (written) => `${written} est déjà posé`,
  noDouble: (written) => `${written} n’est pas un double`,
  why: 'Pourquoi ?',
  outOfTurn: (name) => `Pour ${name}, hors de son tour`,
}
