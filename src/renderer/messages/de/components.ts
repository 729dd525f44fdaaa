import { figures } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'

export const dialogWords: PageWords['dialogWords'] = { close: 'Schließen' }

export const numberFieldWords: PageWords['numberFieldWords'] = {
  less: (label) => `Weniger: ${label}`,
  more: (label) => `Mehr: ${label}`,
}

export const announcerWords: PageWords['announcerWords'] = { messages: 'Meldungen', dismiss: 'Meldung ausblenden' }

export const tableWords: PageWords['tableWords'] = { frame: (caption) => `${caption}: Tabelle` }

export const chartWords: PageWords['chartWords'] = { view: 'Zeigen', chart: 'Als Diagramm', table: 'Als Tabelle', opening: 'Diagramm wird geöffnet …' }

export const readingWords: PageWords['readingWords'] = {
  soFar: (done, total) => `Bisher ${figures(done)} von ${figures(total)} Partien gelesen. Spielen könnt ihr schon.`,
}

export const colon: PageWords['colon'] = ': '
