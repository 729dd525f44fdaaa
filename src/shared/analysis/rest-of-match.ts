import { tilesOfSet } from '../domino/set'
import { isDouble, type Tile } from '../domino/tile'
import { GAMES } from '../games'
import type { ReasonTally } from '../games/game'
import type { ReasonCode } from '../games/reasons'
import type { Rules } from '../games/rules'
import { sideOf, totalOfSide } from '../games/sides'
import { Random, seedOf } from '../kernel/random'
import { beginRound } from '../match/begin'
import { endOfPlay, winnerAfter } from '../match/end-of-play'
import type { Dice, Seat } from '../match/events'
import { leaderAfter } from '../match/next-leader'
import type { MatchState } from '../match/state'
import { floored, paid, paidWithPlay, PointSum, withheld } from '../rules/payout'
import { type PresetId, PRESETS } from '../rules/presets'
import { DealtRound, LEAD } from './dealt-round'
import { soundPlay } from './policies'
import { OPEN } from '../games/outcome'

/** A match between two rounds: the totals, and who leads next where the rules say so. */
interface BetweenRounds {
  readonly totals: readonly number[]
  readonly leader: Seat | null
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
    const begun = beginRound({ rules, totals, outcome: OPEN, round: null }, named, GAMES[rules.game].usesDice ? roll(random) : null)
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
    case 'highest-tile-drawn':
    case 'left-of-last-leader':
    case 'who-went-out':
      return null
  }
}

function roll(random: Random): Dice {
  const die = () => random.below(6) + 1
  return { flower: [die(), die()], scorpion: [die(), die()] }
}

/** What one play scored for, before caps and floors. */
class PlayScores implements ReasonTally {
  readonly codes: ReasonCode[] = []
  readonly points: number[] = []
  /** Its player went out with it. */
  goesOut = false

  constructor(
    readonly player: Seat,
    readonly isLead: boolean,
  ) {}

  add(code: ReasonCode, points: number): void {
    this.codes.push(code)
    this.points.push(points)
  }
}

/** A round between sound players, as far as the score goes, so that it can be counted from any totals. */
interface RoundScores {
  readonly leader: Seat
  readonly ledBy: Seat
  readonly plays: readonly PlayScores[]
  /** Who went out or won the blocked round, and what the end was worth to each seat before the floor. */
  readonly winner: Seat | null
  /** Who went out; null where the round was blocked. */
  readonly out: Seat | null
  readonly worth: readonly number[]
  readonly looked: number
}

/** Deals a round and has sound players play it to its end, with neither target nor floor near. */
export function scoresOfRound(preset: PresetId, rules: Rules, leader: Seat | null, random: Random): RoundScores {
  const totals = Array.from({ length: rules.players }, () => 0)
  const begun = dealRound(preset, { ...rules, target: Infinity, floor: null, firstScore: 0 }, { totals, leader }, random)
  const { round } = begun
  const { table } = round
  const plays: PlayScores[] = []
  let ledBy: Seat | null = null
  const keepPlay = (player: Seat): void => {
    const scores = new PlayScores(player, ledBy === null)
    ledBy ??= player
    scores.goesOut = table.end?.kind === 'domino'
    table.recount(scores)
    if (scores.points.length > 0) plays.push(scores)
  }
  if (begun.lead !== null) {
    round.lay({ tile: begun.lead, arm: LEAD })
    keepPlay(begun.leader)
  }
  while (table.end === null) {
    const { turn, line } = table
    const { laid } = line
    round.step(soundPlay)
    if (line.laid > laid) keepPlay(turn)
  }
  const { kind, winner, deltas } = table.end
  const out = kind === 'domino' ? winner : null
  return { leader: begun.leader, ledBy: ledBy ?? begun.leader, plays, winner, out, worth: deltas, looked: round.looked }
}

/** Who has left: nobody, since nothing likely is said of a match that goes on without somebody (`likelyRound`). */
const NOBODY_LEFT: readonly Seat[] = []

/** A hand that has tiles, for each seat. */
const HOLDING = Array.from({ length: 32 }, () => 1)

