import { useCallback, useMemo } from 'react'
import type { ShownHand } from '#shared/contract/table'
import { parseTile, type Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import { useLive, type Subscribe } from '../../../hooks/use-live'

/** Hands that players laid open on their phones in a round, by seat. */
export function useShownHands(matchId: string, round: number): ReadonlyMap<Seat, readonly Tile[]> {
  const subscribe = useCallback<Subscribe<ShownHand[]>>((client, signal) => client.table.hands({ matchId }, { signal }), [matchId])
  const { data } = useLive(subscribe)
  return useMemo(() => new Map(data?.filter((hand) => hand.round === round).map(({ seat, tiles }) => [seat, tiles.flatMap(tileIn)])), [data, round])
}

function tileIn(written: string): readonly Tile[] {
  const parsed = parseTile(written)
  return parsed.ok ? [parsed.value.tile] : []
}
