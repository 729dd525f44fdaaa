import { emptyNaiveLine, lay, openArms, suitAt, type Arm, type NaiveLine } from './naive-line'
import { armNames, hasSpinner, NAIVE_PRESETS, type NaiveRules } from './naive-rules'
import { Random } from './random'
import { setOf } from './random-hands'

/** What someone knows of a round on a very small set, so that every way it can really lie is easily gone through. */
export interface SmallDispute {
  readonly preset: string
  readonly changed: Readonly<Record<string, unknown>>
  readonly rules: NaiveRules
  /** The line as a record writes it, or the open ends alone with the tiles seen on the table. */
  readonly table:
    | {
        readonly kind: 'line'
        readonly written: readonly string[] | { readonly spinner: string; readonly arms: readonly (readonly string[])[] }
        readonly laid: readonly string[]
      }
    | {
        readonly kind: 'ends'
        readonly ends: readonly { readonly arm: Arm; readonly suit: number; readonly unstarted: boolean }[]
        readonly laid: readonly string[]
      }
  /** Ends that can be played on now. */
  readonly open: readonly { readonly arm: Arm; readonly suit: number }[]
  readonly hands: readonly { readonly tiles: readonly string[]; readonly count: number | null }[]
  readonly boneyard: number | null
}

/** One way it can really lie. */
interface World {
  readonly canPlay: boolean
  readonly hidden: number
  readonly boneyard: number
}

const halves = (tile: string) => tile.split('-').map(Number) as unknown as readonly [number, number]
const canonical = (tile: string) => [...halves(tile)].sort((a, b) => b - a).join('-')

/** Deals a small set out at random and lays some of it; then forgets some of it, and sometimes miscounts. */
export function smallDispute(seed: number): SmallDispute {
  const random = new Random(seed)
  const preset = random.pick(['bergen-pagat', 'double-bergen'])
  const maxPip = random.pick([1, 2, 2, 3])
  const copies = maxPip === 1 ? 2 : maxPip === 2 ? random.pick([1, 2]) : 1
  const changed = {
    maxPip,
    copies,
    handSize: 1,
    reserve: random.whole(0, 2),
    arms: random.whole(3, 4),
    completeFirstDouble: random.chance(0.5),
    spinner: random.chance(0.3),
    spinnerArms: random.pick(['all-first', 'any-time'] as const),
  }
  const rules: NaiveRules = { ...(NAIVE_PRESETS[preset] as NaiveRules), ...changed }
  const stock = random.shuffled(setOf(maxPip, copies))
  const { line, written, laid } = layLine(random, rules, stock)
  const hands = Array.from({ length: random.whole(2, 3) }, () => stock.splice(0, random.whole(random.chance(0.1) ? 0 : 1, 3)))
  const known = hands.map((tiles) => forget(random, tiles))
  const table = random.chance(0.7) ? ({ kind: 'line', written, laid } as const) : endsOf(random, line, rules, laid)
  const counted = random.chance(0.5) ? Math.max(0, stock.length + (random.chance(0.1) ? random.whole(-2, 2) : 0)) : null
  return {
    preset,
    changed,
    rules,
    table,
    open: openArms(line, rules).map((arm) => ({ arm, suit: suitAt(line, arm) })),
    hands: spoilt(random, known, laid),
    boneyard: counted,
  }
}

function layLine(random: Random, rules: NaiveRules, stock: string[]) {
  const spinner = hasSpinner(rules)
  const at = stock.findIndex((tile) => !spinner || halves(tile)[0] === halves(tile)[1])
  const [lead] = stock.splice(at, 1) as [string]
  let line: NaiveLine = { ...emptyNaiveLine(rules), lead: { turn: 0, halves: halves(lead) }, leadUnknown: !spinner }
  const laid = [canonical(lead)]
  const arms = spinner ? armNames(rules).map(() => [] as string[]) : [[]]
  for (let more = random.whole(0, stock.length); more > 0; more--) {
    const arm = spinner ? random.pick([...line.arms.keys()]) : 'right'
    const fits = stock.findIndex((tile) => halves(tile).includes(suitAt(line, arm)))
    if (fits < 0 || stock.length <= 3) break
    const [tile] = stock.splice(fits, 1) as [string]
    const before = suitAt(line, arm)
    line = lay(line, arm, halves(tile), laid.length)
    laid.push(tile)
    arms[spinner ? Number(arm) - 1 : 0]?.push(`${before}-${suitAt(line, arm)}`)
  }
  return { line, laid, written: spinner ? { spinner: lead, arms } : [lead, ...(arms[0] ?? [])] }
}

