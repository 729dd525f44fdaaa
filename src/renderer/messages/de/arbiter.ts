import { counted, listed, nameOf, signed, sourceNames } from '#shared/words/de'
import { casesOf } from '#shared/words/de/articles'
import type { PageWords } from '../page-words'

/** The arbiter's page: what is answered. */
export const arbiter: PageWords['arbiter'] = {
  answer: 'Die Antwort',
  waiting: 'Noch reicht es nicht für eine Entscheidung',
  toAnswer: 'Zur Antwort',
  ifBlocked: 'Wäre die Runde blockiert:',
  doubt: 'So, wie die Steine angegeben sind, kann es nicht stimmen; auf nichts, was folgt, ist also Verlass.',
  tests: 'Wie entschieden wurde',
  testsHint: 'Jede Frage der Reihe nach und worauf sie sah: die umrandeten Steine.',
  blocked: 'Ist sie wirklich blockiert?',
  others: 'Was andere Regeln sagen würden',
  othersHint: 'Jede Regel für blockierte Runden und jede ihrer Lesarten, für dieselben Hände.',
  yourTable: 'euer Tisch',
  notHere: 'nicht für dieses Spiel',
  columns: { rule: 'Regel', winner: 'Wer gewinnt', points: 'Was es bringt' },
  nobody: 'niemand',
  source: (source) => `Quelle: ${sourceNames[source]}`,
  nothing: 'nichts',
  notBlocked: 'Die Runde ist nicht blockiert',
  faceDown: (boneyard) => `Diese müssen ${casesOf(boneyard).in} liegen:`,
  lookedThrough: (names) => (names.length === 0 ? '' : `Jeder gezeigte Stein von ${listed(names)} wurde an jedes offene Ende gehalten.`),
  print: 'Entscheidung drucken',
  picture: 'Bild der Entscheidung',
  open: 'Diesen Fall klären',
  ends: 'Die offenen Enden',
  cannotTell: 'Was auf dem Tisch liegt, ist nicht gesagt; deshalb lässt sich nicht prüfen, ob noch jemand legen konnte.',
  tableWrong: 'Was über den Tisch gesagt wurde, kann nicht stimmen; deshalb lässt sich nicht prüfen, ob noch jemand legen konnte.',
}

/** `Ben gewinnt`; where tiles are deducted nobody does. */
export const whoWins: PageWords['whoWins'] = (winner, names) => (winner === null ? 'Niemand gewinnt' : `${nameOf(names, winner)} gewinnt`)

/** `und bekommt 2 Chips`, with what the others lose after it. */
export const takesWords: PageWords['takesWords'] = ({ ruling: { winner }, deltas }, names, { points }) => {
  const own = winner === null ? 0 : (deltas[winner] ?? 0)
  const others = deltas.flatMap((delta, seat) => (seat === winner || delta === 0 ? [] : [`${nameOf(names, seat)} ${signed(delta)}`]))
  const first =
    winner === null
      ? ''
      : own === 0
        ? `und bekommt keine ${points.other}`
        : own < 0
          ? `und verliert ${counted(-own, points)}`
          : `und bekommt ${counted(own, points)}`
  return [first, listed(others)].filter((part) => part !== '').join('; ')
}

/** Winner and points in one sentence, for whoever cannot see them. */
export const answerSentence: PageWords['answerSentence'] = (ruled, names, words) => {
  const takes = takesWords(ruled, names, words)
  const winner = whoWins(ruled.ruling.winner, names)
  return takes === '' ? `${winner}.` : ruled.ruling.winner === null ? `${winner}: ${takes}.` : `${winner} ${takes}.`
}
