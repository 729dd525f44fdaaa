import { pauseBefore } from './connection'

/** Tries there are; the pauses between them add up to about eight seconds. */
export const TRIES = 6

/** Fetching again after a failure is worth it, for the host may just be starting again; at last it rejects. */
export async function retry<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load()
    } catch (fault) {
      if (attempt + 1 >= TRIES) throw fault
      await new Promise((resolve) => setTimeout(resolve, pauseBefore(attempt)))
    }
  }
}
