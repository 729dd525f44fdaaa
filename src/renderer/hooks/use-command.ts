import { useCallback, useRef, useState } from 'react'
import type { CommandRefusal } from '#shared/contract/schemas'
import type { Client } from '../client/client'
import { useClient } from '../client/client-context'
import { ConnectionLost } from '../client/connection'
import type { Outcome } from '#shared/contract/schemas'

/** Why a command did not do what was asked; `commandProblemSentence` words it. */
export type CommandProblem =
  | { readonly kind: 'refused'; readonly refusal: CommandRefusal }
  /** No answer came. It may have been entered; what is shown once connected again is the truth. */
  | { readonly kind: 'connection-lost' }
  | { readonly kind: 'fault'; readonly message: string }

type Done = Extract<Outcome, { readonly ok: true }>['value']

export interface Command<I> {
  /** Sends it, unless one is under way. Gives what was done, or null where it was not; `problem` then says why. */
  readonly run: (input: I) => Promise<Done | null>
  readonly pending: boolean
  readonly problem: CommandProblem | null
  readonly dismiss: () => void
}

/** A command with its state: at most one under way, so a second tap enters nothing twice. */
export function useCommand<I>(send: (client: Client, input: I) => Promise<Outcome>): Command<I> {
  const client = useClient()
  const underWay = useRef(false)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<CommandProblem | null>(null)

  const run = useCallback(
    async (input: I): Promise<Done | null> => {
      if (underWay.current) return null
      underWay.current = true
      setPending(true)
      try {
        const outcome = await send(client, input)
        setProblem(outcome.ok ? null : { kind: 'refused', refusal: outcome.error })
        return outcome.ok ? outcome.value : null
      } catch (fault) {
        setProblem(problemOf(fault))
        return null
      } finally {
        underWay.current = false
        setPending(false)
      }
    },
    [client, send],
  )
  const dismiss = useCallback(() => setProblem(null), [])
  return { run, pending, problem, dismiss }
}

function problemOf(fault: unknown): CommandProblem {
  if (fault instanceof ConnectionLost) return { kind: 'connection-lost' }
  return { kind: 'fault', message: fault instanceof Error ? fault.message : String(fault) }
}
