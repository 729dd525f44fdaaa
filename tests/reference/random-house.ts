import type { Evening } from '#shared/evening/evening'
import { decide } from '#shared/evening/decide'
import { evolve } from '#shared/evening/evolve'
import { NO_EVENING, type EveningState } from '#shared/evening/state'
import { expectOk } from '#shared/kernel/result'
import type { DatedFacts, PlayedEvening } from '#shared/league/results'
import { RESULT_UNITS, type LeagueRules } from '#shared/league/rules'
import type { LeagueSeason } from '#shared/league/standings'
import type { DecidedFacts } from '#shared/stats/facts'
import { jsonOf } from './naive-evening'
import type { NaiveEveningRecord, NaiveMatch } from './naive-season'
import { Random } from './random'
import { randomEvening } from './random-evening'

/** Matches and evenings of a house, as both accounts of a season read them. */
export interface RandomHouse {
  readonly matches: readonly DatedFacts[]
  readonly evenings: readonly PlayedEvening[]
  readonly naiveMatches: readonly NaiveMatch[]
  readonly naiveEvenings: readonly NaiveEveningRecord[]
  readonly season: LeagueSeason
}

const PRESETS = ['flower-and-scorpion', 'bergen-pagat'] as const
const day = (at: number): string => `2026-03-${String(at).padStart(2, '0')}`
const person = (at: number): string => `person-${String(at).padStart(3, '0')}`

/** A house in which the same dozen people play matches, and some of the tables of their evenings are matches too. */
export function randomHouse(seed: number): RandomHouse {
  const random = new Random(seed)
  const matches = randomMatches(random, random.whole(0, 25))
  const evenings: PlayedEvening[] = []
  for (let at = random.whole(0, 3); at > 0; at--) {
    const opened = new Set(evenings.flatMap(({ state }) => state.rounds.flatMap(({ tables }) => tables.map(({ matchId }) => matchId))))
    const free = matches.filter(({ facts }) => !opened.has(facts.matchId))
    evenings.push(openedTables(random, randomEveningOn(random, at), free))
  }
  return {
    matches,
    evenings,
    naiveMatches: matches.map(({ facts, day: on }) => naiveMatch(facts, on)),
    naiveEvenings: evenings.map(({ evening: { id, date, events } }) => ({ id, day: date, events: jsonOf(events) })),
    season: randomSeason(random, evenings),
  }
}

export function randomMatches(random: Random, count: number): readonly { readonly facts: DecidedFacts; readonly day: string }[] {
  return Array.from({ length: count }, (_, at) => randomMatch(random, `match-${String(at).padStart(4, '0')}`))
}

/** Evenings take longest to make, for they are drawn: each house has some of the same. */
const POOL = 12
const pool = new Map<number, ReturnType<typeof randomEvening>>()

function pooled(seed: number): ReturnType<typeof randomEvening> {
  const made = pool.get(seed) ?? randomEvening(seed, 8)
  pool.set(seed, made)
  return made
}

function randomMatch(random: Random, matchId: string): { readonly facts: DecidedFacts; readonly day: string } {
  const players = Array.from({ length: random.whole(2, 4) }, () => {
    const at = random.whole(0, 7)
    return { name: `Person ${at}`, personId: person(at) }
  })
  const totals = players.map(() => random.whole(0, 10))
  const on = random.whole(1, 12)
  const facts: DecidedFacts = {
    kind: 'decided',
    matchId,
    startedAt: `${day(on)}T${String(random.whole(10, 20))}:00:00.000Z`,
    preset: random.pick(PRESETS),
    players,
    winner: random.whole(0, players.length - 1),
    lowest: false,
    totals,
    target: 10,
    rounds: 4,
    seats: totals.map((points) => ({
      points,
      dominoes: random.whole(0, 3),
      targets: random.whole(0, 1),
      counted: 0,
      reasons: [],
      ends: 0,
      bestPlay: null,
      bestRound: null,
    })),
    blocked: random.chance(0.3) ? [{ winner: random.whole(0, players.length - 1), rule: 'simple', test: 'lowest-pips' }] : [],
    deficit: 0,
    leader: 0,
    minutes: null,
  }
  return { facts, day: day(on) }
}

