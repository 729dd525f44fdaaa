import { use, useMemo, type ReactNode } from 'react'
import { coloursTogether } from '#shared/contract/colours'
import { initialsTogether } from './initials-together'
import { colourOf, LooksContext, type Looks, type AvatarPerson } from './looks'

interface SeatLooksProps {
  readonly players: readonly AvatarPerson[]
  /** What they are shown with, as the match brings it; left out where the page knows all of them. */
  readonly looks?: readonly Pick<Looks, 'colour' | 'initials'>[]
  readonly children: ReactNode
}

const NO_LOOKS: NonNullable<SeatLooksProps['looks']> = []

/**
 * The people of one match, or of one chart, with what they are shown with beside each other.
 *
 * Each has the colour and the chosen initials that they have everywhere, also on a phone, which does not know the people of the house. Those of whom
 * nothing is known have a colour that nobody else there has, and no two have the same initials.
 */
export function SeatLooks({ players, looks: sent = NO_LOOKS, children }: SeatLooksProps) {
  const looksOf = use(LooksContext)
  const looks = useMemo(() => {
    const known = players.map((player, seat) => looksOf(player) ?? sent[seat])
    const colours = coloursTogether(
      players.map((player, seat) => known[seat] && colourOf(player, known[seat])),
      players.map((player) => colourOf(player)),
    )
    const initials = initialsTogether(players.map(({ name }, seat) => ({ name, looks: known[seat] })))
    const together = players.map((player, seat) => ({ player, looks: { ...known[seat], colour: colours[seat], initials: initials[seat] } }))
    return (shown: AvatarPerson) => together.find(({ player }) => isSamePerson(player, shown))?.looks ?? looksOf(shown)
  }, [players, sent, looksOf])
  return <LooksContext value={looks}>{children}</LooksContext>
}

/** Records from elsewhere name some people without saying who they are. */
function isSamePerson(player: AvatarPerson, shown: AvatarPerson): boolean {
  return player.personId === undefined ? shown.personId === undefined && player.name === shown.name : player.personId === shown.personId
}
