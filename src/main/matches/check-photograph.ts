import type { CommandRefusal } from '#shared/contract/schemas'
import { err, ok, type Result } from '#shared/kernel/result'
import { PHOTOGRAPH_LIMITS } from '#shared/match/photo'
import { photoName } from '../store/photo-store'
import { checkJpeg } from '../common/check-jpeg'

type BadPhotograph = Extract<CommandRefusal, { kind: 'bad-photograph' }>

/** A photograph to be kept, and the name it is kept under. */
export interface Photograph {
  readonly name: string
  readonly jpeg: Uint8Array
}

/** A photograph as a message carries it (base64), or why it is none that is kept. */
export function checkPhotograph(base64: string): Result<Photograph, BadPhotograph> {
  const checked = checkJpeg(base64, PHOTOGRAPH_LIMITS)
  return checked.ok ? ok({ name: photoName(checked.value), jpeg: checked.value }) : err({ kind: 'bad-photograph', why: checked.error })
}
