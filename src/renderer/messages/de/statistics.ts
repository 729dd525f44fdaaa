import { counted, figures, listed, plain } from '#shared/words/de'
import type { Noun } from '#shared/words/grammar'
import { numbersIn } from '../numbers-in'
import type { PageWords } from '../page-words'
import { regional } from '../regional'

const MATCHES: Noun = { one: 'Partie', other: 'Partien' }
const numbers = numbersIn(regional('de-DE'))
export const { decimal, perRound, shareWords } = numbers

/** What is counted over all matches of the house. */
export const statistics: PageWords['statistics'] = {
  title: 'Statistik',
  waiting: 'Eure Partien werden zusammengezählt …',
  counting: (done, total) => `Eure Partien werden durchgesehen: ${figures(done)} von ${figures(total)}. Das ist nur einmal nötig.`,
  failed: 'Die Statistik lässt sich gerade nicht zeigen. Was gespeichert ist, ist sicher; es wird weiter versucht.',
  filters: 'Welche Partien gezählt werden',
  countAll: 'Alle Partien zählen',
  counted: (matches) => `${counted(matches, { one: 'beendete Partie', other: 'beendete Partien' })} gezählt.`,
  nothingYet: 'Noch wurde keine Partie beendet. Sobald eine es ist, stehen ihre Zahlen hier: wer wie oft gewinnt, gegen wen und wie.',
  newMatch: 'Neue Partie',
  nothingFound: 'So eine beendete Partie gibt es nicht. Such nach weniger, oder zähl alle.',
  apart: {
    heading: 'Nicht oder nur mit Vorsicht gezählt',
    unfinished: (matches) => `${counted(matches, MATCHES)} nicht beendet`,
    refused: (matches) => `${counted(matches, MATCHES)} mit einer Aufzeichnung, die die Regeln nicht zulassen`,
    alone: (matches) => `${counted(matches, MATCHES)}, von jemandem ganz allein gespielt`,
    severalSeats: (matches) =>
      `${counted(matches, MATCHES)}, in ${matches === 1 ? 'der' : 'denen'} jemand mehrere Plätze hatte: einmal gezählt, mit dem besseren Platz`,
    damaged: (matches) => `${counted(matches, MATCHES)}, ${matches === 1 ? 'die sich nicht öffnen lässt' : 'die sich nicht öffnen lassen'}`,
    show: (place) => `Partie ${place}`,
    showAll: 'Zeigen',
    more: (matches) => `und ${matches} weitere`,
  },
  people: {
    heading: 'Alle',
    meanings: 'Was die Spalten bedeuten',
    fewPoints: 'Punkte verschiedener Spiele sind verschiedene Dinge, deshalb stehen Punkte je Runde weiter unten bei jedem Spiel.',
    columns: {
      name: ['Name', ''],
      played: ['Gespielt', 'Beendete Partien, in denen jemand dabei war.'],
      won: ['Gewonnen', 'Gewonnene Partien.'],
      share: ['Anteil', 'Gewonnene Partien von allen gespielten.'],
      rating: [
        'Wertung',
        'Wie gut jemand spielt, soweit Ergebnisse es zeigen: wer vor wem liegt, und gegen wen. Alle beginnen bei 25,0; nach ± steht, wie unsicher das noch ist (eine Standardabweichung).',
      ],
      pointsPerRound: ['Punkte je Runde', 'Um wie viel sich der Stand je Runde bewegt hat.'],
      rounds: ['Runden', 'Runden, in denen ein Stein gelegt wurde.'],
      roundsWon: ['Runden gewonnen', 'Mit Domino, am Ziel oder blockiert.'],
      dominoes: ['Domino', 'Runden, die mit dem letzten eigenen Stein gewonnen wurden.'],
      targets: ['Ziel erreicht', 'Runden, die endeten, weil mittendrin das Ziel erreicht war.'],
      blocked: ['Blockiert gewonnen', 'Blockierte Runden, die durch die Entscheidung gewonnen wurden.'],
      duals: ['Duale', 'Züge, nach denen beide Enden gleich waren.'],
      plurals: ['Plurale', 'Züge, nach denen alle offenen Hälften gleich waren.'],
      flowers: ['Blüten', 'Die Blüte selbst, und jedes Paar, das sie zeigte.'],
      scorpions: ['Skorpione', 'Der Skorpion selbst, und jedes Paar, das ihn zeigte.'],
      headers: ['Köpfe', 'Zweier- und Dreierköpfe.'],
      suits: ['Gleiche Zahlen', 'Zahlen, die sich oft genug zeigten, um zu zählen.'],
      comebacks: ['Aufholjagden', 'Partien, die nach einem Rückstand von mindestens dem halben Ziel gewonnen wurden.'],
      greatest: ['Größte Aufholjagd', 'Der größte Rückstand in einer gewonnenen Partie, gemessen am Ziel.'],
      longest: ['Längste Serie', 'Die meisten Siege hintereinander.'],
      current: ['Serie jetzt', 'Siege hintereinander bis zur letzten Partie.'],
      unfinished: ['Nicht beendet', 'Partien, die noch niemand gewonnen hat.'],
    },
    behind: (deficit, target) => `${plain(deficit)} von ${plain(target)}`,
    behindOpens: (name, deficit, target) => `${plain(deficit)} von ${plain(target)}: zurückschauen, wie ${name} aufgeholt hat`,
    rating: (mean, deviation) => `${decimal(mean)} ± ${decimal(deviation)}`,
  },
  byGame: { heading: 'Nach Spiel', game: 'Spiel', points: 'Punkte' },
  blocked: { heading: 'Gewonnene blockierte Runden', rule: 'Regel', test: 'Entschieden durch', won: 'Gewonnen' },
  rivals: {
    heading: 'Eins gegen eins',
    how: 'Jede Zeile gegen jede Spalte: wie oft am Ende davor – wie oft dahinter, in Partien, in denen beide dabei waren, wer auch sonst noch. Gleichstände stehen in Klammern.',
    caption: 'Eins gegen eins, alle',
    against: 'Gegen',
    record: (ahead, behind, level) => `${ahead}–${behind}${level === 0 ? '' : ` (${level})`}`,
    told: (one, other, record) => `${one} gegen ${other}: ${record}`,
    never: 'nie getroffen',
    pair: (one, other) => `${one} und ${other}`,
    pairMatches: (matches) => `${counted(matches, MATCHES)}, in ${matches === 1 ? 'der' : 'denen'} beide dabei waren.`,
    standing: (one, other, ahead, behind, level) => {
      const levelWords = level === 0 ? '' : `, dazu ${level}-mal gleichauf`
      if (ahead === behind) return `Niemand führt: ${ahead} zu ${behind}${levelWords}.`
      return `${ahead > behind ? one : other} führt ${Math.max(ahead, behind)} zu ${Math.min(ahead, behind)}${levelWords}.`
    },
    latest: 'Ihre letzten Partien',
    history: 'Alle ihre Partien im Verlauf',
    close: 'Schließen',
    open: (players, day) => `Auf die Partie von ${players} zurückschauen, ${day}`,
    neverMet: 'Unter den gezählten haben sie keine Partie gemeinsam beendet.',
  },
  ratings: {
    heading: 'Wertung im Lauf der Zeit',
    how: (names) => `Die Linie ist die Wertung, das Band zeigt, wie unsicher sie ist (eine Standardabweichung nach jeder Seite). Gezeigt: ${listed(names)}.`,
    choose: 'Wessen Wertung gezeigt wird',
    caption: 'Wertungen nach den Partien',
    thinned: 'Es gibt mehr Partien, als ein Diagramm zeigen kann; Tabelle und Diagramm haben dieselben, gleichmäßig ausgewählten.',
    day: 'Tag',
    person: 'Name',
    rating: 'Wertung',
    deviation: '±',
    chart: (names) => `Diagramm der Wertung von ${listed(names)} im Lauf der Zeit. Dasselbe als Tabelle: „Als Tabelle“ drücken.`,
  },
}

/** The score of a match from event to event. */
export const scoreCourse: PageWords['scoreCourse'] = {
  heading: 'Wie sich der Stand entwickelt hat',
  title: 'Stand nach jedem Eintrag',
  label: (names) => `Diagramm mit dem Stand von ${listed(names)} nach jedem Eintrag. Dasselbe als Tabelle: „Als Tabelle“ drücken.`,
  place: 'Eintrag',
  what: 'Was geschah',
  start: 'Die Partie beginnt',
  at: (round, event) => (event === null ? `Runde ${round}, Ende` : `Runde ${round}, ${event}`),
}
