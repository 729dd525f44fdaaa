import { pipsLeft } from './naive-ends'
import type { NaiveDice } from './naive-record'
import { isDoubleText, tileText } from './naive-record'
import type { NaiveRules } from './naive-rules'

type Hands = readonly (readonly string[])[]
/** A test looks at some seats and names those that pass it best. */
type Test = (hands: Hands, seats: readonly number[]) => readonly number[]

const pips = (hand: readonly string[]) => hand.flatMap((tile) => tile.split('-').map(Number)).reduce((sum, each) => sum + each, 0)
const doubles = (hand: readonly string[]) => hand.filter(isDoubleText)

const handOf = (hands: Hands, seat: number): readonly string[] => hands[seat] ?? []

/** The seats with the least of something. */
function least(hands: Hands, seats: readonly number[], measure: (hand: readonly string[]) => number): readonly number[] {
  const best = Math.min(...seats.map((seat) => measure(handOf(hands, seat))))
  return seats.filter((seat) => measure(handOf(hands, seat)) === best)
}

const holding =
  (tile: string): Test =>
  (hands, seats) =>
    seats.filter((seat) => handOf(hands, seat).includes(tile))
const lowestPips: Test = (hands, seats) => least(hands, seats, pips)
const fewestTiles: Test = (hands, seats) => least(hands, seats, (hand) => hand.length)
const fewestDoubles: Test = (hands, seats) => least(hands, seats, (hand) => doubles(hand).length)
const noDouble: Test = (hands, seats) => seats.filter((seat) => doubles(handOf(hands, seat)).length === 0)

/** The lowest double in anyone's hand: 0-0 before 1-1 and so on. */
const lowestDouble: Test = (hands, seats) => {
  for (let suit = 0; suit <= 18; suit++) {
    const holders = holding(`${suit}-${suit}`)(hands, seats)
    if (holders.length > 0) return holders
  }
  return []
}

const only = (seats: readonly number[]): number | null => (seats.length === 1 ? (seats[0] ?? null) : null)

/** FS-9: the Flower's holder, the Scorpion's holder, the holder of the lowest double; otherwise nobody. */
function flowerAndScorpion(hands: Hands, seats: readonly number[], dice: NaiveDice | null): number | null {
  const flower = dice === null ? null : only(holding(tileText(dice.flower))(hands, seats))
  if (flower !== null) return flower
  const scorpion = dice === null ? null : only(holding(tileText(dice.scorpion))(hands, seats))
  if (scorpion !== null) return scorpion
  return only(lowestDouble(hands, seats))
}

/** Armanino's four tests, each with its condition; a tie passes to the next one. */
function american(hands: Hands, seats: readonly number[], gap: NaiveRules['americanGap']): number | null {
  const without = noDouble(hands, seats)
  const having = seats.filter((seat) => !without.includes(seat))
  const named: (number | null)[] = []
  if (without.length === 1) named.push(only(without))
  if (having.length === 0) named.push(only(lowestPips(hands, seats)))
  if (having.length > 1) named.push(only(fewestTiles(hands, seats)))
  if (without.length === 0) named.push(only(lowestDouble(hands, seats)))
  if (gap === 'simple') named.push(only(lowestPips(hands, seats)))
  return named.find((seat) => seat !== null) ?? null
}

/** Müller: holding no doubles; fewest doubles; fewest pips. */
function german(hands: Hands, seats: readonly number[], ties: NaiveRules['germanTies']): number | null {
  const without = noDouble(hands, seats)
  if (without.length === 1) return only(without)
  const left = without.length > 1 ? without : seats
  const fewest = fewestDoubles(hands, left)
  if (fewest.length === 1) return only(fewest)
  return only(lowestPips(hands, ties === 'all' ? seats : fewest))
}

/** Among the hands without a double the fewest pips; if every hand holds one, the fewest pips of the other tiles. */
function lightestWithoutDoubles(hands: Hands, seats: readonly number[]): number | null {
  const free = noDouble(hands, seats)
  if (free.length > 0) return only(lowestPips(hands, free))
  return only(least(hands, seats, (hand) => pips(hand.filter((tile) => !isDoubleText(tile)))))
}

/** Children's rule: the lowest double; if nobody holds one, fewest tiles. */
function picture(hands: Hands, seats: readonly number[]): number | null {
  const holders = lowestDouble(hands, seats)
  return only(holders.length > 0 ? holders : fewestTiles(hands, seats))
}

/** PA-5: each side is looked at as one player with both hands; its win goes to the partner with fewer pips, of two with as many to the lower seat. */
function sideThatWins(hands: Hands, dice: NaiveDice | null, rules: NaiveRules): number | null {
  const both = [0, 1].map((seat) => [...handOf(hands, seat), ...handOf(hands, seat + 2)])
  const side = blockedWinner(both, dice, { ...rules, partners: false })
  if (side === null) return null
  return pipsLeft(handOf(hands, side + 2), rules) < pipsLeft(handOf(hands, side), rules) ? side + 2 : side
}

/** Whom the blocked rule names; tiles in the hands higher half first. */
export function blockedWinner(hands: Hands, dice: NaiveDice | null, rules: NaiveRules): number | null {
  if (rules.partners && rules.blockedBy === 'side') return sideThatWins(hands, dice, rules)
  const seats = hands.map((_, seat) => seat)
  if (rules.blockedRule === 'flower-and-scorpion') return flowerAndScorpion(hands, seats, dice)
  if (rules.blockedRule === 'american') return american(hands, seats, rules.americanGap)
  if (rules.blockedRule === 'german') return german(hands, seats, rules.germanTies)
  if (rules.blockedRule === 'simple') return only(least(hands, seats, (hand) => pipsLeft(hand, rules)))
  if (rules.blockedRule === 'lightest-without-doubles') return lightestWithoutDoubles(hands, seats)
  if (rules.blockedRule === 'picture') return picture(hands, seats)
  return null // DB-4: blocking pays nothing
}
