import { elementAt } from '../kernel/assert'
import type { Steps } from '../kernel/in-steps'
import { textOrder } from '../kernel/text-order'
import { chanceAhead } from '../stats/chance'
import { type Pair, PairCount } from '../stats/pairs'
import type { PersonKey } from '../stats/person'
import { NEWCOMER, ratedAfter, type Rating } from '../stats/rate'
import { type CountedEntry, countedOf, pointsOf } from './counting'
import { givenAt, type Hundredths } from './points'
import type { EveningResult, HouseResults, PlayedResult, Side, TableResult } from './results'
import type { LeagueRules } from './rules'

/** For a result, by its id (`eveningId` of a whole evening), the share of the others that each person was expected to leave behind. */
type Expected = ReadonlyMap<string, ReadonlyMap<PersonKey, number>>

/** Results rated at once: some milliseconds. */
const RESULTS_AT_ONCE = 250

/**
 * What ratings expect of the results that are wanted (`docs/seasons.md`, Handicap).
 *
 * Ratings are worked out from all results of the house in the game of the result, whatever a season counts. A day's results are judged by the ratings at its
 * beginning, so a handicap is known before an evening begins, and nothing later changes it.
 *
 * @param wanted the earliest day first
 */
function* expectedIn({ tables }: HouseResults, wanted: readonly (TableResult | EveningResult)[]): Steps<Expected> {
  const expected = new Map<string, ReadonlyMap<PersonKey, number>>()
  const games = new Map<string, Map<PersonKey, Rating>>()
  const ratingsIn = ({ game }: { readonly game: string }): Map<PersonKey, Rating> => {
    const ratings = games.get(game) ?? new Map<PersonKey, Rating>()
    games.set(game, ratings)
    return ratings
  }
  let next = 0
  for (const result of wanted) {
    for (; next < tables.length && elementAt(tables, next).day < result.day;) {
      const table = elementAt(tables, next)
      rate(table.sides, ratingsIn(table))
      if (++next % RESULTS_AT_ONCE === 0) yield
    }
    expected.set('id' in result ? result.id : result.eveningId, sharesOf(result.sides, ratingsIn(result)))
  }
  return expected
}

/** Nobody's rating moves but those of the people at the table. */
function rate(sides: readonly Side[], ratings: Map<PersonKey, Rating>): void {
  const ranked = sides.toSorted((a, b) => a.place - b.place || textOrder(sideKey(a), sideKey(b)))
  const after = ratedAfter(ranked.map(({ people, place }) => ({ ratings: people.map((person) => ratings.get(person) ?? NEWCOMER), place })))
  for (const [side, { people }] of ranked.entries()) for (const [at, person] of people.entries()) ratings.set(person, after[side]?.[at] ?? NEWCOMER)
}

function sharesOf(sides: readonly Side[], ratings: ReadonlyMap<PersonKey, Rating>): ReadonlyMap<PersonKey, number> {
  const together = sides.map(({ people }) => sumOf(people.map((person) => ratings.get(person) ?? NEWCOMER)))
  const shares = new Map<PersonKey, number>()
  for (const [side, { people }] of sides.entries()) {
    const others = together.filter((_, other) => other !== side)
    const share = others.reduce((sum, other) => sum + chanceAhead(together[side] ?? NEWCOMER, other), 0) / others.length
    for (const person of people) shares.set(person, share)
  }
  return shares
}

/** Partners play as strong as both together, and as uncertain. */
function sumOf(ratings: readonly Rating[]): Rating {
  return {
    mean: ratings.reduce((sum, { mean }) => sum + mean, 0),
    deviation: Math.hypot(...ratings.map(({ deviation }) => deviation)),
  }
}

const sideKey = ({ people }: Side): string => people.join(' ')

/** The days of a season, the first and the last included, and its rules. */
export interface LeagueSeason {
  readonly from: string
  readonly to: string
  readonly league: LeagueRules
}

interface LeagueRow {
  readonly person: PersonKey
  /** From 1; those whom nothing tells apart share a place. */
  readonly place: number
  readonly points: Hundredths
  /** What of the points is handicap. */
  readonly bonus: Hundredths
  /** Results, of which `dropped` do not count. */
  readonly results: number
  readonly dropped: number
  /** Results with the first place, shared or not. */
  readonly wins: number
  /** The points after each of the season's days, in their order. */
  readonly history: readonly Hundredths[]
}

/** Everything that a season comes to. */
export interface League {
  readonly rows: readonly LeagueRow[]
  /** Those with too few results for the standings, the most first. */
  readonly waiting: readonly { readonly person: PersonKey; readonly results: number }[]
  /** Who ended ahead of whom at tables of the season; only people in the standings. */
  readonly pairs: readonly Pair[]
  readonly days: readonly string[]
  /** How many results count for someone. */
  readonly results: number
  /** Matches and tables of the season without a result that counts. */
  readonly open: readonly PlayedResult[]
  /** Results that give nothing because their rounds are not known. */
  readonly withoutRounds: number
  /** What each person's points are made of, the earliest first; also of those who wait. */
  readonly entries: ReadonlyMap<PersonKey, readonly CountedEntry[]>
}

