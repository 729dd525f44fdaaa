import type { Person, PlayedByPerson } from '#shared/contract/people'
import { searchedText } from '#shared/kernel/names'
import { keyOfPerson, whoAfterMerges } from '#shared/stats/person'

/** Somebody who stands for themselves, and for those who are the same. */
export interface Entry {
  readonly person: Person
  readonly matches: number
  /** A day; null for somebody who has not played. */
  readonly lastPlayed: string | null
}

export interface MergedEntry {
  readonly person: Person
  /** Who stands for both now. */
  readonly into: Person
}

/** Everybody of the house, as the page shows them; each part by name. */
export interface House {
  readonly current: readonly Entry[]
  readonly retired: readonly Entry[]
  readonly merged: readonly MergedEntry[]
}

export function houseOf(people: readonly Person[], played: readonly PlayedByPerson[]): House {
  const byId = new Map(people.map((person) => [person.id, person]))
  const counts = new Map(played.map((each) => [each.id, each]))
  const standsFor = standIns(byId)
  const current: Entry[] = []
  const retired: Entry[] = []
  const merged: MergedEntry[] = []
  for (const person of people) {
    const into = standsFor(person)
    if (into.id !== person.id) {
      merged.push({ person, into })
      continue
    }
    const { matches = 0, lastPlayed = null } = counts.get(person.id) ?? {}
    const part = person.retired === true ? retired : current
    part.push({ person, matches, lastPlayed })
  }
  return { current, retired, merged }
}

/** Those whose names hold every word that was typed, whatever its case and accents. */
export function searched({ current, retired, merged }: House, text: string): House {
  const words = searchedText(text).split(/\s+/).filter((word) => word !== '')
  const isMeant = ({ person }: { readonly person: Person }): boolean => words.every((word) => searchedText(person.name).includes(word))
  return { current: current.filter(isMeant), retired: retired.filter(isMeant), merged: merged.filter(isMeant) }
}

/** A merge into somebody whose file has not come yet leads nowhere. */
function standIns(byId: ReadonlyMap<string, Person>): (person: Person) => Person {
  const merges = [...byId.values()].flatMap(({ id, mergedInto }) => (mergedInto === undefined || !byId.has(mergedInto) ? [] : [[keyOfPerson(id), keyOfPerson(mergedInto)] as const]))
  const who = whoAfterMerges(new Map(merges))
  return (person) => byId.get(who({ name: person.name, personId: person.id })) ?? person
}
