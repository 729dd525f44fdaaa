import { derivedColour } from '#shared/contract/colours'
import type { Person } from '#shared/contract/people'
import { canonical, sameJson } from '#shared/kernel/canonical'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { compareNames, foldedName } from '#shared/kernel/names'
import { textOrder } from '#shared/kernel/text-order'
import { filesOf, FolderStore, type FolderKind } from './folder-store'
import type { Folder } from './json-file'
import { personFile, personFileKind, personIn, type StoredPerson } from './person-file'

const byName = (a: Person, b: Person): number => compareNames(a.name, b.name) || textOrder(a.id, b.id)

const PEOPLE: FolderKind<StoredPerson, Person> = {
  folder: 'people',
  fileOf: personFileKind,
  read: personIn,
  written: personFile,
  join: (kept, copy, tell) => {
    const joined = joinPeople(kept, copy)
    const other = joined.name === kept.name ? copy.name : kept.name
    if (joined !== kept && other !== joined.name) tell({ kind: 'two-names', id: `two-names:${joined.id}:${other}`.slice(0, 100), name: joined.name, other })
    return joined
  },
  order: byName,
}

/** The people of the house, by name. */
export class PeopleStore extends FolderStore<StoredPerson, Person> {
  /** Everyone by the name as it is compared, and the list of which that was made. */
  #named: { readonly of: readonly Person[]; readonly by: ReadonlyMap<string, readonly Person[]> } | null = null

  static async open(folder: Folder): Promise<PeopleStore> {
    const store = new PeopleStore(folder, PEOPLE, await filesOf(folder, PEOPLE))
    await store.look()
    return store
  }

  /** Everyone with that name, whatever its case, in the order of `all`. */
  named(name: string): readonly Person[] {
    const all = this.all()
    if (this.#named?.of !== all) this.#named = { of: all, by: byFoldedName(all) }
    return this.#named.by.get(foldedName(name)) ?? []
  }
}

function byFoldedName(people: readonly Person[]): ReadonlyMap<string, readonly Person[]> {
  const found = new Map<string, Person[]>()
  for (const person of people) {
    const name = foldedName(person.name)
    const namesakes = found.get(name)
    if (namesakes === undefined) found.set(name, [person])
    else namesakes.push(person)
  }
  return found
}

/** More names than anyone is called by; a file has to end somewhere. */
const MOST_NAMES = 50

/**
 * One person of two copies that came apart, the same whichever is called the first.
 *
 * The later copy counts field by field; what only the earlier has is kept, and so is another name that it gives. Of the colours the one counts that was chosen
 * last, for one that Caravan gave is stored with any other change.
 */
function joinPeople(one: StoredPerson, other: StoredPerson): StoredPerson {
  const [earlier, later] = one.updatedAt < other.updatedAt ? [one, other] : [other, one]
  const { otherNames: _, ...said } = earlier.updatedAt === later.updatedAt ? greaterOfEach(earlier, later) : { ...earlier, ...later }
  const fields = { ...said, ...colourOf(said, later, earlier) }
  const names = new Set([...(one.otherNames ?? []), ...(other.otherNames ?? []), one.name, other.name])
  names.delete(fields.name)
  const joined: StoredPerson = names.size === 0 ? fields : { ...fields, otherNames: [...names].sort().slice(0, MOST_NAMES) }
  return sameJson(joined, one) ? one : sameJson(joined, other) ? other : joined
}

/** The colour that was chosen last. Copies of an earlier version do not say which that is: there one counts that is not the one which the id has always had. */
function colourOf({ id, colour }: StoredPerson, later: StoredPerson, earlier: StoredPerson): Pick<StoredPerson, 'colour' | 'colourChosen'> {
  const [last] = [later, earlier].filter(({ colourChosen }) => colourChosen !== undefined).sort((a, b) => textOrder(choiceOf(b), choiceOf(a)))
  if (last !== undefined) return omitUndefined({ colour: last.colour, colourChosen: last.colourChosen })
  const chosen = [later.colour, earlier.colour].find((each) => each !== undefined && each !== derivedColour(id))
  return colour === derivedColour(id) ? omitUndefined({ colour: chosen }) : {}
}

const choiceOf = ({ colourChosen, colour }: StoredPerson): string => canonical([colourChosen, colour])

/** Said at the same moment: no word is later, but both devices have to take the same. */
function greaterOfEach(one: StoredPerson, other: StoredPerson): StoredPerson {
  const [first, second] = canonical(one) < canonical(other) ? [one, other] : [other, one]
  const fields = Object.entries({ ...first, ...second }).map(([field, value]) => {
    const known = (first as Readonly<Record<string, unknown>>)[field]
    return [field, known !== undefined && canonical(known) > canonical(value) ? known : value]
  })
  return Object.fromEntries(fields) as StoredPerson
}
