import { nameOf } from '#shared/words/fr/names'
import { counted, listed } from '#shared/words/fr/numbers'
import type { PageWords } from '../page-words'

/** A round that not everyone has agreed on yet. */
export const notAgreed: PageWords['notAgreed'] = {
  mark: ({ agreed, players, contested }, names) =>
    contested.length === 0
      ? `${agreed.length} sur ${players} d’accord`
      : `pas d’accord : ${listed(contested.map(({ seat, note }) => (note === '' ? nameOf(names, seat) : `${nameOf(names, seat)} (« ${note} »)`)))}`,
  roundMark: (round, names) => `Manche ${round.round + 1} : ${notAgreed.mark(round, names)}`,
  heading: 'Sans accord',
  open: 'Vérifier',
  openRound: (round) => `Vérifier la manche ${round}`,
  dialog: (round) => `Manche ${round}`,
  many: (rounds) => `${counted(rounds, { one: 'manche', other: 'manches' })} sans accord`,
}
