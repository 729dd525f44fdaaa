import { elementAt } from '../kernel/assert'
import { compareNames } from '../kernel/names'
import type { PersonId } from '../kernel/ids'
import { textOrder } from '../kernel/text-order'
import { pastOf } from './meetings'
import { byeHalves, fullSides, tablePoints, type HalfPoints } from './points'
import { sidesOf, type EveningState, type EveningTable } from './state'

export interface Standing {
  readonly person: PersonId
  readonly name: string
  readonly here: boolean
  /** From 1; those whom nothing tells apart share a place. */
  readonly place: number
  readonly points: HalfPoints
  /** Tables whose results count. */
  readonly played: number
  readonly byes: number
  /** Average points of those they met (Buchholz, as an average), in halves; 0 where they met nobody. */
  readonly strength: number
  /** Own totals less the average of the others at the table, over all counted tables. */
  readonly difference: number
  /** Someone disagrees with a result of theirs, and it counts for nobody now. */
  readonly disagreed: boolean
  /** A result of theirs was corrected. */
  readonly corrected: boolean
}

interface Sum {
  points: HalfPoints
  played: number
  /** In twelfths, so that averages of one to three others are whole. */
  difference: number
  disagreed: boolean
  corrected: boolean
}

/**
 * The standings of everyone who was here, from settled results alone (`docs/drawing.md`, Standings).
 *
 * Order: points; then, among people level on points of whom every two have met, points from those meetings; then the average
 * points of those they met; then the difference of totals. Who is level in all of that shares a place.
 */
export function standings(state: EveningState): readonly Standing[] {
  const sums = sumsOf(state)
  const past = pastOf(state)
  const rows = [...state.people.values()].map(({ id, name, here }): StandingRow => {
    const { points, played, difference, disagreed, corrected } = sums.get(id) as Sum
    const met = past.opponents(id)
    const strength = met.length === 0 ? 0 : met.reduce((sum, other) => sum + (sums.get(other) as Sum).points, 0) / met.length
    return { person: id, name, here, place: 0, points, played, byes: past.byes(id), strength, difference: difference / 12, disagreed, corrected, direct: 0 }
  })
  const won = directWins(state)
  for (const group of groupsBy(rows, ({ points }) => points)) {
    if (!group.every((one) => group.every((other) => one === other || won.has(`${one.person} ${other.person}`)))) continue
    for (const one of group) one.direct = group.reduce((sum, other) => sum + (won.get(`${one.person} ${other.person}`) ?? 0), 0)
  }
  rows.sort((a, b) => order(a, b) || compareNames(a.name, b.name) || textOrder(a.person, b.person))
  return rows.map(({ direct: _, ...row }, index) => {
    const first = rows.findIndex((other) => order(other, elementAt(rows, index)) === 0)
    return { ...row, place: first + 1 }
  })
}

type StandingRow = { -readonly [K in keyof Standing]: Standing[K] } & { direct: number }

/** Sums are whole numbers, so averages that are the same are equal, however they were added up. */
function order(a: StandingRow, b: StandingRow): number {
  return b.points - a.points || b.direct - a.direct || b.strength - a.strength || b.difference - a.difference
}

/** The points of everyone, in halves. */
export function pointsOf(state: EveningState): ReadonlyMap<PersonId, HalfPoints> {
  return new Map([...sumsOf(state)].map(([person, { points }]) => [person, points]))
}

function sumsOf(state: EveningState): ReadonlyMap<PersonId, Sum> {
  const { settings, people, rounds } = state
  const sums = new Map<PersonId, Sum>()
  for (const id of people.keys()) sums.set(id, { points: 0, played: 0, difference: 0, disagreed: false, corrected: false })
  if (settings === null) return sums
  for (const { tables, byes, size, method, lowest } of rounds) {
    const full = fullSides(size, method === 'partners')
    for (const person of byes) (sums.get(person) as Sum).points += byeHalves(settings.byePoints, settings.points, full)
    for (const table of tables) {
      const { result } = table
      if (result.status === 'disagreed') for (const person of table.people) (sums.get(person) as Sum).disagreed = true
      if (result.status !== 'settled') continue
      const points = tablePoints(table, result, settings.points, full, lowest)
      const ahead = aheadOf(table, result.totals, lowest)
      for (const [seat, person] of table.people.entries()) {
        const sum = sums.get(person) as Sum
        sum.points += elementAt(points, seat)
        sum.played += 1
        sum.difference += elementAt(ahead, seat)
        sum.corrected ||= result.corrected
      }
    }
  }
  return sums
}

/** For each seat, the average of its side less the average of all others, in twelfths; the other way round where the lowest total is ahead. */
function aheadOf(table: EveningTable, totals: readonly number[], lowest: boolean): readonly number[] {
  const all = totals.reduce((sum, each) => sum + each, 0)
  const bySeat: number[] = []
  for (const seats of sidesOf(table)) {
    const own = seats.reduce((sum, seat) => sum + elementAt(totals, seat), 0)
    const more = (12 * own) / seats.length - (12 * (all - own)) / (totals.length - seats.length)
    for (const seat of seats) bySeat[seat] = lowest ? -more : more
  }
  return bySeat
}

/** Points of direct meetings, in halves, by `winner loser`: 2 for each table at which one came in ahead of the other, 1 where they were level. */
function directWins({ rounds }: EveningState): ReadonlyMap<string, number> {
  const won = new Map<string, number>()
  for (const { tables, lowest } of rounds)
    for (const { people, partners, result } of tables) {
      if (result.status !== 'settled') continue
      const halves = tablePoints({ people, partners }, result, 'place', 0, lowest)
      for (const [seat, one] of people.entries())
        for (const [against, other] of people.entries()) {
          if (one === other || (partners && (seat + against) % 2 === 0)) continue
          const [own, theirs] = [elementAt(halves, seat), elementAt(halves, against)]
          const key = `${one} ${other}`
          won.set(key, (won.get(key) ?? 0) + (own > theirs ? 2 : own === theirs ? 1 : 0))
        }
    }
  return won
}

function groupsBy<T>(rows: readonly T[], of: (row: T) => number): readonly (readonly T[])[] {
  const groups = new Map<number, T[]>()
  for (const row of rows) groups.set(of(row), [...(groups.get(of(row)) ?? []), row])
  return [...groups.values()]
}
