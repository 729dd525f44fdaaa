import { allTiles, NAIVE_PRESETS } from '../reference/naive-rules'

/** One line of the counted examples given with the rulebook of the other games. */
export interface GivenExample {
  readonly id: string
  /** The rule set. */
  readonly game: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly players: number
  /** What everyone has before it. */
  readonly totals?: readonly number[]
  /** Tiles face down before its first event. */
  readonly boneyard?: number
  readonly plays?: readonly GivenPlay[]
  readonly end?: GivenEnd
  readonly rounds?: readonly { readonly left: readonly ({ readonly pips: number } | { readonly tiles: readonly string[] })[]; readonly refused?: string }[]
  readonly expected: {
    readonly totals?: readonly number[]
    readonly winner?: number | null
    readonly winners?: readonly number[]
    /** Of both sides, and of each seat in the match. */
    readonly sides?: readonly number[]
    readonly places?: readonly number[]
    /** Seats that have met, as `0-1`. */
    readonly met?: readonly string[]
    readonly refused?: string
    readonly told?: readonly number[]
  }
  readonly why: string
}

interface GivenPlay {
  readonly p: number
  readonly tile?: string
  /** `lead`, or the end it is played at. */
  readonly at?: string
  readonly draw?: number
  readonly pass?: true
  /** What its player's total moves by, and what all open halves come to. */
  readonly points?: number
  readonly count?: number
  readonly refused?: string
  /** It is the last tile of a hand. */
  readonly last?: unknown
  /** Who called it instead of its player, or that nobody did. */
  readonly called?: number | false
}

interface GivenEnd {
  readonly kind: 'domino' | 'blocked' | 'pair-out'
  readonly hands: readonly (readonly string[])[]
  /** Who went out, where several hands count nothing. */
  readonly out?: number
  readonly points?: readonly number[]
  readonly refused?: string
}

type Event = Readonly<Record<string, unknown>>

/** What an event comes to. */
interface Comes {
  /** The event, in its round; a refused one is left out of what follows. */
  readonly round: number
  readonly event: Event
  readonly refused?: string
  /** What everyone's total moves by with it, as far as it is said. */
  readonly moves?: Readonly<Record<number, number>>
  readonly count?: number
}

/** What an example says, as a record and what each of its events comes to. */
export interface ExampleRecord {
  readonly preset: string
  readonly rules: Readonly<Record<string, unknown>>
  readonly players: number
  readonly comes: readonly Comes[]
}

const PIPS = /\d+/g
const halvesOf = (tile: string): readonly number[] => (tile.match(PIPS) ?? []).map(Number)
const sameTile = (a: string, b: string): boolean => [...halvesOf(a)].sort().join() === [...halvesOf(b)].sort().join()

/** A round that changes nothing but brings the totals: a table that is shown, and hands that are all empty. */
const bringing = (totals: readonly number[]): readonly Event[] => [
  { type: 'table', line: ['0-0'], hands: totals.map(() => 1), totals },
  { type: 'block', hands: totals.map(() => []) },
]

const pipsOf = (tiles: readonly string[]): number => tiles.flatMap(halvesOf).reduce((sum, half) => sum + half, 0)

/** As many tiles with the same pips, none of them with a half of `dead`; null where there are none. */
function sameFrom(hand: readonly string[], dead: string, set: readonly string[]): readonly string[] | null {
  const free = set.filter((tile) => !halvesOf(tile).some((half) => halvesOf(dead).includes(half)))
  const find = (count: number, pips: number, from: number): readonly string[] | null => {
    if (count === 0) return pips === 0 ? [] : null
    for (let at = from; at < free.length; at++) {
      const tile = free[at] as string
      const rest = find(count - 1, pips - pipsOf([tile]), at + 1)
      if (rest !== null) return [tile, ...rest]
    }
    return null
  }
  return find(hand.length, pipsOf(hand), 0)
}

/**
 * A tile to lie on the table on which no tile of the hands can be played, and the hands.
 *
 * Where they hold every number nothing can stop them, and other tiles with the same pips stand for theirs: only pips count at such an end.
 */
function deadTable(hands: readonly (readonly string[])[], set: readonly string[]): { readonly lies: string; readonly hands: readonly (readonly string[])[] } {
  const fits = (tile: string) => (held: string) => halvesOf(held).some((half) => halvesOf(tile).includes(half))
  const lies = set.find((tile) => !hands.flat().some(fits(tile)))
  if (lies !== undefined) return { lies, hands }
  for (const tile of set) {
    const others = hands.map((hand) => (hand.some(fits(tile)) ? sameFrom(hand, tile, set) : hand))
    const sound = others.filter((hand) => hand !== null)
    if (sound.length === hands.length && new Set(sound.flat()).size === sound.flat().length) return { lies: tile, hands: sound }
  }
  throw new Error(`nothing stops ${JSON.stringify(hands)}`)
}

