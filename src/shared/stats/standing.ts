import { textOrder } from '../kernel/text-order'
import { isSameSide, totalsOfSides } from '../games/sides'
import type { Seat } from '../match/events'
import type { DecidedFacts } from './facts'
import type { PersonKey } from './person'

/** Where one person ended in a match. */
export interface MatchPlace {
  readonly person: PersonKey
  /** 1 for the winner; people with as many points share a place, also the first where nobody won alone, and the places after it stay empty (1, 2, 2, 4). */
  readonly place: number
  /** More than one where two players of the record are one person. */
  readonly seats: readonly Seat[]
}

/** More than any total. */
const FAR_BEHIND = 2 ** 40

/**
 * Everyone's place at the end of a match, in the order of their keys: who sat where changes nothing.
 *
 * The winner comes first, the others by their totals, and after them those who left. Who held several seats stands where the best of them ended, and
 * the others are not in anyone's way. A place therefore counts the people ahead, not the seats; between partners it counts the sides ahead, first and second (PA-6).
 */
export function standings(
  {
    winner,
    partners = false,
    totals,
    lowest,
    gone = [],
  }: Pick<DecidedFacts, 'winner' | 'totals' | 'lowest' | 'gone'> & { readonly partners?: boolean | undefined },
  people: readonly PersonKey[],
): readonly MatchPlace[] {
  const found: { readonly person: PersonKey; readonly seats: Seat[]; place: number; worth: number }[] = []
  const counted = totalsOfSides({ partners }, totals)
  people.forEach((person, seat) => {
    const total = counted[seat]
    const won = winner !== null && isSameSide({ partners }, seat, winner)
    // who left stands behind all who stayed (rulebook M-11)
    const behind = gone.includes(seat) ? FAR_BEHIND : 0
    const worth = won ? Infinity : total === undefined ? -Infinity : (lowest ? -total : total) - behind
    const same = found.find((each) => each.person === person)
    if (same === undefined) {
      found.push({ person, seats: [seat], place: 1, worth })
    } else {
      same.seats.push(seat)
      same.worth = Math.max(same.worth, worth)
    }
  })
  for (const each of found) {
    const ahead = found.filter((other) => other.worth > each.worth)
    each.place += partners ? Math.min(1, ahead.length) : ahead.length
  }
  return found.sort((a, b) => textOrder(a.person, b.person))
}
