import { elementAt } from '../kernel/assert'
import type { PersonId } from '../kernel/ids'
import { sidesOf, type EveningState } from './state'

/** How often two people have met, and who had no table, in all rounds that were drawn and not taken back. */
export interface Past {
  /** How often two have met; the order of the two does not matter. Those who play together do not meet. */
  met(one: PersonId, other: PersonId): number
  /** Whom someone met, each as often as they met. */
  opponents(person: PersonId): readonly PersonId[]
  byes(person: PersonId): number
  /** How often someone sat at a table with fewer people than a full one. */
  small(person: PersonId): number
}

export function pastOf({ rounds }: Pick<EveningState, 'rounds'>): Past {
  const opponents = new Map<PersonId, PersonId[]>()
  const counts = new Map<string, number>()
  const byes = new Map<PersonId, number>()
  const small = new Map<PersonId, number>()
  const more = <K>(map: Map<K, number>, key: K): unknown => map.set(key, (map.get(key) ?? 0) + 1)
  for (const round of rounds) {
    for (const person of round.byes) more(byes, person)
    for (const table of round.tables) {
      // on the side only what was played took place
      if (round.side && table.result.status === 'playing') continue
      if (table.people.length < round.size) for (const person of table.people) more(small, person)
      for (const [one, other] of meetings(table.people, sidesOf(table))) {
        more(counts, meetingKey(one, other))
        opponents.set(one, [...(opponents.get(one) ?? []), other])
        opponents.set(other, [...(opponents.get(other) ?? []), one])
      }
    }
  }
  return {
    met: (one, other) => counts.get(meetingKey(one, other)) ?? 0,
    opponents: (person) => opponents.get(person) ?? [],
    byes: (person) => byes.get(person) ?? 0,
    small: (person) => small.get(person) ?? 0,
  }
}

function* meetings(people: readonly PersonId[], sides: readonly (readonly number[])[]): Generator<readonly [PersonId, PersonId]> {
  for (const [index, side] of sides.entries())
    for (const against of sides.slice(index + 1)) for (const one of side) for (const other of against) yield [elementAt(people, one), elementAt(people, other)]
}

const meetingKey = (one: PersonId, other: PersonId): string => (one < other ? `${one} ${other}` : `${other} ${one}`)
