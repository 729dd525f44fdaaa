import { powerSaveBlocker } from 'electron'

/** Keeps the display awake while any page wants it so. */
export class StayAwake {
  #wanted = 0
  #blocker: number | null = null

  /** Awake from now on until `signal` ends it. */
  async *stay(signal: AbortSignal | undefined): AsyncGenerator<{ readonly awake: true }, void, void> {
    this.#wanted += 1
    this.#blocker ??= powerSaveBlocker.start('prevent-display-sleep')
    try {
      yield { awake: true }
      await ended(signal)
    } finally {
      this.#wanted -= 1
      if (this.#wanted === 0) this.#sleep()
    }
  }

  #sleep(): void {
    if (this.#blocker !== null) powerSaveBlocker.stop(this.#blocker)
    this.#blocker = null
  }
}

function ended(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal === undefined || signal.aborted) return resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
