import { counted, listed, presetNames, tileNoun } from '#shared/words/fr'
import { withArticle } from '#shared/words/fr/articles'
import { ofName } from '#shared/words/fr/names'
import { atArm } from '#shared/words/fr/tiles'
import type { PageWords } from '../page-words'

/** The arbiter's page: what is asked. */
export const settle: PageWords['settle'] = {
  title: 'Trancher un litige',
  waiting: 'On dresse la table…',
  noHost: 'Caravan ne répond pas en ce moment, aucun nom n’est donc proposé. La décision est rendue quand même.',
  about:
    'Une manche est bloquée, et vous n’êtes pas d’accord sur qui a gagné ? Dites ce qu’il y a sur la table et dans chaque main. La décision est là dès qu’elle peut être rendue, et change à mesure que vous tapez.',
  aboutMatch: (round) =>
    `La manche ${round} de votre partie, telle qu’elle est. Montrez les mains, et la décision est là. Ce que vous changez ici ne change rien dans la partie.`,
  anew: 'Recommencer',
  anewMatch: 'Comme dans la partie',
  begun: 'La page est de nouveau vide.',
  undo: 'La ramener',
  toMatch: 'Retour à la partie',
  nameless: (place) => `Place ${place}`,
  open: 'Trancher un litige',

  setup: {
    heading: 'La table',
    summary: (preset, names, changed) =>
      `${presetNames[preset]} · ${listed(names)}${changed === 0 ? '' : ` · ${counted(changed, { one: 'règle maison', other: 'règles maison' })}`}`,
    game: 'Jeu',
    rulesIntro: 'Celles dont une manche bloquée peut dépendre. Ce que vous changez ici ne vaut que pour ce litige.',
    rulesWrong: (why) => `Ces règles ne vont pas ensemble à cette table : ${why}.`,
  },

  throw: {
    heading: 'Fleur et Scorpion',
    hint: 'Touchez les faces des dés, ou tapez les dominos qu’elles désignent.',
    flower: 'La Fleur en domino',
    scorpion: 'Le Scorpion en domino',
    notATile: 'Deux faces de 1 à 6, comme 6-4.',
  },

  tiles: {
    heading: 'Dominos',
    steps: 'La table et les mains',
    table: 'La table',
    notTold: 'pas indiquée',
    ends: (ends) => ends.map((suit) => suit ?? '?').join(' et '),
    wrong: 'pas encore correcte',
    nextHand: (name) => `Ensuite : la main ${ofName(name)}`,
    counts: (name, shown, expected) =>
      `La partie compte ${counted(expected, tileNoun)} dans la main ${ofName(name)} ; pour l’instant, ${shown === 0 ? 'aucun n’est montré' : shown === 1 ? 'un seul est montré' : `${shown} sont montrés`}.`,
    theseAreAll: 'Ils y sont tous',
  },

  table: {
    heading: 'Ce qu’il y a sur la table',
    optional: 'Vous pouvez ne pas le dire : la décision ne regarde que les mains. Mais ainsi, Caravan peut dire si la manche est vraiment bloquée.',
    kind: 'Ce que vous indiquez',
    kinds: { ends: 'Seulement les bouts ouverts', line: 'Toute la ligne' },
    endOf: (arm) => (typeof arm === 'number' ? `Branche ${arm}` : arm === 'left' ? 'Bout gauche' : 'Bout droit'),
    endOpen: 'pas indiqué',
    suit: (suit) => (suit === 0 ? '0, blanc' : String(suit)),
    boneyard: (name) => `Faces cachées dans ${withArticle(name).the}`,
    boneyardUntold: 'personne n’a compté',
    boneyardCounted: 'comptés',
    boneyardTiles: 'Dominos faces cachées',
    pad: 'Dominos pour la table',
    tap: (line) => `Touchez n’importe quel domino ${withArticle(line).of}, ou tapez-le. Continuez avec ses voisins, d’un côté ou de l’autre.`,
    tapNext: 'Continuez avec le domino voisin, à l’un des bouts.',
    tapDouble: 'Touchez le pivot, ou tapez-le.',
    tapArms: 'Continuez avec les dominos des branches, en partant du pivot.',
    whichEnd: (tile) => `${tile} va aux deux bouts. Où est-il ?`,
    whichArm: (tile) => `${tile} va à plusieurs branches. Où est-il ?`,
    layAt: (tile, arm) => `${tile} est ${atArm(arm)}`,
    takeBack: 'Reprendre',
    clear: 'Vider la table',
    fits: 'ne va à aucun bout',
    held: 'dans une main',
    there: 'sur la table',
    empty: 'Rien n’est encore indiqué de la table.',
    tile: (tile) => `${tile}, sur la table`,
  },
}
