import { describe, expect, test } from 'vitest'
import { accountFor, type Account } from '#shared/arbiter/account'
import { makeTile } from '#shared/domino/tile'
import { fittingEnds, smallDispute, unseenOf, worldsOf, type SmallDispute } from '../reference/naive-account'
import { SEED, shown } from '../support/runs'
import { smallDisputeOf } from '../support/small-disputes'

const DISPUTES = 6_000

/** What follows from every way it can lie, and nothing else. */
function proven(small: SmallDispute): string {
  const { rules, hands, table, open } = small
  const worlds = worldsOf(small)
  if (hands.some(({ tiles, count }) => tiles.length === 0 && count === 0)) return 'gone-out'
  if (worlds.every(({ canPlay }) => canPlay)) return 'playable'
  const wholly = (suit: number) => table.laid.filter((each) => each.split('-').map(Number).includes(suit)).length === (rules.maxPip + 1) * rules.copies
  if (open.every(({ suit }) => wholly(suit))) return 'blocked'
  if (worlds.some(({ canPlay }) => canPlay)) return 'open'
  if (worlds.every(({ boneyard }) => boneyard <= rules.reserve)) return 'blocked'
  return worlds.every(({ boneyard }) => boneyard > rules.reserve) ? 'draw-first' : 'open'
}

/** Every tile that could be played, whose it is, and every end that takes it: `0 2-1 left right`. */
const playable = ({ hands, open }: SmallDispute) =>
  hands
    .flatMap(({ tiles }, seat) =>
      tiles
        .map((each) => [seat, each, ...fittingEnds(open, each)])
        .filter(({ length }) => length > 2)
        .map((parts) => parts.join(' ')),
    )
    .sort()
const told = ({ couldPlay }: Account) => couldPlay.map(({ seat, tile: each, ends }) => [seat, makeTile(each), ...ends.map(({ arm }) => arm)].join(' ')).sort()

const range = (values: readonly number[]) => ({ least: Math.min(...values), most: Math.max(...values) })
const met = new Map<string, number>()
const meet = (what: string) => met.set(what, (met.get(what) ?? 0) + 1)

function look({ verdict, mustWait, book }: Account): void {
  meet('proof' in verdict ? `${verdict.kind} ${verdict.proof}` : verdict.kind)
  if (mustWait.length > 0) meet('must wait')
  book.troubles.forEach(({ kind }) => meet(kind))
}

describe(`the accounting against every way the tiles can lie ${shown}`, () => {
  test(`on ${DISPUTES.toLocaleString('en')} rounds of small sets, known in part`, () => {
    for (let at = 0; at < DISPUTES; at++) {
      const seed = (SEED + at) >>> 0
      const small = smallDispute(seed)
      const unseen = unseenOf(small)
      if (unseen !== null && unseen.length > 6) continue
      const account = accountFor(smallDisputeOf(small))
      look(account)
      expect({ seed, couldPlay: told(account) }).toEqual({ seed, couldPlay: playable(small) })
      const worlds = worldsOf(small)
      const contradicted = account.book.troubles.some(({ kind }) => kind !== 'below-reserve')
      expect({ seed, contradicted }).toEqual({ seed, contradicted: worlds.length === 0 })
      if (worlds.length === 0) continue
      const down = worlds.every(({ boneyard }) => boneyard < small.rules.reserve)
      const said = {
        seed,
        verdict: account.verdict.kind,
        unseen: account.book.unseen.flatMap(({ tile: each, count }) => new Array<string>(count).fill(makeTile(each))).sort(),
        hidden: account.book.hidden,
        boneyard: account.book.boneyard,
        belowReserve: account.book.troubles.some(({ kind }) => kind === 'below-reserve'),
      }
      expect(said).toEqual({
        seed,
        verdict: proven(small),
        unseen: [...(unseen ?? [])].sort(),
        hidden: range(worlds.map(({ hidden }) => hidden)),
        boneyard: range(worlds.map(({ boneyard }) => boneyard)),
        belowReserve: down,
      })
    }
  })

  test('those rounds lead to every verdict, proof and trouble', () => {
    const wanted = [
      'blocked frozen',
      'blocked hands',
      'draw-first',
      'gone-out',
      'open',
      'playable counted',
      'playable seen',
      'must wait',
      'too-often',
      'boneyard-count',
      'too-many-hidden',
      'below-reserve',
    ]
    expect(wanted.filter((what) => (met.get(what) ?? 0) < 5)).toEqual([])
  })
})
