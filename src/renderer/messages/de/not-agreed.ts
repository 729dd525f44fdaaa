import { counted, listed } from '#shared/words/de/numbers'
import { nameOf } from '#shared/words/de/names'
import type { PageWords } from '../page-words'

/** A round that not everyone has agreed on yet. */
export const notAgreed: PageWords['notAgreed'] = {
  mark: ({ agreed, players, contested }, names) =>
    contested.length === 0
      ? `${agreed.length} von ${players} einverstanden`
      : `nicht einverstanden: ${listed(contested.map(({ seat, note }) => (note === '' ? nameOf(names, seat) : `${nameOf(names, seat)} („${note}“)`)))}`,
  roundMark: (round, names) => `Runde ${round.round + 1}: ${notAgreed.mark(round, names)}`,
  heading: 'Noch nicht alle einverstanden',
  open: 'Prüfen',
  openRound: (round) => `Prüfen: Runde ${round}`,
  dialog: (round) => `Runde ${round}`,
  many: (rounds) => `${counted(rounds, { one: 'Runde', other: 'Runden' })}: nicht alle einverstanden`,
}