/** Two tiles that join, neither of them in a hand, whose ends come to nothing in any game. */
function harmless(hands: readonly (readonly string[])[], set: readonly string[]): readonly [string, string] {
  const free = set.filter((tile) => !hands.flat().some((held) => sameTile(held, tile)))
  for (const first of free) {
    const [left = 0, right = 0] = halvesOf(first)
    for (const second of free) {
      const [a = 0, b = 0] = halvesOf(second)
      if (first === second || left === right || a === b || ![a, b].includes(right)) continue
      const sum = left + (a === right ? b : a)
      if (sum % 5 !== 0 && sum % 3 !== 0) return [first, second]
    }
  }
  throw new Error('there are always two')
}

/** How a round ends of which nothing else is told: the table lies so that it can. */
function endAlone({ kind, hands, out }: GivenEnd, set: readonly string[]): readonly Event[] {
  const seat = out ?? hands.findIndex((hand) => hand.length === 0)
  if (kind === 'blocked') {
    const table = deadTable(hands, set)
    return [
      { type: 'table', line: [table.lies], hands: hands.map((hand) => hand.length) },
      { type: 'block', hands: table.hands },
    ]
  }
  const [lies, last] = harmless(hands, set)
  const counts = hands.map((hand, each) => (each === seat ? 1 : hand.length))
  return [
    { type: 'table', player: seat, line: [lies], hands: counts },
    { type: 'play', player: seat, tile: last, arm: 'right' },
  ]
}

/** An example as a record; `asksForHands`: whether a round that someone has gone out of waits for what is left. */
export function exampleRecord(example: GivenExample, asksForHands: (rules: Readonly<Record<string, unknown>>) => boolean): ExampleRecord {
  const { game, players, totals = [], plays = [], end, rounds, boneyard } = example
  const usual = NAIVE_PRESETS[game]
  if (usual === undefined) throw new Error(`no rule set ${game}`)
  const last = plays.some((play) => play.last !== undefined)
  const rules = { ...example.settings, ...(last ? { handSize: 1 } : {}) }
  const whole = { ...usual, ...rules }
  const comes: Comes[] = []
  if (rounds !== undefined) {
    rounds.forEach(({ left, refused }, round) => {
      const hands = left.map((hand) => ('tiles' in hand ? hand.tiles : hand))
      comes.push({ round, event: { type: 'left', hands }, ...(refused === undefined ? {} : { refused }) })
    })
    return { preset: game, rules, players, comes }
  }
  const begun = totals.some((total) => total !== 0)
  if (begun) comes.push(...bringing(totals).map((event) => ({ round: 0, event })))
  const round = begun ? 1 : 0
  const set = allTiles(whole)

  const told = plays.flatMap((play, at): readonly Comes[] => {
    const { p: player, tile, at: where, draw, pass, points, count, refused, called } = play
    const uncalled: readonly Comes[] = called === undefined ? [] : [{ round, event: { type: 'uncalled', player, to: called === false ? null : called } }]
    const table = at === 0 && boneyard !== undefined
    const dealt = set.length - 1 - (boneyard ?? 0)
    const hands = Array.from({ length: players }, (_, seat) => Math.floor(dealt / players) + (seat < dealt % players ? 1 : 0))
    const event: Event = table
      ? { type: 'table', player: (player + 1) % players, line: [tile], hands }
      : draw !== undefined
        ? { type: 'draw', player, count: draw }
        : pass === true
          ? { type: 'pass', player }
          : { type: 'play', player, tile, ...(where === 'lead' ? {} : { arm: where }) }
    return [
      ...uncalled,
      {
        round,
        event,
        ...(refused === undefined ? {} : { refused }),
        ...(points === undefined || refused !== undefined ? {} : { moves: { [typeof called === 'number' ? called : player]: points } }),
        ...(count === undefined ? {} : { count }),
      },
    ]
  })
  comes.push(...told)
  if (end === undefined) return { preset: game, rules, players, comes }

  if (plays.length === 0) comes.push(...endAlone(end, set).map((event) => ({ round, event })))
  else if (end.kind === 'blocked') comes.push({ round, event: { type: 'block', hands: end.hands } })
  if (end.kind === 'domino' && asksForHands(whole)) comes.push({ round, event: { type: 'left', hands: end.hands } })
  const final = comes.pop() as Comes
  if (end.refused !== undefined) return { preset: game, rules, players, comes: [...comes, { ...final, refused: end.refused }] }
  const moves = Object.fromEntries((end.points ?? []).map((points, seat) => [seat, points]))
  // the last tile and the end that it brings are one event where nothing is asked
  const own = final.moves ?? {}
  const all = final.event['type'] === 'play' && plays.length > 0 ? { ...moves, ...own } : moves
  return { preset: game, rules, players, comes: [...comes, { ...final, moves: all }] }
}
