import { predictWin, rate, rating, type Rating } from 'openskill'
import { tablesPlayed } from './naive-evening'
import { NAIVE_PRESETS } from './naive-rules'
import type { Json } from './naive-tables'

/*
 * A second account of a season, written from docs/seasons.md alone: it shares no code with src/shared/league. It reads matches and the
 * events of evenings as JSON, and looks through all of them for each number. Points are in hundredths.
 */

export interface NaiveMatch {
  readonly id: string
  readonly day: string
  readonly at: number
  readonly preset: string
  readonly people: readonly string[]
  /** Null where nobody has won. */
  readonly winner: number | null
  readonly totals: readonly number[]
  readonly roundsWon: readonly number[]
}

export interface NaiveEveningRecord {
  readonly id: string
  readonly day: string
  readonly events: readonly Json[]
}

export interface NaiveRow {
  readonly person: string
  readonly place: number
  readonly points: number
  readonly results: number
  readonly dropped: number
  readonly history: readonly number[]
}

interface Result {
  readonly id: string
  readonly evening: string | null
  readonly day: string
  readonly at: number
  readonly preset: string
  /** Who shared how many points of the table, and was how good. */
  readonly sides: readonly { readonly people: readonly string[]; readonly worth: number }[]
  readonly rounds: Readonly<Record<string, number>> | null
}

interface Line {
  readonly result: Result
  readonly points: number
}

export function naiveSeason(season: Json, matches: readonly NaiveMatch[], evenings: readonly NaiveEveningRecord[]): readonly NaiveRow[] {
  const rules = season.league as Json
  const points = rules.points as Json
  const all = allResults(matches, evenings)
  const whole = points.by === 'place' && points.of === 'evening'
  const lies = (result: Result): boolean =>
    result.day >= (season.from as string) &&
    result.day <= (season.to as string) &&
    (rules.presets === null || (rules.presets as string[]).includes(result.preset)) &&
    (result.evening === null ? rules.matches === true : rules.evenings === null || (rules.evenings as string[]).includes(result.evening))
  const counted = (whole ? wholeEvenings(evenings) : all).filter(lies).filter((result) => points.by !== 'round' || result.rounds !== null)
  const tables = all.filter(lies)
  const days = [...new Set((whole ? wholeEvenings(evenings) : all).filter(lies).map(({ day }) => day))].sort()
  const people = [...new Set(counted.flatMap(({ sides }) => sides.flatMap((side) => side.people)))].filter(
    (person) => rules.people === null || (rules.people as string[]).includes(person),
  )
  const strengths = (rules.handicap as number) > 0 ? strengthsBefore(all) : null
  const linesOf = (person: string): Line[] =>
    counted.filter(({ sides }) => sides.some((side) => side.people.includes(person))).map((result) => ({ result, points: given(result, person) }))
  const given = (result: Result, person: string): number => {
    const worth = result.sides.map((side) => side.worth)
    const own = result.sides.find((side) => side.people.includes(person))!.worth
    const place = 1 + worth.filter((each) => each > own).length
    const ofPlace = (at: number): number => (points.places as number[])[at - 1] ?? (points.others as number)
    const rounds = Object.values(result.rounds ?? {}).reduce((sum, each) => sum + each, 0)
    let [base, span] = [0, 0]
    if (points.by === 'round') [base, span] = [(points.win as number) * result.rounds![person]!, (points.win as number) * rounds]
    if (points.by === 'place') [base, span] = [ofPlace(place), ofPlace(1) - ofPlace(worth.length)]
    if (points.by === 'match') {
      const shared = worth.filter((each) => each === Math.max(...worth)).length > 1
      base = (place > 1 ? points.loss : shared ? points.share : points.win) as number
      span = (points.win as number) - (points.loss as number)
    }
    if (strengths === null) return 100 * base
    const raw = (rules.handicap as number) * (0.5 - expectedShare(result, person, strengths(result))) * span
    return 100 * base + Math.sign(raw) * Math.round(Math.abs(raw))
  }
  const counts = (lines: readonly Line[]): readonly Line[] => {
    const counting = rules.counting as Json
    if (counting.kind === 'all') return lines
    const unit = ({ result }: Line): string => (counting.of === 'evening' && result.evening !== null ? result.evening : result.id)
    const units = [...new Set(lines.map(unit))]
    const most = counting.kind === 'best' ? (counting.count as number) : Math.max(1, units.length - (counting.count as number))
    const value = (of: string): number => lines.filter((line) => unit(line) === of).reduce((sum, line) => sum + line.points, 0)
    const last = (of: string): number => lines.findLastIndex((line) => unit(line) === of)
    const stay = (of: string): boolean =>
      units.filter((other) => value(other) > value(of) || (value(other) === value(of) && last(other) > last(of))).length < most
    return lines.filter((line) => stay(unit(line)))
  }
  const total = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.points, 0)
  const rows = people
    .map((person) => ({ person, lines: linesOf(person) }))
    .filter(({ lines }) => lines.length >= (rules.least as number))
    .map(({ person, lines }) => ({ person, lines, points: total(counts(lines)), wins: lines.filter(({ result }) => isFirst(result, person)).length }))
  const order = (row: (typeof rows)[number]): readonly number[] => {
    const level = rows.filter(({ points: same }) => same === row.points)
    const met = (one: string, other: string): number[] => tables.flatMap((table) => ahead(table, one, other))
    const direct = level.every((one) => level.every((other) => one === other || met(one.person, other.person).length > 0))
      ? level.flatMap((other) => (other === row ? [] : met(row.person, other.person))).reduce((sum, each) => sum + each, 0)
      : 0
    return [row.points, direct, row.wins]
  }
  const isBefore = (a: readonly number[], b: readonly number[]): boolean => {
    for (const [at, each] of a.entries()) if (each !== b[at]) return each > b[at]!
    return false
  }
  return rows.map((row) => ({
    person: row.person,
    place: 1 + rows.filter((other) => isBefore(order(other), order(row))).length,
    points: row.points,
    results: row.lines.length,
    dropped: row.lines.length - counts(row.lines).length,
    history: days.map((day) => total(counts(row.lines.filter(({ result }) => result.day <= day)))),
  }))
}

