import type { Watched } from './watch-round'

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`)

/** The value that this share of all is no more than. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0
}

/** What was measured, each figure beside what it is meant to be. */
export function report(watched: readonly Watched[]): string {
  const sum = (of: (round: Watched) => number): number => watched.reduce((all, round) => all + of(round), 0)
  const plays = sum((round) => round.plays)
  const drawn = (of: keyof Watched['draws']): number => sum(({ draws }) => draws[of])
  const untouched = watched.filter(({ wrong, asked, missed, draws }) => wrong + asked + missed + draws.wrong + draws.asked + draws.missed === 0).length
  const delays = watched.flatMap((round) => round.delays)
  const questions = new Map<string, number>()
  for (const round of watched) for (const [kind, count] of Object.entries(round.questions)) questions.set(kind, (questions.get(kind) ?? 0) + count)
  const glanceMs =
    sum((round) => round.glanceMs) /
    Math.max(
      1,
      sum(({ glances }) => glances),
    )
  const busy =
    sum(({ readMs, seconds }) => readMs / 1000 + (5 * seconds * glanceMs) / 1000) /
    Math.max(
      1,
      sum(({ seconds }) => seconds),
    )
  const lines = [
    `${watched.length} rounds, ${plays} plays`,
    `entered right          ${percent(
      sum(({ right }) => right),
      plays,
    )}  (at least 99.5 %)`,
    `asked                  ${percent(
      sum(({ asked }) => asked),
      plays,
    )}  (at most 2 %)`,
    `wrong, unnoticed       ${sum(({ wrong }) => wrong)} of ${plays}  (at most 1 in 1,000)`,
    `not entered            ${sum(({ missed }) => missed)} of ${plays}`,
    `rounds without a touch ${percent(untouched, watched.length)}  (at least 90 %; passes are taps, and draws where the boneyard is out of the picture)`,
    `hand’s leaving to entry ${quantile(delays, 0.5)} ms in the middle, ${quantile(delays, 0.95)} ms for 95 in 100  (at most 1,500 ms)`,
    ...(drawn('of') === 0
      ? []
      : [
          `draws that can be seen ${drawn('of')}: ${percent(drawn('right'), drawn('of'))} right, ${drawn('asked')} asked, ${drawn('wrong')} wrong, ${drawn('missed')} not entered`,
        ]),
    ...(sum(({ hands }) => hands.of) === 0
      ? []
      : [`hands at a block       ${sum(({ hands }) => hands.right)} of ${sum(({ hands }) => hands.of)} read right, ${sum(({ hands }) => hands.wrong)} wrong`]),
    `looks                  ${(sum(({ looks }) => looks) / Math.max(1, plays)).toFixed(2)} a play, ${Math.round(
      sum(({ readMs }) => readMs) /
        Math.max(
          1,
          sum(({ looks }) => looks),
        ),
    )} ms each; a glance ${glanceMs.toFixed(2)} ms`,
    `of one core            ${(100 * busy).toFixed(1)} %  (at most 50 %)`,
    ...[...questions].map(([kind, count]) => `  asked ${kind}: ${count}`),
    ...watched.flatMap(({ notes }) => notes.map((note) => `  ${note}`)),
  ]
  return `${lines.join('\n')}\n`
}
