import type { Source } from '#shared/games/rule-ids'
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

/** Who wins, and what each seat gets or loses; null where that is not known. */
interface Ending {
  readonly winner: number | null
  readonly deltas: readonly (number | null)[]
}

/** `and gets 2 chips`, with what the others lose after it; nothing where no points are known. */
export function takesWords({ winner, deltas }: Ending, names: readonly string[], { points }: GameWords): string {
  const own = winner === null ? null : (deltas[winner] ?? null)
  const others = deltas.flatMap((delta, seat) => (seat === winner || delta === null || delta === 0 ? [] : [`${nameOf(names, seat)} ${signed(delta)}`]))
  const first =
    own === null ? '' : own === 0 ? `and gets no ${points.other}` : own < 0 ? `and loses ${counted(-own, points)}` : `and gets ${counted(own, points)}`
  return [first, listed(others)].filter((part) => part !== '').join('; ')
}

/** Winner and points in one sentence, for people who cannot see them. */
export function answerSentence(ending: Ending, names: readonly string[], words: GameWords, whatever = ''): string {
  const takes = takesWords(ending, names, words)
  const winner = whoWins(ending.winner, names)
  const end = whatever === '' ? '.' : `, ${whatever}.`
  return takes === '' ? `${winner}${end}` : ending.winner === null ? `${winner}: ${takes}${end}` : `${winner} ${takes}${end}`
}
