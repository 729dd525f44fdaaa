import { HEALTH_PATH, type Health } from '#shared/contract/owner'
import { USUAL_PORT } from './http-server'
import { PORTS_TRIED } from './listen'
import { LOOPBACK } from './loopback'

/** Another Caravan says within this time that it is one, in milliseconds. */
const ANSWERS_WITHIN_MS = 1000

/** Why the port that was asked for could not be had, and what to do; `null` asked for any of the usual ones. */
export async function whyPortTaken(port: number | null): Promise<string> {
  if (port === null) return `all ports from ${USUAL_PORT} to ${USUAL_PORT + PORTS_TRIED} of ${LOOPBACK} are taken; name a free one with --port`
  const by = (await isCaravanAt(port)) ? ' by another Caravan' : ''
  return `port ${port} of ${LOOPBACK} is taken${by}; name another with --port, or leave it out`
}

async function isCaravanAt(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://${LOOPBACK}:${port}${HEALTH_PATH}`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
    return ((await answer.json()) as Partial<Health>).app === 'caravan'
  } catch {
    return false
  }
}
