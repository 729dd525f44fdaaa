import { isDouble, pipsOf, type Tile, tileOf } from '../domino/tile'
import type { Rolled } from '../games/game'
import type { Rules } from '../games/rules'
import { elementAt } from '../kernel/assert'
import { doublesIn, lowestAmong } from '../rules/blocked/blocked-rule'
import { handPips } from '../rules/payout'
import type { BlockedTest } from '../rules/rulings'
import { type Deal, doublesCounted, hiddenIn, holdersOf, type PartHand, sizesCounted, withAndWithoutDoubles, withHidden } from './deal'

/** How a blocked round can end: who wins and by which test; a winner of null is nobody. */
interface Ending {
  readonly winner: number | null
  readonly test: BlockedTest | null
}

/** An ending, or undefined where the search gave up. */
type Endings = Generator<Ending | undefined>

const NOBODY: Ending = { winner: null, test: null }

/** One seat that passes a test wins by it; several or none leave it to nobody. */
function decided(seats: readonly number[], test: BlockedTest): Ending {
  const [winner, another] = seats
  return winner === undefined || another !== undefined ? NOBODY : { winner, test }
}

const seatsOf = ({ hands }: Pick<Deal, 'hands'>): readonly number[] => hands.map((_, seat) => seat)

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

/** What a tile counts in a hand. */
type Pips = (tile: Tile) => number

function* fewestPips(deal: Deal, among: readonly number[], test: BlockedTest, pips: Pips = pipsOf): Endings {
  const { hands, pool } = deal
  if (hands.every(({ doubles }) => doubles.most === 0)) {
    yield* lightest({ ...deal, pool: pool.filter((tile) => !isDouble(tile)) }, among, test, pips)
    return
  }
  if (hands.every(({ doubles }) => doubles.least === 0 && doubles.most === Infinity)) {
    yield* lightest(deal, among, test, pips)
    return
  }
  for (const sized of sizesCounted(deal)) for (const counted of doublesCounted(sized)) yield* lightest(counted, among, test, pips)
}

