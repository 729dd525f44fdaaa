import { app } from 'electron'
import { reportFault } from '../web/report'

/** Writes that hang for longer than this are given up, in milliseconds; what was acknowledged is on disk already. */
const CLOSE_WITHIN_MS = 10_000

/** Electron does not wait for what is being written; it is asked to quit again once that is on disk. The signal fires when it begins. */
export function closeBeforeQuitting(close: () => Promise<void>): AbortSignal {
  const quitting = new AbortController()
  let state: 'open' | 'closing' | 'closed' = 'open'
  app.on('will-quit', (event) => {
    if (state === 'closed') return
    event.preventDefault()
    if (state === 'closing') return
    state = 'closing'
    quitting.abort()
    void withinTime(close())
      .catch(reportFault)
      .finally(() => {
        state = 'closed'
        app.quit()
      })
  })
  return quitting.signal
}

async function withinTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`saving took longer than ${CLOSE_WITHIN_MS / 1000} seconds, so Caravan stopped waiting`)), CLOSE_WITHIN_MS)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
