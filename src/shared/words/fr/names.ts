import type { Seat } from '../../match/events'
import { namesIn } from '../names'
import { de } from './articles'
import { listed } from './numbers'

export const { nameOf, namesOf } = namesIn(listed, (place) => `Place ${place}`)

/** `d’Ada`, `d’Ada et de Ben`: the preposition is said before each. */
export function ofNames(names: readonly string[], seats: readonly Seat[]): string {
  return listed(seats.map((seat) => ofName(nameOf(names, seat))))
}

export function ofName(name: string): string {
  return `${de(name)}${name}`
}

/** `la main d’Ada`, `les mains d’Ada et de Ben`. */
export function handsOf(names: readonly string[], seats: readonly Seat[]): string {
  return `${seats.length === 1 ? 'la main' : 'les mains'} ${ofNames(names, seats)}`
}
