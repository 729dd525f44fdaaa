import type { Person, PlayedByPerson } from '#shared/contract/people'
import { compareNames, foldedName, searchedText } from '#shared/kernel/names'
import { keyOfPerson, whoAfterMerges } from '#shared/stats/person'

/** Someone who stands for themselves, and for those who are the same. */
export interface PersonEntry {
  readonly person: Person
  readonly matches: number
  /** A day; null for someone who has not played. */
  readonly lastPlayed: string | null
  /** What else they are or were called: on other devices, and as the people who are now the same. */
  readonly otherNames: readonly string[]
}

export interface MergedEntry {
  readonly person: Person
  /** Who stands for both now. */
  readonly into: Person
}

/** Everyone of the house, as the page shows them; each part by name. */
export interface PeopleList {
  readonly current: readonly PersonEntry[]
  readonly hidden: readonly PersonEntry[]
  readonly merged: readonly MergedEntry[]
}

export function peopleListOf(people: readonly Person[], played: readonly PlayedByPerson[]): PeopleList {
  const byId = new Map(people.map((person) => [person.id, person]))
  const counts = new Map(played.map((each) => [each.id, each]))
  const standsFor = standIns(byId)
  const current: PersonEntry[] = []
  const hidden: PersonEntry[] = []
  const merged: MergedEntry[] = people.map((person) => ({ person, into: standsFor(person) })).filter(({ person, into }) => into.id !== person.id)
  for (const person of people) {
    if (standsFor(person).id !== person.id) continue
    const { matches = 0, lastPlayed = null } = counts.get(person.id) ?? {}
    const same = merged.filter(({ into }) => into.id === person.id).map((each) => each.person)
    const part = person.retired === true ? hidden : current
    part.push({ person, matches, lastPlayed, otherNames: otherNamesOf(person, same) })
  }
  return { current, hidden, merged }
}

/** Each once, whatever its case, and without the name that counts. */
function otherNamesOf(person: Person, same: readonly Person[]): readonly string[] {
  const names = [person, ...same].flatMap(({ name, otherNames = [] }) => [name, ...otherNames])
  const each = new Map(names.toReversed().map((name) => [foldedName(name), name]))
  each.delete(foldedName(person.name))
  return [...each.values()].sort(compareNames)
}

/** Those who are or were called by every word that was typed, whatever its case and accents. */
export function searched({ current, hidden, merged }: PeopleList, text: string): PeopleList {
  const words = searchedText(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  const isMeant = ({ person, otherNames = [] }: { readonly person: Person; readonly otherNames?: readonly string[] }): boolean => {
    const called = searchedText([person.name, ...otherNames].join('\n'))
    return words.every((word) => called.includes(word))
  }
  return { current: current.filter(isMeant), hidden: hidden.filter(isMeant), merged: merged.filter(isMeant) }
}

/** A merge into someone whose file has not come yet leads nowhere. */
function standIns(byId: ReadonlyMap<string, Person>): (person: Person) => Person {
  const merges = [...byId.values()].flatMap(({ id, mergedInto }) =>
    mergedInto === undefined || !byId.has(mergedInto) ? [] : [[keyOfPerson(id), keyOfPerson(mergedInto)] as const],
  )
  const who = whoAfterMerges(new Map(merges))
  return (person) => byId.get(who({ name: person.name, personId: person.id })) ?? person
}
