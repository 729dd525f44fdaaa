import type { PageWords } from '../page-words'
import { regionalFormat } from '../regional'

const whole = regionalFormat('fr', (tag) => new Intl.NumberFormat(tag))

export const dialog: PageWords['dialog'] = { close: 'Fermer' }

export const numberField: PageWords['numberField'] = {
  less: (label) => `Diminuer : ${label}`,
  more: (label) => `Augmenter : ${label}`,
}

/** Above what was entered before the dialog or form was left. */
export const keptDraft: PageWords['keptDraft'] = { kept: 'Déjà saisi, pas encore enregistré.', startOver: 'Recommencer' }

export const announcer: PageWords['announcer'] = { messages: 'Messages', dismiss: 'Masquer le message' }

export const table: PageWords['table'] = { sort: 'Trier par', frame: (caption) => `${caption} : tableau` }

export const chart: PageWords['chart'] = { table: 'Tableau', opening: 'Chargement du graphique…' }

export const reading: PageWords['reading'] = {
  soFar: (done, total) => `Chargement des parties : ${whole().format(done)} sur ${whole().format(total)}. Vous pouvez déjà jouer.`,
}

export const colon: PageWords['colon'] = ' : '
