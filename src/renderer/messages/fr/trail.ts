import { counted, nameOf, namesOf } from '#shared/words/fr'
import { ofName } from '#shared/words/fr/names'
import type { PageWords } from '../page-words'
import { trailSentencesOf } from '../trail-sentences'
import { dayWords, momentWords } from './dates'
import { learningAid } from './learning-aid'
import { tilesPlayed } from './tiles-played'

const QUESTIONED = { stands: 'c’est juste', corrected: 'corrigée', open: 'laissée en suspens' } as const

const JOINED = { extended: 'l’une continuait l’autre', chosen: 'celle-ci a été gardée' } as const

const place = (round: number, event: number): string => `Manche ${round}, saisie ${event}`
const quoted = (text: string): string => `« ${text} »`

const sentences = trailSentencesOf({
  words: { nameOf, namesOf },
  colon: ' : ',
  corrected: ({ edit }) => (edit.name === 'revise' ? 'Corrigée après la partie' : 'Modifiée après la partie'),
  tableAid: tilesPlayed.turned,
  learningAid: learningAid.turned,
  picture: { added: 'Photo de la table ajoutée', replaced: 'Photo de la table remplacée', deleted: 'Photo de la table supprimée' },
  fields: {
    place: { name: 'Lieu', removed: 'Lieu supprimé' },
    note: { name: 'Note', removed: 'Note supprimée' },
    date: { name: 'Date', removed: 'Date supprimée' },
  },
  dayWords,
  quoted,
  binned: 'Mise à la corbeille',
  restored: 'Restaurée depuis la corbeille',
  imported: ({ file }) => `Importée de ${file}`,
  'from-backup': ({ made }) => `Restaurée depuis la sauvegarde du ${momentWords(made)}`,
  mended: ({ entries }) => `Fichier endommagé réparé${entries === 0 ? '' : ` : ${counted(entries, { one: 'saisie supprimée', other: 'saisies supprimées' })}`}`,
  joined: ({ file, how }) => `Deux versions fusionnées (${file}) : ${JOINED[how]}`,
  questioned: ({ round, event, settles, outcome }) =>
    `${place(round + 1, event + 1)}, remise en question${settles === undefined ? '' : ' de nouveau'} : ${QUESTIONED[outcome]}`,
  agreed: (names) => ` (d’accord : ${names})`,
  'rules-changed': ({ round, event }) => `Règles maison modifiées à partir de la saisie ${event + 1} de la manche ${round + 1}`,
  confirmed: (name, round) => `${name} était d’accord avec la manche ${round}`,
  contested: (name, round) => `${name} n’était pas d’accord avec la manche ${round}`,
  withdrawn: (name, round) => `${name} a retiré sa réponse sur la manche ${round}`,
  'confirm-rounds': ({ on }) => (on ? 'L’accord de tout le monde est demandé à chaque manche' : 'L’accord n’est plus demandé à chaque manche'),
  place,
  putIn: 'insérée',
  deleted: 'supprimée',
  totals: (each) => `Totaux : ${each}.`,
  winners: (before, after) => `Victoire : ${before} → ${after}.`,
  bothTotals: (before, after) => `Anciennes règles : ${before}. Nouvelles règles dès le début : ${after}.`,
  unknown: { total: 'inconnu', totals: 'inconnus', winner: 'inconnue' },
  nobody: 'personne',
  notPossible: 'impossible',
})

/** What was done to a match beside playing it. */
export const trail: PageWords['trail'] = {
  heading: 'Changements',
  nothing: 'Aucun changement. Vous trouverez ici les corrections faites ensuite, les règles et les détails modifiés, les questions et la corbeille.',
  on: (device) => `sur ${device}`,
  fromTable: (by, device) => `sur l’appareil ${ofName(by)}, connecté à ${device}`,
  what: sentences.what,
  note: quoted,
  bothTotals: sentences.bothTotals,
  event: sentences.event,
  roundDeleted: (round) => `Manche ${round} supprimée`,
  roundPutIn: (round) => `Manche ${round} insérée`,
  start: (round, before, after) => `Début de la manche ${round} : ${before} → ${after}`,
  leads: (name) => `${name} ouvre`,
  dice: (flower, scorpion) => `Fleur ${flower}, Scorpion ${scorpion}`,
  totals: sentences.totals,
}
