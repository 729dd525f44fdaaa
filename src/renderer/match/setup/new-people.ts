import { leastUsedColour, personColour, type PersonColour } from '#shared/contract/colours'
import type { Person } from '#shared/contract/people'
import type { PersonId } from '#shared/kernel/ids'
import { foldedName } from '#shared/kernel/names'
import { newCommandId } from '../../client/command-id'
import { avatarsOfNew } from '../../components/avatar/known-avatar'

/** Someone whom nobody has met yet, with what they are going to have. */
interface NewPerson {
  readonly personId: PersonId
  readonly colour: PersonColour
}

/** New people by name, until a match with them has begun. */
const newPeople = new Map<string, NewPerson>()

/** Someone of the house who has this name, whatever its case. */
export function knownAs<P extends Pick<Person, 'id' | 'name'>>(name: string, people: readonly P[]): P | undefined {
  const folded = foldedName(name)
  return people.find((person) => foldedName(person.name) === folded)
}

type KnownByName = Pick<Person, 'id' | 'name' | 'colour'>

/** Who sits under a name: someone of the house, or else someone new with the id and the colour that they are going to have. */
export function personNamed(
  name: string,
  people: readonly KnownByName[],
): { readonly name: string; readonly personId: PersonId; readonly colour?: PersonColour } {
  const folded = foldedName(name)
  const known = knownAs(name, people)
  if (known !== undefined) return { name: known.name, personId: known.id }
  const met = newPeople.get(folded) ?? newPerson(people)
  newPeople.set(folded, met)
  return { name: name.trim(), ...met }
}

function newPerson(people: readonly KnownByName[]): NewPerson {
  const others = [...people.map(personColour), ...[...newPeople.values()].map(({ colour }) => colour)]
  const met = { personId: newCommandId(), colour: leastUsedColour(others) }
  avatarsOfNew.set(met.personId, { colour: met.colour })
  return met
}

/** The name in a field has changed: a new person stays the same person while the name is typed. */
export function renameNew(from: string, to: string): void {
  const [before, after] = [foldedName(from), foldedName(to)]
  const met = newPeople.get(before)
  if (met === undefined || before === after) return
  newPeople.delete(before)
  if (after !== '' && !newPeople.has(after)) newPeople.set(after, met)
}

/** They are people of the house from now on, with names that may change. */
export function forgetNewPeople(): void {
  newPeople.clear()
  avatarsOfNew.clear()
}
