import { isObject, readRecord } from './naive-record'
import { NaiveMatch } from './naive-scorer'
import type { Random } from './random'
import type { SimulatedEvent, SimulatedRecord, SimulatedRound } from './simulate'
import { SPOILS } from './spoils'
import { RULES_SPOILS } from './spoils-rules'
import { MISTAKE_SPOILS } from './spoils-mistakes'
import { TABLE_SPOILS } from './spoils-table'

/** A record spoilt in one place, and the error it must bring. */
export interface Mutant {
  readonly what: string
  readonly record: unknown
  readonly code: string
  readonly round: number | null
  readonly event: number | null
}

/** Whether it is a play of a player: nothing else follows where it was said that the next play was not called. */
function isPlayOf(player: number, instead: unknown, turn: number): boolean {
  if (!isObject(instead)) return false
  return (instead['type'] === 'play' || instead['type'] === 'stands') && (instead['player'] ?? turn) === player
}

/** Every way one event of a legal record, chosen by chance, can be made impossible; and its first block, table, change of rules, tile that stands and points given, if it has any. */
export function eventMutants(random: Random, record: SimulatedRecord): readonly Mutant[] {
  const places = record.rounds.flatMap((round, r) => round.events.map((event, e) => ({ r, e, event })))
  if (places.length === 0) return []
  const first = (type: SimulatedEvent['type']) => places.find(({ event }) => event.type === type)
  const chosen = [
    random.pick(places),
    first('block'),
    first('table'),
    first('rules'),
    first('stands'),
    first('adjust'),
    first('finish'),
    first('show'),
    first('hand'),
    first('uncalled'),
    first('set'),
    first('leave'),
  ].filter((place) => place !== undefined)
  return chosen.flatMap(({ r, e, event }) => {
    const match = tableBefore(record, r, e)
    return [...SPOILS, ...TABLE_SPOILS, ...RULES_SPOILS, ...MISTAKE_SPOILS].flatMap(({ what, code, spoilt }) => {
      const instead = spoilt({ random, match, event })
      if (instead === undefined) return []
      const replaced = (events: SimulatedEvent[]) => events.map((each, at) => (at === e ? (instead as SimulatedEvent) : each))
      // who is out waits for what is left in the other hands: whatever else comes is refused as that (BD-5)
      const isLeft = typeof instead === 'object' && instead !== null && 'type' in instead && instead.type === 'left'
      const isLate = (match.whoIsOut !== null && !isLeft) || (match.uncalled !== null && !isPlayOf(match.uncalled.player, instead, match.turn))
      return [{ what, code: isLate ? 'bad-event' : code, round: r + 1, event: e + 1, record: withEvents(record, r, replaced) }]
    })
  })
}

/** A legal record with something after the end of a round or of the match. */
export function afterTheEnd(random: Random, record: SimulatedRecord): readonly Mutant[] {
  const match = tableBefore(record, record.rounds.length, 0)
  const anything: readonly unknown[] = [{ type: 'pass' }, { type: 'draw' }, { type: 'jump' }, { type: 'play', tile: 'x' }, null]
  const extra = random.pick(anything) as SimulatedEvent
  const mutants: Mutant[] = []
  match.rounds.forEach(({ end }, r) => {
    if (end === null) return
    const last = r === match.rounds.length - 1
    const code = last && match.isOver ? 'match-over' : 'round-over'
    const event = (record.rounds[r]?.events.length ?? 0) + 1
    const longer = withEvents(record, r, (events) => [...events, extra])
    mutants.push({ what: 'an event after the end', code, round: r + 1, event, record: longer })
  })
  if (match.isOver) {
    const again = { ...(record.rounds[0] as SimulatedRound), events: [extra] }
    const longer = { ...record, rounds: [...record.rounds, again] }
    mutants.push({ what: 'a round after the match', code: 'match-over', round: longer.rounds.length, event: 1, record: longer })
  }
  return mutants
}

/** A legal record whose outer shape is spoilt. */
export function malformed(random: Random, record: SimulatedRecord): readonly Mutant[] {
  const at = random.whole(0, record.rounds.length - 1)
  const inRound = (change: object) => ({ ...record, rounds: record.rounds.map((round, r) => (r === at ? { ...round, ...change } : round)) })
  const { dice: _, ...withoutDice } = record.rounds[at] as SimulatedRound
  const bad = (what: string, spoilt: unknown, round: number | null = null): Mutant => ({ what, record: spoilt, code: 'bad-record', round, event: null })
  const mutants = [
    bad('another format', { ...record, format: 'caravan' }),
    bad('another version', { ...record, version: 2 }),
    bad('no such preset', { ...record, preset: 'bergen' }),
    bad('an unknown rule', { ...record, rules: { ...record.rules, tripel: 1 } }),
    bad('a rule with an unknown value', { ...record, rules: { ...record.rules, draw: 'always' } }),
    bad('a target of nothing', { ...record, rules: { ...record.rules, target: 0 } }),
    bad('one player', { ...record, players: record.players.slice(0, 1) }),
    bad('a player without a name', { ...record, players: record.players.map(() => ({})) }),
    bad('more tiles dealt than there are', { ...record, rules: { ...record.rules, handSize: 999 } }),
    bad('no rounds', { ...record, rounds: {} }),
    bad('a leader who does not sit there', inRound({ leader: record.players.length }), at + 1),
    bad('no events', inRound({ events: undefined }), at + 1),
  ]
  if (record.preset !== 'flower-and-scorpion') return mutants
  return [
    ...mutants,
    bad('no dice', { ...record, rounds: record.rounds.map((round, r) => (r === at ? withoutDice : round)) }, at + 1),
    bad('dice with a blank', inRound({ dice: { flower: [0, 1], scorpion: [1, 2] } }), at + 1),
    bad('dice with a seven', inRound({ dice: { flower: [1, 1], scorpion: [1, 7] } }), at + 1),
  ]
}

/** The table just before an event; both places from 0. */
export function tableBefore(record: SimulatedRecord, round: number, event: number): NaiveMatch {
  const read = readRecord(record)
  if ('why' in read) throw new Error(`a legal record cannot be read: ${read.why}`)
  const match = new NaiveMatch(read)
  read.rounds.slice(0, round + 1).forEach((each, r) => {
    match.startRound(each.leader, each.dice)
    each.events.slice(0, r === round ? event : undefined).forEach((one, e) => match.take(one, e + 1))
  })
  return match
}

type ChangeEvents = (events: SimulatedEvent[]) => SimulatedEvent[]

function withEvents(record: SimulatedRecord, at: number, change: ChangeEvents): SimulatedRecord {
  const rounds = record.rounds.map((round, r) => (r === at ? { ...round, events: change(round.events) } : round))
  return { ...record, rounds }
}
