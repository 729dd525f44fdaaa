import type { CommandRefusal } from '#shared/contract/schemas'
import { errorCode } from './files'

type NotSaved = Extract<CommandRefusal, { kind: 'not-saved' }>
export type SaveFaultReason = NotSaved['reason']

/** The disk did not take what was written; what was there before is still there. */
export class SaveFault extends Error {
  override readonly name = 'SaveFault'
  readonly reason: SaveFaultReason

  constructor(reason: SaveFaultReason, detail: string, options?: ErrorOptions) {
    super(detail, options)
    this.reason = reason
  }

  /** As the contract tells it. */
  toRefusal(): NotSaved {
    return { kind: 'not-saved', reason: this.reason, detail: this.message }
  }
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
  const detail = error instanceof Error ? error.message : String(error)
  return new SaveFault(REASON_OF_CODE[errorCode(error) ?? ''] ?? 'other', detail, { cause: error })
}
