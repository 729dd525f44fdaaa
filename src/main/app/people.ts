import type { NewMatch, PeopleOutcome, Person, PersonChange } from '#shared/contract/schemas'
import { foldedName } from '#shared/kernel/names'
import { err, ok } from '#shared/kernel/result'
import type { MatchRecord } from '#shared/match/record'
import type { PeopleStore } from '../store/people-store'
import { SaveFault } from '../store/save-fault'
import { Serial } from '../store/serial'

export interface PeopleOptions {
  readonly store: PeopleStore
  readonly clock: () => Date
  readonly newId: () => string
  /** Called after a change is on disk. */
  readonly changed: () => void
}

/** The people of the house, each name once whatever its case. Nobody is ever deleted: old matches name them. */
export class People {
  readonly #options: PeopleOptions
  readonly #changes = new Serial()

  constructor(options: PeopleOptions) {
    this.#options = options
  }

  /** Everybody, those merged into others and those retired included. */
  all(): readonly Person[] {
    return this.#options.store.all()
  }

  /** Those who can be chosen for a match. */
  current(): readonly Person[] {
    return this.all().filter(({ retired, mergedInto }) => retired !== true && mergedInto === undefined)
  }

  /** The person of that name, added where there is none; `SaveFault` when that cannot be saved. */
  add(name: string): Promise<Person> {
    return this.#changes.run(async () => {
      const known = this.#named(name)
      if (known !== undefined && known.retired !== true) return known
      const { newId } = this.#options
      return known === undefined ? this.#save(newId(), (person) => ({ ...person, name })) : this.#save(known.id, ({ retired: _, ...person }) => ({ ...person, name: known.name }))
    })
  }

  /** Renames, colours, pictures, retires; what is absent stays as it is, null takes it away. */
  change({ id, ...change }: PersonChange): Promise<PeopleOutcome> {
    return this.#changing(async () => {
      const person = this.#options.store.get(id)
      if (person === undefined) return err({ kind: 'no-such-person' })
      const namesake = change.name === undefined ? undefined : this.#named(change.name)
      if (namesake !== undefined && namesake.id !== id) return err({ kind: 'name-taken', id: namesake.id, name: namesake.name })
      return ok(await this.#save(id, (before) => changed({ ...before, name: person.name }, change)))
    })
  }

  /** Makes two people one: `id` is from then on the same as `into`, also in old matches. */
  merge(id: string, into: string): Promise<PeopleOutcome> {
    return this.#changing(async () => {
      const { store } = this.#options
      const [person, other] = [store.get(id), store.get(into)]
      if (person === undefined || other === undefined) return err({ kind: 'no-such-person' })
      if (id === into || other.mergedInto !== undefined || person.mergedInto !== undefined) return err({ kind: 'merged-already' })
      return ok(await this.#save(id, (before) => ({ ...before, name: person.name, mergedInto: into })))
    })
  }

  /** Takes a merge back. */
  split(id: string): Promise<PeopleOutcome> {
    return this.#changing(async () => {
      const person = this.#options.store.get(id)
      if (person === undefined) return err({ kind: 'no-such-person' })
      const namesake = this.#named(person.name)
      if (namesake !== undefined && namesake.id !== id) return err({ kind: 'name-taken', id: namesake.id, name: namesake.name })
      return ok(await this.#save(id, ({ mergedInto: _, ...before }) => ({ ...before, name: person.name })))
    })
  }

  /** Players of a new match, each with the id of a person. */
  async seat(players: NewMatch['players']): Promise<MatchRecord['players']> {
    const seated: { readonly name: string; readonly personId: string }[] = []
    for (const { name, personId } of players) seated.push({ name, personId: personId ?? (await this.add(name)).id })
    return seated
  }

  async #changing(change: () => Promise<PeopleOutcome>): Promise<PeopleOutcome> {
    try {
      return await this.#changes.run(change)
    } catch (error) {
      if (error instanceof SaveFault) return err(error.toRefusal())
      throw error
    }
  }

  async #save(id: string, change: (before: Omit<Person, 'name'>) => Omit<Person, 'updatedAt'>): Promise<Person> {
    const { store, clock, changed } = this.#options
    const saved = await store.save(id, (before) => ({ ...change(before ?? { id, updatedAt: '' }), updatedAt: clock().toISOString() }))
    changed()
    return saved
  }

  /** Somebody who was merged into another does not hold a name. */
  #named(name: string): Person | undefined {
    return this.all().find((person) => person.mergedInto === undefined && foldedName(person.name) === foldedName(name))
  }
}

function changed(person: Omit<Person, 'updatedAt'>, { name, colour, initials, picture, retired }: Omit<PersonChange, 'id'>): Omit<Person, 'updatedAt'> {
  const next: Record<string, unknown> = { ...person }
  for (const [field, value] of Object.entries({ name, colour, initials, picture, retired: retired === false ? null : retired })) {
    if (value === null) delete next[field]
    else if (value !== undefined) next[field] = value
  }
  return next as Omit<Person, 'updatedAt'>
}
