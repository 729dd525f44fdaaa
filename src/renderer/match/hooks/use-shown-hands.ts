import { useCallback, useMemo } from 'react'
import type { ShownHand } from '#shared/contract/table'
import type { MatchId } from '#shared/kernel/ids'
import { type Subscribe, useLive } from '../../hooks/use-live'
import { openHands, type OpenHands } from '../model/open-hands'

/** Hands that players laid open on their phones in a round (from 0), by seat; null until that is known. */
export function useShownHands(matchId: MatchId, round: number): OpenHands | null {
  const subscribe = useCallback<Subscribe<ShownHand[]>>((client, signal) => client.table.hands({ matchId }, { signal }), [matchId])
  const { data } = useLive(subscribe)
  return useMemo(() => (data === undefined ? null : openHands(data, round)), [data, round])
}
