import { counted, listed, signed } from '#shared/words/de'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import { dayWords } from './dates'

const MATCHES: Noun = { one: 'Partie', other: 'Partien' }
const ROUNDS: Noun = { one: 'Runde', other: 'Runden' }

/** The page about one person. */
export const person: PageWords['person'] = {
  nobody: 'Diese Person gibt es hier nicht.',
  allPeople: 'Alle Leute',
  opens: (name) => `Seite von ${name}`,
  games: 'Welche Spiele zählen',
  allGames: 'Alle Spiele',
  since: (matches, day) => `${counted(matches, MATCHES)}${day === null ? '' : `, die erste: ${dayWords(day)}`}`,
  none: 'Noch keine beendeten Partien.',
  noneOfGame: 'Noch keine beendeten Partien dieses Spiels.',
  noneThen: 'In dieser Zeit keine beendeten Partien.',
  edit: 'Name, Bild und Farbe',
  form: (matches) => (matches === 1 ? 'Rang in der letzten Partie' : `Rang in den letzten ${matches} Partien, die neueste rechts`),
  place: (place, people) => `Rang ${place} von ${people}`,
  won: (won, played) => `${won === 1 ? 'Sieg' : 'Siege'} in ${counted(played, MATCHES)}`,
  rivals: {
    heading: 'Direkter Vergleich',
    hint: 'wer am Ende vorn lag',
    matches: (matches) => counted(matches, MATCHES),
    told: (name, other, ahead, behind, level) => `${name} vorn: ${ahead}, ${other} vorn: ${behind}${level === 0 ? '' : `, gleichauf: ${level}`}`,
    more: (people) => `und ${people} weitere`,
  },
  rating: {
    heading: (mean) => `Spielstärke ${mean}`,
    start: 'Alle beginnen bei 25',
  },
  bestPlay: {
    heading: 'Bester Zug',
    told: (tile, points, reasons, day) => `${tile} brachte ${signed(points)}: ${reasons}. Gespielt: ${dayWords(day)}.`,
  },
  bestRound: {
    heading: 'Beste Runde',
    told: (points, round, others, day) => `${points} in Runde ${round} gegen ${listed(others)}, ${dayWords(day)}`,
  },
  streaks: {
    heading: 'Serien',
    longest: (wins) => (wins === 1 ? 'Sieg, nie zwei hintereinander' : 'Siege hintereinander, die längste Serie'),
    now: (wins) => (wins === 0 ? 'Jetzt: kein Sieg in der letzten Partie' : wins === 1 ? 'Jetzt: 1 Sieg' : `Jetzt: ${wins} Siege hintereinander`),
  },
  misses: {
    heading: 'Am häufigsten verpasst',
    kinds: {
      'equal-ends': 'Zwillinge und andere gleiche Enden',
      double: 'Pasche zu lange behalten',
      feeding: 'Der nächsten Person Punkte ermöglicht',
      other: 'Andere Züge, die mehr brachten',
    },
    hint: (rounds) => `In ${counted(rounds, ROUNDS)}. Nur was sicher ist: Der Stein war auf der Hand.`,
    working: (done, matches) => `Bis jetzt ${done} von ${counted(matches, MATCHES)} angesehen …`,
  },
  matches: { heading: 'Letzte Partien', all: 'Alle diese Partien zeigen' },
}
