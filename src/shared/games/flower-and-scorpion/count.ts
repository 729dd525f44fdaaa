import { equalHalves, type ArmIndex, type End, type Exposed } from '../../domino/line'
import { isDouble, tileOf, type Tile } from '../../domino/tile'
import { elementAt, present } from '../../kernel/assert'
import { moreThanThree, type CountPlay, type Laid, type Rolled, type Unpaid } from '../game'

/** Counts a play of Flower & Scorpion: dual or plural, then Flowers, then Scorpions (rulebook FS-2 … FS-8). */
export const countFlowerAndScorpion: CountPlay = (laid, tally) => {
  const rolled = present(laid.rolled, 'the dice are thrown before each round (FS-1)')
  const cancelled = rolled.flower === rolled.scorpion // FS-8
  const equal = equalHalves(laid.shown)
  if (equal >= 2 && (cancelled || !scorpionTakesIt(laid, rolled))) {
    if (equal === 2) tally.add('dual', laid.rules.dual, null, null)
    else tally.add('plural', laid.rules.plural, moreThanThree(equal), null)
  }
  if (cancelled) return

  if (laid.tile === rolled.flower) tally.add('short-flower', 1, null, null)
  const flowers = pairsOf(rolled.flower, laid)
  if (flowers > 0) tally.add('long-flower', flowers, flowers, null)
  if (laid.tile === rolled.scorpion) tally.add('small-scorpion', -1, null, null)
  const scorpions = pairsOf(rolled.scorpion, laid)
  if (scorpions > 0) tally.add('large-scorpion', -scorpions, scorpions, null)
}

/** What a play of Flower & Scorpion looks like and did not earn (rulebook FS-7, FS-8). */
export function unpaidInFlowerAndScorpion(laid: Laid): Unpaid | null {
  const rolled = present(laid.rolled, 'the dice are thrown before each round (FS-1)')
  if (rolled.flower === rolled.scorpion) return laid.tile === rolled.flower || pairsOf(rolled.flower, laid) > 0 ? { kind: 'cancelled' } : null
  const equal = equalHalves(laid.shown)
  if (equal < 2 || !scorpionTakesIt(laid, rolled)) return null
  return { kind: 'double-scorpion', code: equal === 2 ? 'dual' : 'plural', suit: elementAt(laid.shown, 0).suit }
}

/** FS-7: a double Scorpion's suit, or (reading `tile`) only the play of the Scorpion itself, earns no dual or plural. */
export function scorpionTakesIt({ rules, tile, shown }: Laid, { scorpion }: Rolled): boolean {
  if (!isDouble(scorpion)) return false
  if (rules.doubleScorpion === 'tile') return tile === scorpion
  const suit = elementAt(shown, 0).suit
  return tileOf(suit, suit) === scorpion
}

/** FS-4: how many pairs two tiles' halves make, two doubles as the reading `twoDoubles` has it. */
export function pairsBetween(rules: Laid['rules'], a: Exposed, b: Exposed): number {
  const pairs = a.halves * b.halves
  return rules.twoDoubles === 'listed' ? Math.min(2, pairs) : pairs
}

/** FS-5: whether a double lies at an end since an earlier turn. */
export function stands(end: End, at: ArmIndex, playedAt: ArmIndex | null): boolean {
  return end.double && at !== playedAt
}

/** FS-4, FS-5: pairs of exposed halves of different tiles that equal `sought`, and a standing double where it counts again. */
function pairsOf(sought: Tile, { rules, arm, line, shown }: Laid): number {
  if (line.laid === 1) return 0
  let pairs = 0
  for (let at = 0; at < shown.length; at++) {
    const a = elementAt(shown, at)
    for (let next = at + 1; next < shown.length; next++) {
      const b = elementAt(shown, next)
      if (tileOf(a.suit, b.suit) === sought) pairs += pairsBetween(rules, a, b)
    }
  }
  if (rules.standingPair === 'scored') {
    for (const [at, end] of line.ends.entries()) if (stands(end, at, arm) && end.tile === sought) pairs += 1
  }
  return pairs
}
