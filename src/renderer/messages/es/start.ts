import * as saidStart from '../said/es/start'
import type { PageWords } from '../page-words'
import { counted, listed, nameOf } from '#shared/words/es/counting'
import { sentencesByKind } from '#shared/words/phrases'

export { announcer, chart, colon, dialog, keptDraft, keys, matchLine, numberField, reading, shell, table } from '../said/es/start'

export const home: PageWords['home'] = {
  ...saidStart.home,
  rounds: (rounds) => `Ronda ${Math.max(rounds, 1)}`,
  all: (matches) => (matches === null || matches === 1 ? 'Todas las partidas' : `Las ${matches} partidas`),
}

/** How long something lasts, in words; `count` in seconds. */
export const lasting = (count: number): string =>
  count < 60 ? counted(count, { one: 'segundo', other: 'segundos' }) : counted(Math.round(count / 60), { one: 'minuto', other: 'minutos' })

/** What a phone says until it has joined, and who it is then; it is fetched before all else. */
export const joining: PageWords['joining'] = {
  ...saidStart.joining,
  refusal: sentencesByKind({
    ...saidStart.joiningPhrases,
    locked: ({ wait }) => `Demasiados códigos incorrectos. Espera ${lasting(wait)} e inténtalo otra vez.`,
  }),
}

/** A round that not everyone has agreed on yet. */
export const notAgreed: PageWords['notAgreed'] = {
  ...saidStart.notAgreed,
  mark: ({ agreed, players, contested }, names) =>
    contested.length === 0
      ? `${agreed.length} de ${players} de acuerdo`
      : `en desacuerdo: ${listed(contested.map(({ seat, note }) => (note === '' ? nameOf(names, seat) : `${nameOf(names, seat)} (“${note}”)`)))}`,
  roundMark: (round, names) => `Ronda ${round.round + 1}: ${notAgreed.mark(round, names)}`,
}

const WHY = saidStart.settingsSyncWhy

export const settingsSync: PageWords['settingsSync'] = {
  notKept: (problem) => {
    if (problem.kind === 'refused' && problem.refusal.kind === 'not-saved')
      return `Por ahora se aplica en este navegador, pero no se ha podido guardar: ${WHY[problem.refusal.reason]}.`

    return 'Por ahora se aplica en este navegador, pero no se ha podido guardar.'
  },
}
