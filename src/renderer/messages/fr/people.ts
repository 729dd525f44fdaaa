import type { Noun } from '#shared/words/grammar'
import { counted, listed } from '#shared/words/fr'
import { que } from '#shared/words/fr/articles'
import { ofName } from '#shared/words/fr/names'
import type { PageWords } from '../page-words'
import { peopleSentencesOf } from '../people-sentences'
import type { Tally } from '../sentence-inputs'
import { noAnswerSentence, notSavedSentence } from './commands'
import { dateWords } from './dates'

const MATCHES: Noun = { one: 'partie', other: 'parties' }
const PEOPLE: Noun = { one: 'personne', other: 'personnes' }

function tally({ matches, lastPlayed }: Tally): string {
  if (lastPlayed === null) return 'n’a pas encore joué'
  return `${counted(matches, MATCHES)}, la dernière le ${dateWords(lastPlayed)}`
}

export const people: PageWords['people'] = {
  title: 'Personnes',
  intro:
    'Toutes les personnes qui jouent avec vous. Un nouveau nom vaut aussi dans les anciennes parties. On ne supprime jamais personne, puisque des parties portent ces noms : qui ne joue plus peut être mis en retrait.',
  waiting: 'Recherche de vos personnes…',
  failed: 'Les personnes ne peuvent pas être affichées pour l’instant. Ce qui est enregistré est en sécurité ; un nouvel essai suit.',
  nobody: 'Personne n’a encore joué. Toute personne que vous placez à une table est retenue ici.',
  list: 'Qui joue',
  otherNames: (names) => `Aussi ${listed(names)}`,
  tally,
  search: 'Chercher un nom',
  found: (found, all) => `${found} sur ${counted(all, PEOPLE)}`,
  nothingFound: 'Personne ne porte un tel nom.',
  add: {
    heading: 'Ajouter quelqu’un',
    name: 'Nom à ajouter',
    hint: 'Les noms tapés pour une nouvelle partie s’ajoutent d’eux-mêmes.',
    button: 'Ajouter',
    missing: 'Tapez d’abord un nom.',
    added: (name) => `On peut maintenant choisir ${name} pour des parties.`,
    there: (name) => `${name} est déjà dans la liste.`,
  },
  edit: {
    name: 'Nom',
    initials: 'Initiales',
    initialsHint: 'Trois lettres au plus ; sinon, elles sont tirées du nom.',
    save: 'Enregistrer',
    saveOf: (name) => `Enregistrer le nom et les initiales ${ofName(name)}`,
    noName: 'Il faut un nom.',
    renamed: (before, after) => `${before} s’appelle maintenant ${after}, dans les anciennes parties aussi.`,
    saved: (name) => `Enregistré pour ${name}.`,
    colour: 'Couleur',
    picture: 'Image',
    choosePicture: 'Choisir une image…',
    otherPicture: 'Une autre image…',
    removePicture: 'Retirer l’image',
    pictureGone: (name) => `${name} a de nouveau ses initiales.`,
    retire: 'Mettre en retrait',
    retireHint: 'N’est plus proposé pour de nouvelles parties ; toutes les anciennes restent.',
    retired: (name) => `${name} est maintenant en retrait. Les anciennes parties restent telles quelles.`,
    back: 'Faire revenir',
    backAgain: (name) => `${name} figure de nouveau parmi les noms proposés.`,
    merge: 'La même personne que…',
    undo: 'Annuler',
  },
  colours: {
    red: 'Rouge',
    orange: 'Orange',
    yellow: 'Jaune',
    green: 'Vert',
    teal: 'Turquoise',
    blue: 'Bleu',
    violet: 'Violet',
    pink: 'Rose',
    brown: 'Brun',
    grey: 'Gris',
  },
  retired: {
    heading: (count) => `En retrait (${count})`,
    hint: 'Pas proposées pour de nouvelles parties. Rejouer, ou un bouton ici, les fait revenir.',
  },
  merged: {
    heading: (count) => `La même personne qu’une autre (${count})`,
    hint: 'Leurs parties comptent pour la personne qui les représente. On peut revenir là-dessus à tout moment.',
    line: (name, into) => `${name} est la même personne ${que(into)}${into}`,
    split: 'En refaire deux personnes',
    splitOf: (name, into) => `Refaire deux personnes : ${name} et ${into}`,
    done: (name) => `${name} est de nouveau une personne à part, avec les parties jouées sous ce nom.`,
  },
  merge: {
    title: (name) => `Qui est la même personne ${que(name)}${name} ?`,
    with: 'La même personne',
    choose: 'Choisir…',
    option: (name, counts, retired) => `${name} (${tally(counts)}${retired ? ', en retrait' : ''})`,
    keep: 'Quel nom pour les deux ?',
    nobodyElse: 'Il n’y a encore personne d’autre ici.',
    changes: 'Ce qui change',
    counting: 'Comptage…',
    played: (one, other) => `${one} et ${other} deviennent une seule personne.`,
    after: (name, matches) =>
      `Désormais, ${name} représente les deux, avec ${counted(matches, MATCHES)} : dans les anciennes parties, dans l’historique et dans les statistiques. Les enregistrements eux-mêmes gardent les noms d’alors.`,
    back: 'Rien n’est perdu : on peut revenir là-dessus plus bas sur cette page.',
    together: (matches) => `Ces deux noms étaient à la même table dans ${counted(matches, MATCHES)} ; il s’agit donc peut-être bien de deux personnes.`,
    cancel: 'En laisser deux',
    confirm: 'En faire une seule',
    done: (gone, stays) => `${gone} et ${stays} sont maintenant une seule personne.`,
  },
  picture: {
    title: (name) => `Une image pour ${name}`,
    file: 'Choisir une image…',
    hint: 'Ou déposez une image ici, ou collez-en une. Un petit carré en est gardé, sur cet ordinateur, avec vos parties.',
    dropHere: 'Déposez l’image ici',
    opening: 'Ouverture de l’image…',
    onlyOne: (name) => `Une seule image va ; ${name} est prise.`,
    preview: 'Ce que cela donnera',
    zoom: 'Plus près',
    across: 'À gauche ou à droite',
    down: 'En haut ou en bas',
    cancel: 'Annuler',
    use: 'Prendre cette image',
    impossible: 'Ce navigateur ne peut pas faire de petite copie de cette image. Essayez-en une autre.',
    done: (name) => `L’image ${ofName(name)} est gardée.`,
  },
  problem: { title: 'Cela n’a pas été fait', merge: (name) => `La même personne ${que(name)}${name}…` },
}

export const peopleProblemSentence = peopleSentencesOf({
  commands: { noAnswerSentence, notSavedSentence },
  'no-such-person': (name) => `${name} n’est plus dans la liste. Un autre appareil a peut-être changé cela.`,
  'name-taken': ({ name }) =>
    `Quelqu’un d’autre s’appelle ${name}. Si c’est une seule personne, dites-le ; sinon, ajoutez une initiale ou un surnom à l’un des deux noms.`,
  'merged-already': 'L’une des deux a été entre-temps réunie avec une autre. Regardez la liste et choisissez de nouveau.',
  'bad-picture': {
    'not-a-jpeg': 'Ce qui est arrivé n’est pas une image JPEG ; elle n’a donc pas été gardée. Choisissez-la de nouveau, ou une autre.',
    'too-large': 'L’image est trop grande pour être gardée. Choisissez-la de nouveau, ou une autre.',
  },
})
