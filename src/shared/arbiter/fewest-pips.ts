import { elementAt } from '../kernel/assert'
import { isDouble, pipsOf, type Tile } from '../domino/tile'
import { lowestAmong, pipsIn } from '../rules/blocked/blocked-rule'
import type { BlockedTest } from '../rules/rulings'
import { doublesCounted, hiddenIn, sizesCounted, withHidden, type Deal } from './deal'

/** How a blocked round can end: who wins and by which test; a winner of null is nobody. */
interface Ending {
  readonly winner: number | null
  readonly test: BlockedTest | null
}

/** An ending, or undefined where the search gave up. */
export type Endings = Generator<Ending | undefined>

export const NOBODY: Ending = { winner: null, test: null }

/** One seat that passes a test wins by it; several or none leave it to nobody. */
export function decided(seats: readonly number[], test: BlockedTest): Ending {
  const [winner, another] = seats
  return winner === undefined || another !== undefined ? NOBODY : { winner, test }
}

export const seatsOf = ({ hands }: Pick<Deal, 'hands'>): readonly number[] => hands.map((_, seat) => seat)

/** Tiles of one kind by their pips, lightest first, and how many of them each hand hides. */
interface Kind {
  readonly pips: readonly number[]
  readonly counts: readonly number[]
}

/** What a test weighs: each hand's known pips, and the hidden tiles, doubles apart where they are counted. */
interface Scales {
  readonly known: readonly number[]
  readonly kinds: readonly Kind[]
}

/** Who can have the fewest pips among some. */
export function* fewestPips(deal: Deal, among: readonly number[], test: BlockedTest): Endings {
  const { hands, pool } = deal
  if (hands.every(({ doubles }) => doubles.most === 0)) {
    yield* lightest({ ...deal, pool: pool.filter((tile) => !isDouble(tile)) }, among, test)
    return
  }
  if (hands.every(({ doubles }) => doubles.least === 0 && doubles.most === Infinity)) {
    yield* lightest(deal, among, test)
    return
  }
  for (const sized of sizesCounted(deal)) for (const counted of doublesCounted(sized)) yield* lightest(counted, among, test)
}

/** Who can be lightest among some, where doubles are counted, or nobody asks how many there are. */
function* lightest(deal: Deal, among: readonly number[], test: BlockedTest): Endings {
  const { hands } = deal
  const scales = scalesOf(deal, test)
  const endWith = (heavy: number | null, light: number | null) => decided(lowestAmong(weighed(scales(sizedFor(deal, heavy, light)), heavy, light), among), test)
  const any = endWith(null, null)
  let isAlwaysNobody = any.winner === null
  yield any
  for (const heavy of among) {
    for (const light of among) {
      if (heavy === light || (hands[heavy]?.hidden.most === 0 && hands[light]?.hidden.most === 0)) continue
      const ending = endWith(heavy, light)
      isAlwaysNobody &&= ending.winner === null
      yield ending
    }
  }
  if (!isAlwaysNobody || hands.every(({ hidden }) => hidden.most === 0)) return

  const fixed = (seat: number) => (hands[seat]?.hidden.most === 0 ? (weighed(scales(deal), null, null)[seat] ?? 0) : Infinity)
  const leastOf = (seat: number) => weighed(scales(sizedFor(deal, null, seat)), null, seat)[seat] ?? 0
  const candidates = among.filter((seat) => among.every((other) => other === seat || fixed(other) > leastOf(seat)))
  if (candidates.length === 0) return
  for (const sized of sizesCounted(deal)) {
    for (const seat of candidates) {
      const alone = canBeLightest(scales(sized), seat, among)
      yield alone === null ? undefined : alone ? { winner: seat, test } : NOBODY
    }
  }
}

/** The deals in which one hand hides as few tiles as it can and another then as many as it can; the rest hide few. */
function sizedFor(deal: Deal, heavy: number | null, light: number | null): Deal {
  let sized = light === null ? deal : withHidden(deal, light, hiddenIn(deal)[light]?.least ?? 0)
  if (heavy !== null) sized = withHidden(sized, heavy, hiddenIn(sized)[heavy]?.most ?? 0)
  for (const seat of seatsOf(deal)) if (seat !== heavy && seat !== light) sized = withHidden(sized, seat, hiddenIn(sized)[seat]?.least ?? 0)
  return sized
}

