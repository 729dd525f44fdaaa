/** What a live stream has first, after which it is left; null where it ends without anything. */
export async function firstOf<T>(open: (signal: AbortSignal) => Promise<AsyncIterable<T>>): Promise<T | null> {
  const enough = new AbortController()
  try {
    for await (const value of await open(enough.signal)) return value
    return null
  } finally {
    enough.abort()
  }
}
