import type { NewMatch, Person } from '#shared/contract/schemas'
import type { MatchRecord } from '#shared/match/record'
import type { Store } from '../store/store'

/** The people of the house, each name once whatever its case. */
export class People {
  readonly #file: Store['people']
  readonly #newId: () => string
  readonly #changed: () => void

  constructor(file: Store['people'], newId: () => string, changed: () => void) {
    this.#file = file
    this.#newId = newId
    this.#changed = changed
  }

  all(): readonly Person[] {
    return this.#file.value.people
  }

  /** The person of that name, added where there is none; `SaveFault` when that cannot be saved. */
  async add(name: string): Promise<Person> {
    const before = this.#file.value
    const after = await this.#file.save((content) =>
      find(content.people, name) === undefined ? { ...content, people: [...content.people, { id: this.#newId(), name }] } : content,
    )
    if (after !== before) this.#changed()
    return find(after.people, name) as Person
  }

  /** Players of a new match, each with the id of a person. */
  async seat(players: NewMatch['players']): Promise<MatchRecord['players']> {
    const seated: { readonly name: string; readonly personId: string }[] = []
    for (const { name, personId } of players) seated.push({ name, personId: personId ?? (await this.add(name)).id })
    return seated
  }
}

function find(people: readonly Person[], name: string): Person | undefined {
  return people.find((person) => sameName(person.name) === sameName(name))
}

function sameName(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
