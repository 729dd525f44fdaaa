import { elementAt } from '../kernel/assert'
import { USUAL_SETTINGS, type Evening } from '../evening/evening'
import { sideWorths } from '../evening/points'
import { standings } from '../evening/standings'
import { type Figures, sidesOf, type EveningState, type EveningTable } from '../evening/state'
import type { MatchId } from '../kernel/ids'
import { textOrder } from '../kernel/text-order'
import type { PresetId } from '../rules/presets'
import type { DecidedFacts, MatchFacts } from '../stats/facts'
import type { PersonKey, Who } from '../stats/person'
import { playedGame } from '../stats/played-game'
import { playTogether } from '../stats/pairs'
import { type MatchPlace, standings as matchStandings } from '../stats/standing'
import { roundsWonBy } from '../stats/tally'

/** Those who counted together, and where they ended: 1 for the first; sides that share a place leave those after it empty. */
export interface Side {
  readonly people: readonly PersonKey[]
  readonly place: number
}

/** Where on an evening: round and table count from 0. */
interface EveningTableRef {
  readonly eveningId: string
  readonly round: number
  readonly table: number
}

/** A match, or a table of an evening: where and when it was played. */
export interface PlayedResult {
  /** The day it counts on: `2026-11-21`. */
  readonly day: string
  readonly matchId: MatchId | null
  /** Null for a match that was played at no table of an evening. */
  readonly table: EveningTableRef | null
  readonly preset: PresetId
}

/** What came of a match, or of a table of an evening. */
export interface TableResult extends PlayedResult {
  /** What it is compared in: ratings are of one game (`playedGame`). */
  readonly game: string
  /** One of its own among all results. */
  readonly id: string
  /** Milliseconds since 1970; for the order within a day. */
  readonly at: number
  readonly sides: readonly Side[]
  /** Rounds that each person won; null where nothing but totals is known. */
  readonly roundsWon: ReadonlyMap<PersonKey, number> | null
}

/** Where everyone who sat down, or had a bye, ended on an evening. */
export interface EveningResult {
  readonly eveningId: string
  readonly name: string
  readonly day: string
  readonly preset: PresetId
  readonly game: string
  readonly sides: readonly Side[]
}

/** Everything that seasons are made from, the earliest first. */
export interface HouseResults {
  readonly tables: readonly TableResult[]
  readonly evenings: readonly EveningResult[]
  /** What has no result yet, or none that counts. */
  readonly open: readonly PlayedResult[]
}

/** A match and the day it counts on. */
export interface DatedFacts {
  readonly facts: MatchFacts
  readonly day: string
}

/** An evening and what its record comes to. */
export interface PlayedEvening {
  readonly evening: Evening
  readonly state: EveningState
}

/**
 * The results of a house, whatever the order of its records.
 *
 * A match that a table of an evening was played as is that table's result, and none beside it. A match counts once it is decided, a table once its result is settled.
 */
export function resultsOf(matches: readonly DatedFacts[], evenings: readonly PlayedEvening[], who: Who): HouseResults {
  const decided = new Map<MatchId, DecidedFacts>()
  for (const { facts } of matches) if (facts.kind === 'decided') decided.set(facts.matchId, facts)
  const atTables = new Set<MatchId>()
  const tables: TableResult[] = []
  const open: PlayedResult[] = []
  for (const { evening, state } of evenings) {
    const drawn = drawnAt(evening)
    for (const [round, { tables: seats, lowest }] of state.rounds.entries())
      for (const [table, each] of seats.entries()) {
        if (each.matchId !== null) atTables.add(each.matchId)
        const ref = { eveningId: evening.id, round, table }
        const played = { day: evening.date, matchId: each.matchId, table: ref, preset: state.settings?.preset ?? USUAL_SETTINGS.preset }
        const result = tableResult(each, { state, played, at: drawn[round] ?? 0, lowest, decided, who })
        if (result !== null) tables.push(result)
        else if (each.people.length > 0 && each.result.status !== 'settled') open.push(played)
      }
  }
  for (const { facts, day } of matches) {
    const { matchId, preset, startedAt } = facts
    const game = playedGame(facts)
    if (atTables.has(matchId)) continue
    const played = { day, matchId, table: null, preset }
    if (facts.kind !== 'decided') {
      open.push(played)
      continue
    }
    const people = facts.players.map(who)
    const sides = sidesIn(facts, matchStandings(facts, people))
    if (sides.length < 2) continue
    const at = Date.parse(startedAt)
    tables.push({ ...played, game, id: matchId, at: Number.isNaN(at) ? 0 : at, sides, roundsWon: roundsWonIn(facts, people) })
  }
  return {
    open: open.sort((a, b) => textOrder(a.day, b.day) || textOrder(resultKey(a), resultKey(b))),
    tables: tables.sort((a, b) => textOrder(a.day, b.day) || a.at - b.at || textOrder(a.id, b.id)),
    evenings: evenings
      .map((played) => wholeOf(played, who))
      .filter((whole) => whole !== null)
      .sort((a, b) => textOrder(a.day, b.day) || textOrder(a.eveningId, b.eveningId)),
  }
}

