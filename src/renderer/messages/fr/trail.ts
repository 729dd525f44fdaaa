import { counted, nameOf, namesOf } from '#shared/words/fr'
import { ofName } from '#shared/words/fr/names'
import type { PageWords } from '../page-words'
import { trailSentencesOf } from '../trail-sentences'
import { dayWords, momentWords } from './dates'
import { tableAid } from './table-aid'

const QUESTIONED = { stands: 'c’est juste', corrected: 'corrigé', open: 'laissé en suspens' } as const

const JOINED = { extended: 'l’une prolongeait l’autre', chosen: 'celle-ci a été choisie' } as const

const place = (round: number, event: number): string => `Manche ${round}, saisie ${event}`
const quoted = (text: string): string => `« ${text} »`

const sentences = trailSentencesOf({
  words: { nameOf, namesOf },
  colon: ' : ',
  corrected: ({ edit }) => (edit.name === 'revise' ? 'Corrigée après la fin' : 'Changée après la fin'),
  tableAid: tableAid.turned,
  fields: {
    place: { name: 'Lieu', removed: 'Lieu retiré' },
    note: { name: 'Note', removed: 'Note retirée' },
    date: { name: 'Date', removed: 'Date retirée' },
  },
  dayWords,
  quoted,
  binned: 'Mise à la corbeille',
  restored: 'Récupérée de la corbeille',
  imported: ({ file }) => `Importée du fichier ${file}`,
  'from-backup': ({ made }) => `Restaurée depuis la sauvegarde du ${momentWords(made)}`,
  mended: ({ entries }) =>
    `Son fichier abîmé a été réparé${entries === 0 ? '' : `, ${counted(entries, { one: 'entrée retirée', other: 'entrées retirées' })}`}`,
  joined: ({ file, how }) => `Deux copies n’en font plus qu’une (${file}) : ${JOINED[how]}`,
  questioned: ({ round, event, settles, outcome }) =>
    `${place(round + 1, event + 1)}, mise en doute${settles === undefined ? '' : ' de nouveau'} : ${QUESTIONED[outcome]}`,
  agreed: (names) => ` (d’accord : ${names})`,
  'rules-changed': ({ round, event }) => `Règles maison changées, à partir de la saisie ${event + 1} de la manche ${round + 1}`,
  confirmed: (name, round) => `${name} a confirmé la manche ${round}`,
  contested: (name, round) => `${name} a contesté la manche ${round}`,
  withdrawn: (name, round) => `${name} a retiré sa réponse sur la manche ${round}`,
  'confirm-rounds': ({ on }) => (on ? 'Chaque personne est invitée à confirmer chaque manche' : 'Il n’est plus nécessaire de confirmer les manches'),
  place,
  putIn: 'ajouté',
  takenOut: 'retiré',
  totals: (each) => `Totaux : ${each}.`,
  winners: (before, after) => `Victoire : ${before} → ${after}.`,
  bothTotals: (before, after) => `Selon les règles d’avant : ${before}. Si les nouvelles avaient valu dès le début : ${after}.`,
  unknown: { total: 'inconnu', totals: 'inconnus', winner: 'inconnue' },
  nobody: 'personne',
  notPossible: 'impossible',
})

/** What was done to a match beside playing it. */
export const trail: PageWords['trail'] = {
  heading: 'Ce qui a été changé après coup',
  nothing:
    'Rien. Les corrections d’une partie terminée, les règles maison changées, les doutes, les changements de ces détails et la corbeille sont notés ici.',
  on: (device) => `sur ${device}`,
  fromTable: (by, device) => `sur l’appareil ${ofName(by)}, à la table de ${device}`,
  what: sentences.what,
  note: quoted,
  bothTotals: sentences.bothTotals,
  event: sentences.event,
  roundTakenOut: (round) => `Manche ${round} retirée`,
  roundPutIn: (round) => `Manche ${round} ajoutée`,
  start: (round, before, after) => `Début de la manche ${round} : ${before} → ${after}`,
  leads: (name) => `${name} ouvre`,
  dice: (flower, scorpion) => `Fleur ${flower}, Scorpion ${scorpion}`,
  totals: sentences.totals,
}
