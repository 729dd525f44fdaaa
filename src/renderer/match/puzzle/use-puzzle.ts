import { useEffect, useState } from 'react'
import { dayOf } from '#shared/kernel/day'
import type { MatchId } from '#shared/kernel/ids'
import type { MatchSnapshot } from '#shared/contract/schemas'
import type { Client } from '../../client/client'
import { useClient } from '../../client/client-context'
import { firstOf } from '../../client/first-of'
import { useNow } from '../../hooks/use-now'
import { PuzzlesOfDay, type FoundPuzzle } from './puzzle-source'

/** The latest matches that puzzles come from. */
const MOST_MATCHES = 300

/** `none`: there is none, or no more. `failed`: the host did not answer; it is asked again. */
export type PuzzleShown = 'looking' | 'failed' | 'none' | FoundPuzzle

const AGAIN_MS = 3000

let today: { readonly client: Client; readonly puzzles: PuzzlesOfDay } | null = null

function puzzlesOn(day: string, client: Client): PuzzlesOfDay {
  if (today?.client === client && today.puzzles.day === day) return today.puzzles
  const puzzles = new PuzzlesOfDay(day, { list: () => finished(client), read: (matchId) => readMatch(client, matchId) })
  today = { client, puzzles }
  return puzzles
}

/** One of today's puzzles from the matches of this house, counted from 0. */
export function usePuzzle(place: number): PuzzleShown {
  const client = useClient()
  const day = dayOf(useNow())
  const name = `${day} ${place}`
  const [held, setHeld] = useState<{ readonly name: string; readonly shown: PuzzleShown } | null>(null)
  useEffect(() => {
    let wanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (shown: PuzzleShown): void => {
      if (wanted) setHeld({ name: `${day} ${place}`, shown })
    }
    const look = async (): Promise<void> => {
      try {
        show((await puzzlesOn(day, client).at(place)) ?? 'none')
      } catch {
        if (!wanted) return
        show('failed')
        timer = setTimeout(() => void look(), AGAIN_MS)
      }
    }
    void look()
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [client, day, place])
  return held?.name === name ? held.shown : 'looking'
}

/** Not before the host has read them all: from a part of them another puzzle would be chosen. */
async function finished(client: Client): Promise<readonly { readonly matchId: string; readonly date: string }[]> {
  const found = await firstOf(
    (signal) => client.matches.live({ which: 'finished', limit: MOST_MATCHES }, { signal }),
    ({ reading }) => reading === undefined,
  )
  return found?.matches ?? []
}

async function readMatch(client: Client, matchId: MatchId): Promise<MatchSnapshot | null> {
  const feed = await firstOf((signal) => client.match.live({ matchId }, { signal }))
  return feed?.kind === 'match' ? feed.match : null
}
