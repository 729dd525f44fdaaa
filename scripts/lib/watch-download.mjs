// Loaded before Electron's own installer, which says nothing while it downloads, waits for ever, and keeps to itself why nothing comes: counts what comes,
// tells its parent, and gives up after a silence.

/** A line that sends nothing for so long is dead, in milliseconds. */
const SILENCE_MS = Number(process.env.CARAVAN_SILENCE_MS ?? 60_000)
const TELL_EVERY_BYTES = 500_000

const tell = (progress) => void process.send?.(progress)

/** The error that began it: `fetch` itself says only that it failed. */
const causeOf = (error) => {
  let cause = error
  while (cause.cause instanceof Error) cause = cause.cause
  if (cause instanceof AggregateError) cause = cause.errors[0] ?? cause
  const { code, message } = cause
  return new Error(code === undefined || message.includes(code) ? message : `${message} (${code})`, { cause: error })
}

const real = globalThis.fetch

globalThis.fetch = async (address, options = {}) => {
  const silent = new AbortController()
  let timer
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(new Error(`nothing came for ${SILENCE_MS / 1000} seconds`)), SILENCE_MS)
  }
  heard()
  let response
  try {
    response = await real(address, { ...options, signal: silent.signal })
  } catch (error) {
    clearTimeout(timer)
    throw causeOf(error)
  }
  heard()
  if (!response.ok || response.body === null) {
    clearTimeout(timer)
    return response
  }
  const total = Number(response.headers.get('content-length')) || null
  const source = response.body
  const counted = async function* () {
    let done = 0
    let told = 0
    tell({ done, total })
    try {
      for await (const chunk of source) {
        heard()
        done += chunk.length
        if (done - told >= TELL_EVERY_BYTES) tell({ done: (told = done), total })
        yield chunk
      }
      tell({ done, total, unpacking: true })
    } catch (error) {
      throw causeOf(error)
    } finally {
      clearTimeout(timer)
    }
  }
  Object.defineProperty(response, 'body', { value: ReadableStream.from(counted()) })
  return response
}