function isFirst({ sides }: Result, person: string): boolean {
  const own = sides.find((side) => side.people.includes(person))!
  return sides.every(({ worth }) => worth <= own.worth)
}

/** One where the first came in ahead, a half where both were level, nothing where they did not meet. */
function ahead({ sides }: Result, one: string, other: string): number[] {
  const [a, b] = [one, other].map((person) => sides.find((side) => side.people.includes(person)))
  if (a === undefined || b === undefined || a === b) return []
  return [a.worth > b.worth ? 1 : a.worth === b.worth ? 0.5 : 0]
}

function allResults(matches: readonly NaiveMatch[], evenings: readonly NaiveEveningRecord[]): Result[] {
  const results: Result[] = []
  const taken = new Set<string>()
  for (const { id, day, events } of evenings)
    for (const { round, table, people, partners, totals, gone, matchId, preset, at } of tablesPlayed(events).tables) {
      if (matchId !== null) taken.add(matchId)
      if (totals === null) continue
      const played = matches.find((match) => match.id === matchId && match.winner !== null)
      // nobody makes a million at these tables
      const stands = (seats: readonly number[]): number =>
        seats.reduce((sum, seat) => sum + totals[seat]!, 0) - (seats.some((seat) => gone.includes(seat)) ? 1_000_000 : 0)
      const sides = partners
        ? [0, 1].map((side) => ({ people: [people[side]!, people[side + 2]!], worth: stands([side, side + 2]) }))
        : people.map((person, seat) => ({ people: [person], worth: stands([seat]) }))
      const rounds = played === undefined ? null : Object.fromEntries(people.map((person, seat) => [person, played.roundsWon[seat]!]))
      results.push({ id: `${id}:${round}:${table}`, evening: id, day, at, preset, sides, rounds })
    }
  for (const { id, day, at, preset, people, winner, totals, roundsWon } of matches) {
    if (winner === null || taken.has(id) || new Set(people).size < 2) continue
    const names = [...new Set(people)]
    const seats = (person: string): number[] => people.flatMap((each, seat) => (each === person ? [seat] : []))
    const worth = (seat: number): number => (seat === winner ? Infinity : totals[seat]!)
    results.push({
      id,
      evening: null,
      day,
      at,
      preset,
      sides: names.map((person) => ({ people: [person], worth: Math.max(...seats(person).map(worth)) })),
      rounds: Object.fromEntries(names.map((person) => [person, seats(person).reduce((sum, seat) => sum + roundsWon[seat]!, 0)])),
    })
  }
  return results.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.at - b.at || (a.id < b.id ? -1 : 1)))
}

function wholeEvenings(evenings: readonly NaiveEveningRecord[]): Result[] {
  return evenings
    .flatMap(({ id, day, events }): Result[] => {
      const { places, tables, preset } = tablesPlayed(events)
      if (!tables.some(({ totals }) => totals !== null) || places.length < 2) return []
      return [{ id, evening: id, day, at: 0, preset, sides: places.map(({ person, place }) => ({ people: [person], worth: -place })), rounds: null }]
    })
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.id < b.id ? -1 : 1))
}

type Strengths = ReadonlyMap<string, Rating>

/** Everyone's rating in the game of a result at the beginning of its day; each day is worked out from the first result on. */
function strengthsBefore(all: readonly Result[]): (result: Result) => Strengths {
  const known = new Map<string, Strengths>()
  return ({ day, preset }) => {
    const { game } = NAIVE_PRESETS[preset]!
    const before = known.get(`${game} ${day}`)
    if (before !== undefined) return before
    const strengths = new Map<string, Rating>()
    for (const { sides } of all.filter((result) => result.day < day && NAIVE_PRESETS[result.preset]!.game === game)) {
      const teams = sides.toSorted((a, b) => b.worth - a.worth || (a.people.join(' ') < b.people.join(' ') ? -1 : 1))
      const after = rate(
        teams.map(({ people }) => people.map((person) => strengths.get(person) ?? rating())),
        { rank: teams.map(({ worth }) => 1 + teams.filter((other) => other.worth > worth).length), tau: 25 / 300 },
      )
      teams.forEach(({ people }, team) => people.forEach((person, at) => strengths.set(person, after[team]![at]!)))
    }
    known.set(`${game} ${day}`, strengths)
    return strengths
  }
}

function expectedShare({ sides }: Result, person: string, strengths: Strengths): number {
  const team = ({ people }: Result['sides'][number]): Rating[] => people.map((each) => strengths.get(each) ?? rating())
  const own = sides.find(({ people }) => people.includes(person))!
  const others = sides.filter((side) => side !== own)
  return others.reduce((sum, other) => sum + predictWin([team(own), team(other)])[0]!, 0) / others.length
}
