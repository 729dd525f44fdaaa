import type { CommandRefusal } from '#shared/contract/schemas'
import { err, ok, type Result } from '#shared/kernel/result'
import { PHOTO_LIMITS } from '#shared/match/photo'
import { photoName } from '../store/photo-store'
import { checkJpeg } from '../common/check-jpeg'

type BadPhoto = Extract<CommandRefusal, { kind: 'bad-photo' }>

/** A photo to be kept, and the name it is kept under. */
export interface SentPhoto {
  readonly name: string
  readonly jpeg: Uint8Array
}

/** A photo as a message carries it (base64), or why it is none that is kept. */
export function checkPhoto(base64: string): Result<SentPhoto, BadPhoto> {
  const checked = checkJpeg(base64, PHOTO_LIMITS)
  return checked.ok ? ok({ name: photoName(checked.value), jpeg: checked.value }) : err({ kind: 'bad-photo', why: checked.error })
}
