const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5000

/** Tries there are; the pauses between them add up to about eight seconds. */
const TRIES = 6

/** Pause before the n-th try in a row (from 0), in milliseconds. */
export function pauseBefore(attempt: number, longest = LONGEST_PAUSE_MS): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** attempt, longest)
}

/** Waits before the n-th try in a row, or until `signal` ends it. */
export function pause(attempt: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, pauseBefore(attempt))
    signal?.addEventListener('abort', end)
  })
}

export interface RetryOptions {
  /** Ends the tries: then it rejects. */
  readonly signal?: AbortSignal
  /** Waited for before each try. */
  readonly ready?: () => Promise<void>
  /** Whether a failure is the host's; after one that is not, the tries are counted again. */
  readonly counts?: () => boolean | Promise<boolean>
}

/** Tries again after a failure, for the host may just be starting again; at last it rejects with the first of them, for browsers say of a later one only what came of it. */
export async function retry<T>(load: () => Promise<T>, { signal, ready, counts = () => true }: RetryOptions = {}): Promise<T> {
  let first: { readonly fault: unknown } | null = null
  for (let attempt = 0; ;) {
    await ready?.()
    try {
      return await load()
    } catch (fault) {
      first ??= { fault }
      const counted = await counts()
      if (signal?.aborted === true || (counted && attempt + 1 >= TRIES)) throw first.fault
      if (counted) await pause(attempt++, signal)
      else attempt = 0
    }
  }
}
