import { fits, suitAt, type Arm } from './naive-line'
import { NaiveMatch } from './naive-scorer'
import { isDoubleText, readRecord } from './naive-record'
import { allTiles } from './naive-rules'
import type { Random } from './random'
import { canonical, type SimulatedEvent, type SimulatedRecord, type SimulatedRound } from './simulate'

/** A record spoilt in one place, and the error it must bring. */
export interface Mutant {
  readonly what: string
  readonly record: unknown
  readonly code: string
  readonly round: number | null
  readonly event: number | null
}

interface Place {
  readonly random: Random
  readonly record: SimulatedRecord
  /** The table just before the event. */
  readonly match: NaiveMatch
  readonly event: SimulatedEvent
}
/** What the event at a place becomes, or null where this spoiling makes no sense. */
type Spoil = (place: Place) => unknown

const halvesOf = (tile: string) => tile.split('-').map(Number) as unknown as readonly [number, number]
const exhausted = (match: NaiveMatch, tile: string) => match.isExhausted(tile)
const inSet = (match: NaiveMatch) => [...new Set(allTiles(match.rules))]
const arms = (match: NaiveMatch): readonly Arm[] => [...match.line.arms.keys()]
const plays = (spoil: Spoil): Spoil => (place) => (place.event.type === 'play' ? spoil(place) : null)
const blocks = (spoil: Spoil): Spoil => (place) => (place.event.type === 'block' ? spoil(place) : null)
const pickOr = <T>(random: Random, list: readonly T[]): T | null => (list.length === 0 ? null : random.pick(list))

/** Each impossible event by the code that refuses it (record format, codes). */
const SPOILS: readonly (readonly [code: string, what: string, spoil: Spoil])[] = [
  ['bad-event', 'an event of no known type', ({ random }) => random.pick([{ type: 'jump' }, {}, null, 'play', 7, [], { type: 'Play', tile: '0-0' }])],
  ['bad-event', 'a player who does not sit there', ({ random, match, event }) => ({ ...event, player: random.pick([match.players, -1, 0.5, '0', 99]) })],
  ['bad-event', 'a play without a tile', plays(({ event: { tile: _, ...rest }, random }) => random.pick([rest, { ...rest, tile: 64 }, { ...rest, tile: ['6-4'] }]))],
  ['bad-event', 'an arm this line does not have', plays(({ event, match, random }) => ({ ...event, arm: random.pick(arms(match).includes('left') ? ['top', 1, 0, 'Left'] : ['left', 0, match.rules.arms + 1, 1.5, '1']) }))],
  ['bad-event', 'a draw of nothing', ({ random }) => ({ type: 'draw', count: random.pick([0, -1, 1.5, '1']) })],
  ['bad-event', 'a block that does not show every hand', ({ random, match }) => ({ type: 'block', hands: random.pick([undefined, [], Array.from({ length: match.players + 1 }, () => []), 'none', Array.from({ length: match.players }, () => 3)]) })],
  ['bad-tile', 'a tile outside the set', plays(({ event, match, random }) => ({ ...event, tile: random.pick([`${match.rules.maxPip + 1}-0`, `0-${match.rules.maxPip + 1}`, '', '6', '6-', '06-4', '6-4-1', 'six-four', '-1-0', '6–4']) }))],
  ['tile-already-played', 'a tile that lies there already', plays(({ event, match, random }) => {
    const tile = pickOr(random, inSet(match).filter((each) => exhausted(match, each)))
    return tile === null ? null : { ...event, tile }
  })],
  ['lead-must-be-double', 'a lead that is no double', plays(({ event, match, random }) => {
    if (match.line.lead !== null || match.rules.leadTile === 'any') return null
    return { ...event, tile: random.pick(inSet(match).filter((tile) => !isDoubleText(tile))) }
  })],
  ['does-not-match', 'a tile that fits nowhere', plays(({ event, match, random }) => {
    if (match.line.lead === null) return null
    const tile = pickOr(random, inSet(match).filter((each) => !exhausted(match, each) && fits(match.line, match.rules, halvesOf(each)).length === 0))
    return tile === null ? null : { ...event, tile }
  })],
  ['does-not-match', 'an end the tile does not fit', plays(({ event, match, random }) => {
    if (match.line.lead === null) return null
    const fitting = fits(match.line, match.rules, halvesOf(event.tile ?? ''))
    const arm = pickOr(random, arms(match).filter((each) => !fitting.includes(each)))
    return arm === null ? null : { ...event, arm }
  })],
  ['end-needed', 'no end where it matters', plays(({ event: { arm: _, ...rest }, match }) => {
    if (match.line.lead === null) return null
    const fitting = fits(match.line, match.rules, halvesOf(rest.tile ?? ''))
    const shown = (arm: Arm) => `${suitAt(match.line, arm)} ${doubleAt(match, arm)}`
    return new Set(fitting.map(shown)).size > 1 ? rest : null
  })],
  ['boneyard-empty', 'a draw into the reserve', ({ match, random }) => ({ type: 'draw', count: match.drawable + random.pick([1, 1, 2, 50]) })],
  ['bad-tile', 'a hand with a tile outside the set', blocks(({ event, random, match }) => ({ ...event, hands: withTile(random, event.hands ?? [], `${match.rules.maxPip + 1}-0`) }))],
  ['tile-seen-twice', 'a hand with a tile from the table', blocks(({ event, match, random }) => {
    const tile = pickOr(random, inSet(match).filter((each) => exhausted(match, each)))
    return tile === null ? null : { ...event, hands: withTile(random, event.hands ?? [], tile) }
  })],
  ['tile-seen-twice', 'one tile in two hands', blocks(({ event, match, random }) => {
    const hands = event.hands ?? []
    const tile = pickOr(random, hands.flat())
    if (tile === null) return null
    const extra = Array.from({ length: match.rules.copies }, () => tile)
    return { ...event, hands: hands.map((hand, seat) => (seat === hands.length - 1 ? [...hand, ...extra] : hand)) }
  })],
  ['not-blocked', 'a hand with a tile that can be played', blocks(({ event, match, random }) => {
    const seen = (event.hands ?? []).flat().map(canonical)
    const tile = pickOr(random, inSet(match).filter((each) => !exhausted(match, each) && !seen.includes(each) && canPlay(match, each)))
    return tile === null ? null : { ...event, hands: withTile(random, event.hands ?? [], tile) }
  })],
]

