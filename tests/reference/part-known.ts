import { blockedWinner } from './naive-blocked'
import { smallDispute, unseenOf, fittingEnds, type SmallDispute } from './naive-account'
import { blockedPointsOf, NAIVE_PRESETS, type NaiveRules } from './naive-rules'
import { Random } from './random'
import { setOf } from './random-hands'

type Face = number | null
type Pair = readonly [Face, Face]

/** A blocked round on a small set that someone knows in part. */
export interface PartKnown extends SmallDispute {
  readonly dice: { readonly flower: Pair; readonly scorpion: Pair } | null
  readonly totals: readonly number[] | null
}

/** So many tiles may be unseen, so that every way they can lie is quickly gone through. */
const MOST_UNSEEN = 7

const RULES = ['flower-and-scorpion', 'american', 'german', 'simple', 'lightest-without-doubles', 'picture', 'tiles-deducted'] as const

const isDouble = (tile: string) => tile.split('-')[0] === tile.split('-')[1]

/** A round of which some hands, dice or counts are forgotten: a line is laid now and then, most tables are told by their ends. */
export function partKnown(seed: number): PartKnown {
  const random = new Random(seed)
  const blockedRule = random.pick(RULES)
  const told = blockedRule !== 'flower-and-scorpion' && random.chance(0.3) ? lineTold(random, seed) : endsTold(random, blockedRule)
  const changed = {
    ...told.changed,
    blockedRule,
    americanGap: random.pick(['none', 'simple']),
    germanTies: random.pick(['among-tied', 'all']),
    ...(random.chance(0.2) ? { tileDeduction: random.whole(0, 2), floor: random.pick([null, 0]), blockedPoints: random.whole(0, 3) } : {}),
  }
  return {
    ...told,
    changed,
    rules: { ...told.rules, ...(changed as Partial<NaiveRules>), arms: told.rules.arms },
    dice: blockedRule === 'flower-and-scorpion' ? diceTold(random) : null,
    totals: random.chance(0.3) ? told.hands.map(() => random.whole(0, 6)) : null,
  }
}

function lineTold(random: Random, seed: number): SmallDispute {
  const found = Array.from({ length: 30 }, () => smallDispute(seed + random.whole(1, 1_000_000))).find((small) => {
    const unseen = unseenOf(small)
    return unseen !== null && unseen.length <= MOST_UNSEEN && small.hands.some(({ tiles, count }) => count !== tiles.length)
  })
  return found ?? smallDispute(seed)
}

function endsTold(random: Random, blockedRule: string): SmallDispute {
  const preset =
    blockedRule === 'flower-and-scorpion' ? blockedRule : blockedRule === 'tiles-deducted' ? 'double-bergen' : random.pick(['bergen-pagat', 'bergen-draw'])
  const maxPip = random.pick([1, 2, 2, 3, 3, 4, 6])
  const copies = maxPip === 1 ? 2 : maxPip === 2 ? random.pick([1, 2]) : 1
  const liking = random.pick([0, 0.3, 0.7])
  const stock = random.shuffled(setOf(maxPip, copies))
  const players = random.whole(2, 4)
  const hands = Array.from({ length: players }, () =>
    Array.from({ length: random.whole(1, Math.min(3, Math.floor(stock.length / players))) }, () => {
      const double = random.chance(liking) ? stock.findIndex(isDouble) : -1
      return stock.splice(Math.max(0, double), 1)[0] as string
    }),
  )
  const partly = hands.map((tiles, seat) => forgotten(random, tiles, blockedRule !== 'flower-and-scorpion' && seat === hands.length - 1))
  const hidden = partly.reduce((sum, { tiles }, seat) => sum + ((hands[seat]?.length ?? 0) - tiles.length), 0)
  const laid = stock.splice(0, Math.max(0, hidden + stock.length - random.whole(hidden, MOST_UNSEEN)))
  const reserve = random.whole(0, Math.min(2, stock.length))
  const suits = random
    .shuffled(Array.from({ length: maxPip + 1 }, (_, suit) => suit))
    .filter((suit) => random.chance(0.1) || !hands.flat().some((tile) => tile.split('-').map(Number).includes(suit)))
  const ends = suits
    .slice(0, random.whole(0, preset === 'double-bergen' ? 3 : 2))
    .map((suit, arm) => ({ arm: preset === 'double-bergen' ? arm + 1 : arm === 0 ? 'left' : 'right', suit, unstarted: false }) as const)
  return {
    preset,
    changed: { maxPip, copies, handSize: 1, reserve },
    rules: { ...(NAIVE_PRESETS[preset] as NaiveRules), maxPip, copies, reserve },
    table: { kind: 'ends', ends, laid },
    open: ends.map(({ arm, suit }) => ({ arm, suit })),
    hands: partly,
    boneyard: random.chance(0.3) ? Math.max(random.chance(0.1) ? 0 : reserve, stock.length - random.whole(0, 2)) : null,
  }
}

