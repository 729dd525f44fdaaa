/** What a live stream has first that is `wanted`, after which it is left; null where it ends without any. */
export async function firstOf<T>(open: (signal: AbortSignal) => Promise<AsyncIterable<T>>, wanted: (value: T) => boolean = () => true): Promise<T | null> {
  const enough = new AbortController()
  try {
    for await (const value of await open(enough.signal)) if (wanted(value)) return value
    return null
  } finally {
    enough.abort()
  }
}