/** The ends alone, and only some of the tiles on the table. */
function endsOf(random: Random, line: NaiveLine, rules: NaiveRules, laid: readonly string[]): SmallDispute['table'] {
  const ends = [...line.arms].map(([arm, tiles]) => ({ arm, suit: suitAt(line, arm), unstarted: hasSpinner(rules) && tiles.length === 0 }))
  return { kind: 'ends', ends, laid: laid.filter(() => random.chance(0.8)) }
}

function forget(random: Random, tiles: readonly string[]): SmallDispute['hands'][number] {
  if (random.chance(0.5)) return { tiles, count: tiles.length }
  const miscounted = random.chance(0.1) ? random.whole(-1, 8) : 0
  return { tiles: tiles.filter(() => random.chance(0.5)), count: random.chance(0.6) ? Math.max(0, tiles.length + miscounted) : null }
}

/** Now and then a tile is named that lies elsewhere. */
function spoilt(random: Random, hands: SmallDispute['hands'], laid: readonly string[]): SmallDispute['hands'] {
  if (random.chance(0.95)) return hands
  const at = random.whole(0, hands.length - 1)
  return hands.map((hand, seat) => (seat === at ? { tiles: [...hand.tiles, random.pick(laid)], count: hand.count === null ? null : hand.count + 1 } : hand))
}

/** Tiles of the set that nobody has seen; null where more were seen than there are. */
export function unseenOf({ rules, table, hands }: SmallDispute): readonly string[] | null {
  const left = [...setOf(rules.maxPip, rules.copies)]
  for (const tile of [...table.laid, ...hands.flatMap(({ tiles }) => tiles)]) {
    const at = left.indexOf(canonical(tile))
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

/** The ends among some that a tile matches. */
export function fittingEnds(ends: SmallDispute['open'], tile: string): readonly Arm[] {
  return ends.filter(({ suit }) => halves(tile).includes(suit)).map(({ arm }) => arm)
}

/** Every way it can really lie: each unseen tile in a hand that is not fully shown, in the boneyard, or (with the ends alone) on the table. */
export function worldsOf(dispute: SmallDispute): readonly World[] {
  const { table, hands, boneyard, open } = dispute
  const unseen = unseenOf(dispute)
  if (unseen === null) return []
  const room = hands.map(({ tiles, count }) => (count === null ? null : count - tiles.length))
  const fits = (tile: string) => fittingEnds(open, tile).length > 0
  const seen = hands.some(({ tiles }) => tiles.some(fits))
  const worlds: World[] = []
  const place = (at: number, held: readonly number[], down: number, canPlay: boolean): void => {
    const tile = unseen[at]
    if (tile === undefined) {
      const handsFit = held.every((more, seat) => room[seat] === null || room[seat] === more)
      if (handsFit && (boneyard === null || boneyard === down)) worlds.push({ canPlay, hidden: held.reduce((a, b) => a + b, 0), boneyard: down })
      return
    }
    room.forEach((most, seat) => {
      if (most === null || (held[seat] ?? 0) < most)
        place(
          at + 1,
          held.map((more, each) => (each === seat ? more + 1 : more)),
          down,
          canPlay || fits(tile),
        )
    })
    place(at + 1, held, down + 1, canPlay)
    if (table.kind === 'ends') place(at + 1, held, down, canPlay)
  }
  place(
    0,
    hands.map(() => 0),
    0,
    seen,
  )
  return worlds
}
