import { use, useMemo, type ReactNode } from 'react'
import type { PersonColour } from '#shared/contract/colours'
import { initialsTogether } from './initials-together'
import { LooksContext, type Shown } from './looks'

interface Props {
  readonly players: readonly Shown[]
  /** Their colours, as the match brings them; left out where the page knows all of them. */
  readonly colours?: readonly PersonColour[]
  readonly children: ReactNode
}

const NO_COLOURS: readonly PersonColour[] = []

/**
 * The people of one match, or of one chart, with what they are shown with beside each other.
 *
 * Each has the colour that they have everywhere, also on a phone, which does not know the people of the house; and initials that no other of them has.
 */
export function SeatLooks({ players, colours = NO_COLOURS, children }: Props) {
  const looksOf = use(LooksContext)
  const looks = useMemo(() => {
    const known = players.map((player, seat) => looksOf(player) ?? (colours[seat] === undefined ? undefined : { colour: colours[seat] }))
    const initials = initialsTogether(players.map(({ name }, seat) => ({ name, looks: known[seat] })))
    const together = players.map((player, seat) => ({ player, looks: { ...known[seat], initials: initials[seat] } }))
    return (shown: Shown) => together.find(({ player }) => isSame(player, shown))?.looks ?? looksOf(shown)
  }, [players, colours, looksOf])
  return <LooksContext value={looks}>{children}</LooksContext>
}

/** Records from elsewhere name some people without saying who they are. */
function isSame(player: Shown, shown: Shown): boolean {
  return player.personId === undefined ? shown.personId === undefined && player.name === shown.name : player.personId === shown.personId
}
