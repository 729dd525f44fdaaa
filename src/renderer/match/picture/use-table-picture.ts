import { useCallback } from 'react'
import type { Outcome } from '#shared/contract/schemas'
import type { Seat } from '#shared/match/events'
import type { Client } from '../../client/client'
import { newCommandId } from '../../client/command-id'
import { useAnswer } from '../../hooks/use-answer'
import { useCommand } from '../../hooks/use-command'
import type { MatchView } from '../match-view'

type Of = Pick<MatchView, 'matchId' | 'picture'>

/** The picture of the table that is kept with a match, in base64: undefined until it is known, null where there is none or its file is gone. */
export function useTablePicture({ matchId, picture }: Of): string | null | undefined {
  const ask = useCallback(
    async (client: Client, signal: AbortSignal) => ({
      of: picture,
      jpeg: picture === null ? null : (await client.match.picture({ matchId }, { signal })).jpeg,
    }),
    [matchId, picture],
  )
  const answer = useAnswer(ask)
  return answer?.of === picture ? answer.jpeg : undefined
}

type Put = Parameters<Client['match']['putPicture']>[0]
const putPicture = (client: Client, put: Put): Promise<Outcome> => client.match.putPicture(put)

/** Puts a picture of the table with a match in place of the one that is shown, or (null) takes that away. `seat`: whose phone this is. */
export function usePutPicture({ matchId, picture }: Of, seat?: Seat) {
  const { run, ...rest } = useCommand(putPicture)
  const put = async (photo: string | null): Promise<boolean> =>
    (await run({ matchId, command: newCommandId(), ...(seat === undefined ? {} : { seat }), photo, instead: picture })) !== null
  return { put, ...rest }
}
