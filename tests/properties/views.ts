import { expectOk } from '#shared/kernel/result'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { ScoredMatch } from '#shared/match/state'
import { exposed } from '#shared/domino/line'
import type { SimulatedRecord } from '../reference/simulate'

/** A simulated record is one that the app could have written. */
export const asRecord = (record: SimulatedRecord): MatchRecord => record as unknown as MatchRecord

export const scored = (record: MatchRecord): ScoredMatch => expectOk(scoreRecord(record), 'a legal game is scored')

/** The record up to, but not including, an event; both places from 0. */
export function prefixOf(record: MatchRecord, round: number, event: number): MatchRecord {
  const rounds = record.rounds.slice(0, round + 1).map((each, r) => (r === round ? { ...each, events: each.events.slice(0, event) } : each))
  return { ...record, rounds }
}

/** Every event of a record with its place. */
export const placesOf = (record: MatchRecord) => record.rounds.flatMap((round, r) => round.events.map((event, e) => ({ round: r, event: e, it: event })))

/** At most `most` of a list, spread evenly over it. */
export function spread<T>(list: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, list.length / most)
  return Array.from({ length: Math.min(list.length, most) }, (_, index) => list[Math.floor(index * step)] as T)
}

/** The suits that lie open on the table now, in order. */
export function openHalves({ state }: ScoredMatch): readonly number[] {
  if (state.round === null) return []
  return exposed(state.round.line)
    .flatMap(({ suit, halves }) => Array.from({ length: halves }, () => suit))
    .sort((a, b) => a - b)
}

export const turned = <T>(list: readonly T[], by: number): T[] => {
  const from = list.length - (by % list.length)
  return [...list.slice(from), ...list.slice(0, from)]
}

/** Everyone moves `by` chairs to the left. */
export function rotatedRecord(record: MatchRecord, by: number): MatchRecord {
  const n = record.players.length
  const seat = (index: number) => (index + by) % n
  const rounds = record.rounds.map((round) => ({
    ...round,
    leader: seat(round.leader),
    events: round.events.map((event): RecordEvent => {
      const moved = event.player === undefined ? event : { ...event, player: seat(event.player) }
      if (moved.type === 'left') return { ...moved, hands: turned(moved.hands, by) }
      if (moved.type === 'block') return { ...moved, hands: turned(moved.hands, by) }
      if (moved.type !== 'table') return moved
      const { hands, totals } = moved
      return { ...moved, hands: turned(hands, by), ...(totals === undefined ? {} : { totals: turned(totals, by) }) }
    }),
  }))
  return { ...record, players: turned(record.players, by), rounds }
}
