/** A call that ends when whoever made it no longer wants the answer, or when the way it took is `lost`, whether or not the call heeds its signal. */
export async function untilDropped<T>(lost: AbortSignal, wanted: AbortSignal | undefined, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController()
  const given = new Promise<never>((_, reject) => stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Error), { once: true }))
  const end = (): void => stop.abort(wanted?.reason)
  lost.addEventListener('abort', end, { once: true })
  wanted?.addEventListener('abort', end, { once: true })
  if (lost.aborted || wanted?.aborted === true) end()
  const forget = (): void => {
    lost.removeEventListener('abort', end)
    wanted?.removeEventListener('abort', end)
  }
  given.catch(forget)
  try {
    const answer = await Promise.race([call(stop.signal), given])
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