/** Counts a round from other totals, which it changes; every player sits `shift` seats further on. Who has won the match by it, if somebody has. */
export function countRound(rules: Rules, { plays, winner, worth }: RoundScores, shift: number, totals: number[]): Seat | null {
  const { players, target } = rules
  const sum = new PointSum(rules, 0)
  let lost = false
  for (const { player, codes, points, isLead, goesOut } of plays) {
    const seat = (player + shift) % players
    const before = totalOfSide(rules, totals, seat)
    sum.begin(before)
    for (let at = 0; at < codes.length; at++) sum.add(codes[at] as ReasonCode, points[at] as number)
    const goingOut = goesOut ? paidWithPlay(rules) : 0
    const made = { isLead, goingOut }
    const after = sum.paid(made)
    totals[seat] = (totals[seat] as number) + after - before
    lost ||= goingOut > 0 && sum.withheld(made) !== null
    const end = after < target ? null : endOfPlay(rules, { player: seat, before, withheld: null }, totals, HOLDING, NOBODY_LEFT)
    if (end !== null) return winnerAfter(rules, end, NOBODY_LEFT)
  }
  let reached = false
  const points = (player: Seat): number => (lost && player === winner ? 0 : (worth[player] as number))
  if (rules.partners) {
    const ends = totals.map((_, seat) => points((seat + players - shift) % players))
    paid(rules, totals, ends).totals.forEach((total, seat) => (totals[seat] = total))
    reached = totals.some((_, seat) => totalOfSide(rules, totals, seat) >= target)
  } else {
    for (let player = 0; player < players; player++) {
      const seat = (player + shift) % players
      const total = totals[seat] as number
      const after = withheld(rules, total, points(player), false) === null ? floored(rules, total + points(player)) : total
      totals[seat] = after
      reached ||= after >= target
    }
  }
  return reached ? winnerAfter(rules, { winner: winner === null ? null : (winner + shift) % players, totals }, NOBODY_LEFT) : null
}

/** After so many rounds a match that nobody wins is given up. */
const MOST_ROUNDS = 400

/** Rounds that are played once, and then counted again and again from other totals. */
const ROUNDS = 600

/** How often the rest of a match is counted for one chance. Where there are many different totals, they share what is not exact in each. */
const MATCHES = { two: 400, more: 200, many: 20 }

/** To count so many plays again takes as long as to look at one way. */
const PLAYS_A_LOOK = 8

/** Beyond this target there are many. */
const SMALL_TARGET = 40

/**
 * The chance that each seat wins the match from between two rounds, between sound players; each is worked out once. Partners have the chance of their side.
 *
 * Each round has a new deal, and sound players don't look at the totals, so what a round scores doesn't depend on them. A few hundred rounds are played
 * once; matches are made of these, each round counted from the totals that it begins with.
 */
export class RestOfMatch {
  readonly #known = new Map<string, readonly number[]>()
  readonly #matches: number
  #rounds: readonly RoundScores[] | null = null
  /** Ways looked at so far, or as much work. */
  work = 0

  constructor(
    readonly preset: PresetId,
    readonly rules: Rules,
  ) {
    this.#matches = rules.target > SMALL_TARGET ? MATCHES.many : rules.players === 2 ? MATCHES.two : MATCHES.more
  }

  chances({ totals, leader }: BetweenRounds): readonly number[] {
    const name = `${totals.join()} ${leader}`
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const wins = totals.map(() => 0)
    const random = new Random(seedOf(...totals.map((total) => total + 0x8000), leader ?? -1))
    const first = random.below(ROUNDS)
    // where nobody is named to lead, each seat has each of the first rounds from every side
    const turns = leader === null ? totals.length : 1
    let decided = 0
    for (let match = 0; match < this.#matches; match++) {
      const winner = this.#playOn({ totals, leader }, first + Math.floor(match / turns), match % turns, random)
      if (winner === null) continue
      for (const seat of sideOf(this.rules, winner)) wins[seat] = (wins[seat] as number) + 1
      decided += 1
    }
    const chances = wins.map((won) => (decided === 0 ? sideOf(this.rules, 0).length / totals.length : won / decided))
    this.#known.set(name, chances)
    return chances
  }

  /** Who wins a match that goes on with a round, seats turned by so many; null where nobody does. */
  #playOn(from: BetweenRounds, first: number, turned: number, random: Random): Seat | null {
    const { preset, rules } = this
    const { players } = rules
    const rounds = (this.#rounds ??= this.#played())
    const totals = from.totals.slice()
    let { leader } = from
    let round = rounds[first % ROUNDS] as RoundScores
    let shift = leader === null ? turned : leader
    for (let count = 0; count < MOST_ROUNDS; count++) {
      this.work += round.plays.length / PLAYS_A_LOOK
      const winner = countRound(rules, round, shift, totals)
      if (winner !== null) return winner
      const [last, ledBy, out] = [round.leader, round.ledBy, round.out].map((seat) => (seat === null ? null : (seat + shift) % players))
      leader = leaderAfter(preset, rules, { leader: last as Seat, ledBy: ledBy as Seat, out: out as Seat | null })
      round = rounds[random.below(ROUNDS)] as RoundScores
      shift = leader ?? random.below(players)
    }
    return null
  }

  /** Where a seat is named to lead, it's the first in all of them. */
  #played(): readonly RoundScores[] {
    const { preset, rules } = this
    const random = new Random(seedOf(rules.players, ROUNDS))
    const leader = leaderAfter(preset, rules, { leader: 0, ledBy: 0, out: 0 }) === null ? null : 0
    return Array.from({ length: ROUNDS }, () => {
      const round = scoresOfRound(preset, rules, leader, random)
      this.work += round.looked
      return round
    })
  }
}
