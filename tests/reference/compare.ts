import { isDeepStrictEqual } from 'node:util'
import { toScoreJson } from '#shared/match/score-json'
import { naiveScore } from './naive-scorer'

/** The output without what an independent scorer words or orders in its own way: messages, ruling steps, warnings. */
export function bare(output: unknown): unknown {
  return JSON.parse(JSON.stringify(output), (name, value: unknown) => (name === 'message' || name === 'ruling' || name === 'warnings' ? undefined : value))
}

/** Warnings as text, in one order. */
function warningsOf(output: unknown): readonly string[] {
  const { warnings = [] } = output as { warnings?: readonly { code: string; round: number; event: number | null }[] }
  return warnings.map(({ code, round, event }) => `${code} ${round}.${event ?? '-'}`).sort()
}

export interface Disagreement {
  readonly about: 'score' | 'warnings'
  readonly app: unknown
  readonly naive: unknown
}

export const scoreOf = (record: unknown) => toScoreJson(record, ({ refusal }) => refusal.code)

/** Scores a record twice, by the app and by the naive scorer; null when both say the same. */
export function disagreement(record: unknown): Disagreement | null {
  const app = scoreOf(record)
  const naive = naiveScore(record)
  if (!isDeepStrictEqual(bare(app), bare(naive))) return { about: 'score', app: bare(app), naive: bare(naive) }
  const [said, expected] = [warningsOf(app), warningsOf(naive)]
  return isDeepStrictEqual(said, expected) ? null : { about: 'warnings', app: said, naive: expected }
}
