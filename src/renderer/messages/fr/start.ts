import * as saidStart from '../said/fr/start'
import type { PageWords } from '../page-words'
import { counted, listed, nameOf } from '#shared/words/fr/counting'
import { sentencesByKind } from '#shared/words/phrases'

export { announcer, chart, colon, dialog, keptDraft, keys, matchLine, numberField, reading, shell, table } from '../said/fr/start'

export const home: PageWords['home'] = {
  ...saidStart.home,
  rounds: (rounds) => `Manche ${Math.max(rounds, 1)}`,
  all: (matches) => (matches === null || matches < 2 ? 'Toutes les parties' : `Les ${matches} parties`),
  allUnfinished: (matches) => (matches === null ? 'Toutes les parties en cours' : counted(matches, { one: 'autre en cours', other: 'autres en cours' })),
}

/** How long something lasts, in words; `count` in seconds. */
export const seconds = (count: number): string =>
  count < 60 ? counted(count, { one: 'seconde', other: 'secondes' }) : counted(count < 120 ? 1 : Math.round(count / 60), { one: 'minute', other: 'minutes' })

/** What a phone says until it has joined, and who it is then; it is fetched before all else. */
export const joining: PageWords['joining'] = {
  ...saidStart.joining,
  refusal: sentencesByKind({ ...saidStart.joiningPhrases, locked: ({ wait }) => `Trop de codes erronés. Attendez ${seconds(wait)}, puis réessayez.` }),
}

/** A round that not everyone has agreed on yet. */
export const notAgreed: PageWords['notAgreed'] = {
  ...saidStart.notAgreed,
  mark: ({ agreed, players, contested }, names) =>
    contested.length === 0
      ? `${agreed.length} sur ${players} d’accord`
      : `pas d’accord : ${listed(contested.map(({ seat, note }) => (note === '' ? nameOf(names, seat) : `${nameOf(names, seat)} (« ${note} »)`)))}`,
  roundMark: (round, names) => `Manche ${round.round + 1} : ${notAgreed.mark(round, names)}`,
}

const WHY = saidStart.settingsSyncWhy

export const settingsSync: PageWords['settingsSync'] = {
  notKept: (problem) => {
    if (problem.kind === 'refused' && problem.refusal.kind === 'not-saved')
      return `Ce choix s’applique pour l’instant dans ce navigateur, mais n’a pas pu être enregistré : ${WHY[problem.refusal.reason]}.`

    return 'Ce choix s’applique pour l’instant dans ce navigateur, mais n’a pas pu être enregistré.'
  },
}
