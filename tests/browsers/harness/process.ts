import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Processes that run; a test run that is broken off leaves none behind. */
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => killGroup(child)))

/** A browser is many processes. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // they have ended
  }
}

/** A program with the processes that it starts. */
export interface Program {
  readonly printed: () => string
  readonly hasEnded: () => boolean
  readonly kill: () => Promise<void>
}

/** Starts a program in a group of its own, so that all that it starts ends with it. */
export function startProgram(program: string, args: readonly string[], env: Readonly<Record<string, string>>): Program {
  const child = spawn(program, args, { detached: true, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let printed = ''
  let ended = false
  const read = (text: string): void => void (printed += text)
  child.stdout.setEncoding('utf8').on('data', read)
  child.stderr.setEncoding('utf8').on('data', read)
  child.once('error', ({ message }) => {
    read(message)
    ended = true
  })
  child.once('exit', () => (ended = true))
  return {
    printed: () => printed,
    hasEnded: () => ended,
    kill: async () => {
      const gone = ended ? undefined : once(child, 'exit')
      killGroup(child)
      await gone
      running.delete(child)
    },
  }
}
