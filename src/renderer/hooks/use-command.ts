import { ORPCError } from '@orpc/client'
import { useCallback, useState, useSyncExternalStore } from 'react'
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

/** How a command stands. */
interface Progress<R> {
  /** One is under way. */
  readonly pending: boolean
  /** Why the last one was not done; null where it was. */
  readonly problem: CommandProblem<R> | null
}

/** What can be watched of a command: what shows how it stands subscribes there, and nothing else renders for it (`useSyncExternalStore`). */
export interface WatchedCommand<R = CommandRefusal> {
  readonly subscribe: (onChange: () => void) => () => void
  readonly now: () => Progress<R>
}

/** At most one command under way, so that a second tap enters nothing twice. */
export class CommandInTurn<V = Done, R = CommandRefusal> implements WatchedCommand<R> {
  private progress: Progress<R> = { pending: false, problem: null }
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange)
    return () => this.listeners.delete(onChange)
  }

  readonly now = (): Progress<R> => this.progress

  readonly run = async (send: () => Promise<Result<V, R>>): Promise<V | null> => {
    if (this.progress.pending) return null
    this.put({ ...this.progress, pending: true })
    const answer = await answered(send)
    this.put({ pending: false, problem: answer.ok ? null : answer.error })
    return answer.ok ? answer.value : null
  }

  readonly dismiss = (): void => this.put({ ...this.progress, problem: null })

  private put(progress: Progress<R>): void {
    this.progress = progress
    for (const listener of [...this.listeners]) listener()
  }
}

/** A command with its state, for a component that shows it. */
export function useCommand<I, V = Done, R = CommandRefusal>(send: (client: Client, input: I) => Promise<Result<V, R>>): Command<I, V, R> {
  const client = useClient()
  const [command] = useState(() => new CommandInTurn<V, R>())
  const { pending, problem } = useSyncExternalStore(command.subscribe, command.now, command.now)
  const run = useCallback((input: I) => command.run(() => send(client, input)), [command, client, send])
  return { run, pending, problem, dismiss: command.dismiss }
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
