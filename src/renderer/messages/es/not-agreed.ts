import { counted, listed } from '#shared/words/es/numbers'
import { nameOf } from '#shared/words/es/names'
import type { PageWords } from '../page-words'

/** A round that not everyone has agreed on yet. */
export const notAgreed: PageWords['notAgreed'] = {
  mark: ({ agreed, players, contested }, names) =>
    contested.length === 0
      ? `${agreed.length} de ${players} de acuerdo`
      : `en desacuerdo: ${listed(contested.map(({ seat, note }) => (note === '' ? nameOf(names, seat) : `${nameOf(names, seat)} (“${note}”)`)))}`,
  roundMark: (round, names) => `Ronda ${round.round + 1}: ${notAgreed.mark(round, names)}`,
  heading: 'Aún sin acuerdo',
  open: 'Revisar',
  openRound: (round) => `Revisar la ronda ${round}`,
  dialog: (round) => `Ronda ${round}`,
  many: (rounds) => `${counted(rounds, { one: 'ronda', other: 'rondas' })} aún sin acuerdo`,
}
