import { use } from 'react'
import type { PersonColour } from '#shared/contract/colours'
import { colourOf, AvatarContext, type KnownAvatar, type AvatarPerson } from './known-avatar'

/** The colours of several people, in their order. Two may have the same: nothing may tell people apart by it alone. */
export function useColours(people: readonly AvatarPerson[]): readonly PersonColour[] {
  const avatarOf = use(AvatarContext)
  return people.map((shown) => colourOf(shown, avatarOf(shown)))
}

/** The colour of someone. `avatar`: in place of what is known of them. */
export function useColour(shown: AvatarPerson, avatar?: KnownAvatar): PersonColour {
  const avatarOf = use(AvatarContext)
  return colourOf(shown, avatar ?? avatarOf(shown))
}
