import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** The time, to the minute; "today" becomes "yesterday" on a page that stays open. */
export function useNow(): Date {
  return useSyncExternalStore(eachMinute, currentMinute, whenRendered)
}

let now: Date | null = null
let timer: ReturnType<typeof setInterval> | undefined
const clockListeners = new Set<() => void>()

/* One clock for all: a snapshot has to stay the same object until it changes. */
function currentMinute(): Date {
  const time = Date.now()
  if (now === null || time - now.getTime() >= MINUTE_MS || time < now.getTime()) now = new Date(time)
  return now
}

function eachMinute(onChange: () => void): () => void {
  clockListeners.add(onChange)
  timer ??= setInterval(() => {
    for (const listener of [...clockListeners]) listener()
  }, MINUTE_MS)
  return () => {
    clockListeners.delete(onChange)
    if (clockListeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

let hostRenderedAt: Date | null = null

/** Tells what time it was when the host rendered the page, for the host, and for the page while it is hydrated. */
export function renderAt(moment: Date): void {
  hostRenderedAt = moment
  now = moment
}

const whenRendered = (): Date => hostRenderedAt ?? currentMinute()
