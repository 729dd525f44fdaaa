import { use, useMemo, type ReactNode } from 'react'
import type { PersonColour } from '#shared/contract/colours'
import { LooksContext, type Shown } from './looks'

interface Props {
  readonly players: readonly Shown[]
  /** Their colours, as the match brings them. */
  readonly colours: readonly PersonColour[]
  readonly children: ReactNode
}

/** The people of one match with the colours that they have everywhere, also on a phone, which does not know the people of the house. */
export function SeatLooks({ players, colours, children }: Props) {
  const looksOf = use(LooksContext)
  const looks = useMemo(() => {
    const brought = new Map(
      players.flatMap(({ personId }, seat) => (personId === undefined || colours[seat] === undefined ? [] : [[personId, { colour: colours[seat] }]])),
    )
    return (personId: string) => looksOf(personId) ?? brought.get(personId)
  }, [players, colours, looksOf])
  return <LooksContext value={looks}>{children}</LooksContext>
}
