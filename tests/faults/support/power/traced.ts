import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Operation } from './disk'

/** System calls that change what lies on a disk, and by what name the model has them. */
const CALLS: Readonly<Record<string, string>> = {
  mkdir: 'create-folder',
  rename: 'rename',
  unlink: 'remove',
  rmdir: 'remove-folder',
  write: 'write',
  writev: 'write',
  pwrite64: 'write',
  fsync: 'flush',
  fdatasync: 'flush',
  openat: 'create',
}

/** What a program asks of the disk below a folder, in order, as strace(1) saw it. */
export function tracedCalls(program: string, root: string, args: readonly string[]): readonly string[] {
  const trace = join(root, 'trace')
  for (const folder of ['home/family', 'media/stick']) mkdirSync(join(root, folder), { recursive: true })
  const options = ['-f', '-y', '-qq', '-s', '4096', '-e', `trace=${Object.keys(CALLS).join(',')}`, '-o', trace]
  const { status, stderr } = spawnSync('strace', [...options, process.execPath, program, root, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the traced program failed: ${stderr}`)
  return inOneForm(callsIn(readFileSync(trace, 'utf8'), root))
}

/** The same of what the model was asked for. */
export function modelCalls(operations: readonly Operation[]): readonly string[] {
  return inOneForm(
    operations.map((operation) => {
      const kind = operation.kind === 'flush-folder' ? 'flush' : operation.kind
      return operation.kind === 'rename' ? `rename ${operation.path} ${operation.to}` : `${kind} ${operation.path}`
    }),
  )
}

function callsIn(trace: string, root: string): readonly string[] {
  const calls: string[] = []
  const begun = new Map<string, string>()
  for (const line of trace.split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    const ended = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)
    if (rest.endsWith('<unfinished ...>')) begun.set(thread, rest.slice(0, -'<unfinished ...>'.length))
    else {
      const call = callIn(ended === null ? rest : `${begun.get(thread) ?? ''}${ended[1] ?? ''}`, root)
      if (call !== null) calls.push(call)
    }
  }
  return calls
}

/** Null for one that failed, changed nothing, or was about something else. */
function callIn(text: string, root: string): string | null {
  const [, name = '', args = ''] = /^(\w+)\((.*)\) += +\d+/s.exec(text) ?? []
  const kind = CALLS[name]
  if (kind === undefined || (kind === 'create' && !args.includes('O_CREAT'))) return null
  const named = kind === 'flush' || kind === 'write' ? [...args.matchAll(/^\d+<([^>]*)>/g)] : [...args.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
  const paths = named.map(([, path = '']) => path)
  if (!paths.every((path) => path.startsWith(`${root}/`))) return null
  return `${kind} ${paths.map((path) => path.slice(root.length)).join(' ')}`
}

/**
 * Without what differs between two runs that ask for the same: names that chance makes, how many parts a file is written in, and which of two calls comes first
 * that are made at the same time (the end of a claim).
 */
function inOneForm(calls: readonly string[]): readonly string[] {
  const even = calls.map((call) => call.replaceAll(/[0-9a-f]{8}-[0-9a-f]{12}(?=$|[ /])/g, '<token>').replaceAll(/\.[0-9a-f]{12}\.tmp/g, '.<chance>.tmp'))
  const once = even.filter((call, at) => !(call.startsWith('write ') && call === even[at - 1]))
  for (let at = 1; at < once.length; at++) {
    const [before = '', call = ''] = [once[at - 1], once[at]]
    if (before.startsWith('remove-folder ') && before.endsWith('.claim') && call.startsWith('flush ')) [once[at - 1], once[at]] = [call, before]
  }
  return once
}
