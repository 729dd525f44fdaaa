import { tileOf } from '../domino/tile'
import { doublesIn, lowestAmong } from '../rules/blocked/blocked-rule'
import type { Rolled } from '../games/game'
import type { Rules } from '../games/rules'
import { doublesCounted, holdersOf, sizesCounted, withAndWithoutDoubles, type Deal, type PartHand } from './deal'
import { decided, fewestPips, NOBODY, seatsOf, type Endings } from './fewest-pips'

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
      return simple(deal)
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

function* simple(deal: Deal): Endings {
  yield* fewestPips(deal, seatsOf(deal), 'lowest-pips')
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