function naiveMatch(facts: DatedFacts['facts'], on: string): NaiveMatch {
  const { matchId, startedAt, preset, players } = facts
  const known = { id: matchId, day: on, at: Date.parse(startedAt), preset, people: players.map(({ name, personId }) => personId ?? name) }
  if (facts.kind !== 'decided') return { ...known, winner: null, totals: [], roundsWon: [] }
  const blocked = (seat: number): number => facts.blocked.filter(({ winner }) => winner === seat).length
  return {
    ...known,
    winner: facts.winner,
    totals: facts.totals,
    roundsWon: facts.seats.map(({ dominoes, targets }, seat) => dominoes + targets + blocked(seat)),
  }
}

function randomEveningOn(random: Random, at: number): PlayedEvening {
  const { events, state } = pooled(random.whole(1, POOL))
  const id = `evening-${String(at).padStart(4, '0')}`
  const evening: Evening = { format: 'caravan-evening', version: 1, id, name: id, date: day(random.whole(1, 12)), events: [...events], updatedAt: '' }
  return { evening, state }
}

/** The evening with one of the house's matches as the match of the first table of its last round, where that table has as many people and plays on. */
function openedTables(random: Random, played: PlayedEvening, matches: readonly DatedFacts[]): PlayedEvening {
  const at = played.evening.events.findLastIndex(({ type }) => type === 'drawn')
  const events = played.evening.events.slice(0, at + 1)
  const before = events.reduce<EveningState>((state, event) => replayed(state, event), NO_EVENING)
  const seats = before.rounds.at(-1)?.tables[0]?.people ?? []
  const match = matches.find(({ facts }) => facts.players.length === seats.length)
  if (match === undefined || match.facts.kind !== 'decided' || random.chance(0.3)) return played
  const moment = { at: '2026-11-26T20:00:00.000Z', seed: 1 }
  const opened = expectOk(decide(before, { type: 'opened', table: 0, matchId: match.facts.matchId }, moment), 'opened')
  const over = expectOk(decide(opened.state, { type: 'handed-in', table: 0, totals: [...match.facts.totals], by: 'match' }, moment), 'handed in')
  return { evening: { ...played.evening, events: [...events, ...opened.events, ...over.events] }, state: over.state }
}

function replayed(state: EveningState, event: Evening['events'][number]): EveningState {
  return expectOk(evolve(state, event), event.type)
}

function randomSeason(random: Random, evenings: readonly PlayedEvening[]): LeagueSeason {
  const from = random.whole(1, 6)
  const whole = (): number => random.whole(-1, 6)
  const league: LeagueRules = {
    people: random.chance(0.2) ? Array.from({ length: 6 }, (_, at) => person(at)) : null,
    least: random.whole(1, 3),
    presets: random.chance(0.2) ? [random.pick(PRESETS)] : null,
    evenings: random.chance(0.2) ? evenings.slice(0, 1).map(({ evening }) => evening.id) : null,
    matches: random.chance(0.8),
    points: random.pick([
      { by: 'match', win: 3, share: 1, loss: whole() },
      { by: 'round', win: 2 },
      { by: 'place', of: 'match', places: [whole(), whole(), 1], others: 0 },
      { by: 'place', of: 'evening', places: [10, 7, 5, 3], others: 1 },
    ]),
    counting: random.pick([
      { kind: 'all' },
      { kind: 'best', count: random.whole(1, 4), of: random.pick(RESULT_UNITS) },
      { kind: 'but-worst', count: random.whole(1, 4), of: random.pick(RESULT_UNITS) },
    ]),
    handicap: random.pick([0, 0, 50, 100]),
  }
  return { from: day(from), to: day(random.whole(from, 12)), league }
}
