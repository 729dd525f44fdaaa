import type { Ruled } from '#shared/arbiter/rule'
import type { Source } from '#shared/rules/rule-ids'
import { counted, listed, nameOf, signed, sourceNames } from '#shared/words/en'
import type { GameWords } from '#shared/words/sentence-inputs'

/** The page Settle a dispute: the answer. */
export const arbiter = {
  answer: 'Ruling',
  toAnswer: 'See ruling',
  ifBlocked: 'If it were blocked:',
  doubt: 'Some of these tiles or counts cannot be right. Fix them before you rely on the ruling.',
  tests: 'Step by step',
  blocked: 'Is the round really blocked?',
  others: 'Under other rules',
  othersHint: 'The same hands by every other rule for blocked rounds. Where a rule is unclear, each way to read it is listed.',
  notHere: 'not used in this game',
  columns: { rule: 'Rule', winner: 'Winner', why: 'Why' },
  nobody: 'nobody',
  source: (source: Source) => `Source: ${sourceNames[source]}`,
  notBlocked: 'The round is not blocked',
  faceDown: (boneyard: string) => `These tiles must be in the ${boneyard}:`,
  lookedThrough: (names: readonly string[]) => (names.length === 0 ? '' : `Caravan checked every tile that ${listed(names)} showed: none can be played now.`),
  print: 'Print ruling',
  picture: 'Save as picture',
  open: 'Settle this dispute',
  ends: 'Open ends',
  contradicted: 'Not certain: the tiles and counts contradict each other.',
  cannotTell: 'Enter the table to check whether anyone could still play.',
  tableWrong: 'Something on the table can’t be right. Fix it to check whether anyone could still play.',
} as const

/** `Ben wins`; where tiles are deducted nobody does. */
export function whoWins(winner: number | null, names: readonly string[]): string {
  return winner === null ? 'Nobody wins' : `${nameOf(names, winner)} wins`
}

/** `and gets 2 chips`, with what the others lose after it. */
export function takesWords({ ruling: { winner }, deltas }: Ruled, names: readonly string[], { points }: GameWords): string {
  const own = winner === null ? 0 : (deltas[winner] ?? 0)
  const others = deltas.flatMap((delta, seat) => (seat === winner || delta === 0 ? [] : [`${nameOf(names, seat)} ${signed(delta)}`]))
  const first =
    winner === null ? '' : own === 0 ? `and gets no ${points.other}` : own < 0 ? `and loses ${counted(-own, points)}` : `and gets ${counted(own, points)}`
  return [first, listed(others)].filter((part) => part !== '').join('; ')
}

/** Winner and points in one sentence, for people who cannot see them. */
export function answerSentence(ruled: Ruled, names: readonly string[], words: GameWords): string {
  const takes = takesWords(ruled, names, words)
  const winner = whoWins(ruled.ruling.winner, names)
  return takes === '' ? `${winner}.` : ruled.ruling.winner === null ? `${winner}: ${takes}.` : `${winner} ${takes}.`
}
