import { createContext, use } from 'react'
import { derivedColour, offeredColour, type PersonColour } from '#shared/contract/colours'
import type { Person } from '#shared/contract/people'
import type { PersonId } from '#shared/kernel/ids'
import { lazy } from '#shared/kernel/lazy'
import { foldedName } from '#shared/kernel/names'

/** What a person is shown with beside the name. */
export type Looks = Pick<Person, 'colour' | 'initials' | 'picture'>

/** Whom an avatar stands for; without an id, someone whom nobody has met yet. */
export interface AvatarPerson {
  readonly name: string
  readonly personId?: PersonId | undefined
}

/** The looks of someone; nothing is known where there is no provider. */
export const LooksContext = createContext<(shown: AvatarPerson) => Looks | undefined>(() => undefined)

/** The looks of people whom the house does not know yet, by id: of those who are named before a match begins. */
export const looksOfNew = new Map<PersonId, Looks>()

export function useLooks(shown: AvatarPerson): Looks | undefined {
  return use(LooksContext)(shown)
}

/** The colour that is stored with the person, or else one that is always the same for the same person. */
export function colourOf({ name, personId }: AvatarPerson, looks?: Looks): PersonColour {
  return looks?.colour === undefined ? derivedColour(personId ?? foldedName(name)) : offeredColour(looks.colour)
}

const letters = lazy(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/** The letters of a word as people see them: `é` is one, also when it is written as `e` and an accent. */
export function lettersOf(word: string): readonly string[] {
  return Array.from(letters().segment(word), ({ segment }) => segment)
}

/** The initials that were chosen, or else the first letters of the first and the last word of the name. */
export function initialsOf(name: string, looks?: Looks): string {
  if (looks?.initials !== undefined) return looks.initials
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word = '') => firstLetter(word))
    .join('')
    .toUpperCase()
}

function firstLetter(word: string): string {
  // most names begin with two plain letters, and no accent belongs to the first of them
  if (/^[A-Za-z](?![^ -~])/.test(word)) return word.charAt(0)
  return lettersOf(word)[0] ?? ''
}
