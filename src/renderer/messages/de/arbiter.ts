import { counted, listed, nameOf, signed, sourceNames } from '#shared/words/de'
import { casesOf } from '#shared/words/de/articles'
import type { PageWords } from '../page-words'

/** The page Settle a dispute: the answer. */
export const arbiter: PageWords['arbiter'] = {
  answer: 'Entscheidung',
  toAnswer: 'Entscheidung ansehen',
  ifBlocked: 'Wäre die Runde blockiert:',
  doubt: 'Mit diesen Steinen oder Anzahlen stimmt etwas nicht. Erst wenn das korrigiert ist, ist die Entscheidung verlässlich.',
  tests: 'Schritt für Schritt',
  blocked: 'Ist die Runde wirklich blockiert?',
  others: 'Nach anderen Regeln',
  othersHint: 'Dieselben Steine nach jeder anderen Regel für blockierte Runden. Ist eine Regel unklar, steht hier jede Art, sie zu verstehen.',
  notHere: 'nicht in diesem Spiel',
  columns: { rule: 'Regel', winner: 'Es gewinnt', why: 'Grund' },
  nobody: 'niemand',
  source: (source) => `Quelle: ${sourceNames[source]}`,
  notBlocked: 'Die Runde ist nicht blockiert',
  faceDown: (boneyard) => `Diese Steine müssen ${casesOf(boneyard).in} liegen:`,
  lookedThrough: (names) => (names.length === 0 ? '' : `Caravan hat die aufgedeckten Steine von ${listed(names)} geprüft: Keiner lässt sich jetzt anlegen.`),
  print: 'Entscheidung drucken',
  picture: 'Als Bild speichern',
  open: 'Streitfall klären',
  ends: 'Offene Enden',
  contradicted: 'Nicht sicher: Die Steine und Anzahlen passen nicht zusammen.',
  cannotTell: 'Gib die Steine auf dem Tisch ein, um zu prüfen, ob noch jemand anlegen konnte.',
  tableWrong: 'Auf dem Tisch stimmt etwas nicht. Korrigiere es, dann lässt sich prüfen, ob noch jemand anlegen konnte.',
}

/** `Ben gewinnt`; where tiles are deducted nobody does. */
export const whoWins: PageWords['whoWins'] = (winner, names) => (winner === null ? 'Niemand gewinnt' : `${nameOf(names, winner)} gewinnt`)

/** `und bekommt 2 Chips`, with what the others lose after it. */
export const takesWords: PageWords['takesWords'] = ({ winner, deltas }, names, { points }) => {
  const own = winner === null ? null : (deltas[winner] ?? null)
  const others = deltas.flatMap((delta, seat) => (seat === winner || delta === null || delta === 0 ? [] : [`${nameOf(names, seat)} ${signed(delta)}`]))
  const first =
    own === null
      ? ''
      : own === 0
        ? `und bekommt keine ${points.other}`
        : own < 0
          ? `und verliert ${counted(-own, points)}`
          : `und bekommt ${counted(own, points)}`
  return [first, listed(others)].filter((part) => part !== '').join('; ')
}

/** Winner and points in one sentence, for people who cannot see them. */
export const answerSentence: PageWords['answerSentence'] = (ending, names, words, whatever = '') => {
  const takes = takesWords(ending, names, words)
  const winner = whoWins(ending.winner, names)
  const end = whatever === '' ? '.' : `, ${whatever}.`
  return takes === '' ? `${winner}${end}` : ending.winner === null ? `${winner}: ${takes}${end}` : `${winner} ${takes}${end}`
}
