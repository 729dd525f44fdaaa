import { derivedColour } from '#shared/contract/colours'
import type { Person } from '#shared/contract/people'
import { compareNames, foldedName } from '#shared/kernel/names'
import { ConflictCopies } from './conflict-copies'
import { FollowedFolder, type Looked } from './followed-folder'
import { JsonFolder } from './json-folder'
import type { Folder } from './json-file'
import { personFile, personFileKind, type StoredPerson } from './person-file'
import { canonical, sameJson } from '#shared/kernel/canonical'
import { textOrder } from '#shared/kernel/text-order'

/** The people of the house, each in a file of their own, all of them in memory. */
export class PeopleStore {
  readonly #files: JsonFolder<StoredPerson>
  readonly #people = new Map<string, Person>()
  /** Ids by the name as it is compared. */
  readonly #named = new Map<string, Set<string>>()
  #byName: readonly Person[] | null = null
  readonly #followed: FollowedFolder<StoredPerson>

  private constructor({ tell }: Folder, files: JsonFolder<StoredPerson>) {
    this.#files = files
    const copies = new ConflictCopies({
      folder: files,
      tell,
      join: (kept, copy) => {
        const joined = joinPeople(kept, copy)
        const other = joined.name === kept.name ? copy.name : kept.name
        if (joined !== kept && other !== joined.name) tell({ kind: 'two-names', id: `two-names:${joined.id}:${other}`.slice(0, 100), name: joined.name, other })
        return joined
      },
    })
    this.#followed = new FollowedFolder({ files, copies, ids: () => this.#people.keys(), lookAt: (id) => this.#lookAt(id) })
  }

  static async open(folder: Folder): Promise<PeopleStore> {
    const store = new PeopleStore(folder, await JsonFolder.open<StoredPerson>(folder, 'people', personFileKind))
    await store.#followed.look()
    return store
  }

  /** By name. The same array until something changes. */
  all(): readonly Person[] {
    this.#byName ??= [...this.#people.values()].sort(byName)
    return this.#byName
  }

  get(id: string): Person | undefined {
    return this.#people.get(id)
  }

  /** Everyone with that name, whatever its case, in the order of `all`. */
  named(name: string): readonly Person[] {
    return [...(this.#named.get(foldedName(name)) ?? [])].flatMap((id) => this.get(id) ?? []).sort(byName)
  }

  /** Puts what `change` makes of a person on disk; `SaveFault` when that fails. */
  async save(id: string, change: (person: Person | null) => Person): Promise<Person> {
    const { value } = await this.#files.save(id, (stored) => personFile(change(stored)))
    const { format: _, version: __, ...person } = value
    this.#put(person)
    return person
  }

  /** Calls `changed` after someone else has changed people, until the store is closed. */
  watch(folder: Folder, changed: () => void): void {
    this.#followed.watch(folder, changed)
  }

  close(): Promise<void> {
    return this.#followed.close()
  }

  async #lookAt(id: string): Promise<Looked> {
    const before = this.#people.get(id)
    const stored = (await this.#files.look(id)).value
    if (stored === null) {
      this.#drop(id)
      return { changed: before !== undefined, left: false }
    }
    const { format: _, version: __, ...person } = stored
    this.#put(person)
    return { changed: JSON.stringify(before) !== JSON.stringify(person), left: false }
  }

  #put(person: Person): void {
    this.#drop(person.id)
    this.#people.set(person.id, person)
    const name = foldedName(person.name)
    this.#named.set(name, (this.#named.get(name) ?? new Set()).add(person.id))
  }

  #drop(id: string): void {
    this.#byName = null
    const name = foldedName(this.#people.get(id)?.name ?? '')
    const namesakes = this.#named.get(name)
    namesakes?.delete(id)
    if (namesakes?.size === 0) this.#named.delete(name)
    this.#people.delete(id)
  }
}

const byName = (a: Person, b: Person): number => compareNames(a.name, b.name) || textOrder(a.id, b.id)

/** More names than anyone is called by; a file has to end somewhere. */
const MOST_NAMES = 50

/**
 * One person of two copies that came apart, the same whichever is called the first.
 *
 * The later copy counts field by field; what only the earlier has is kept, and so is another name that it gives. A colour that somebody chose is kept beside
 * the one that an id has always had, for that one may have been stored with any other change.
 */
function joinPeople(one: StoredPerson, other: StoredPerson): StoredPerson {
  const [earlier, later] = one.updatedAt < other.updatedAt ? [one, other] : [other, one]
  const { otherNames: _, ...said } = earlier.updatedAt === later.updatedAt ? greaterOfEach(earlier, later) : { ...earlier, ...later }
  const chosen = [later.colour, earlier.colour].find((colour) => colour !== undefined && colour !== derivedColour(one.id))
  const fields = said.colour === derivedColour(one.id) && chosen !== undefined ? { ...said, colour: chosen } : said
  const names = new Set([...(one.otherNames ?? []), ...(other.otherNames ?? []), one.name, other.name])
  names.delete(fields.name)
  const joined: StoredPerson = names.size === 0 ? fields : { ...fields, otherNames: [...names].sort().slice(0, MOST_NAMES) }
  return sameJson(joined, one) ? one : sameJson(joined, other) ? other : joined
}

/** Said at the same moment: no word is later, but both devices have to take the same. */
function greaterOfEach(one: StoredPerson, other: StoredPerson): StoredPerson {
  const [first, second] = canonical(one) < canonical(other) ? [one, other] : [other, one]
  const fields = Object.entries({ ...first, ...second }).map(([field, value]) => {
    const known = (first as Readonly<Record<string, unknown>>)[field]
    return [field, known !== undefined && canonical(known) > canonical(value) ? known : value]
  })
  return Object.fromEntries(fields) as StoredPerson
}
