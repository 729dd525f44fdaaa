import { StringDecoder } from 'node:string_decoder'

/**
 * Splits bytes into lines, a batch for each chunk that arrives; the line end (LF or CRLF) is not part of a line.
 *
 * Only the unfinished last line is held, so a file of any length is read in constant memory.
 */
export async function* lineBatches(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new StringDecoder('utf8')
  let held: string[] = []
  for await (const chunk of chunks) {
    const parts = decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)).split('\n')
    const [first = '', ...rest] = parts
    if (rest.length === 0) {
      held.push(first)
      continue
    }
    const last = rest.pop() ?? ''
    yield [held.join('') + first, ...rest]
    held = [last]
  }
  const end = held.join('') + decoder.end()
  if (end !== '') yield [end]
}
