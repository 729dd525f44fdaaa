import { createContext, use } from 'react'
import { derivedColour, offeredColour, type PersonColour } from '#shared/contract/colours'
import type { Person } from '#shared/contract/people'
import type { PersonId } from '#shared/kernel/ids'
import { lazy } from '#shared/kernel/lazy'
import { foldedName } from '#shared/kernel/names'

/** What a person is shown with beside the name. */
export type KnownAvatar = Pick<Person, 'colour' | 'initials' | 'picture'>

/** Whom an avatar stands for; without an id, someone whom nobody has met yet. */
export interface AvatarPerson {
  readonly name: string
  readonly personId?: PersonId | undefined
}

/** The avatar of someone; nothing is known where there is no provider. */
export const AvatarContext = createContext<(shown: AvatarPerson) => KnownAvatar | undefined>(() => undefined)

/** The avatars of people whom the house does not know yet, by id: of those who are named before a match begins. */
export const avatarsOfNew = new Map<PersonId, KnownAvatar>()

export function useAvatar(shown: AvatarPerson): KnownAvatar | undefined {
  return use(AvatarContext)(shown)
}

/** The colour that is stored with the person, or else one that is always the same for the same person. */
export function colourOf({ name, personId }: AvatarPerson, avatar?: KnownAvatar): PersonColour {
  return avatar?.colour === undefined ? derivedColour(personId ?? foldedName(name)) : offeredColour(avatar.colour)
}

const letters = lazy(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/** The letters of a word as people see them: `é` is one, also when it is written as `e` and an accent. */
export function lettersOf(word: string): readonly string[] {
  return Array.from(letters().segment(word), ({ segment }) => segment)
}

/** The initials that were chosen, or else the first letters of the first and the last word of the name. */
export function initialsOf(name: string, avatar?: KnownAvatar): string {
  if (avatar?.initials !== undefined) return avatar.initials
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
