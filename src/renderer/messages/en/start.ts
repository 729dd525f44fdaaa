import * as saidStart from '../said/en/start'
import type { CommandProblem } from '../sentence-inputs'
import type { JoinRefusal } from '#shared/contract/joining'
import type { Noun } from '#shared/words/grammar'
import type { RoundNotAgreed } from '#shared/match/rounds-not-agreed'
import { counted, listed, nameOf } from '#shared/words/en/counting'
import { sentencesByKind } from '#shared/words/phrases'

export { announcer, chart, colon, dialog, keptDraft, keys, matchLine, numberField, reading, shell, table } from '../said/en/start'

export const home = {
  ...saidStart.home,
  rounds: (rounds: number) => `Round ${Math.max(rounds, 1)}` /** The way to the history; null while it is not known yet how many there are. */,
  all: (matches: number | null) => (matches === null || matches === 1 ? 'All matches' : `All ${matches} matches`),
}

const SECONDS: Noun = { one: 'second', other: 'seconds' }

const MINUTES: Noun = { one: 'minute', other: 'minutes' }

/** How long something lasts, in words; `count` in seconds. */
export const seconds = (count: number): string => (count < 60 ? counted(count, SECONDS) : counted(count < 120 ? 1 : Math.round(count / 60), MINUTES))

/** What a phone says until it has joined, and who it is then; it is fetched before all else. */
export const joining = {
  ...saidStart.joining,
  refusal: sentencesByKind<JoinRefusal>({ ...saidStart.joiningPhrases, locked: ({ wait }) => `Too many wrong codes. Wait ${seconds(wait)}, then try again.` }),
}

/** A round that not everyone has agreed on yet. */
export const notAgreed = {
  ...saidStart.notAgreed /** A round that is not agreed yet, in a few words: `2 of 3 agreed`; `Ben (“…”) and Cleo disagree`. */,
  mark: ({ agreed, players, contested }: Omit<RoundNotAgreed, 'round'>, names: readonly string[]): string =>
    contested.length === 0
      ? `${agreed.length} of ${players} agreed`
      : `${listed(contested.map(({ seat, note }) => (note === '' ? nameOf(names, seat) : `${nameOf(names, seat)} (“${note}”)`)))} ${contested.length === 1 ? 'disagrees' : 'disagree'}`,
  roundMark: (round: RoundNotAgreed, names: readonly string[]) => `Round ${round.round + 1}: ${notAgreed.mark(round, names)}`,
}

const WHY = saidStart.settingsSyncWhy

/** Said wherever a setting is changed, on the first page too. */
export const settingsSync = {
  notKept: (problem: CommandProblem): string => {
    if (problem.kind === 'refused' && problem.refusal.kind === 'not-saved')
      return `This works in this browser for now, but couldn’t be saved: ${WHY[problem.refusal.reason]}.`

    return 'This works in this browser for now, but couldn’t be saved.'
  },
}
