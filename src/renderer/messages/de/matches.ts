import { counted, listed } from '#shared/words/de'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import { monthsIn } from '../months-in'

const MATCHES: Noun = { one: 'Partie', other: 'Partien' }

/** All matches of the house. */
export const matches: PageWords['matches'] = {
  title: 'Alle Partien',
  waiting: 'Partien werden geladen …',
  failed: 'Eure Partien lassen sich gerade nicht laden. Sie sind sicher, und Caravan versucht es weiter.',
  count: (total, everything, all) => (everything ? counted(total, MATCHES) : `${total} von ${counted(all, { one: 'Partie', other: 'Partien' })}`),
  beat: (others) => `gewinnt gegen ${listed(others)}`,
  roundsPlayed: (rounds) => counted(rounds, { one: 'Runde', other: 'Runden' }),
  notAgreed: 'Nicht alle einverstanden',
  chosen: 'Gewählte Partie',
  choosing: 'Die Partie wird geladen …',
  noRecord: 'Diese Partie lässt sich hier nicht zeigen. Öffne „Partie nachspielen“, um zu sehen, warum.',
  ...monthsIn('de-DE'),
  soFar: (total) => `Bisher ${counted(total, MATCHES)}`,
  shown: (shown, total) => `Du siehst ${shown === 1 ? 'die letzte' : `die letzten ${shown}`} von ${total}.`,
  more: 'Mehr zeigen',
  older: (day) => `Bis ${day} zeigen`,
  open: (players, day) => `Partie öffnen: ${players}, ${day}`,
  nothingYet: 'Noch keine Partien. Jede begonnene Partie wird hier gespeichert.',
  newMatch: 'Neue Partie',
  nothingFound: 'Keine Partie passt zu allen Filtern. Entferne einen:',
  showAll: 'Alle Partien zeigen',
  filters: {
    label: 'Partien suchen',
    text: 'Suche',
    textHint: 'Namen, Spiel, Monat, Ort oder Notiz',
    which: 'Welche Partien?',
    whichOnes: { all: 'Alle', finished: 'Beendete', unfinished: 'Nicht beendete', 'not-agreed': 'Nicht alle einverstanden' },
    words: 'Deine Filter',
    suggested: 'Vorgeschlagene Filter',
    more: 'Mehr Filter',
    clear: 'Suche leeren',
    won: (name) => `${name} hat gewonnen`,
    photos: 'Mit Foto',
    since: (day) => `Ab ${day}`,
    until: (day) => `Bis ${day}`,
    between: (from, to) => `${from} – ${to}`,
    done: 'Partien zeigen',
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
