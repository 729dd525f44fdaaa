import { z } from 'zod'
import type { DamagedMatch } from '#shared/contract/lists'
import { personIdSchema } from '#shared/contract/ids'
import { dayOf } from '#shared/kernel/day'
import { isFields } from '#shared/kernel/plain'

/** Who played and when, as far as it is known. */
export type MatchHeader = Pick<DamagedMatch, 'players' | 'date'>

const MOST_PLAYERS = 8
const LONGEST_HEADER_NAME = 60

const playerSchema = z.object({ name: z.string().min(1), personId: personIdSchema.optional().catch(undefined) })

/** What can be read of a match in a file that is no sound one. */
export function matchHeaderOf(content: unknown): MatchHeader {
  const { players, date, startedAt } = isFields(content) ? content : {}
  const told = Array.isArray(players) ? players.slice(0, MOST_PLAYERS).flatMap((player) => playerSchema.safeParse(player).data ?? []) : []
  return {
    players: told.map(({ name, personId }) => ({ name: name.slice(0, LONGEST_HEADER_NAME), ...(personId === undefined ? {} : { personId }) })),
    date: z.iso.date().safeParse(date).data ?? dayFrom(startedAt),
  }
}

function dayFrom(startedAt: unknown): string | null {
  const instant = z.iso.datetime().safeParse(startedAt)
  return instant.success ? dayOf(new Date(instant.data)) : null
}
