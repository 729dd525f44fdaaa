import type { PersonId } from '../kernel/ids'
import { foldedName } from '../kernel/names'

/** One person in statistics: the id of a person of the house, or a name that nobody has claimed. */
export type PersonKey = string & { readonly __brand: 'PersonKey' }

export interface NamedPlayer {
  readonly name: string
  readonly personId?: PersonId | undefined
}

/** Tells who a player is. After a merge, callers pass one that knows of it. */
export type Who = (player: NamedPlayer) => PersonKey

/** No id of a person holds a colon, so a name never passes for one. */
const NAMED = 'name:'

export const keyOfPerson = (personId: PersonId): PersonKey => personId as PersonKey

/** The id of a person of the house; undefined for a name that nobody has claimed. */
export const idOfKey = (person: string): string | undefined => (person.startsWith(NAMED) ? undefined : person)

/** The same name in another case, or with its accents composed otherwise, is the same person. */
export const keyOfName = (name: string): PersonKey => `${NAMED}${foldedName(name)}` as PersonKey

export const whoByIdElseName: Who = ({ name, personId }) => (personId === undefined ? keyOfName(name) : keyOfPerson(personId))

/**
 * Tells who a player is after people were merged.
 *
 * `into` leads from a person, or a name of imported records (`keyOfName`), to the person it became; it may lead on
 * from there. Where it leads in a circle, everyone on it is the one whose key comes first in the alphabet.
 */
export function whoAfterMerges(into: ReadonlyMap<PersonKey, PersonKey>): Who {
  return (player) => followed(into, whoByIdElseName(player))
}

function followed(into: ReadonlyMap<PersonKey, PersonKey>, start: PersonKey): PersonKey {
  const passed: PersonKey[] = []
  let key = start
  for (;;) {
    const next = into.get(key)
    if (next === undefined) return key
    const circle = passed.indexOf(key)
    if (circle >= 0) return passed.slice(circle).reduce((first, each) => (each < first ? each : first))
    passed.push(key)
    key = next
  }
}
