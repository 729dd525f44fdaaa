import type { PresetId } from '#shared/rules/presets'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { changedRules, NAIVE_PRESETS } from '../reference/naive-rules'
import { playMatch, simulate, USUAL, type SimulatedRecord } from '../reference/simulate'
import { Random } from '../reference/random'

/** Named one by one: a rule set that comes must not change which matches are simulated, or what they cost. */
const SIMULATED = [
  'flower-and-scorpion',
  'bergen-pagat',
  'bergen-game-cabinet',
  'bergen-draw',
  'bergen-hoyle',
  'bergen-online',
  'double-bergen',
  'double-bergen-twelve',
] as const satisfies readonly PresetId[]

/** The rule set of one of many matches. */
export const simulatedAs = (at: number): PresetId => SIMULATED[at % SIMULATED.length] ?? 'bergen-pagat'

/** Whole matches of the Bergen family's rule sets, some with house rules, always the same ones. */
export function manyMatches(count: number): readonly SimulatedRecord[] {
  return Array.from({ length: count }, (_, seed) => simulate(seed, simulatedAs(seed)).record)
}

export function playsIn(records: readonly SimulatedRecord[]): number {
  let plays = 0
  for (const { rounds } of records) {
    for (const { events } of rounds) for (const { type } of events) if (type === 'play') plays++
  }
  return plays
}

/** A match of exactly so many events: a long one, cut off there. Its events are as they are entered, without the notes that only a record brings. */
export function matchOf(preset: PresetId, events: number): MatchRecord {
  const base = NAIVE_PRESETS[preset]
  if (base === undefined) throw new RangeError(`the simulation does not know ${preset}`)
  const changed = { target: 10 * events }
  const rules = changedRules(base, changed)
  const played = playMatch(new Random(1), { preset, players: 4, changed, rules }, { ...USUAL, explicit: 1, mostRounds: events })
  let left = events
  const rounds = played.rounds.flatMap((round) => {
    const kept = round.events.slice(0, left).map(entered)
    left -= kept.length
    return kept.length === 0 ? [] : [{ ...round, events: kept }]
  })
  if (left > 0) throw new RangeError(`the match ended ${left} events too early`)
  return { ...played, rounds } as unknown as MatchRecord
}

function entered<E extends object>(event: E): E {
  const { note: _, ...rest } = event as E & { readonly note?: string }
  return rest as unknown as E
}

/** A match before its last event, and that event. */
export function beforeLast(record: MatchRecord): { readonly record: MatchRecord; readonly event: RecordEvent } {
  const last = record.rounds.at(-1)
  const event = last?.events.at(-1)
  if (last === undefined || event === undefined) throw new RangeError('nothing has happened in this match')
  return { record: { ...record, rounds: [...record.rounds.slice(0, -1), { ...last, events: last.events.slice(0, -1) }] }, event }
}
