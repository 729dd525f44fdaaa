import type { CommandRefusal } from '#shared/contract/schemas'
import { err } from '#shared/kernel/result'
import { limitText, type OverLimit } from '#shared/match/limits'
import { errorCode } from './files'
import { messageWithoutPaths } from './without-paths'

type NotSavedRefusal = Extract<CommandRefusal, { kind: 'not-saved' }>
export type SaveFaultReason = NotSavedRefusal['reason']

/** The disk did not take what was written; what was there before is still there. */
export class SaveFault extends Error {
  override readonly name = 'SaveFault'
  readonly reason: SaveFaultReason

  constructor(reason: SaveFaultReason, detail: string, options?: ErrorOptions) {
    super(detail, options)
    this.reason = reason
  }

  /** In the contract's form. */
  toRefusal(): NotSavedRefusal {
    return { kind: 'not-saved', reason: this.reason, detail: this.message }
  }
}

/** What was to be written goes beyond a limit; the disk was not asked. */
export class LimitFault extends SaveFault {
  readonly over: OverLimit

  constructor(over: OverLimit) {
    super('other', limitText(over))
    this.over = over
  }
}

/** What the disk did not take, as an answer; throws anything else. */
export function notSaved(error: unknown): ReturnType<typeof err<NotSavedRefusal>> {
  if (error instanceof SaveFault) return err(error.toRefusal())
  throw error
}

/** Why a command did not come to the disk, in the contract's form. */
export function saveRefusal(fault: SaveFault): CommandRefusal {
  if (!(fault instanceof LimitFault)) return fault.toRefusal()
  const { limit, found, allowed } = fault.over
  return { kind: 'over-limit', limit, found, allowed }
}

const REASON_OF_CODE: Readonly<Record<string, SaveFaultReason>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'read-only',
  EACCES: 'not-permitted',
  EPERM: 'not-permitted',
  EIO: 'input-output',
}

export function toSaveFault(error: unknown): SaveFault {
  if (error instanceof SaveFault) return error
  return new SaveFault(REASON_OF_CODE[errorCode(error) ?? ''] ?? 'other', messageWithoutPaths(error), { cause: error })
}
