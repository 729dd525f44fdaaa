import { counted, inNumber, listed, tileNoun } from '#shared/words/fr'
import { que } from '#shared/words/fr/articles'
import { ofName } from '#shared/words/fr/names'
import type { PageWords } from '../page-words'

const either = (counts: readonly number[]): string => `${listed([...counts].reverse().map(String), 'or')} ${inNumber(Math.max(...counts), tileNoun)}`

/** La page où une caméra au-dessus de la table compte les points. */
export const cameraTable: PageWords['cameraTable'] = {
  open: 'La caméra compte',
  name: 'La caméra compte',
  title: (game) => `${game} : la caméra compte les points`,
  picture: 'La table vue par la caméra',
  off: 'La caméra est éteinte',
  seen: (tiles) => counted(tiles, { one: 'domino visible', other: 'dominos visibles' }),
  phases: {
    starting: 'Recherche des dominos…',
    hand: 'En attente : une main cache la table',
    settling: 'En attente : quelque chose bouge',
    reading: 'Lecture en cours…',
    entering: 'Un nouveau domino',
    lost: 'La ligne n’est pas visible. Montrez-la entière à la caméra.',
    clearing: 'En attente d’une table vide',
    hands: 'Retournez vos dominos',
    over: 'Cette manche est finie',
  },
  frame: {
    count: 'Compter',
    countAll: 'Compter les dominos face cachée, pour voir qui pioche',
    move: 'Cadre des dominos face cachée : faites-le glisser dessus, ou utilisez les flèches',
    size: 'Taille du cadre : faites glisser le coin, ou utilisez les flèches',
    put: 'À placer sur les dominos face cachée',
    counted: (tiles) => `${tiles} face cachée`,
    unsure: 'Impossible de compter. Touchez « Piocher 1 ».',
  },
  moveSeat: (name) => `Faites glisser ${name} à sa place, ou utilisez les flèches`,
  seats: 'Chaque nom est-il à sa place ? Faites-le glisser de son côté de l’image. Caravan reconnaît alors la personne qui joue au côté d’où vient son domino.',
  seatsRight: 'Oui, les places sont justes',
  asks: 'Caravan demande',
  plays: (name, tile) => `${name} joue ${tile}`,
  played: (name, tile) => `${name} a joué ${tile}`,
  left: (seconds) => `Saisi dans ${seconds} s`,
  wait: 'Attendre avant de saisir',
  seconds: (seconds) => `${seconds} s`,
  always: 'Toujours demander',
  voice: 'Voix',
  pause: 'Arrêter la caméra',
  goOn: 'Démarrer la caméra',
  which: {
    always: (name, tile) => `${name} a joué ${tile} ?`,
    tile: (name) => `Quel domino est-ce ${que(name)}${name} a joué ?`,
    end: (name, tile) => `Où est-ce ${que(name)}${name} a joué ${tile} ?`,
    order: () => 'Deux dominos sont nouveaux. Lequel était le premier ?',
    refused: (_name, tile) => `${tile} est sur la table et n’est pas saisi. Le saisir ?`,
    lead: (name, tile) => `${name} a ouvert avec ${tile} ?`,
    stacked: (name, tile) => `${tile} est posé sur un autre domino. ${name} l’a joué ?`,
  },
  who: (hand, tile, turn) => `${tile} vient du côté ${ofName(hand)}, mais c’est à ${turn} de jouer. Qui était-ce ?`,
  itWas: (name) => `C’était ${name}`,
  passed: (name) => `${name} a passé`,
  outOfTurn: 'Joué hors de son tour',
  wrong: (recorded, seen) => `Vous avez saisi ${recorded}, mais ${seen} est sur la table.`,
  recorded: 'Saisi',
  onTable: 'Sur la table',
  correct: (tile) => `Changer en ${tile}`,
  missing: (tiles) =>
    tiles.length === 1 ? `${listed(tiles)} est saisi, mais n’est pas sur la table.` : `${listed(tiles)} sont saisis, mais ne sont pas sur la table.`,
  strange: (tiles) =>
    tiles.length === 1
      ? `${listed(tiles)} touche la ligne, mais ne peut pas y être joué. Manque-t-il un coup ?`
      : `${listed(tiles)} touchent la ligne, mais ne peuvent pas y être joués. Manque-t-il un coup ?`,
  drew: (name, counts) => `${name} a pioché ${either(counts)} ? Une main cachait la vue.`,
  tiles: (count) => counted(count, tileNoun),
  hands: 'Retournez vos dominos',
  turnOver: 'Tout le monde a passé. Chaque personne pose ses dominos face visible, de son côté de la table.',
  enterHands: 'Saisir les dominos',
  leave: 'Laisser ainsi',
}
