import { use } from 'react'
import type { PersonColour } from '#shared/contract/colours'
import { colourOf, LooksContext, type Looks, type AvatarPerson } from './looks'

/** The colours of several people, in their order. Two may have the same: nothing may tell people apart by it alone. */
export function useColours(people: readonly AvatarPerson[]): readonly PersonColour[] {
  const looksOf = use(LooksContext)
  return people.map((shown) => colourOf(shown, looksOf(shown)))
}

/** The colour of someone. `looks`: in place of what is known of them. */
export function useColour(shown: AvatarPerson, looks?: Looks): PersonColour {
  const looksOf = use(LooksContext)
  return colourOf(shown, looks ?? looksOf(shown))
}