/** Each person with their place, partners together. */
function sidesIn({ partners }: DecidedFacts, standing: readonly MatchPlace[]): readonly Side[] {
  const sides: { people: PersonKey[]; place: number; of: MatchPlace }[] = []
  for (const one of standing) {
    const side = sides.find(({ of }) => playTogether({ partners: partners === true }, one, of))
    if (side === undefined) sides.push({ people: [one.person], place: one.place, of: one })
    else side.people.push(one.person)
  }
  return sides.map(({ people, place }) => ({ people, place }))
}

const resultKey = ({ matchId, table }: PlayedResult): string => (table === null ? (matchId ?? '') : `${table.eveningId}:${table.round}:${table.table}`)

interface Around {
  readonly state: EveningState
  readonly played: PlayedResult & { readonly table: EveningTableRef }
  readonly at: number
  readonly lowest: boolean
  readonly decided: ReadonlyMap<MatchId, DecidedFacts>
  readonly who: Who
}

/** Null where nothing is settled, or one person sat there alone. */
function tableResult(seats: EveningTable, { state, played, at, lowest, decided, who }: Around): TableResult | null {
  const { result, matchId } = seats
  if (result.status !== 'settled') return null
  const people = seats.people.map((id) => personKeyOf(state, id, who))
  if (new Set(people).size < 2) return null
  const { eveningId, round, table } = played.table
  const facts = matchId === null ? undefined : decided.get(matchId)
  const roundsWon = facts === undefined || facts.players.length !== people.length ? null : roundsWonIn(facts, people)
  return { ...played, game: playedGame(played), id: `${eveningId}:${round}:${table}`, at, sides: sidesAt(seats, result, people, lowest), roundsWon }
}

/** When each round was drawn that was not taken back. */
function drawnAt({ events }: Evening): readonly number[] {
  const drawn: number[] = []
  for (const event of events) {
    if (event.type === 'drawn') drawn.push(Date.parse(event.at))
    if (event.type === 'undrawn') drawn.pop()
  }
  return drawn
}

/** Someone who sat there twice, as two people that are one by now, stands where the better of both ended. */
function sidesAt(table: EveningTable, figures: Figures, people: readonly PersonKey[], lowest: boolean): readonly Side[] {
  const seen = new Set<PersonKey>()
  const seated = sidesOf(table)
  const worths = sideWorths(seated, figures, lowest)
  const sides = seated
    .map((seats, side) => ({ people: seats.map((seat) => elementAt(people, seat)), total: elementAt(worths, side) }))
    .sort((a, b) => b.total - a.total)
    .map(({ people: all, total }) => ({ people: all.filter((person) => !seen.has(person) && seen.add(person)), total }))
    .filter((side) => side.people.length > 0)
  return sides.map((side) => ({ people: side.people, place: 1 + sides.filter(({ total }) => total > side.total).length }))
}

function wholeOf({ evening, state }: PlayedEvening, who: Who): EveningResult | null {
  if (state.settings === null) return null
  const there = standings(state).filter(({ played, byes }) => played + byes > 0)
  if (!state.rounds.some(({ tables }) => tables.some(({ result }) => result.status === 'settled'))) return null
  const best = new Map<PersonKey, number>()
  for (const { person, place } of there) {
    const key = personKeyOf(state, person, who)
    best.set(key, Math.min(best.get(key) ?? Infinity, place))
  }
  if (best.size < 2) return null
  const places = [...best.values()]
  const sides = [...best].map(([person, place]): Side => ({ people: [person], place: 1 + places.filter((other) => other < place).length }))
  return { eveningId: evening.id, name: evening.name, day: evening.date, preset: state.settings.preset, game: playedGame(state.settings), sides }
}

function personKeyOf({ people }: EveningState, id: string, who: Who): PersonKey {
  return who({ name: people.get(id)?.name ?? '', personId: id })
}

function roundsWonIn(facts: DecidedFacts, people: readonly PersonKey[]): ReadonlyMap<PersonKey, number> {
  const won = new Map<PersonKey, number>()
  for (const [seat, person] of people.entries()) won.set(person, (won.get(person) ?? 0) + roundsWonBy(facts, seat))
  return won
}
