import { elementAt } from '../../kernel/assert'

import type { Suit } from '../../domino/tile'
import { countDoubleBergen } from './count'
import { worthOf } from '../reasons'
import { reasonsOf, type Laid, type LookAtPlay } from '../game'
import type { Look } from '../looks'

/** Double Bergen counts each suit that lies open, the spinner's too (rulebook DB-3). */
export const lookAtDoubleBergen: LookAtPlay = (laid) => {
  const scored = reasonsOf(countDoubleBergen, laid)
  const suits = [...new Set(laid.shown.map(({ suit }) => suit))].sort((a, b) => a - b)
  return suits.map((suit) => {
    const reason = scored.find((each) => each.suit === suit)
    return { kind: 'suit', ...showing(laid, suit), rule: 'DB-3', code: reason?.code ?? null, points: reason?.points ?? worthOf(0) }
  })
}

/** Where a number lies open, and on how many halves. */
export function showing({ shown }: Laid, suit: Suit): Pick<Extract<Look, { readonly kind: 'suit' | 'made' }>, 'suit' | 'count' | 'shown'> {
  const places = shown.flatMap((each, at) => (each.suit === suit ? [at] : []))
  return { suit, count: places.reduce((sum, at) => sum + elementAt(shown, at).halves, 0), shown: places }
}
