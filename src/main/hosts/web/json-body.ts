import type { IncomingMessage } from 'node:http'

/** What was sent, as JSON, undefined where it is none; null where it is more than `limit` bytes. */
export async function jsonBodyOf(request: IncomingMessage, limit: number): Promise<{ readonly value: unknown } | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > limit) return null
    parts.push(part)
  }
  try {
    return { value: JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown }
  } catch {
    return { value: undefined }
  }
}
