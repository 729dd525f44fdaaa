import { counted, signed } from '#shared/words/de'
import type { PageWords } from '../page-words'
import { dayWords } from './dates'

/** Aufgaben aus gespielten Partien. */
export const puzzle: PageWords['puzzle'] = {
  title: 'Üben',
  today: 'Aufgabe des Tages',
  looking: 'Aufgabe wird gesucht …',
  none: 'Aufgaben kommen aus euren eigenen beendeten Partien, ab dem nächsten Tag. Noch gibt es keine.',
  noMore: 'Das war die letzte Aufgabe für heute.',
  again: 'Von vorn beginnen',
  from: (game, day) => `${game}, ${dayWords(day)}`,
  question: {
    pays: (name) => `${name} ist am Zug. Welcher Stein bringt am meisten, und wo?`,
    blocks: (name) => `${name} ist am Zug. Welcher Stein blockiert die Runde?`,
  },
  position: 'Stellung der Aufgabe',
  tray: (name) => `Steine, die ${name} hatte`,
  choose: 'Wähle einen Stein.',
  where: (tile) => `Wohin kommt ${tile}?`,
  place: (arm, suit) =>
    arm === null || suit === null
      ? 'Als Anspiel'
      : typeof arm === 'number'
        ? `Arm ${arm}, an ${suit}`
        : arm === 'left'
          ? `Links, an ${suit}`
          : `Rechts, an ${suit}`,
  refused: (tile) => `${tile} lässt sich nicht anlegen.`,
  right: (points) => `Richtig! ${signed(points)}: Kein anderer Stein bringt so viel.`,
  less: (points, more, noun) => `${signed(points)}. Ein anderer Zug bringt ${counted(more, noun)} mehr.`,
  blocked: 'Richtig! Danach lässt sich kein Stein mehr anlegen.',
  goesOn: 'Danach lässt sich noch ein Stein anlegen.',
  show: 'Lösung zeigen',
  next: 'Nächste Aufgabe',
  review: 'Rückblick auf diese Runde',
}
