import { counted } from '#shared/words/de'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'

const MATCHES: Noun = { one: 'Partie', other: 'Partien' }

/** All matches of the house. */
export const matches: PageWords['matches'] = {
  title: 'Alle Partien',
  waiting: 'Partien werden geladen …',
  failed: 'Eure Partien lassen sich gerade nicht laden. Sie sind sicher, und Caravan versucht es weiter.',
  count: (total, everything) => (everything ? counted(total, MATCHES) : `${counted(total, MATCHES)} gefunden`),
  soFar: (total) => `Bisher ${counted(total, MATCHES)}`,
  shown: (shown, total) => `Du siehst die letzten ${shown} von ${total}.`,
  more: 'Mehr zeigen',
  older: (day) => `Bis ${day} zeigen`,
  open: (players, day) => `Partie öffnen: ${players}, ${day}`,
  nothingYet: 'Noch keine Partien. Jede begonnene Partie wird hier gespeichert.',
  newMatch: 'Neue Partie',
  nothingFound: 'Keine Partien gefunden. Entferne einen Filter oder lass dir alle Partien zeigen.',
  showAll: 'Alle Partien zeigen',
  filters: {
    label: 'Partien suchen',
    text: 'Suche',
    textHint: 'Namen, Ort oder Notiz.',
    which: 'Welche Partien?',
    whichOnes: { all: 'Alle', finished: 'Beendete', unfinished: 'Nicht beendete', 'not-agreed': 'Nicht alle einverstanden' },
    more: (set) => (set === 0 ? 'Leute, Spiel und Datum' : `Leute, Spiel und Datum · ${set} gewählt`),
    people: 'Mit dabei',
    peopleHint: 'Wähle mehrere, um ihre gemeinsamen Partien zu sehen.',
    anybody: 'Egal wer',
    anotherPerson: 'Noch eine Person',
    chosen: 'Gewählte Leute',
    unknownPerson: 'Unbekannte Person',
    without: (name) => `${name} entfernen`,
    preset: 'Spiel',
    anyPreset: 'Jedes Spiel',
    from: 'Von',
    to: 'Bis',
    wrongWayRound: '„Bis“ liegt vor „Von“.',
  },
}
