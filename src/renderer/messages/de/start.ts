import * as saidStart from '../said/de/start'
import type { PageWords } from '../page-words'
import { counted, listed, nameOf } from '#shared/words/de/counting'
import { sentencesByKind } from '#shared/words/phrases'

export { announcer, chart, colon, dialog, keptDraft, keys, matchLine, numberField, reading, shell, table } from '../said/de/start'

export const home: PageWords['home'] = {
  ...saidStart.home,
  rounds: (rounds) => `Runde ${Math.max(rounds, 1)}`,
  all: (matches) => (matches === null || matches === 1 ? 'Alle Partien' : `Alle ${matches} Partien`),
}

/** How long something lasts, in words; `count` in seconds. */
export const lasting = (count: number): string =>
  count < 60 ? counted(count, { one: 'Sekunde', other: 'Sekunden' }) : counted(Math.round(count / 60), { one: 'Minute', other: 'Minuten' })

/** What a phone says until it has joined, and who it is then; it is fetched before all else. */
export const joining: PageWords['joining'] = {
  ...saidStart.joining,
  refusal: sentencesByKind({
    ...saidStart.joiningPhrases,
    locked: ({ wait }) => `Zu viele falsche Codes. Warte ${lasting(wait)} und versuche es dann noch einmal.`,
  }),
}

/** A round that not everyone has agreed on yet. */
export const notAgreed: PageWords['notAgreed'] = {
  ...saidStart.notAgreed,
  mark: ({ agreed, players, contested }, names) =>
    contested.length === 0
      ? `${agreed.length} von ${players} einverstanden`
      : `nicht einverstanden: ${listed(contested.map(({ seat, note }) => (note === '' ? nameOf(names, seat) : `${nameOf(names, seat)} („${note}“)`)))}`,
  roundMark: (round, names) => `Runde ${round.round + 1}: ${notAgreed.mark(round, names)}`,
}

const WHY = saidStart.settingsSyncWhy

export const settingsSync: PageWords['settingsSync'] = {
  notKept: (problem) => {
    if (problem.kind === 'refused' && problem.refusal.kind === 'not-saved')
      return `Das gilt vorerst in diesem Browser, ließ sich aber nicht speichern: ${WHY[problem.refusal.reason]}.`

    return 'Das gilt vorerst in diesem Browser, ließ sich aber nicht speichern.'
  },
}