/** What a season comes to, from the results of the house alone, step by step. */
export function* leagueInSteps(house: HouseResults, season: LeagueSeason): Steps<League> {
  const { league } = season
  const isCounted = countedIn(season)
  const tables = house.tables.filter(isCounted)
  const units: readonly (TableResult | EveningResult)[] =
    league.points.by === 'place' && league.points.of === 'evening'
      ? house.evenings.filter(({ day, preset, eveningId }) => isCounted({ day, preset, matchId: null, table: { eveningId, round: 0, table: 0 } }))
      : tables
  const expected = league.handicap === 0 ? null : yield* expectedIn(house, units)
  const chosen = league.people === null ? null : new Set<string>(league.people)
  const entries = new Map<PersonKey, CountedEntry[]>()
  let [results, withoutRounds] = [0, 0]
  for (const unit of units) {
    const id = 'id' in unit ? unit.id : unit.eveningId
    const given = givenAt(unit, league.points, expected === null ? null : { percent: league.handicap, expected: expected.get(id) ?? new Map() })
    if (given === null) {
      withoutRounds += 1
      continue
    }
    const mine = given.filter(({ person }) => chosen?.has(person) !== false)
    if (mine.length > 0) results += 1
    for (const each of mine) {
      const ofPerson = entries.get(each.person) ?? []
      ofPerson.push({ ...each, unit, counts: true })
      entries.set(each.person, ofPerson)
    }
  }
  const days = [...new Set(units.map(({ day }) => day))].sort(textOrder)
  const counted = new Map([...entries].map(([person, all]) => [person, countedOf(all, league.counting)] as const))
  const isIn = ([, all]: readonly [PersonKey, readonly CountedEntry[]]): boolean => all.length >= league.least
  const ranked = new Map([...counted].filter(isIn))
  const pairs = pairsIn(tables, ranked)
  return {
    rows: rowsInOrder(
      [...ranked].map(([person, all]) => rowOf(person, all, days, league)),
      pairs,
    ),
    waiting: [...counted]
      .filter((each) => !isIn(each))
      .map(([person, all]) => ({ person, results: all.length }))
      .sort((a, b) => b.results - a.results || textOrder(a.person, b.person)),
    pairs,
    days,
    results,
    open: house.open.filter(isCounted),
    withoutRounds,
    entries: counted,
  }
}

function countedIn({ from, to, league }: LeagueSeason): (played: PlayedResult) => boolean {
  const presets = league.presets === null ? null : new Set(league.presets)
  const evenings = league.evenings === null ? null : new Set(league.evenings)
  return ({ day, preset, table }) =>
    day >= from && day <= to && presets?.has(preset) !== false && (table === null ? league.matches : evenings?.has(table.eveningId) !== false)
}

type OpenRow = Omit<LeagueRow, 'place'>

function rowOf(person: PersonKey, all: readonly CountedEntry[], days: readonly string[], { counting }: LeagueRules): OpenRow {
  const counts = all.filter((entry) => entry.counts)
  return {
    person,
    points: pointsOf(all),
    bonus: counts.reduce((sum, { bonus }) => sum + bonus, 0),
    results: all.length,
    dropped: all.length - counts.length,
    wins: all.filter(({ place }) => place === 1).length,
    history: days.map((day) =>
      pointsOf(
        countedOf(
          all.filter(({ unit }) => unit.day <= day),
          counting,
        ),
      ),
    ),
  }
}

function pairsIn(tables: readonly TableResult[], ranked: ReadonlyMap<PersonKey, unknown>): readonly Pair[] {
  const count = new PairCount()
  for (const { sides } of tables) {
    for (const [at, side] of sides.entries())
      for (const other of sides.slice(at + 1))
        for (const one of side.people)
          for (const two of other.people) {
            if (!ranked.has(one) || !ranked.has(two) || one === two) continue
            const both = [
              { person: one, place: side.place, seats: [] },
              { person: two, place: other.place, seats: [] },
            ]
            count.add(both.sort((a, b) => textOrder(a.person, b.person)))
          }
  }
  return count.pairs()
}

/** In order: points, direct meetings, wins. Who is level in all of that shares a place. */
function rowsInOrder(rows: readonly OpenRow[], pairs: readonly Pair[]): readonly LeagueRow[] {
  const direct = directOf(rows, pairs)
  const order = (a: OpenRow, b: OpenRow): number => b.points - a.points || (direct.get(b.person) ?? 0) - (direct.get(a.person) ?? 0) || b.wins - a.wins
  const sorted = rows.toSorted((a, b) => order(a, b) || textOrder(a.person, b.person))
  return sorted.map((row) => ({ ...row, place: 1 + sorted.findIndex((other) => order(other, row) === 0) }))
}

/** Among people level on points of whom every two have met: twice the meetings in which each came in ahead, and those in which they were level. */
function directOf(rows: readonly OpenRow[], pairs: readonly Pair[]): ReadonlyMap<PersonKey, number> {
  const met = new Map<string, number>()
  for (const { a, b, aAhead, bAhead, level } of pairs) {
    met.set(`${a} ${b}`, 2 * aAhead + level)
    met.set(`${b} ${a}`, 2 * bAhead + level)
  }
  const groups = new Map<Hundredths, OpenRow[]>()
  for (const row of rows) groups.set(row.points, [...(groups.get(row.points) ?? []), row])
  const direct = new Map<PersonKey, number>()
  for (const group of groups.values()) {
    const won = group.map(({ person }) => group.filter((other) => other.person !== person).map((other) => met.get(`${person} ${other.person}`)))
    if (won.some((each) => each.includes(undefined))) continue
    for (const [at, { person }] of group.entries())
      direct.set(
        person,
        (won[at] ?? []).reduce<number>((sum, each) => sum + (each ?? 0), 0),
      )
  }
  return direct
}
