import { z } from 'zod'
import type { HolderState, LockHolder } from '../store/lock'
import type { Health } from './http-server'

/** How long a Caravan that is there may take to say so, in milliseconds. */
const ANSWER_WITHIN_MS = 3000

const healthSchema: z.ZodType<Health> = z.object({
  app: z.literal('caravan'),
  instance: z.string(),
  state: z.enum(['starting', 'ready']),
})

/** Looks whether the Caravan that a lock file speaks of is there: its process, and its own answer. */
export async function probeHolder({ pid, url, instance }: LockHolder): Promise<HolderState> {
  if (!isRunning(pid)) return 'gone'
  try {
    const answer = await fetch(`${url}health`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS), redirect: 'error' })
    const health = healthSchema.safeParse(await answer.json())
    return health.success && health.data.instance === instance ? health.data.state : 'gone'
  } catch {
    return 'gone'
  }
}

/** Whether any process has this id; one that we may not signal is there too. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
