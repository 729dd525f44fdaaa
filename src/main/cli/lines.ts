import { constants } from 'node:buffer'
import { StringDecoder } from 'node:string_decoder'

/** Longest record that is read, in UTF-16 units: what the engine can hold as one text. */
export const LONGEST_RECORD = constants.MAX_STRING_LENGTH

/** A line, or null for one that is longer than a record may be. */
export type InputLine = string | null

/** The line that is being read, piece by piece. */
class Unfinished {
  readonly #longest: number
  #pieces: string[] = []
  #length = 0

  constructor(longest: number) {
    this.#longest = longest
  }

  /** Of a line that is too long only its length is kept. */
  add(piece: string): void {
    this.#length += piece.length
    if (this.#length > this.#longest) this.#pieces = []
    else this.#pieces.push(piece)
  }

  /** The line as it is ended, and begins the next one. */
  end(): InputLine {
    const line = this.#length > this.#longest ? null : this.#pieces.join('')
    this.#pieces = []
    this.#length = 0
    return line
  }
}

/**
 * Splits bytes into lines, a batch for each chunk that arrives; the line end (LF or CRLF) is not part of a line.
 *
 * Only the unfinished last line is held, and of one that is too long nothing, so a file of any length is read in constant memory.
 */
export async function* lineBatches(chunks: AsyncIterable<Uint8Array>, longest = LONGEST_RECORD): AsyncGenerator<readonly InputLine[]> {
  const decoder = new StringDecoder('utf8')
  const unfinished = new Unfinished(longest)
  for await (const chunk of chunks) {
    const parts = decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)).split('\n')
    const lines = parts.slice(0, -1).map((part) => {
      unfinished.add(part)
      return unfinished.end()
    })
    unfinished.add(parts.at(-1) ?? '')
    if (lines.length > 0) yield lines
  }
  unfinished.add(decoder.end())
  const last = unfinished.end()
  if (last !== '') yield [last]
}
