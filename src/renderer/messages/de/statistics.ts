import { counted, figures, listed, plain } from '#shared/words/de'
import type { Noun } from '#shared/words/grammar'
import { HALF_A_TENTH, margin } from '../margin'
import { numbersIn } from '../numbers-in'
import type { PageWords } from '../page-words'
import { regional } from '../regional'
import { chart } from './components'

const MATCHES: Noun = { one: 'Partie', other: 'Partien' }
const numbers = numbersIn(regional('de-DE'))
export const { decimal, perRound, pointsWords, shareWords } = numbers

const sources: PageWords['statistics']['scoring']['sources'] = {
  dual: 'Zwillinge',
  plural: 'Drillinge',
  flower: 'Blüten',
  scorpion: 'Skorpione',
  'double-header': 'Zweierköpfe',
  'triple-header': 'Dreierköpfe',
  'of-a-suit': 'Gleiche Zahlen',
  ends: 'Letzter Stein und blockierte Runden',
}

/** What is counted over all matches of the house. */
export const statistics: PageWords['statistics'] = {
  title: 'Statistik',
  waiting: 'Statistik wird geladen …',
  counting: (done, total) => `Eure Partien werden gezählt: ${figures(done)} von ${figures(total)}. Das passiert nur einmal.`,
  failed: 'Die Statistik lässt sich gerade nicht laden. Eure Partien sind sicher, und Caravan versucht es weiter.',
  filters: 'Partien auswählen',
  daysAndPeople: 'Tage und Leute',
  countAll: 'Alle Partien zählen',
  counted: (matches) => `${counted(matches, { one: 'beendete Partie', other: 'beendete Partien' })}.`,
  nothingYet: 'Noch keine beendeten Partien. Sobald eine beendet ist, steht hier, wer wie oft gewinnt, gegen wen und wie.',
  newMatch: 'Neue Partie',
  nothingFound: 'Keine beendeten Partien gefunden. Entferne einen Filter oder zähle alle Partien.',
  podium: {
    heading: 'Wer am meisten gewinnt',
    wins: (wins) => counted(wins, { one: 'Sieg', other: 'Siege' }),
    level: (wins, names) => `Je ${counted(wins, { one: 'Sieg', other: 'Siege' })}: ${names}.`,
    more: (count) => `${plain(count)} weitere`,
    tile: (wins) => `Ein Stein steht für ${counted(wins, { one: 'Sieg', other: 'Siege' })}.`,
  },
  figures: {
    heading: 'Die wichtigsten Zahlen',
    matches: (matches) => (matches === 1 ? 'Partie' : 'Partien'),
    rounds: (rounds) => (rounds === 1 ? 'Runde' : 'Runden'),
    long: (minutes) => (minutes < 60 ? `${minutes}\u00a0min` : `${figures(Math.round(minutes / 60))}\u00a0h`),
    atTable: (known, matches) => (known === matches ? 'am Tisch' : `am Tisch, in ${figures(known)} von ${counted(matches, MATCHES)}`),
    biggest: (name) => `bester Zug, ${name}`,
  },
  scoring: {
    heading: 'Was bringt am meisten?',
    answer: (source, perRound, points) => `${sources[source]}: ${decimal(perRound)} ${points} je Runde.`,
    unit: (points, game) => `${game}: ${points} je Runde, alle zusammen`,
    what: 'Was',
    sources,
  },
  leads: {
    heading: 'Hilft es, anzufangen?',
    told: (won, matches) => `In ${figures(won)} von ${counted(matches, MATCHES)} gewann, wer angefangen hat.`,
    chance: (wins) => `Der Zufall allein ergäbe etwa ${figures(wins)}.`,
    luck: 'Das kann noch Zufall sein.',
    more: 'Das ist mehr als Zufall.',
    fewer: 'So wenige sind mehr als Pech.',
    box: (matches) => `Ein Kästchen steht für ${counted(matches, MATCHES)}.`,
    caption: 'Partien, die gewann, wer angefangen hat',
    players: 'Personen',
    matches: 'Partien',
    won: 'Gewonnen',
    expected: 'Durch Zufall',
  },
  luck: {
    heading: 'Glück und Können',
    scope: (game, matches) => `${game}, ${counted(matches, MATCHES)}`,
    working: (done, matches) => `Bis jetzt ${figures(done)} von ${counted(matches, MATCHES)} angesehen …`,
    told: (name, ahead, tiles, choices, give, noun) =>
      `${name} holt ${decimal(Math.abs(ahead))} ${noun.other} ${ahead < 0 ? 'weniger' : 'mehr'} pro Partie als die anderen. Die Steine ${tiles < 0 ? 'kosteten' : 'brachten'} etwa ${decimal(Math.abs(tiles))}, die Wahl der Züge ${choices < 0 ? 'kostete' : 'brachte'} etwa ${decimal(Math.abs(choices))}${margin(give, HALF_A_TENTH, `, beides ±\u00a0${decimal(give)}`)}.`,
    meaning: 'Verglichen wird mit dem besten Stein, der sicher auf der Hand war. Alles andere gilt als Glück.',
  },
  apart: {
    heading: 'Anders oder nicht gezählt',
    unfinished: (matches) => `${counted(matches, MATCHES)} nicht beendet`,
    refused: (matches) => `${counted(matches, MATCHES)}, nach den Regeln nicht möglich`,
    alone: (matches) => `${counted(matches, MATCHES)} mit nur einer Person`,
    severalSeats: (matches) => `${counted(matches, MATCHES)}, in ${matches === 1 ? 'der' : 'denen'} jemand mehrere Plätze hatte: Nur der beste Rang zählt`,
    damaged: (matches) => `${counted(matches, MATCHES)}, ${matches === 1 ? 'die sich nicht öffnen lässt' : 'die sich nicht öffnen lassen'}`,
    show: (place) => `Partie ${place}`,
    showAll: 'Partien zeigen',
    more: (matches) => `und ${matches} weitere`,
  },
  people: {
    heading: 'Alle',
    more: 'Alle Zahlen',
    best: 'Beste Runde',
    meanings: 'Was die Spalten bedeuten',
    fewPoints: 'Jedes Spiel zählt anders. Punkte je Runde stehen deshalb weiter unten, nach Spiel.',
    columns: {
      name: ['Name', ''],
      played: ['Gespielt', 'Beendete Partien.'],
      won: ['Gewonnen', 'Gewonnene Partien.'],
      share: ['Siegquote', 'Gewonnene von allen gespielten Partien.'],
      rating: [
        'Spielstärke',
        'Wie gut jemand abschneidet, und gegen wen. Alle beginnen bei 25. Die Zahl nach ± zeigt, wie unsicher der Wert ist (eine Standardabweichung).',
      ],
      pointsPerRound: ['Punkte je Runde', 'Wie stark sich der Punktestand je Runde im Schnitt ändert.'],
      rounds: ['Runden', 'Runden mit mindestens einem gelegten Stein.'],
      roundsWon: ['Runden gewonnen', 'Mit Domino, durch das Ziel oder in einer blockierten Runde.'],
      dominoes: ['Domino gemacht', 'Runden, die mit dem letzten Stein gewonnen wurden.'],
      targets: ['Ziel erreicht', 'Runden, die endeten, weil diese Person das Ziel erreicht hat.'],
      blocked: ['Blockiert gewonnen', 'Blockierte Runden, die durch Entscheidung gewonnen wurden.'],
      duals: ['Zwillinge', 'Züge, die beide Enden gleich machten.'],
      plurals: ['Drillinge', 'Züge, die beide Enden mit einem Pasch gleich machten.'],
      flowers: ['Blüten', 'Kurze und lange Blüten.'],
      scorpions: ['Skorpione', 'Kleine und große Skorpione.'],
      headers: ['Köpfe', 'Zweier- und Dreierköpfe.'],
      suits: ['Gleiche Zahlen', 'Zahlen, die mindestens zweimal offen lagen und zählten.'],
      comebacks: ['Aufholjagden', 'Partien, die nach einem Rückstand von mindestens dem halben Ziel gewonnen wurden.'],
      greatest: ['Größte Aufholjagd', 'Der größte Rückstand in einer Partie, die noch gewonnen wurde, gemessen am Ziel.'],
      longest: ['Längste Serie', 'Die meisten Siege hintereinander.'],
      current: ['Aktuelle Serie', 'Siege hintereinander bis jetzt.'],
      unfinished: ['Nicht beendet', 'Partien, die noch niemand gewonnen hat.'],
    },
    behind: (deficit, target) => `${plain(deficit)} von ${plain(target)}`,
    behindOpens: (name, deficit, target) => `${plain(deficit)} von ${plain(target)}: Aufholjagd von ${name} nachspielen`,
    rating: (mean, deviation) => `${decimal(mean)} ± ${decimal(deviation)}`,
  },
  byGame: { heading: 'Nach Spiel', game: 'Spiel', points: 'Punkte' },
  blocked: { heading: 'Gewonnene blockierte Runden', rule: 'Regel', test: 'Entscheidender Schritt', won: 'Gewonnen' },
  rivals: {
    pair: (one, other) => `${one} und ${other}`,
    pairMatches: (matches) => `${counted(matches, MATCHES)} zusammen.`,
    standing: (one, other, ahead, behind, level) => {
      const levelWords = level === 0 ? '' : `, dazu ${level}-mal gleichauf`
      if (ahead === behind) return `Unentschieden: ${ahead} zu ${behind}${levelWords}.`

      return `${ahead > behind ? one : other} liegt vorn, ${Math.max(ahead, behind)} zu ${Math.min(ahead, behind)}${levelWords}.`
    },
    latest: 'Letzte gemeinsame Partien',
    matches: 'Alle gemeinsamen Partien',
    close: 'Schließen',
    open: (players, day) => `Partie öffnen: ${players}, ${day}`,
    neverMet: 'In dieser Auswahl haben sie keine Partie zusammen beendet.',
  },
  ratings: {
    heading: 'Wer wird besser?',
    from: (matches) => `Die Spielstärke beginnt nach ${counted(matches, MATCHES)}.`,
    gained: (name, from, to) => `Am meisten zugelegt hat ${name}: von ${decimal(from)} auf ${decimal(to)}.`,
    nobody: 'Hier hat seit der ersten Partie noch niemand zugelegt.',
    meaning: 'Die Spielstärke zeigt, wie gut jemand abschneidet, und gegen wen. Alle beginnen bei 25.',
    ahead: (one, other, tenths) =>
      `${one} liegt am Ende ${tenths === 0 ? 'fast nie' : tenths === 10 ? 'fast immer' : `in ${tenths} von 10 Partien`} vor ${other}.`,
    choose: 'Bis zu 3 Personen wählen',
    caption: 'Spielstärke nach den Partien',
    thinned: 'Es sind zu viele Partien, um alle zu zeigen. Diagramm und Tabelle haben dieselbe gleichmäßige Auswahl.',
    day: 'Tag',
    person: 'Name',
    rating: 'Spielstärke',
    deviation: '±',
    chart: (names) => `Diagramm: Spielstärke von ${listed(names)} im Lauf der Zeit. Für eine Tabelle wähle „${chart.table}“.`,
  },
}

/** The score of a match from event to event. */
export const totalsChart: PageWords['totalsChart'] = {
  heading: 'Punkteverlauf',
  title: 'Stand nach jedem Eintrag',
  label: (names) => `Diagramm: Stand von ${listed(names)} nach jedem Eintrag. Für eine Tabelle wähle „${chart.table}“.`,
  place: 'Eintrag',
  what: 'Beschreibung',
  start: 'Beginn der Partie',
  at: (round, event) => (event === null ? `Ende von Runde ${round}` : `Runde ${round}, Eintrag ${event}`),
}
