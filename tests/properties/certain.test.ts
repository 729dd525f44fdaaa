import { describe, expect, test } from 'vitest'
import { certainOf } from '#shared/arbiter/certain'
import { isShown, type Dispute } from '#shared/arbiter/dispute'
import { tileOf } from '#shared/domino/tile'
import { BLOCKED_RULE_IDS } from '#shared/games/rules'
import { everyEnding, partKnown, type NaiveEnding, type PartKnown } from '../reference/part-known'
import { runs, SEED, shown } from '../support/runs'
import { smallDisputeOf } from '../support/small-disputes'

/** Fewer would not be certain and open under each rule. */
const POSITIONS = runs(10_000, 1000).numRuns

function disputeOf(known: PartKnown): Dispute {
  const { dice, totals } = known
  if (dice === null) return { ...smallDisputeOf(known), totals }
  const [a, b, c, d] = [...dice.flower, ...dice.scorpion]
  const isThrown = typeof a === 'number' && typeof b === 'number' && typeof c === 'number' && typeof d === 'number'
  return { ...smallDisputeOf(known), totals, dice, rolled: isThrown ? { flower: tileOf(a, b), scorpion: tileOf(c, d) } : null }
}

/** What all endings have in common: the winner, and what each seat gets, null where that differs; null where there is no ending, or the winners differ. */
function inCommon(endings: readonly NaiveEnding[]) {
  const [first] = endings
  if (first === undefined || endings.some(({ winner }) => winner !== first.winner)) return null
  return { winner: first.winner, deltas: first.deltas.map((delta, seat) => (endings.every(({ deltas }) => deltas[seat] === delta) ? delta : null)) }
}

const met = new Map<string, number>()
const meet = (what: string) => met.set(what, (met.get(what) ?? 0) + 1)

describe(`what is certain of a blocked round that is known in part ${shown}`, () => {
  test(`on ${POSITIONS.toLocaleString('en')} positions of small sets, against every way the tiles and dice can be`, () => {
    for (let at = 0; at < POSITIONS; at++) {
      const seed = (SEED + at) >>> 0
      const known = partKnown(seed)
      const dispute = disputeOf(known)
      const isHidden = dispute.hands.some((hand) => !isShown(hand)) || (known.dice !== null && dispute.rolled === null)
      const endings = isHidden ? everyEnding(known) : []
      const expected = inCommon(endings)
      const certain = certainOf(dispute)
      const said = certain === null ? null : { winner: certain.winner, deltas: certain.deltas }
      if (JSON.stringify(said) !== JSON.stringify(expected)) expect({ seed, said }).toEqual({ seed, said: expected })
      if (endings.length > 0) meet(`${known.rules.blockedRule}: ${expected === null ? 'open' : expected.winner === null ? 'nobody' : 'certain'}`)
      if (expected?.deltas.includes(null) === true) meet('points open')
      if (expected !== null && known.dice !== null && dispute.rolled === null) meet('whatever the dice show')
    }
  })

  test('those positions are certain and open under every rule', () => {
    for (const rule of BLOCKED_RULE_IDS) {
      expect(met.get(`${rule}: nobody`), rule).toBeGreaterThan(0)
      if (rule === 'tiles-deducted') continue
      expect(met.get(`${rule}: certain`), rule).toBeGreaterThan(20)
      expect(met.get(`${rule}: open`), rule).toBeGreaterThan(20)
    }
    expect(met.get('points open')).toBeGreaterThan(5)
    expect(met.get('whatever the dice show')).toBeGreaterThan(5)
  })
})
