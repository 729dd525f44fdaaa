import { useCallback, useRef, useState } from 'react'
import type { BackupRefusal } from '#shared/contract/backup'
import type { Result } from '#shared/kernel/result'
import type { Client } from '../../../client/client'
import { useClient } from '../../../client/client-context'
import { ConnectionLost } from '../../../client/connection'
import type { BackupProblem } from '../../../messages/sentence-inputs'

/** What can be asked of backups, each beside where its trouble is shown. */
export type BackupCommandName = 'download' | 'folder' | 'make' | 'upload' | 'look' | 'restore'

export interface BackupCommands {
  /** Does it, unless something is under way. Null where it was not done; `problem` then says why. */
  readonly run: <T>(name: BackupCommandName, send: (client: Client) => Promise<Result<T, BackupRefusal>>) => Promise<T | null>
  /** The name of what is under way. */
  readonly pending: BackupCommandName | null
  readonly problem: { readonly of: BackupCommandName; readonly why: BackupProblem } | null
  readonly dismiss: () => void
}

/** Commands of the backup section, one at a time, with what went wrong with the last one. */
export function useBackup(): BackupCommands {
  const client = useClient()
  const underWay = useRef(false)
  const [pending, setPending] = useState<BackupCommandName | null>(null)
  const [problem, setProblem] = useState<BackupCommands['problem']>(null)

  const run = useCallback<BackupCommands['run']>(
    async (name, send) => {
      if (underWay.current) return null
      underWay.current = true
      setPending(name)
      setProblem(null)
      try {
        const result = await send(client)
        if (result.ok) return result.value
        setProblem({ of: name, why: { kind: 'refused', refusal: result.error } })
      } catch (fault) {
        setProblem({
          of: name,
          why:
            fault instanceof ConnectionLost ? { kind: 'connection-lost' } : { kind: 'fault', message: fault instanceof Error ? fault.message : String(fault) },
        })
      } finally {
        underWay.current = false
        setPending(null)
      }
      return null
    },
    [client],
  )
  return { run, pending, problem, dismiss: useCallback(() => setProblem(null), []) }
}
