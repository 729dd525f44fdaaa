import { countDoubleBergen } from './double-bergen'
import { worthOf } from '../reasons'
import { reasonsOf } from './game'
import type { LookAtPlay } from './looks'

/** Double Bergen counts each suit that lies open, the spinner's too (rulebook DB-3). */
export const lookAtDoubleBergen: LookAtPlay = (laid) => {
  const scored = reasonsOf(countDoubleBergen, laid)
  const suits = [...new Set(laid.shown.map(({ suit }) => suit))].sort((a, b) => a - b)
  return suits.map((suit) => {
    const shown = laid.shown.flatMap((each, at) => (each.suit === suit ? [at] : []))
    const count = laid.shown.reduce((sum, { suit: of, halves }) => (of === suit ? sum + halves : sum), 0)
    const reason = scored.find((each) => each.suit === suit)
    return { kind: 'suit', suit, count, shown, rule: 'DB-3', code: reason?.code ?? null, points: reason?.points ?? worthOf(0) }
  })
}
