import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_ALPHABET, CODE_LENGTH, plainCode } from '#shared/contract/joining'

/** How long the code and link of one match are good, in milliseconds. */
export const CODE_LASTS_MS = 10 * 60_000

/** The keys for joining: a code to type, and a secret in the QR code that nobody could type or guess. */
export interface JoinKey {
  readonly code: string
  readonly secret: string
  /** Milliseconds of the table's clock, which is never set. */
  readonly until: number
}

/** Good from now for so long; an evening's are good until others take their place. */
export function newJoinKey(now: number, lasts = CODE_LASTS_MS): JoinKey {
  const code = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
  return { code, secret: newToken(16), until: now + lasts }
}

/** Whether it could be a code, so that sending it is a guess; an old link is none. */
export function isCode(sent: string): boolean {
  return plainCode(sent).length === CODE_LENGTH
}

/** Whether it is the code that was sent, as someone typed it; how long the comparison takes gives nothing away. */
export function opensByCode({ code, until }: JoinKey, sent: string, now: number): boolean {
  return isSameSecret(plainCode(sent), code) && now < until
}

/** Whether it is the secret of the QR code that was sent, which nobody guesses. */
export function opensBySecret({ secret, until }: JoinKey, sent: string, now: number): boolean {
  return isSameSecret(sent, secret) && now < until
}

/** Random bytes as text for an address or a header. */
export function newToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}

/** What is kept of a token: enough to know it again, too little to make it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function isSameSecret(sent: string, kept: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(sent), digest(kept))
}
