import { createCipheriv, randomUUID } from 'node:crypto'
import { Random, seedOf } from '#shared/kernel/random'
import { SEED } from './runs'

/** What is left to chance for one purpose: drawn from the seed of the run (`FC_SEED`) and the purpose's name, so that it can be repeated. */
export class Chance extends Random {
  constructor(purpose: string) {
    super(seedOf(SEED, ...Array.from(purpose, (letter) => letter.codePointAt(0) ?? 0)))
  }

  /** As bytes of a photo or of a key are: they cannot be made shorter. */
  bytes(count: number): Buffer {
    const key = Uint8Array.from({ length: 16 }, () => this.below(256))
    return createCipheriv('aes-128-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(count))
  }

  /** An id as `crypto.randomUUID` gives them (RFC 9562, version 4). */
  id(): string {
    const hex = this.bytes(16).toString('hex')
    const variant = '89ab'.charAt(this.below(4))
    return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`, hex.slice(20)].join('-')
  }
}

/**
 * An id that nobody has had before: for programs beside the tests, which end and start again in the middle of their work.
 *
 * A test takes `newId` of `ids.ts`. Nothing may depend on which this one is.
 */
export const freshId = (): string => randomUUID()
