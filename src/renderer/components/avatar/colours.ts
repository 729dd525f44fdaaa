import { createContext, use } from 'react'
import { PERSON_COLOURS, type PersonColour } from '#shared/contract/colours'
import type { PersonId } from '#shared/kernel/ids'
import { foldedName } from '#shared/kernel/names'
import { colourOf, LooksContext, type Looks, type Shown } from './looks'

/** One person, with an id or without. */
export function personKey({ name, personId }: Shown): string {
  return personId ?? foldedName(name)
}

/**
 * The colours of the people of one match, no two alike: the one that was chosen for them, or that is always theirs, and where two have the
 * same, the next that is free. The first of them keeps it, and chosen colours come before those that nobody chose.
 */
export function coloursAtTable(players: readonly Shown[], looksOf: (personId: PersonId) => Looks | undefined): readonly PersonColour[] {
  const looks = players.map(({ personId }) => (personId === undefined ? undefined : looksOf(personId)))
  const given = new Map<number, PersonColour>()
  const taken = new Set<PersonColour>()
  const give = (seat: number, colour: PersonColour): void => {
    given.set(seat, colour)
    taken.add(colour)
  }
  const seats = players.map((_, seat) => seat)
  const own = (seat: number): PersonColour => colourOf(players[seat] ?? { name: '' }, looks[seat])
  const chosenFirst = [...seats.filter((seat) => looks[seat]?.colour !== undefined), ...seats.filter((seat) => looks[seat]?.colour === undefined)]
  for (const seat of chosenFirst) if (!taken.has(own(seat))) give(seat, own(seat))
  for (const seat of chosenFirst) {
    if (given.has(seat)) continue
    const from = PERSON_COLOURS.indexOf(own(seat))
    const free = PERSON_COLOURS.map((_, step) => PERSON_COLOURS[(from + step) % PERSON_COLOURS.length] ?? 'grey').find((colour) => !taken.has(colour))
    give(seat, free ?? own(seat))
  }
  return seats.map((seat) => given.get(seat) ?? 'grey')
}

/** What colours people have on this page, where it is about one match; nothing elsewhere. */
export const TableColoursContext = createContext<ReadonlyMap<string, PersonColour>>(new Map())

/** The colours of several people on this page, in their order. */
export function useColours(people: readonly Shown[]): readonly PersonColour[] {
  const atTable = use(TableColoursContext)
  const looksOf = use(LooksContext)
  return people.map((shown) => atTable.get(personKey(shown)) ?? colourOf(shown, shown.personId === undefined ? undefined : looksOf(shown.personId)))
}

/** The colour of someone on this page. */
export function useColour(shown: Shown, looks?: Looks): PersonColour {
  const atTable = use(TableColoursContext).get(personKey(shown))
  const looksOf = use(LooksContext)
  return atTable ?? colourOf(shown, looks ?? (shown.personId === undefined ? undefined : looksOf(shown.personId)))
}
