import { NO_FILES, shortDetail, type Damage } from '#shared/contract/damage'
import type { NotRead } from '#shared/contract/schemas'
import type { Notice } from '#shared/contract/lists'
import { errorCode } from './error-code'
import { NewerFile, UnreadableFile } from './json-adapter'
import { UnsuitableFile } from './regular-file'
import { messageWithoutPaths } from './without-paths'

/** The system is short of something for now; the file itself may be sound, or not even there. */
const SHORT = ['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EBUSY', 'EAWAY']

const WHY_OF_CODE: Readonly<Record<string, NotRead['why']>> = { EACCES: 'not-permitted', EPERM: 'not-permitted', EIO: 'input-output', ESTALE: 'input-output' }

/** Why a file could not be read, from what reading threw. */
export function notReadOf(error: unknown): NotRead {
  const detail = messageWithoutPaths(error)
  if (error instanceof UnsuitableFile)
    return { why: error.what, detail, ...(error.what === 'too-large' ? { size: { found: error.size, allowed: error.most } } : {}) }
  const code = errorCode(error) ?? ''
  return { why: SHORT.includes(code) ? 'short' : (WHY_OF_CODE[code] ?? 'other'), detail }
}

/** The same as what is wrong with a match. */
function damageOfNotRead(error: unknown): Damage {
  if (error instanceof UnsuitableFile && error.what === 'too-large')
    return { kind: 'over-limit', limit: 'file-size', found: error.size, allowed: error.most, round: null, event: null }
  const { why, detail } = notReadOf(error)
  const what = NO_FILES.find((each) => each === why)
  return { kind: 'not-readable', why: WHY_OF_DAMAGE[why], detail: shortDetail(detail), ...(what === undefined ? {} : { what }) }
}

/** What is wrong with a file, from what reading it threw. */
export function damageIn(error: Error): Damage {
  if (error instanceof NewerFile) return { kind: 'newer' }
  return error instanceof UnreadableFile ? error.damage : damageOfNotRead(error)
}

const WHY_OF_DAMAGE: Readonly<Record<NotRead['why'], Extract<Damage, { kind: 'not-readable' }>['why']>> = {
  folder: 'not-a-file',
  link: 'not-a-file',
  pipe: 'not-a-file',
  socket: 'not-a-file',
  device: 'not-a-file',
  'too-large': 'not-a-file',
  'not-permitted': 'not-permitted',
  'input-output': 'input-output',
  short: 'busy',
  other: 'other',
}

export function notReadNotice(file: string, notRead: NotRead): Notice {
  return { kind: 'not-read', id: notReadId(file), file, ...notRead }
}

export function notReadId(file: string): string {
  return `not-read:${file}`.slice(0, 100)
}
