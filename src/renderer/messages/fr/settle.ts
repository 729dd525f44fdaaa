import { counted, tileNoun } from '#shared/words/fr'
import { withArticle } from '#shared/words/fr/articles'
import { ofName } from '#shared/words/fr/names'
import { atArm } from '#shared/words/fr/tiles'
import type { PageWords } from '../page-words'

/** The page Settle a dispute: the questions. */
export const settle: PageWords['settle'] = {
  title: 'Trancher un désaccord',
  waiting: 'Chargement…',
  noHost: 'Impossible de proposer des noms pour l’instant. Vous pouvez quand même obtenir une décision.',
  about: 'Une manche est bloquée, et vous n’êtes pas d’accord ? Saisissez les dominos de chaque main, et la décision s’affiche.',
  aboutMatch: (round) => `Manche ${round} de votre partie. Saisissez les dominos de chaque main, et la décision s’affiche. Votre partie ne change pas.`,
  again: 'Recommencer',
  againMatch: 'Comme dans la partie',
  begun: 'Saisies effacées.',
  undo: 'Annuler',
  toMatch: 'Retour à la partie',
  nameless: (place) => `Place ${place}`,
  open: 'Trancher un désaccord',

  setup: {
    game: 'Jeu',
    rules: 'Règles maison',
    rulesChanged: (changed) => `Règles maison : ${counted(changed, { one: 'modifiée', other: 'modifiées' })}`,
    rulesIntro: 'Les règles dont dépend une manche bloquée. Ce que vous changez ici ne s’applique qu’à ce désaccord.',
    rulesWrong: (why) => `Ces règles sont incompatibles : ${why}.`,
  },

  roll: {
    heading: 'Fleur et Scorpion',
    hint: 'Touchez les faces des dés ou saisissez les deux dominos.',
    set: 'Indiquer les dés',
    change: 'Modifier les dés',
    flower: 'Domino de la Fleur',
    scorpion: 'Domino du Scorpion',
    notATile: 'Saisissez deux nombres de 1 à 6, comme 6-4.',
  },

  tiles: {
    enter: (name) => `Ajouter des dominos à la main ${ofName(name)}`,
    done: 'Terminé',
    nextHand: (name) => `Ensuite : main ${ofName(name)}`,
    counts: (name, shown, expected) => `${name} devrait avoir ${counted(expected, tileNoun)}. Saisis jusqu’ici : ${shown}.`,
    theseAreAll: 'Ils y sont tous',
  },

  table: {
    enter: 'Ajouter la table',
    change: 'Modifier la table',
    heading: 'Dominos sur la table',
    optional: 'Facultatif : seules les mains comptent pour la décision. Mais avec la table, Caravan peut vérifier que la manche est vraiment bloquée.',
    kind: 'Que voulez-vous indiquer ?',
    kinds: { ends: 'Bouts ouverts', line: 'Toute la ligne' },
    endOf: (arm) => (typeof arm === 'number' ? `Branche ${arm}` : arm === 'left' ? 'Bout gauche' : 'Bout droit'),
    endOpen: 'non indiqué',
    suit: (suit) => (suit === 0 ? '0, blanc' : String(suit)),
    boneyard: (name) => `Face cachée dans ${withArticle(name).the}`,
    boneyardUntold: 'non comptés',
    boneyardCounted: 'comptés',
    boneyardTiles: 'Dominos face cachée',
    pad: 'Dominos pour la table',
    tap: (line) => `Touchez ou saisissez n’importe quel domino ${withArticle(line).of}. Ajoutez ensuite ses voisins, d’un côté ou de l’autre.`,
    tapNext: 'Ajoutez le domino voisin, à l’un des bouts.',
    tapDouble: 'Touchez ou saisissez le pivot.',
    tapArms: 'Ajoutez les dominos de chaque branche, en partant du pivot.',
    whichEnd: (tile) => `${tile} peut se poser aux deux bouts. Où est-il ?`,
    whichArm: (tile) => `${tile} peut se poser sur plusieurs branches. Où est-il ?`,
    layAt: (tile, arm) => `${tile} est ${atArm(arm)}`,
    takeBack: 'Retirer le domino',
    clear: 'Vider la table',
    fits: 'ne se pose à aucun bout',
    held: 'dans une main',
    there: 'sur la table',
    empty: 'Aucun domino sur la table pour l’instant.',
    tile: (tile) => `${tile}, sur la table`,
  },
}