function scalesOf({ hands, pool }: Deal, test: BlockedTest): (sized: Deal) => Scales {
  const besideDoubles = test === 'lowest-pips-beside-doubles-if-all-hold-one'
  const weigh = (tile: Tile) => (besideDoubles && isDouble(tile) ? 0 : pipsOf(tile))
  const inOrder = (tiles: readonly Tile[]) => tiles.map(weigh).sort((a, b) => a - b)
  const known = hands.map((hand) => pipsIn(besideDoubles ? hand.known.filter((tile) => !isDouble(tile)) : hand.known))
  const areCounted = hands.every(({ doubles }) => doubles.least === doubles.most)
  const all = areCounted ? [] : inOrder(pool)
  const doubles = areCounted ? inOrder(pool.filter(isDouble)) : []
  const others = areCounted ? inOrder(pool.filter((tile) => !isDouble(tile))) : []
  return (sized) => ({
    known,
    kinds: areCounted
      ? [
          { pips: doubles, counts: sized.hands.map((hand) => hand.doubles.most) },
          { pips: others, counts: sized.hands.map((hand) => hand.hidden.most - hand.doubles.most) },
        ]
      : [{ pips: all, counts: sized.hands.map((hand) => hand.hidden.most) }],
  })
}

/** The pips of each hand where one has the heaviest hidden tiles there are and another the lightest. */
function weighed({ known, kinds }: Scales, heavy: number | null, light: number | null): readonly number[] {
  const sums = [...known]
  for (const { pips, counts } of kinds) {
    let from = light === null ? 0 : (counts[light] ?? 0)
    counts.forEach((count, seat) => {
      const begin = seat === light ? 0 : seat === heavy ? pips.length - count : from
      for (const each of pips.slice(begin, begin + count)) sums[seat] = (sums[seat] ?? 0) + each
      if (seat !== light && seat !== heavy) from += count
    })
  }
  return sums
}

/** So many times a tile is put into a hand before the search for a deal gives up. */
const MOST_TRIES = 2_000

/**
 * Whether some deal leaves one hand lighter than every other among some; null where the search gave up.
 *
 * It has the lightest tiles of each kind, and the others the heaviest: to exchange one of them for a tile that is left makes no such deal worse.
 */
function canBeLightest({ known, kinds }: Scales, seat: number, among: readonly number[]): boolean | null {
  const own = kinds.reduce((sum, { pips, counts }) => sum + pips.slice(0, counts[seat]).reduce((so, each) => so + each, 0), known[seat] ?? 0)
  const others = among.filter((each) => each !== seat)
  /** Pips that each still needs to be heavier. */
  const needs = others.map((each) => own + 1 - (known[each] ?? 0))
  const room = kinds.map(({ counts }) => others.map((each) => counts[each] ?? 0))
  const tiles = kinds
    .flatMap(({ pips }, kind) => {
      const places = room[kind]?.reduce((sum, each) => sum + each, 0) ?? 0
      return pips.slice(pips.length - places).map((each) => ({ kind, pips: each }))
    })
    .sort((a, b) => b.pips - a.pips)
  let tries = 0

  const place = (at: number): boolean | null => {
    const tile = tiles[at]
    if (tile === undefined) return needs.every((need) => need <= 0)
    if (needs.some((need, each) => need > tile.pips * room.reduce((sum, places) => sum + (places[each] ?? 0), 0))) return false
    const places = elementAt(room, tile.kind)
    const order = needs.map((_, each) => each).sort((a, b) => (needs[b] ?? 0) - (needs[a] ?? 0))
    for (const each of order) {
      if ((places[each] ?? 0) === 0) continue
      if (++tries > MOST_TRIES) return null
      places[each] = (places[each] ?? 0) - 1
      needs[each] = (needs[each] ?? 0) - tile.pips
      const found = place(at + 1)
      needs[each] = (needs[each] ?? 0) + tile.pips
      places[each] = (places[each] ?? 0) + 1
      if (found !== false) return found
    }
    return false
  }
  return place(0)
}
