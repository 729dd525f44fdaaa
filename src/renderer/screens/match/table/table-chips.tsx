import { useMemo } from 'react'
import type { Seat } from '#shared/match/events'
import type { TableFeed } from '#shared/contract/table'
import { steady } from '../../../app/steady'
import { usePermissions } from '../../../app/permissions'
import type { MatchView } from '../../../match/match-view'
import { useTableLive } from '../../../match/invite/use-table-live'
import { ChipFlight } from '../../../match/table/chip-flight'

/** The chips that are won at the table: towards those whose phones have joined, else to the scores. Only who may let phones join knows which have. */
export const TableChips = steady(function TableChips({ view }: { readonly view: MatchView }) {
  const may = usePermissions()
  return may('host') ? <TowardsPhones view={view} /> : <ChipFlight view={view} />
})

function TowardsPhones({ view }: { readonly view: MatchView }) {
  const { data } = useTableLive(view.matchId)
  const phones = useMemo(() => seatsWithPhones(data), [data])
  return <ChipFlight view={view} phones={phones} />
}

/** Whose phone is there and shows their seat; a device that keeps the score for everyone shows the table. */
export function seatsWithPhones(feed: TableFeed | undefined): ReadonlySet<Seat> {
  const devices = feed?.kind === 'open' ? feed.devices : []
  return new Set(devices.flatMap(({ role, seat, connected }) => (role === 'player' && connected && seat !== null ? [seat] : [])))
}
