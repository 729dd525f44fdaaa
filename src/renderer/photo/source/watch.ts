/** How long the picture has to stand still before it is looked at, in milliseconds. */
export const STILL_MS = 1000

/** What watching the table knows. */
export interface Watch {
  /** Since when nothing has moved, in milliseconds; null while something does. */
  readonly stillSince: number | null
  /** Counts movements and changes of the game: what was seen before one says nothing about after it. */
  readonly epoch: number
  /** What the last look found, to be found a second time. */
  readonly candidate: string | null
  /** What lies there has been read and reported; nothing to do until something moves. */
  readonly settled: boolean
}

export const WATCH_BEGINS: Watch = { stillSince: null, epoch: 0, candidate: null, settled: false }

/** The next frame of the camera: whether something moved since the one before it. */
export function afterFrame(watch: Watch, at: number, moved: boolean): Watch {
  if (moved) return { stillSince: null, epoch: watch.epoch + 1, candidate: null, settled: false }
  return watch.stillSince === null ? { ...watch, stillSince: at } : watch
}

/** Whether it is time to look at what lies there. */
export function wantsLook(watch: Watch, at: number): boolean {
  return !watch.settled && watch.stillSince !== null && at - watch.stillSince >= STILL_MS
}

/** What a look that was begun in `epoch` found: the play it would propose, or null. The same found twice running is proposed. */
export function afterLook(watch: Watch, epoch: number, found: string | null): { readonly watch: Watch; readonly propose: boolean } {
  if (epoch !== watch.epoch) return { watch, propose: false }
  if (found === null) return { watch: { ...watch, candidate: null, settled: true }, propose: false }
  if (found !== watch.candidate) return { watch: { ...watch, candidate: found }, propose: false }
  return { watch: { ...watch, settled: true }, propose: true }
}

/** What the game expects has changed, so what lies there is looked at again. */
export function lookAgain(watch: Watch): Watch {
  return { ...watch, epoch: watch.epoch + 1, candidate: null, settled: false }
}

/** A brightness changes at least so much, of 255, where something moves; sensors and lamps flicker less. */
const CHANGE = 18
/** At least this share of the places changes when something moves. */
const SHARE = 0.004

/** Whether something moved between two small grey pictures of the same size. */
export function hasMoved(before: Uint8Array, after: Uint8Array): boolean {
  let changed = 0
  for (let i = 0; i < after.length; i++) if (Math.abs((after[i] as number) - (before[i] ?? 0)) > CHANGE) changed++
  return before.length !== after.length || changed > after.length * SHARE
}
