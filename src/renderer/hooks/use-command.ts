import { ORPCError } from '@orpc/client'
import { useCallback, useRef, useState } from 'react'
import type { CommandRefusal, Outcome } from '#shared/contract/schemas'
import { err, type Result } from '#shared/kernel/result'
import type { Client } from '../client/client'
import { useClient } from '../client/client-context'
import { ConnectionLost } from '../client/connection'
import type { CommandProblem } from '../messages/sentence-inputs'
import { NOT_SAVED_REASONS } from '#shared/contract/not-saved'

type Done = Extract<Outcome, { readonly ok: true }>['value']
type NotSavedCommand = Extract<CommandRefusal, { readonly kind: 'not-saved' }>

export interface Command<I, V = Done, R = CommandRefusal> {
  /** Sends it, unless one is under way. Gives what was done, or null where it was not; `problem` then says why. */
  readonly run: (input: I) => Promise<V | null>
  readonly pending: boolean
  readonly problem: CommandProblem<R> | null
  readonly dismiss: () => void
}

/** A command with its state: at most one under way, so a second tap enters nothing twice. */
export function useCommand<I, V = Done, R = CommandRefusal>(send: (client: Client, input: I) => Promise<Result<V, R>>): Command<I, V, R> {
  const client = useClient()
  const underWay = useRef(false)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<CommandProblem<R> | null>(null)

  const run = useCallback(
    async (input: I): Promise<V | null> => {
      if (underWay.current) return null
      underWay.current = true
      setPending(true)
      const answer = await answered(() => send(client, input))
      underWay.current = false
      setPending(false)
      setProblem(answer.ok ? null : answer.error)
      return answer.ok ? answer.value : null
    },
    [client, send],
  )
  const dismiss = useCallback(() => setProblem(null), [])
  return { run, pending, problem, dismiss }
}

/** What came of a command, also where it was refused or no answer came. */
export async function answered<V = Done, R = CommandRefusal>(send: () => Promise<Result<V, R>>): Promise<Result<V, CommandProblem<R>>> {
  try {
    const outcome = await send()
    return outcome.ok ? outcome : err({ kind: 'refused', refusal: outcome.error })
  } catch (fault) {
    return err(problemOf(fault))
  }
}

function problemOf(fault: unknown): CommandProblem<never> {
  if (fault instanceof ConnectionLost) return { kind: 'connection-lost' }
  const refusal = notSaved(fault)
  if (refusal !== null) return { kind: 'refused', refusal }
  return { kind: 'fault', message: fault instanceof Error ? fault.message : String(fault) }
}

/** The fault of a disk that refused, from a procedure whose answer is not an outcome. */
function notSaved(fault: unknown): NotSavedCommand | null {
  if (!(fault instanceof ORPCError) || fault.code !== 'NOT_SAVED') return null
  const told: unknown = (fault.data as { readonly reason?: unknown } | undefined)?.reason
  return { kind: 'not-saved', reason: NOT_SAVED_REASONS.find((reason) => reason === told) ?? 'other', detail: fault.message }
}
