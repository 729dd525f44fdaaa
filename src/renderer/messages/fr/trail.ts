import type { Standing } from '#shared/match/trail'
import { counted, capitalised, listed, nameOf, plain } from '#shared/words/fr'
import { ofName } from '#shared/words/fr/names'
import type { PageWords } from '../page-words'
import { dayWords, momentWords } from './dates'
import { tableAidWords } from './table-aid'

const FIELDS = { place: 'lieu', note: 'note', date: 'date' } as const

const TAKEN_AWAY = { place: 'Lieu retiré', note: 'Note retirée', date: 'Date retirée' } as const

const QUESTIONED = { stands: 'c’est juste', corrected: 'corrigé', open: 'laissé en suspens' } as const

const joinedWords = { extended: 'l’une prolongeait l’autre', chosen: 'celle-ci a été choisie' } as const

/** A place that counts from 0, as people count, with its article. */
const thePlace = (round: number, event: number): string => `la saisie ${event + 1} de la manche ${round + 1}`

/** What was done to a match beside playing it. */
export const trailWords: PageWords['trailWords'] = {
  heading: 'Ce qui a été changé après coup',
  nothing:
    'Rien. Les corrections d’une partie terminée, les règles maison changées, les doutes, les changements de ces détails et la corbeille sont notés ici.',
  on: (device) => `sur ${device}`,
  fromTable: (by, device) => `sur l’appareil ${ofName(by)}, à la table de ${device}`,
  what: (entry, names) => {
    switch (entry.kind) {
      case 'corrected':
        return entry.edit.name === 'revise' ? 'Corrigée après la fin' : 'Changée après la fin'
      case 'details':
        return entry.field === 'tableAid' ? tableAidWords.turned(entry.after === 'off') : detailsWords(entry.field, entry.before, entry.after)
      case 'binned':
        return 'Mise à la corbeille'
      case 'restored':
        return 'Récupérée de la corbeille'
      case 'imported':
        return `Importée du fichier ${entry.file}`
      case 'from-backup':
        return `Restaurée depuis la sauvegarde du ${momentWords(entry.made)}`
      case 'mended':
        return entry.entries === 0
          ? 'Son fichier abîmé a été réparé'
          : `Son fichier abîmé a été réparé, ${counted(entry.entries, { one: 'entrée retirée', other: 'entrées retirées' })}`
      case 'joined':
        return `Deux copies n’en font plus qu’une (${entry.file}) : ${joinedWords[entry.how]}`
      case 'questioned':
        return `${trailWords.place(entry.round, entry.event)}, mise en doute${entry.settles === undefined ? '' : ' de nouveau'} : ${QUESTIONED[entry.outcome]}${agreedWords(entry.agreed, names)}`
      case 'rules-changed':
        return `Règles maison changées, à partir de ${thePlace(entry.round, entry.event)}`
      case 'confirmed':
        return `${nameOf(names, entry.seat)} a confirmé la manche ${entry.round + 1}`
      case 'contested':
        return `${nameOf(names, entry.seat)} a contesté la manche ${entry.round + 1}`
      case 'withdrawn':
        return `${nameOf(names, entry.seat)} a retiré sa réponse sur la manche ${entry.round + 1}`
      case 'confirm-rounds':
        return entry.on ? 'Chaque personne est invitée à confirmer chaque manche' : 'Il n’est plus nécessaire de confirmer les manches'
    }
  },
  place: (round, event) => `Manche ${round + 1}, saisie ${event + 1}`,
  note: (note) => `« ${note} »`,
  bothTotals: ({ before, after }, names) =>
    `Selon les règles d’avant : ${totalsWords(before, names)}. Si les nouvelles avaient valu dès le début : ${totalsWords(after, names)}.`,
  event: (round, event, before, after) => {
    const where = `Manche ${round}, saisie ${event}`
    if (before === null) return `${where} : ajouté : ${after ?? ''}`
    return after === null ? `${where} : retiré : ${before}` : `${where} : ${before} → ${after}`
  },
  roundTakenOut: (round) => `Manche ${round} retirée`,
  roundPutIn: (round) => `Manche ${round} ajoutée`,
  start: (round, before, after) => `Début de la manche ${round} : ${before} → ${after}`,
  leads: (name) => `${name} ouvre`,
  dice: (flower, scorpion) => `Fleur ${flower}, Scorpion ${scorpion}`,
  totals: (before, after, names) => {
    const each = (after ?? before)?.totals.map((_, seat) => {
      const [was, is] = [before?.totals[seat], after?.totals[seat]].map((total) => (total === undefined ? 'inconnu' : plain(total)))
      return was === is ? `${nameOf(names, seat)} ${is}` : `${nameOf(names, seat)} ${was} → ${is}`
    })
    const totals = `Totaux : ${each === undefined ? 'inconnus' : each.join(', ')}.`
    if (before?.winner === after?.winner) return totals
    return `${totals} Victoire : ${winnerWords(before, names)} → ${winnerWords(after, names)}.`
  },
}

function totalsWords(standing: Standing | null, names: readonly string[]): string {
  return standing === null ? 'impossible' : standing.totals.map((total, seat) => `${nameOf(names, seat)} ${plain(total)}`).join(', ')
}

function agreedWords(seats: readonly number[], names: readonly string[]): string {
  return seats.length === 0 ? '' : ` (d’accord : ${listed(seats.map((seat) => nameOf(names, seat)))})`
}

function winnerWords(standing: Standing | null, names: readonly string[]): string {
  if (standing === null) return 'inconnue'
  return standing.winner === null ? 'personne' : nameOf(names, standing.winner)
}

function detailsWords(field: keyof typeof FIELDS, before: string, after: string): string {
  const shown = (text: string): string => (field === 'date' ? dayWords(text) : `« ${text} »`)
  if (before === '') return `${capitalised(FIELDS[field])} : ${shown(after)}`
  return after === '' ? `${TAKEN_AWAY[field]} : ${shown(before)}` : `${capitalised(FIELDS[field])} : ${shown(before)} → ${shown(after)}`
}
