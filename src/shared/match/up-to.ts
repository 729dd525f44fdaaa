import type { MatchRecord } from './record'

/** The record as it was when so many events of a round (counted from 0) had happened: everything later is left out. */
export function recordUpTo(record: MatchRecord, round: number, events: number): MatchRecord {
  const rounds = record.rounds.slice(0, round + 1).map((each, at) => (at === round ? { ...each, events: each.events.slice(0, events) } : each))
  return { ...record, rounds }
}
