import { counted, listed } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'

export const home: PageWords['home'] = {
  title: 'Caravan',
  heading: 'Eure Partien',
  waiting: 'Partien werden geladen …',
  failed: 'Eure Partien lassen sich gerade nicht laden. Sie sind sicher, und Caravan versucht es weiter.',
  newMatch: 'Neue Partie',
  settle: 'Streitfall klären',
  settleWhat: 'Wer gewinnt eine blockierte Runde?',
  howToPlay: 'So wird gespielt',
  firstTitle: 'Wer spielt mit?',
  example: 'Beispielpartie ansehen',
  continueMatch: 'Weiterspielen',
  again: {
    heading: 'Noch einmal spielen',
    label: 'Noch einmal:',
    leads: (name) => `${name} spielt an`,
    start: 'Los geht’s',
    change: 'Leute oder Regeln ändern',
  },
  inProgress: 'Laufende Partie',
  rounds: (rounds) => `Runde ${Math.max(rounds, 1)}`,
  firstTo: (points) => `bis ${points}`,
  evening: {
    heading: 'Laufender Spielabend',
    round: (round, planned) => (round === 0 ? 'Vor der ersten Runde' : `Runde ${round} von ${planned}`),
  },
  last: {
    heading: 'Letzte Partien',
    beat: (others) => `gewinnt gegen ${listed(others)}`,
    unfinished: 'nicht beendet',
    versions: (versions) => counted(versions, { one: 'Fassung', other: 'Fassungen' }),
    questions: (questions) => counted(questions, { one: 'offener Zweifel', other: 'offene Zweifel' }),
    picture: 'Bild vom Tisch',
  },
  continueOther: (players) => `Weiterspielen: ${players}`,
  openSheet: (players) => `Punktezettel öffnen: ${players}`,
  lookAt: (players) => `Ansehen: ${players}`,
  all: (matches) => (matches === null || matches === 1 ? 'Alle Partien' : `Alle ${matches} Partien`),
  allUnfinished: (matches) => (matches === null ? 'Alle nicht beendeten' : `${matches} weitere nicht beendete`),
  notices: {
    heading: 'Zu euren gespeicherten Daten',
    dismiss: 'Ausblenden',
    notDismissed: 'Diese Meldung ließ sich nicht ausblenden. Versuche es gleich noch einmal.',
  },
}
