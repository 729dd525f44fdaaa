import type { Ruled } from '#shared/arbiter/rule'
import type { Source } from '#shared/rules/rule-ids'
import { counted, listed, nameOf, signed, sourceNames } from '#shared/words/en'
import type { GameWords } from '#shared/words/sentence-inputs'

/** The arbiter's page: what is answered. */
export const arbiter = {
  answer: 'The answer',
  waiting: 'Not enough to rule yet',
  toAnswer: 'To the answer',
  ifBlocked: 'If the round were blocked:',
  doubt: 'These tiles cannot be right as they are told, so nothing that follows can be relied on.',
  tests: 'How it was found',
  testsHint: 'Every test in its order, and what it looked at: the framed tiles.',
  blocked: 'Is it really blocked?',
  others: 'What other rules would say',
  othersHint: 'Every blocked rule and every reading of it, over the same hands.',
  yourTable: 'your table',
  notHere: 'not for this game',
  columns: { rule: 'Rule', winner: 'Who wins', points: 'What it pays' },
  nobody: 'nobody',
  source: (source: Source) => `Source: ${sourceNames[source]}`,
  nothing: 'nothing',
  notBlocked: 'The round is not blocked',
  faceDown: (boneyard: string) => `These must lie in the ${boneyard}:`,
  lookedThrough: (names: readonly string[]) => (names.length === 0 ? '' : `Every shown tile of ${listed(names)} was held against every open end.`),
  print: 'Print the ruling',
  picture: 'Picture of the ruling',
  open: 'Open before the arbiter',
  ends: 'The open ends',
  cannotTell: 'The table is not told, so it cannot be looked at whether anybody could have played.',
  tableWrong: 'What was told of the table cannot be right, so it cannot be looked at whether anybody could have played.',
} as const

/** `Ben wins`; where tiles are deducted nobody does. */
export function whoWins(winner: number | null, names: readonly string[]): string {
  return winner === null ? 'Nobody wins' : `${nameOf(names, winner)} wins`
}

/** `and takes 2 chips`, with what the others lose after it. */
export function takesWords({ ruling: { winner }, deltas }: Ruled, names: readonly string[], { points }: GameWords): string {
  const own = winner === null ? 0 : (deltas[winner] ?? 0)
  const others = deltas.flatMap((delta, seat) => (seat === winner || delta === 0 ? [] : [`${nameOf(names, seat)} ${signed(delta)}`]))
  const first =
    winner === null ? '' : own === 0 ? `and takes no ${points.other}` : own < 0 ? `and loses ${counted(-own, points)}` : `and takes ${counted(own, points)}`
  return [first, listed(others)].filter((part) => part !== '').join('; ')
}

/** Winner and points in one sentence, for whoever cannot see them. */
export function answerSentence(ruled: Ruled, names: readonly string[], words: GameWords): string {
  const takes = takesWords(ruled, names, words)
  const winner = whoWins(ruled.ruling.winner, names)
  return takes === '' ? `${winner}.` : ruled.ruling.winner === null ? `${winner}: ${takes}.` : `${winner} ${takes}.`
}
