import { Random, seedOf } from '../kernel/random'
import type { Seat } from '../match/events'
import { leaderAfter } from '../match/next-leader'
import type { PresetId } from '../rules/presets'
import type { Rules } from '../games/rules'
import type { BetweenRounds } from './deal-round'
import { countRound, scoresOfRound, type RoundScores } from './round-scores'

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
 * The chance that each seat wins the match from between two rounds, between sound players; each is worked out once.
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
      wins[winner] = (wins[winner] as number) + 1
      decided += 1
    }
    const chances = wins.map((won) => (decided === 0 ? 1 / totals.length : won / decided))
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
      leader = leaderAfter(preset, rules, { leader: (round.leader + shift) % players, ledBy: (round.ledBy + shift) % players })
      round = rounds[random.below(ROUNDS)] as RoundScores
      shift = leader ?? random.below(players)
    }
    return null
  }

  /** Where a seat is named to lead, it's the first in all of them. */
  #played(): readonly RoundScores[] {
    const { preset, rules } = this
    const random = new Random(seedOf(rules.players, ROUNDS))
    const leader = leaderAfter(preset, rules, { leader: 0, ledBy: 0 }) === null ? null : 0
    return Array.from({ length: ROUNDS }, () => {
      const round = scoresOfRound(preset, rules, leader, random)
      this.work += round.looked
      return round
    })
  }
}
