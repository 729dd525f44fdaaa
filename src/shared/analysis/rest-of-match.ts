import { tilesOfSet } from '../domino/set'
import { isDouble, type Tile } from '../domino/tile'
import { Random, seedOf } from '../kernel/random'
import { beginRound } from '../match/begin'
import type { Dice, Seat } from '../match/events'
import type { MatchState } from '../match/state'
import { leaderAfter } from '../match/next-leader'
import { PRESETS, type PresetId } from '../rules/presets'
import type { Rules } from '../rules/rules'
import { DealtRound, LEAD, type Policy } from './dealt-round'
import { soundPlay } from './policies'

/** A match between two rounds: the totals, and who leads next where the rules say so. */
export interface BetweenRounds {
  readonly totals: readonly number[]
  readonly leader: Seat | null
}

/** After so many rounds a match that nobody wins is given up. */
const MOST_ROUNDS = 400

/** Up to this target, totals are told apart by each point; beyond it by so many parts of the way there. */
const SMALL_TARGET = 40
const PARTS = 10

/** How often the rest of a match is played for one chance. Where there are many different totals, they share what is not exact in each. */
const MATCHES = { two: 100, more: 30, parts: 10 }

/** The chance that each seat wins the match from between two rounds, by playing on; each is worked out once. */
export class RestOfMatch {
  readonly #known = new Map<string, readonly number[]>()
  readonly #unit: number
  readonly #matches: number
  /** Ways looked at so far. */
  work = 0

  constructor(
    readonly preset: PresetId,
    readonly rules: Rules,
  ) {
    this.#unit = rules.target > SMALL_TARGET ? Math.floor(rules.target / PARTS) : 1
    this.#matches = this.#unit > 1 ? MATCHES.parts : rules.players === 2 ? MATCHES.two : MATCHES.more
  }

  chances(exactly: BetweenRounds): readonly number[] {
    const { leader } = exactly
    const totals = exactly.totals.map((total) => Math.round(total / this.#unit) * this.#unit)
    const name = `${totals.join()} ${leader}`
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const wins = totals.map(() => 0)
    const random = new Random(seedOf(...totals.map((total) => total + 0x8000), leader ?? -1))
    let decided = 0
    for (let match = 0; match < this.#matches; match++) {
      const rounds: DealtRound[] = []
      const policyOf = (round: DealtRound): Policy => {
        rounds.push(round)
        return soundPlay
      }
      const winner = playMatchOn(this.preset, this.rules, { totals, leader }, policyOf, random)
      for (const { looked } of rounds) this.work += looked
      if (winner === null) continue
      wins[winner] = (wins[winner] as number) + 1
      decided += 1
    }
    const chances = wins.map((won) => (decided === 0 ? 1 / totals.length : won / decided))
    this.#known.set(name, chances)
    return chances
  }
}

/** Plays a match to its end with tiles dealt at random; null where nobody wins. `policyOf` says how each round is played. */
export function playMatchOn(preset: PresetId, rules: Rules, from: BetweenRounds, policyOf: (round: DealtRound) => Policy, random: Random): Seat | null {
  let { totals, leader } = from
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds++) {
    const begun = dealRound(preset, rules, { totals, leader }, random)
    const { round } = begun
    const policy = policyOf(round)
    if (begun.lead !== null) round.lay({ tile: begun.lead, arm: LEAD })
    let ledBy: Seat | null = begun.lead === null ? null : begun.leader
    while (round.table.end === null) {
      const { turn } = round.table
      round.step(policy)
      if (ledBy === null && round.table.line.lead !== null) ledBy = turn
    }
    if (round.table.winner !== null) return round.table.winner
    totals = round.table.totals
    leader = leaderAfter(preset, rules, { leader: begun.leader, ledBy: ledBy ?? begun.leader })
  }
  return null
}

/** A round that was dealt: who leads, and the tile that has to be led, where the rules name one. */
interface BegunRound {
  readonly state: MatchState
  readonly round: DealtRound
  readonly leader: Seat
  readonly lead: Tile | null
}

/** Deals a round at random, and again where nobody holds the double that has to be led (B-7). */
export function dealRound(preset: PresetId, rules: Rules, { totals, leader }: BetweenRounds, random: Random): BegunRound {
  const tiles = setOf(rules)
  for (;;) {
    const set = random.shuffle(tiles.slice())
    const hands = Array.from({ length: rules.players }, () => set.splice(0, rules.handSize).sort((a, b) => b - a))
    const named = leader ?? holderOfDouble(preset, hands, random)
    if (named === null) continue
    const begun = beginRound({ rules, totals, winner: null, round: null }, named, rules.game === 'flower-and-scorpion' ? roll(random) : null)
    return { state: begun, round: new DealtRound(begun, hands, set), leader: named, lead: leadOf(preset, hands[named] as readonly Tile[]) }
  }
}

const SETS = new Map<string, readonly Tile[]>()

function setOf({ maxPip, copies }: Rules): readonly Tile[] {
  const name = `${maxPip} ${copies}`
  const known = SETS.get(name) ?? Array.from({ length: copies }, () => tilesOfSet(maxPip)).flat()
  SETS.set(name, known)
  return known
}

/** Who leads where no lead passes on (B-7); null where nobody holds a double. */
function holderOfDouble(preset: PresetId, hands: readonly (readonly Tile[])[], random: Random): Seat | null {
  const advice = PRESETS[preset].nextLeader
  if (!(advice === 'lowest-double' || advice === 'highest-double' || advice === 'highest-double-any-tile')) return random.below(hands.length)
  const doubles = hands.flat().filter(isDouble)
  if (doubles.length === 0) return null
  const named = advice === 'lowest-double' ? Math.min(...doubles) : Math.max(...doubles)
  return hands.findIndex((hand) => hand.includes(named as Tile))
}

/** The double that its holder has to lead. */
function leadOf(preset: PresetId, hand: readonly Tile[]): Tile | null {
  const doubles = hand.filter(isDouble)
  switch (PRESETS[preset].nextLeader) {
    case 'lowest-double':
      return Math.min(...doubles) as Tile
    case 'highest-double':
      return Math.max(...doubles) as Tile
    case 'highest-double-any-tile':
    case 'any-player':
    case 'nobody-named':
    case 'picked-at-random':
    case 'left-of-last-leader':
      return null
  }
}

function roll(random: Random): Dice {
  const die = () => random.below(6) + 1
  return { flower: [die(), die()], scorpion: [die(), die()] }
}
