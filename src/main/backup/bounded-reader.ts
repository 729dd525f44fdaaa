import yauzl from 'yauzl'
import type { FileParts } from '../store/files'

/** Bytes that are read at once: a directory is asked for in pieces of 46. */
const WINDOW = 256 * 1024

type ReadCallback = (error: Error | null, bytesRead?: number) => void

/**
 * The bytes of an open file, for yauzl.
 *
 * The library reads at positions that stand in the file and goes on in callbacks. A position outside the file is an error of that one
 * reading here, and `failed` gets what the library throws in a callback, where nobody else could catch it.
 */
export class BoundedReader extends yauzl.RandomAccessReader {
  readonly size: number
  readonly #file: FileParts
  readonly #failed: (fault: unknown) => void
  #window: { readonly start: number; readonly bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) }

  constructor(file: FileParts, failed: (fault: unknown) => void) {
    super()
    this.#file = file
    this.size = file.size
    this.#failed = failed
  }

  override read(buffer: Buffer, offset: number, length: number, position: number, callback: ReadCallback): void {
    const answer: ReadCallback = (...answered) => {
      try {
        callback(...answered)
      } catch (fault) {
        this.#failed(fault)
      }
    }
    void this.#near(position, length).then(
      (bytes) => answer(null, bytes.copy(buffer, offset)),
      (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
    )
  }

  /** Entries are read by `bytes`, not by streams of the library. */
  override _readStreamForRange(): never {
    throw new Error('entries are read whole')
  }

  /** That part of the file; an error where it is not within the file, or the file has become shorter. */
  async bytes(position: number, length: number): Promise<Buffer> {
    this.#check(position, length)
    const whole = Buffer.allocUnsafe(length)
    for (let read = 0; read < length;) {
      const bytesRead = await this.#file.read(whole, read, length - read, position + read)
      if (bytesRead === 0) throw new Error('the file ends early')
      read += bytesRead
    }
    return whole
  }

  /** The same for small parts that lie side by side. */
  async #near(position: number, length: number): Promise<Buffer> {
    this.#check(position, length)
    const within = ({ start, bytes }: { readonly start: number; readonly bytes: Buffer }): Buffer | null =>
      position >= start && position + length <= start + bytes.length ? bytes.subarray(position - start, position - start + length) : null
    const known = within(this.#window)
    if (known !== null) return known
    const window = { start: position, bytes: await this.bytes(position, Math.min(Math.max(length, WINDOW), this.size - position)) }
    this.#window = window
    return window.bytes.subarray(0, length)
  }

  #check(position: number, length: number): void {
    const inside = Number.isSafeInteger(position) && Number.isSafeInteger(length) && position >= 0 && length >= 0 && position + length <= this.size
    if (!inside) throw new Error(`it points to ${length} bytes at ${position}, and the file has ${this.size}`)
  }
}
