import { derivedColour, leastUsedColour, personColour, type PersonColour } from '#shared/contract/colours'
import { PICTURE_LIMITS, type PeopleOutcome, type PeopleRefusal, type Person, type PersonChange } from '#shared/contract/people'
import type { NewMatch } from '#shared/contract/schemas'
import type { SentAvatar } from '#shared/contract/sent-avatar'
import type { PersonId } from '#shared/kernel/ids'
import { present } from '#shared/kernel/assert'
import { err, ok, type Result } from '#shared/kernel/result'
import type { MatchRecord } from '#shared/match/record'
import type { PeopleStore } from '../store/people-store'
import { notSaved } from '../store/save-fault'
import { TaskQueue } from '../store/task-queue'
import { checkJpeg } from '../common/check-jpeg'
import type { PersonResolver } from './person-resolver'

export interface PeopleOptions {
  readonly store: PeopleStore
  readonly who: PersonResolver
  readonly clock: () => Date
  readonly newId: () => string
  /** Called after a change is on disk. */
  readonly changed: () => void
}

/** What is to become of a person: of what lies on the disk, which another device may just have changed. */
type Becoming = (before: Person) => Person

/** The people of the house, each name once whatever its case. Nobody is ever deleted: old matches name them. */
export class People {
  readonly #options: PeopleOptions
  readonly #changes = new TaskQueue()

  constructor(options: PeopleOptions) {
    this.#options = options
  }

  /** Everyone, those merged into others and those hidden included. */
  all(): readonly Person[] {
    return this.#options.store.all()
  }

