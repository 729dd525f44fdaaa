import { basename } from 'node:path'

/** Frames of a stack that are told: enough to find the place, few enough for one line. */
const FRAMES = 6
const FILE_NAME = /^[\w.-]+\.[cm]?[jt]s$/
/** What errors are called in code, and what systems and Node call their codes: `SaveFault`, `ENOSPC`, `ERR_INVALID_ARG_TYPE`. */
const ERROR_NAME = /^[A-Z][A-Za-z]{0,40}(Error|Fault)$/
const ERROR_CODE = /^(E[A-Z0-9]{2,20}|[A-Z]+(_[A-Z]+)+)$/

/**
 * A fault in one line without a word that a person may have written: the kind of error, its code, and where in the program.
 *
 * Its message is left out, for it may hold names, notes, places or paths; `at chunks.js:12:3` says to a developer as much.
 */
export function faultLine(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `thrown ${typeof thrown}`
  return [kindOf(thrown), ...framesOf(thrown), ...causeOf(thrown)].join(' ')
}

function kindOf(fault: Error): string {
  const name = ERROR_NAME.test(fault.name) ? fault.name : 'Error'
  const code = 'code' in fault && typeof fault.code === 'string' && ERROR_CODE.test(fault.code) ? ` ${fault.code}` : ''
  return name + code
}

/** The stack begins with name and message, and a message may look like a frame. */
function framesOf({ name, message, stack = '' }: Error): readonly string[] {
  const at = message === '' ? 0 : stack.indexOf(message)
  if (at < 0) return []
  const frames = stack
    .slice(at + (message === '' ? name.length : message.length))
    .split('\n')
    .slice(1, FRAMES + 1)
  return frames.flatMap((frame) => {
    const [, path = '', line = '', column = ''] = /([^\s(]+):(\d+):(\d+)\)?$/.exec(frame) ?? []
    const file = basename(path.replaceAll('\\', '/'))
    return FILE_NAME.test(file) ? [`at ${file}:${line}:${column}`] : []
  })
}

function causeOf({ cause }: Error): readonly string[] {
  return cause instanceof Error ? [`because ${kindOf(cause)}`] : []
}
