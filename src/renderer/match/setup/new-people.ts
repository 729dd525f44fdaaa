import type { Person } from '#shared/contract/people'
import type { PersonId } from '#shared/kernel/ids'
import { foldedName } from '#shared/kernel/names'
import { newCommandId } from '../../client/command-id'

/** Ids of people whom nobody has met yet, by name, until a match with them has begun. */
const ids = new Map<string, PersonId>()

/** Someone of the house who has this name, whatever its case. */
export function knownAs<P extends Pick<Person, 'id' | 'name'>>(name: string, people: readonly P[]): P | undefined {
  const folded = foldedName(name)
  return people.find((person) => foldedName(person.name) === folded)
}

/**
 * Who sits under a name: someone of the house, or else someone new with the id that they are going to have.
 *
 * People whose colour nobody chose have one by their id, so they keep in the match the one that they are shown with before it begins.
 */
export function personNamed(name: string, people: readonly Pick<Person, 'id' | 'name'>[]): { readonly name: string; readonly personId: PersonId } {
  const folded = foldedName(name)
  const known = knownAs(name, people)
  if (known !== undefined) return { name: known.name, personId: known.id }
  const personId = ids.get(folded) ?? newCommandId()
  ids.set(folded, personId)
  return { name: name.trim(), personId }
}

/** They are people of the house from now on, with names that may change. */
export const forgetNewPeople = (): void => ids.clear()