/** Who can be lightest among some, where doubles are counted, or nobody asks how many there are. */
function* lightest(deal: Deal, among: readonly number[], test: BlockedTest, pips: Pips): Endings {
  const { hands } = deal
  const scales = scalesOf(deal, test, pips)
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

function scalesOf({ hands, pool }: Deal, test: BlockedTest, pips: Pips): (sized: Deal) => Scales {
  const besideDoubles = test === 'lowest-pips-beside-doubles-if-all-hold-one'
  const weigh = (tile: Tile) => (besideDoubles && isDouble(tile) ? 0 : pips(tile))
  const inOrder = (tiles: readonly Tile[]) => tiles.map(weigh).sort((a, b) => a - b)
  const known = hands.map((hand) => hand.known.reduce((sum, tile) => sum + weigh(tile), 0))
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

/**
 * How a blocked round can end, over every way its hidden tiles can lie.
 *
 * It asks a rule's tests in their order, and tells the deals apart only by what a test looks at: who holds a tile, who holds a double, how many
 * tiles and doubles there are. Whether one hand can be as light as another shows in the deal in which it has the lightest tiles and the other the
 * heaviest; tiles are dealt out one by one only where all those deals are nobody's. So not every ending is given, but two different ones wherever
 * there are two.
 *
 * @param throws every throw the dice can show; only asked where the rule asks for dice
 */
export function possibleEndings(rules: Rules, throws: Iterable<Rolled>, deal: Deal): Endings {
  switch (rules.blockedRule) {
    case 'flower-and-scorpion':
      return flowerAndScorpion(rules, throws, deal)
    case 'american':
      return american(rules, deal)
    case 'german':
      return german(rules, deal)
    case 'simple':
      return simple(rules, deal)
    case 'lightest-without-doubles':
      return lightestWithoutDoubles(deal)
    case 'picture':
      return picture(rules, deal)
    case 'tiles-deducted':
      return nobody()
  }
}

function* nobody(): Endings {
  yield NOBODY
}

function* flowerAndScorpion(rules: Rules, throws: Iterable<Rolled>, deal: Deal): Endings {
  for (const rolled of throws) {
    for (const [withFlower, flower] of holdersOf(deal, rolled.flower)) {
      if (flower.length === 1) yield decided(flower, 'flower-holder')
      else
        for (const [withBoth, scorpion] of holdersOf(withFlower, rolled.scorpion)) {
          if (scorpion.length === 1) yield decided(scorpion, 'scorpion-holder')
          else for (const [, lowest] of lowestDoubles(rules, withBoth)) yield decided(lowest, 'lowest-double')
        }
    }
  }
}

function* american(rules: Rules, deal: Deal): Endings {
  for (const told of byDoubles(deal)) {
    const without = seatsWithout(told)
    const all = seatsOf(told)
    const holders = all.length - without.length
    if (without.length === 1) yield decided(without, 'only-one-without-double')
    else if (holders === 0) yield* fewestPips(told, all, 'lowest-pips-if-no-doubles')
    else
      for (const counted of sizesCounted(told)) {
        const fewest = holders > 1 ? lowestAmong(counted.hands.map(mostTiles), all) : []
        if (fewest.length === 1) yield decided(fewest, 'fewest-tiles-if-several-hold-doubles')
        else if (without.length > 0) yield* gap(rules, counted)
        else
          for (const [shown, lowest] of lowestDoubles(rules, counted)) {
            if (lowest.length === 1) yield decided(lowest, 'lowest-double-if-all-hold-one')
            else yield* gap(rules, shown)
          }
      }
  }
}

function* gap({ americanGap }: Rules, deal: Deal): Endings {
  if (americanGap === 'none') yield NOBODY
  else yield* fewestPips(deal, seatsOf(deal), 'lowest-pips-for-the-gap')
}

function* german({ germanTies }: Rules, deal: Deal): Endings {
  for (const told of byDoubles(deal)) {
    const without = seatsWithout(told)
    if (without.length === 1) yield decided(without, 'no-doubles')
    else if (without.length > 1) yield* fewestPips(told, germanTies === 'all' ? seatsOf(told) : without, 'lowest-pips')
    else
      for (const sized of sizesCounted(told))
        for (const counted of doublesCounted(sized)) {
          const fewest = lowestAmong(
            counted.hands.map(({ known, doubles }) => doublesIn(known) + doubles.most),
            seatsOf(counted),
          )
          if (fewest.length === 1) yield decided(fewest, 'fewest-doubles')
          else yield* fewestPips(counted, germanTies === 'all' ? seatsOf(counted) : fewest, 'lowest-pips')
        }
  }
}

function* simple(rules: Rules, deal: Deal): Endings {
  yield* fewestPips(deal, seatsOf(deal), 'lowest-pips', (tile) => handPips(rules, [tile]))
}

function* lightestWithoutDoubles(deal: Deal): Endings {
  for (const told of byDoubles(deal)) {
    const without = seatsWithout(told)
    if (without.length === 1) yield decided(without, 'lowest-pips-without-a-double')
    else if (without.length > 1) yield* fewestPips(told, without, 'lowest-pips-without-a-double')
    else yield* fewestPips(told, seatsOf(told), 'lowest-pips-beside-doubles-if-all-hold-one')
  }
}

function* picture(rules: Rules, deal: Deal): Endings {
  for (const [told, lowest] of lowestDoubles(rules, deal)) {
    if (lowest.length > 0) yield decided(lowest, 'lowest-double')
    else for (const { hands } of sizesCounted(told)) yield decided(lowestAmong(hands.map(mostTiles), seatsOf({ hands })), 'fewest-tiles-if-no-doubles')
  }
}

/** Tiles in a hand of which every hidden one is counted. */
const mostTiles = ({ known, hidden }: PartHand): number => known.length + hidden.most

/** Every way to say which hands hold a double, those first in which exactly one holds none: it wins, and nothing else is asked. */
function byDoubles(deal: Deal): readonly Deal[] {
  const all = [...withAndWithoutDoubles(deal)]
  const isDecided = (told: Deal) => seatsWithout(told).length === 1
  return [...all.filter(isDecided), ...all.filter((told) => !isDecided(told))]
}

/** The hands without a double, as soon as we know which they are. */
function seatsWithout({ hands }: Deal): readonly number[] {
  return hands.flatMap(({ known, hidden, doubles }, seat) => (doublesIn(known) === 0 && Math.min(doubles.most, hidden.most) === 0 ? [seat] : []))
}

/** Who can hold the lowest double of all; nobody where no double is held. */
function* lowestDoubles(rules: Pick<Rules, 'maxPip'>, deal: Deal, suit = 0): ReturnType<typeof holdersOf> {
  if (suit > rules.maxPip) {
    yield [deal, []]
    return
  }
  for (const [told, seats] of holdersOf(deal, tileOf(suit, suit))) {
    if (seats.length > 0) yield [told, seats]
    else yield* lowestDoubles(rules, told, suit + 1)
  }
}
