import { useCallback } from 'react'
import type { TableFeed, TableOutcome, TableRefusal } from '#shared/contract/table'
import type { MatchId } from '#shared/kernel/ids'
import type { Client } from '../../client/client'
import { useCommand, type Command } from '../../hooks/use-command'
import { useLive, type Live, type Subscribe } from '../../hooks/use-live'
import { words } from '../../messages/page'
import type { CommandProblem } from '../../messages/sentence-inputs'

/** How things stand with the table of a match, live. */
export function useTableLive(matchId: MatchId): Live<TableFeed> {
  const subscribe = useCallback<Subscribe<TableFeed>>((client, signal) => client.table.live({ matchId }, { signal }), [matchId])
  return useLive(subscribe)
}

/** How many phones have joined the table of a match; none until that is known. */
export function usePhones(matchId: MatchId): number {
  const { data } = useTableLive(matchId)
  return data?.kind === 'open' ? data.devices.length : 0
}

type TableCall = (client: Client) => Promise<TableOutcome>

const performTableCall = async (client: Client, call: TableCall): Promise<TableOutcome> => call(client)

/** One command about the table at a time. */
export function useTableCommand(): Command<TableCall, null, TableRefusal> {
  return useCommand<TableCall, null, TableRefusal>(performTableCall)
}

export function problemSentence(problem: CommandProblem<TableRefusal>): string {
  if (problem.kind !== 'refused') return words.noAnswerSentence(problem)
  return problem.refusal.kind === 'not-saved' ? words.notSavedSentence(problem.refusal.reason) : words.join.refusal(problem.refusal)
}
