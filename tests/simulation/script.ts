import { elementAt } from '#shared/kernel/assert'
import type { MatchRecord } from '#shared/match/record'
import { simulate, USUAL, type SimulatedEvent, type SimulatedRecord, type SimulatedRound } from '../reference/simulate'

/** What comes next at a table, by what is in its record. */
export type Next =
  | { readonly kind: 'start'; readonly start: { readonly leader: number } }
  | { readonly kind: 'event'; readonly event: SimulatedEvent; readonly player: number | null }

/** Rounds that a table plays before its result is handed in; with real tiles, in real hands. */
const MOST_ROUNDS = 2

/** What happens at one table with its tiles, whoever enters it: each entry of the record has one that comes after it. */
export class Script {
  readonly record: SimulatedRecord

  constructor(seed: number, preset: string, players: number) {
    // the first of these tables that has so many people
    for (let at = seed; ; at++) {
      const { record } = simulate(at, preset, { ...USUAL, houseRules: 0, explicit: 1, mostRounds: MOST_ROUNDS })
      if (record.players.length !== players) continue
      this.record = record
      return
    }
  }

  get firstLeader(): number {
    return elementAt(this.record.rounds, 0).leader
  }

  /** Null where all has been played. */
  next({ rounds }: Pick<MatchRecord, 'rounds'>): Next | null {
    const at = Math.max(0, rounds.length - 1)
    const round: SimulatedRound = elementAt(this.record.rounds, at)
    if (rounds.length === 0) return { kind: 'start', start: { leader: round.leader } }
    const event = round.events[rounds.at(-1)?.events.length ?? 0]
    // a record may leave out that one tile was drawn; a command says it
    if (event !== undefined) return { kind: 'event', event: event.type === 'draw' ? { count: 1, ...event } : event, player: event.player ?? null }
    const following = this.record.rounds[at + 1]
    return following === undefined ? null : { kind: 'start', start: { leader: following.leader } }
  }

  /** What is not as it was played: an entry that is there twice, is missing before another, or is none of this table's. Null where all is well. */
  faultIn({ rounds }: Pick<MatchRecord, 'rounds'>): string | null {
    for (const [at, { leader, events }] of rounds.entries()) {
      const played = this.record.rounds[at]
      if (played === undefined) return `round ${at + 1} was never played`
      if (leader !== played.leader) return `round ${at + 1} is led by ${leader}, not by ${played.leader}`
      for (const [number, event] of events.entries()) {
        const { type, player, tile } = event as SimulatedEvent
        const real = played.events[number]
        if (real?.type !== type || (real.player ?? player) !== player || real.tile !== tile)
          return `entry ${number + 1} of round ${at + 1} is ${type} ${tile ?? ''} by ${player}, not ${JSON.stringify(real)}`
      }
      if (at < rounds.length - 1 && events.length !== played.events.length) return `round ${at + 1} has ${events.length} entries, not ${played.events.length}`
    }
    return null
  }

  /** How many entries a record has, a round that was begun among them. */
  static entries({ rounds }: Pick<MatchRecord, 'rounds'>): number {
    return rounds.reduce((sum, { events }) => sum + events.length, rounds.length)
  }
}
