import { use, useMemo, type ReactNode } from 'react'
import { coloursAtTable, personKey, TableColoursContext } from './colours'
import { LooksContext, type Shown } from './looks'

/** Everything inside is about one match: each of its people has one colour in it, and no two have the same. */
export function TableColours({ players, children }: { readonly players: readonly Shown[]; readonly children: ReactNode }) {
  const looksOf = use(LooksContext)
  const colours = useMemo(() => {
    /* A seat that is free takes nobody's colour. */
    const seated = players.filter(({ name }) => name !== '')
    const given = coloursAtTable(seated, looksOf)
    return new Map(seated.flatMap((player, seat) => (given[seat] === undefined ? [] : [[personKey(player), given[seat]] as const])))
  }, [players, looksOf])
  return <TableColoursContext value={colours}>{children}</TableColoursContext>
}
