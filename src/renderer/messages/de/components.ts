import { figures } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'

export const dialog: PageWords['dialog'] = { close: 'Schließen' }

export const numberField: PageWords['numberField'] = {
  less: (label) => `Verringern: ${label}`,
  more: (label) => `Erhöhen: ${label}`,
}

/** Above what was entered before the dialog or form was left. */
export const keptDraft: PageWords['keptDraft'] = { kept: 'Von vorhin, noch nicht gespeichert.', startOver: 'Von vorn beginnen' }

export const announcer: PageWords['announcer'] = { messages: 'Meldungen', dismiss: 'Meldung ausblenden' }

export const table: PageWords['table'] = { sort: 'Sortieren nach', frame: (caption) => `${caption}: Tabelle` }

export const chart: PageWords['chart'] = { table: 'Tabelle', opening: 'Diagramm wird geladen …' }

export const reading: PageWords['reading'] = {
  soFar: (done, total) => `Partien werden geladen: ${figures(done)} von ${figures(total)}. Du kannst schon spielen.`,
}

export const colon: PageWords['colon'] = ': '
