import { coloursTogether, derivedColour, personColour } from '#shared/contract/colours'
import type { Person } from '#shared/contract/people'
import type { SentAvatar } from '#shared/contract/sent-avatar'
import type { PersonId } from '#shared/kernel/ids'
import { shownName } from '#shared/kernel/clean-text'
import { foldedName } from '#shared/kernel/names'
import { omitUndefined } from '#shared/kernel/omit-undefined'

interface Seated {
  readonly name: string
  readonly personId?: PersonId | undefined
}

/** Who the people in records are now: renamed, or one with someone else. */
export class PersonResolver {
  readonly #personOf: (id: PersonId) => Person | undefined

  constructor(personOf: (id: PersonId) => Person | undefined) {
    this.#personOf = personOf
  }

  /** Who stands for that person: the one they were merged into, and so on; undefined where nobody is known by that id. */
  person(id: PersonId): Person | undefined {
    const seen: Person[] = []
    let person = this.#personOf(id)
    while (person?.mergedInto !== undefined) {
      // two devices may each have merged one into the other: both have to see the same one
      if (seen.includes(person)) return seen.slice(seen.indexOf(person)).reduce((a, b) => (a.id < b.id ? a : b))
      seen.push(person)
      const next = this.#personOf(person.mergedInto)
      if (next === undefined) return person
      person = next
    }
    return person
  }

  /**
   * What the players of a match are shown with, in their order: colour and chosen initials of the person.
   *
   * Who is no person we know has the colour of the name, or where someone else at the table has it, one that nobody there has.
   */
  avatars(players: readonly Seated[]): readonly SentAvatar[] {
    const persons = players.map(({ personId }) => (personId === undefined ? undefined : this.person(personId)))
    const colours = coloursTogether(
      persons.map((person) => person && personColour(person)),
      players.map(({ name, personId }) => derivedColour(personId ?? foldedName(name))),
    )
    return colours.map((colour, seat) => ({ colour, ...omitUndefined({ initials: persons[seat]?.initials }) }))
  }

  /** A player as shown now; as the record has it where it names no person we know, without what nobody sees. */
  seated<P extends Seated>(player: P): P {
    const person = player.personId === undefined ? undefined : this.person(player.personId)
    return person === undefined ? { ...player, name: shownName(player.name) } : { ...player, name: person.name, personId: person.id }
  }
}