/** All tiles of a hand, some of them, or none, with the count or without; `surely`: not all of them. */
function forgotten(random: Random, tiles: readonly string[], surely: boolean): SmallDispute['hands'][number] {
  if (!surely && random.chance(0.5)) return { tiles, count: tiles.length }
  const kept = tiles.filter((_, at) => random.chance(0.5) && !(surely && at === 0))
  return { tiles: kept, count: random.chance(0.75) ? tiles.length : null }
}

function diceTold(random: Random): PartKnown['dice'] {
  const face = () => random.whole(1, random.pick([2, 3, 6]))
  const known = { flower: [face(), face()] as const, scorpion: [face(), face()] as const }
  const forget = (pair: Pair, chance: number): Pair => [random.chance(chance) ? null : pair[0], random.chance(chance / 2) ? null : pair[1]]
  return random.chance(0.6) ? known : { flower: forget(known.flower, 0.3), scorpion: forget(known.scorpion, 0.7) }
}

/** How a round ends in one of the ways in which its hidden tiles and dice can be. */
export interface NaiveEnding {
  readonly winner: number | null
  readonly deltas: readonly number[]
}

/**
 * Every ending there is, each kind once: every unseen tile is put into every hand with room and out of all hands, under every throw.
 *
 * A hidden tile fits no open end, no hand is empty, and outside the hands lie as many tiles as boneyard and reserve ask for.
 */
export function everyEnding(known: PartKnown): readonly NaiveEnding[] {
  const { rules, table, hands, boneyard, open, totals } = known
  const unseen = unseenOf(known)
  if (unseen === null || hands.some(({ tiles, count }) => count !== null && count < tiles.length)) return []
  const endings = new Map<string, NaiveEnding>()
  const throws = known.dice === null ? [null] : throwsOf(known.dice)
  const before = totals ?? hands.map(() => 0)
  const floor = totals === null || rules.floor === null ? -Infinity : rules.floor
  const end = (held: readonly (readonly string[])[]): void => {
    for (const dice of throws) {
      const winner = blockedWinner(held, dice, rules)
      const deltas = held.map((hand, seat) => {
        const old = before[seat] ?? 0
        return Math.max(floor, old + (seat === winner ? blockedPointsOf(rules) : 0) - hand.length * rules.tileDeduction) - old
      })
      endings.set(JSON.stringify([winner, deltas]), { winner, deltas })
    }
  }
  const place = (at: number, held: readonly (readonly string[])[], out: number): void => {
    const tile = unseen[at]
    if (tile === undefined) {
      const full = held.every((hand, seat) => hand.length > 0 && (hands[seat]?.count ?? hand.length) === hand.length)
      const outside = boneyard === null ? out >= rules.reserve : boneyard >= rules.reserve && (table.kind === 'line' ? out === boneyard : out >= boneyard)
      if (full && outside) end(held)
      return
    }
    if (fittingEnds(open, tile).length === 0) {
      hands.forEach(({ count }, seat) => {
        if (count !== null && (held[seat]?.length ?? 0) >= count) return
        if (count === hands[seat]?.tiles.length) return
        place(
          at + 1,
          held.map((hand, each) => (each === seat ? [...hand, tile] : hand)),
          out,
        )
      })
    }
    place(at + 1, held, out + 1)
  }
  place(
    0,
    hands.map(({ tiles }) => tiles),
    0,
  )
  return [...endings.values()]
}

function throwsOf({ flower, scorpion }: NonNullable<PartKnown['dice']>) {
  const faces = (face: Face) => (face === null ? [1, 2, 3, 4, 5, 6] : [face])
  const pairs = ([a, b]: Pair) => faces(a).flatMap((one) => faces(b).map((other) => [one, other] as const))
  return pairs(flower).flatMap((lucky) => pairs(scorpion).map((unlucky) => ({ flower: lucky, scorpion: unlucky })))
}
