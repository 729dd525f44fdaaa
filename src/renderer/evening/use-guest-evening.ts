import { useCallback } from 'react'
import { eveningBoardSchema, type EveningBoard, type GuestFeed, type GuestView } from '#shared/contract/evening-phones'
import type { RoundClock } from '#shared/evening/state'
import { useLive, type Subscribe } from '../hooks/use-live'

/** An evening as a phone shows it. */
export interface GuestEvening {
  readonly view: GuestView
  readonly board: EveningBoard
  /** Where this phone's person is in the standings, from 0. */
  readonly row: number | null
  /** By this phone's own time. */
  readonly clock: RoundClock | null
}

export type GuestShown = { readonly kind: 'waiting' | 'failed' | 'gone' } | { readonly kind: 'evening'; readonly evening: GuestEvening }

const NO_BOARD: EveningBoard = { tables: [], byes: [], standings: [] }

/** Follows an evening from a phone: what it gets is only what is new. */
export function useGuestEvening(id: string): GuestShown {
  const subscribe = useCallback<Subscribe<GuestEvening | null>>(
    async (client, signal) => wholeEvenings((await client.eveningGuests.live({ id }, { signal })) as AsyncIterable<GuestFeed>),
    [id],
  )
  const live = useLive(subscribe)
  if (live.data === undefined) return { kind: live.status === 'failed' ? 'failed' : 'waiting' }
  return live.data === null ? { kind: 'gone' } : { kind: 'evening', evening: live.data }
}

/** The evening after each thing that came; null where it is gone. */
async function* wholeEvenings(feeds: AsyncIterable<GuestFeed>): AsyncGenerator<GuestEvening | null, void, void> {
  let [board, row]: [EveningBoard, number | null] = [NO_BOARD, null]
  for await (const feed of feeds) {
    if (feed.kind === 'gone') {
      yield null
      continue
    }
    if (feed.board !== undefined) {
      board = eveningBoardSchema.parse(JSON.parse(feed.board.text))
      row = feed.board.row
    }
    const { clock } = feed
    yield { view: feed, board, row, clock: clock === null ? null : { running: clock.running, seconds: clock.left, since: new Date().toISOString() } }
  }
}
