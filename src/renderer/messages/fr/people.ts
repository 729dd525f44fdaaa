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
  if (lastPlayed === null) return 'aucune partie'

  return `${counted(matches, MATCHES)}, la dernière le ${dateWords(lastPlayed)}`
}

export const people: PageWords['people'] = {
  title: 'Personnes',
  intro:
    'Toutes les personnes avec qui vous avez joué. Un nouveau nom apparaît aussi dans les anciennes parties. Un nom ne peut pas être supprimé, car ses parties en ont besoin. Vous pouvez masquer ceux des personnes qui ne jouent plus.',
  waiting: 'Chargement de la liste…',
  failed: 'Impossible de charger la liste pour l’instant. Vos données sont en sécurité et Caravan réessaie.',
  nobody: 'Encore personne ici. Caravan ajoute toutes les personnes avec qui vous jouez.',
  list: 'Joueuses et joueurs',
  form: (places) => `Rangs récents : ${places.join(', ')}.`,
  otherNames: (names) => `Autres noms : ${listed(names)}`,
  tally,
  search: 'Chercher un nom',
  found: (found, all) => `${counted(found, PEOPLE)} sur ${all}`,
  nothingFound: 'Aucun nom ne correspond.',
  add: {
    heading: 'Ajouter une personne',
    name: 'Nom de la nouvelle personne',
    hint: 'Caravan ajoute aussi les noms que vous saisissez pour une nouvelle partie.',
    button: 'Ajouter',
    missing: 'Saisissez un nom.',
    added: (name) => `${name} est maintenant dans la liste.`,
    there: (name) => `${name} est déjà dans la liste.`,
  },
  edit: {
    name: 'Nom',
    initials: 'Initiales',
    initialsHint: '3 lettres au plus. Si le champ reste vide, elles viennent du nom.',
    save: 'Enregistrer',
    saveOf: (name) => `Enregistrer le nom et les initiales ${ofName(name)}`,
    noName: 'Saisissez un nom.',
    renamed: (before, after) => `${before} s’appelle maintenant ${after}, dans les anciennes parties aussi.`,
    saved: (name) => `Enregistré pour ${name}.`,
    colour: 'Couleur',
    picture: 'Image',
    choosePicture: 'Choisir une image…',
    otherPicture: 'Changer d’image…',
    removePicture: 'Retirer l’image',
    pictureGone: (name) => `Image retirée. ${name} a de nouveau ses initiales.`,
    hide: 'Masquer',
    hideHint: 'Ce nom n’est plus proposé pour les nouvelles parties. Les anciennes restent.',
    hidden: (name) => `Nom masqué : ${name}. Les anciennes parties ne changent pas.`,
    showAgain: 'Réafficher',
    shownAgain: (name) => `Caravan propose de nouveau ${name} pour les nouvelles parties.`,
    merge: 'Fusionner avec…',
    undo: 'Annuler',
  },
  colours: {
    orange: 'Orange',
    yellow: 'Jaune',
    green: 'Vert',
    teal: 'Turquoise',
    blue: 'Bleu',
    violet: 'Violet',
    pink: 'Rose',
    grey: 'Gris',
  },
  hidden: {
    heading: (count) => `Noms masqués (${count})`,
    hint: 'Ces noms ne sont pas proposés pour les nouvelles parties. Ils sont de nouveau proposés dès que ces personnes jouent, ou avec « Réafficher ».',
  },
  merged: {
    heading: (count) => `Noms fusionnés (${count})`,
    hint: 'Leurs parties comptent pour le nom avec lequel ils sont fusionnés. On peut les séparer à tout moment.',
    line: (name, into) => `${name} est la même personne ${que(into)}${into}`,
    split: 'Séparer',
    splitOf: (name, into) => `Séparer ${name} et ${into}`,
    done: (name) => `${name} est de nouveau une personne à part et garde les parties jouées sous ce nom.`,
  },
  merge: {
    title: (name) => `Fusionner ${name} avec une autre personne`,
    with: 'Fusionner avec',
    choose: 'Choisir…',
    option: (name, counts, retired) => `${name} (${tally(counts)}${retired ? ', nom masqué' : ''})`,
    keep: 'Quel nom reste ?',
    nobodyElse: 'Il n’y a encore personne d’autre ici.',
    changes: 'Ce qui change',
    counting: 'Comptage…',
    played: (one, other) => `${one} et ${other} deviennent une seule personne.`,
    after: (name, matches) =>
      `Les deux noms deviendront ${name} partout dans Caravan, avec ${counted(matches, MATCHES)}. Les parties enregistrées gardent les noms d’alors.`,
    back: 'Rien n’est perdu. Vous pouvez les séparer de nouveau plus bas sur cette page.',
    together: (matches) => `Ces deux noms ont joué ensemble dans ${counted(matches, MATCHES)}. Ce sont donc peut-être deux personnes.`,
    cancel: 'Ne pas fusionner',
    confirm: 'Fusionner',
    done: (gone, stays) => `${gone} compte maintenant comme ${stays}.`,
  },
  picture: {
    title: (name) => `Image ${ofName(name)}`,
    file: 'Choisir une image…',
    hint: 'Ou déposez ou collez une image ici. Caravan en enregistre une petite version carrée sur cet ordinateur, avec vos parties.',
    dropHere: 'Déposez l’image ici',
    opening: 'Chargement de l’image…',
    onlyOne: (name) => `Une seule image est possible. Caravan utilise ${name}.`,
    preview: 'Aperçu',
    zoom: 'Agrandir',
    across: 'Vers la gauche ou la droite',
    down: 'Vers le haut ou le bas',
    cancel: 'Annuler',
    use: 'Utiliser l’image',
    impossible: 'Ce navigateur ne peut pas réduire cette image. Essayez-en une autre.',
    done: (name) => `L’image ${ofName(name)} est enregistrée.`,
  },
  problem: { title: 'Cela n’a pas marché', merge: (name) => `Fusionner avec ${name}…` },
}

export const peopleProblemSentence = peopleSentencesOf({
  commands: { noAnswerSentence, notSavedSentence },
  'no-such-person': (name) => `${name} n’est plus dans la liste. Un autre appareil a peut-être changé cela.`,
  'name-taken': ({ name }) =>
    `Quelqu’un d’autre s’appelle ${name}. Si c’est la même personne, fusionnez les deux noms. Sinon, ajoutez une initiale ou un surnom.`,
  'merged-already': 'L’un des deux noms est déjà fusionné avec un autre. Regardez la liste et choisissez de nouveau.',
  'bad-picture': {
    'not-a-jpeg': 'L’image n’a pas pu être enregistrée. Réessayez ou choisissez-en une autre.',
    'too-large': 'L’image est trop grande. Réduisez-la ou choisissez-en une autre.',
  },
})