function canPlay(match: NaiveMatch, tile: string): boolean {
  return match.line.lead === null ? match.mayLead(tile) : fits(match.line, match.rules, halvesOf(tile)).length > 0
}

/** Whether a double shows at an arm: then both halves are exposed. */
function doubleAt(match: NaiveMatch, arm: Arm): boolean {
  const top = match.line.arms.get(arm)?.at(-1) ?? match.line.lead
  return top !== null && top.halves[0] === top.halves[1]
}

function withTile(random: Random, hands: readonly (readonly string[])[], tile: string): readonly (readonly string[])[] {
  const at = random.whole(0, hands.length - 1)
  return hands.map((hand, seat) => (seat === at ? random.shuffled([...hand, tile]) : hand))
}

/** Every way one event of a legal record, chosen by chance, can be made impossible. */
export function eventMutants(random: Random, record: SimulatedRecord): readonly Mutant[] {
  const spots = record.rounds.flatMap((round, r) => round.events.map((event, e) => ({ r, e, event })))
  if (spots.length === 0) return []
  const wanted = [random.pick(spots), spots.find(({ event }) => event.type === 'block')].filter((spot) => spot !== undefined)
  return wanted.flatMap(({ r, e, event }) => {
    const match = tableBefore(record, r, e)
    return SPOILS.flatMap(([code, what, spoil]) => {
      const spoilt = spoil({ random, record, match, event })
      if (spoilt === null && what !== 'an event of no known type') return []
      return [{ what, code, round: r + 1, event: e + 1, record: withEvents(record, r, (events) => events.map((each, at) => (at === e ? (spoilt as SimulatedEvent) : each))) }]
    })
  })
}

/** A legal record with something after the end of a round or of the match. */
export function afterTheEnd(random: Random, record: SimulatedRecord): readonly Mutant[] {
  const match = tableBefore(record, record.rounds.length, 0)
  const extra = random.pick<unknown>([{ type: 'pass' }, { type: 'draw' }, { type: 'jump' }, { type: 'play', tile: 'x' }, null]) as SimulatedEvent
  const mutants: Mutant[] = []
  match.rounds.forEach(({ end }, r) => {
    if (end === null) return
    const last = r === match.rounds.length - 1
    const code = last && match.winner !== null ? 'match-over' : 'round-over'
    const length = record.rounds[r]?.events.length ?? 0
    mutants.push({ what: 'an event after the end', code, round: r + 1, event: length + 1, record: withEvents(record, r, (events) => [...events, extra]) })
  })
  if (match.winner !== null) {
    const again = { ...(record.rounds[0] as SimulatedRound), events: [extra] }
    mutants.push({ what: 'a round after the match', code: 'match-over', round: record.rounds.length + 1, event: 1, record: { ...record, rounds: [...record.rounds, again] } })
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
    bad('a rule with an unknown value', { ...record, rules: { ...record.rules, draw: 'never' } }),
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

function withEvents(record: SimulatedRecord, at: number, change: (events: SimulatedEvent[]) => SimulatedEvent[]): SimulatedRecord {
  return { ...record, rounds: record.rounds.map((round, r) => (r === at ? { ...round, events: change(round.events) } : round)) }
}
