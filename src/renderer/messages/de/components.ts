import { figures } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'

export const dialog: PageWords['dialog'] = { close: 'Schließen' }

export const numberField: PageWords['numberField'] = {
  less: (label) => `Weniger: ${label}`,
  more: (label) => `Mehr: ${label}`,
}

export const announcer: PageWords['announcer'] = { messages: 'Meldungen', dismiss: 'Meldung ausblenden' }

export const table: PageWords['table'] = { frame: (caption) => `${caption}: Tabelle` }

export const chart: PageWords['chart'] = { view: 'Zeigen', chart: 'Als Diagramm', table: 'Als Tabelle', opening: 'Diagramm wird geöffnet …' }

export const reading: PageWords['reading'] = {
  soFar: (done, total) => `Bisher ${figures(done)} von ${figures(total)} Partien gelesen. Spielen könnt ihr schon.`,
}

export const colon: PageWords['colon'] = ': '
