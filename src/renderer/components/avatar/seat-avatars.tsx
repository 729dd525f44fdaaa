import { use, useMemo, type ReactNode } from 'react'
import { coloursTogether } from '#shared/contract/colours'
import { initialsTogether } from './initials-together'
import { colourOf, AvatarContext, type KnownAvatar, type AvatarPerson } from './known-avatar'

interface SeatAvatarsProps {
  readonly players: readonly AvatarPerson[]
  /** What they are shown with, as the match brings it; left out where the page knows all of them. */
  readonly avatars?: readonly Pick<KnownAvatar, 'colour' | 'initials'>[]
  readonly children: ReactNode
}

const NO_AVATARS: NonNullable<SeatAvatarsProps['avatars']> = []

/**
 * The people of one match, or of one chart, with what they are shown with beside each other.
 *
 * Each has the colour and the chosen initials that they have everywhere, also on a phone, which does not know the people of the house. Those of whom
 * nothing is known have a colour that nobody else there has, and no two have the same initials.
 */
export function SeatAvatars({ players, avatars: sent = NO_AVATARS, children }: SeatAvatarsProps) {
  const avatarOf = use(AvatarContext)
  const avatars = useMemo(() => {
    const known = players.map((player, seat) => avatarOf(player) ?? sent[seat])
    const colours = coloursTogether(
      players.map((player, seat) => known[seat] && colourOf(player, known[seat])),
      players.map((player) => colourOf(player)),
    )
    const initials = initialsTogether(players.map(({ name }, seat) => ({ name, avatar: known[seat] })))
    const together = players.map((player, seat) => ({ player, avatar: { ...known[seat], colour: colours[seat], initials: initials[seat] } }))
    return (shown: AvatarPerson) => together.find(({ player }) => isSamePerson(player, shown))?.avatar ?? avatarOf(shown)
  }, [players, sent, avatarOf])
  return <AvatarContext value={avatars}>{children}</AvatarContext>
}

/** Records from elsewhere name some people without saying who they are. */
function isSamePerson(player: AvatarPerson, shown: AvatarPerson): boolean {
  return player.personId === undefined ? shown.personId === undefined && player.name === shown.name : player.personId === shown.personId
}
