/** A call that ends when whoever made it no longer wants the answer, or when the way it took is `lost`. */
export async function untilDropped<T>(lost: AbortSignal, wanted: AbortSignal | undefined, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController()
  const end = (): void => stop.abort(wanted?.reason)
  const listen = { once: true, signal: stop.signal }
  lost.addEventListener('abort', end, listen)
  wanted?.addEventListener('abort', end, listen)
  if (lost.aborted || wanted?.aborted === true) end()
  const forget = (): void => {
    lost.removeEventListener('abort', end)
    wanted?.removeEventListener('abort', end)
  }
  try {
    const answer = await call(stop.signal)
    /* A stream goes on after the call was answered. */
    if (!isStream(answer)) forget()
    return answer
  } catch (fault) {
    forget()
    throw fault
  }
}

function isStream(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer
}