  /** Those who can be chosen for a match. */
  current(): readonly Person[] {
    return this.all().filter((person) => person.retired !== true && this.#standsForThemselves(person))
  }

  /**
   * The person with that name, added (under `id`, if it is given) if there is none and shown again if hidden; `SaveFault` when that cannot be saved.
   *
   * `colour`: with which someone new has been shown already.
   */
  add(name: string, id = this.#options.newId(), colour = this.#freeColour()): Promise<Person> {
    return this.#changes.run(async () => {
      const known = this.#named(name)
      if (known !== undefined) return this.#back(known)
      return this.#save({ id, name: name.trim(), colour, updatedAt: '' }, (person) => person)
    })
  }

  /** The person a record from elsewhere names: by id, else by name, else added, under that id where there is one. Nobody comes out of retirement for it. */
  named(name: string, id: string | null): Promise<Person> {
    return this.#changes.run(async () => {
      const known = (id === null ? undefined : this.#options.store.get(id)) ?? this.#named(name)
      return known ?? this.#save({ id: id ?? this.#options.newId(), name, colour: this.#freeColour(), updatedAt: '' }, (person) => person)
    })
  }

  /** Sets name, colour, picture or whether the person is hidden; what is absent stays as it is, null clears it. */
  change({ id, ...change }: PersonChange): Promise<PeopleOutcome> {
    return this.#changing(async () => {
      const person = this.#options.store.get(id)
      if (person === undefined) return err({ kind: 'no-such-person' })
      if (typeof change.picture === 'string') {
        const picture = checkJpeg(change.picture, PICTURE_LIMITS)
        if (!picture.ok) return err({ kind: 'bad-picture', why: picture.error })
      }
      const free = change.name === undefined ? ok(null) : this.#free(change.name, [id])
      return free.ok ? ok(await this.#save(person, (before) => changed(before, change, this.#options.clock()))) : free
    })
  }

  /** Makes two people one: `id` is from then on the same as `into`, also in old matches. */
  merge(id: string, into: string): Promise<PeopleOutcome> {
    return this.#changing(async () => {
      const { store } = this.#options
      const [person, other] = [store.get(id), store.get(into)]
      if (person === undefined || other === undefined) return err({ kind: 'no-such-person' })
      // only those who stand for themselves: so no circle comes of it
      if (id === into || !this.#standsForThemselves(person) || !this.#standsForThemselves(other)) return err({ kind: 'merged-already' })
      return ok(await this.#save(person, (before) => ({ ...before, mergedInto: into })))
    })
  }

  /** Takes a merge back. The name may be that of the one they were merged into: then there are two of it, as before. */
  split(id: string): Promise<PeopleOutcome> {
    return this.#changing(async () => {
      const { store, who } = this.#options
      const person = store.get(id)
      if (person === undefined) return err({ kind: 'no-such-person' })
      const head = who.person(id)
      const free = this.#free(person.name, [id, head?.id])
      if (!free.ok) return free
      // in a circle that two devices made, the one who stands for all would otherwise become the same as this one
      if (head?.mergedInto !== undefined && store.get(head.mergedInto) !== undefined) await this.#save(head, unmerged)
      return ok(await this.#save(person, unmerged))
    })
  }

  /**
   * Puts a person from elsewhere here, in place of the one last changed at `inPlaceOf` (null: of nobody).
   *
   * False if that person is no longer who is here; `SaveFault` when it cannot be saved. `changed` is for the caller to tell of, who may bring many.
   */
  bring(person: Person, inPlaceOf: string | null): Promise<boolean> {
    const { store, clock } = this.#options
    return this.#changes.run(() => store.bring(person, inPlaceOf, () => ({ ...person, updatedAt: clock().toISOString() })))
  }

  /** The person who has that name; null where nobody does. */
  holding(name: string): Person | null {
    return this.#named(name) ?? null
  }

  /** What a person is shown with, of the one who stands for them. */
  avatarOf(personId: PersonId): SentAvatar {
    return present(this.#options.who.avatars([{ name: '', personId }])[0], 'each has an avatar')
  }

  /** Who `seat` would find or add, without adding anybody: who is new has an id that nobody will have. */
  expected(players: NewMatch['players']): MatchRecord['players'] {
    return players.map(({ name, personId }) => {
      const person = personId === undefined ? this.#named(name) : this.#options.who.person(personId)
      return { name: person?.name ?? name, personId: person?.id ?? personId ?? this.#options.newId() }
    })
  }

  /** Players of a new match, each with the id of a person; hidden people are shown again. */
  async seat(players: NewMatch['players']): Promise<MatchRecord['players']> {
    const seated: { readonly name: string; readonly personId: PersonId }[] = []
    for (const { name, personId, colour } of players) {
      const known = personId === undefined ? undefined : this.#options.who.person(personId)
      const person = known === undefined ? await this.add(name, personId, colour) : await this.#changes.run(() => this.#back(known))
      // the name they play under: that of the record, whatever they are called later
      seated.push({ name: known === undefined ? name : known.name, personId: person.id })
    }
    return seated
  }

  #changing(change: () => Promise<PeopleOutcome>): Promise<PeopleOutcome> {
    return this.#changes.run(change).catch(notSaved)
  }

  async #back(person: Person): Promise<Person> {
    return person.retired === true ? this.#save(person, ({ retired: _, ...before }) => before) : person
  }

  async #save(known: Person, becoming: Becoming): Promise<Person> {
    const { store, clock, changed } = this.#options
    /* A person from before colours were kept gets the one that they have been shown with; nobody is written for that alone. */
    const saved = await store.save(known.id, (stored) => ({ colour: derivedColour(known.id), ...becoming(stored ?? known), updatedAt: clock().toISOString() }))
    changed()
    return saved
  }

  /** The colour that the fewest have of those who can be chosen for a match. */
  #freeColour(): PersonColour {
    return leastUsedColour(this.current().map(personColour))
  }

  /** Refuses a name that someone holds, these left out of account. */
  #free(name: string, but: readonly (string | undefined)[]): Result<null, PeopleRefusal> {
    const namesake = this.#named(name, but)
    return namesake === undefined ? ok(null) : err({ kind: 'name-taken', id: namesake.id, name: namesake.name })
  }

  /** Someone who was merged into another does not hold a name. */
  #named(name: string, but: readonly (string | undefined)[] = []): Person | undefined {
    return this.#options.store.named(name).find((person) => !but.includes(person.id) && this.#standsForThemselves(person))
  }

  #standsForThemselves({ id }: Person): boolean {
    return this.#options.who.person(id)?.id === id
  }
}

function unmerged({ mergedInto: _, ...person }: Person): Person {
  return person
}

function changed(person: Person, { name, colour, initials, picture, retired }: Omit<PersonChange, 'id'>, now: Date): Person {
  const next: Record<string, unknown> = { ...person }
  const colourChosen = colour === undefined || colour === person.colour ? undefined : colour === null ? null : now.toISOString()
  for (const [field, value] of Object.entries({ name, colour, colourChosen, initials, picture, retired: retired === false ? null : retired })) {
    if (value === null) delete next[field]
    else if (value !== undefined) next[field] = value
  }
  return next as Person
}
