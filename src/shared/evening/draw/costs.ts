import type { PersonId } from '../../kernel/ids'
import type { Random } from '../../kernel/random'
import type { DrawMethod, TableSize } from '../evening'

/**
 * Who meets whom in a round of the circle by which everyone meets everyone once (Berger's tables, as chess clubs use them).
 *
 * Places count from 0. With an odd number of places, the place one past the end is nobody: who is with it sits out.
 */
export function circlePartner(places: number, round: number, place: number): number {
  const last = places + (places % 2) - 1
  const turn = ((round % last) + last) % last
  if (place === last) return turn
  const other = (2 * turn - place + 2 * last) % last
  return other === place ? last : other
}

/** Rounds until everyone has met everyone. */
export function circleRounds(places: number): number {
  return places + (places % 2) - 1
}

/** Someone who is to be seated, or two who play together. */
export interface Unit {
  readonly people: readonly PersonId[]
  /** Groups of those level on points, the lowest 0. */
  readonly group: number
  readonly byes: number
  readonly small: number
}

/** What a draw costs, in whole numbers up to 2^50: the sum over all who share a table, all who sit out, and all at a smaller table. */
export interface DrawCosts {
  pair(one: number, other: number): number
  out(unit: number): number
  small(unit: number): number
}

interface CostInput {
  readonly method: DrawMethod
  /** Units at a full table. */
  readonly seats: number
  readonly units: readonly Unit[]
  readonly met: (one: PersonId, other: PersonId) => number
  /** Places in the plan by which everyone meets everyone. */
  readonly slots: readonly PersonId[]
  /** Chance tells apart what the rules leave alike; null where the order of the units does that. */
  readonly chance: Random | null
  readonly size: TableSize
}

const CHANCES = 8

/**
 * The rules of the draw as one number, so that a rule is never given up for any number of those after it (`docs/drawing.md`).
 *
 * In order: who sat out before, who met before (twice counts four times as much as once), who is how far apart on points, who sat at a smaller table before.
 */
export function drawCosts({ method, seats, units, met, slots, chance, size }: CostInput): DrawCosts {
  const count = units.length
  const meetings = symmetric(count, (one, other) => squared(metBetween(units[one] as Unit, units[other] as Unit, met)))
  const apart = apartness({ method, size, units, slots, met })
  const noise = symmetric(count + 1, () => chance?.below(CHANCES) ?? 0)

  const pairs = Math.ceil((count * (seats - 1)) / 2)
  const smallWeight = chance === null ? 1 : CHANCES * (pairs + count)
  const apartWeight = smallWeight * (1 + sumOfCosts(units, ({ small }) => 2 * small + 1))
  const meetingWeight = apartWeight * (1 + (pairs + count) * Math.max(greatest(apart.pairs), greatest(apart.out)))
  const byeWeight = meetingWeight * (1 + pairs * greatest(meetings))
  const at = (one: number, other: number): number => one * (count + 1) + other
  return {
    pair: (one, other) =>
      meetingWeight * (meetings[at(one, other)] as number) +
      apartWeight * (apart.pairs[at(one, other)] as number) +
      (noise[one * (count + 2) + other] as number),
    out: (unit) => byeWeight * (2 * (units[unit] as Unit).byes + 1) + apartWeight * (apart.out[unit] as number) + (noise[unit * (count + 2) + count] as number),
    small: (unit) => smallWeight * (2 * (units[unit] as Unit).small + 1),
  }
}

interface Apart {
  readonly pairs: readonly number[]
  readonly out: readonly number[]
}

function apartness({ method, size, units, slots, met }: Pick<CostInput, 'method' | 'size' | 'units' | 'slots' | 'met'>): Apart {
  const count = units.length
  if (method === 'swiss' || method === 'partners') {
    const group = (unit: number): number => (units[unit] as Unit).group
    return { pairs: symmetric(count, (one, other) => squared(group(one) - group(other))), out: units.map((unit) => squared(unit.group)) }
  }
  if (method === 'random' || size !== 2 || slots.length === 0) return { pairs: symmetric(count, () => 0), out: units.map(() => 0) }
  const planned = plannedPartners(units, slots, met)
  return {
    pairs: symmetric(count, (one, other) => (planned[one] === other ? 0 : 1)),
    out: planned.map((partner) => (partner === null ? 0 : 1)),
  }
}

/** Who is to meet whom by the round of the plan that brings most people together who are here and have not met; null for nobody. */
function plannedPartners(units: readonly Unit[], slots: readonly PersonId[], met: CostInput['met']): readonly (number | null)[] {
  const placeOf = new Map(slots.map((person, place) => [person, place]))
  const unitAt = new Map(units.map(({ people: [person] }, unit) => [placeOf.get(person as PersonId) ?? -1, unit]))
  const inRound = (round: number): readonly (number | null)[] =>
    units.map(({ people: [person] }) => {
      const place = placeOf.get(person as PersonId)
      return place === undefined ? null : (unitAt.get(circlePartner(slots.length, round, place)) ?? null)
    })
  const isFresh = (unit: number, other: number | null): boolean => other !== null && metBetween(units[unit] as Unit, units[other] as Unit, met) === 0
  let best: { readonly partners: readonly (number | null)[]; readonly fresh: number } = { partners: [], fresh: -1 }
  for (let round = 0; round < circleRounds(slots.length); round++) {
    const partners = inRound(round)
    const fresh = partners.filter((other, unit) => isFresh(unit, other)).length
    if (fresh > best.fresh) best = { partners, fresh }
  }
  return best.partners
}

function metBetween(one: Unit, other: Unit, met: CostInput['met']): number {
  return sumOfCosts(one.people, (person) => sumOfCosts(other.people, (against) => met(person, against)))
}

/** A value for each two, the same both ways; one column is left over at the end of each row for nobody. */
function symmetric(count: number, of: (one: number, other: number) => number): number[] {
  const wide = count + 1
  const values = new Array<number>(count * wide).fill(0)
  for (let one = 0; one < count; one++)
    for (let other = 0; other < one; other++) {
      const value = of(one, other)
      values[one * wide + other] = value
      values[other * wide + one] = value
    }
  return values
}

const squared = (value: number): number => value * value

function sumOfCosts<T>(list: readonly T[], of: (each: T) => number): number {
  return list.reduce((total, each) => total + of(each), 0)
}

/** Of a list that may be too long to be the arguments of a call. */
function greatest(list: readonly number[]): number {
  return list.reduce((most, each) => Math.max(most, each), 0)
}
