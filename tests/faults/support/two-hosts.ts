import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import type { Task, TaskOutcome } from './two-hosts-child'

/** A process of its own with a device folder of its own on a data folder. */
export interface Host {
  readonly device: string
  /** Does the tasks at that moment. */
  readonly perform: (at: number, tasks: readonly Task[]) => Promise<readonly TaskOutcome[]>
  /** What it has said so far, whole lines alone. */
  readonly said: () => readonly string[]
  readonly process: ChildProcess
  readonly ended: Promise<unknown>
}

/** So far ahead is a moment named that both hosts have heard of it, in milliseconds. */
const AHEAD_MS = 15

/** Starts a host; one that gets a match changes it for ever. */
export async function startHost(program: string, dataFolder: string, device: string, known = ''): Promise<Host> {
  const child = spawn(process.execPath, [program, dataFolder, join(dataFolder, `device-${device}`), device, ...(known === '' ? [] : [known])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  let heard: (line: string) => void = () => undefined
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    heard(line)
  })
  const next = (): Promise<string> => new Promise((resolve) => (heard = resolve))
  const ended = once(child, 'close')
  const first = next()
  if (known === '') await first
  return {
    device,
    async perform(at, tasks) {
      const answer = next()
      child.stdin.write(`${JSON.stringify({ at, tasks })}\n`)
      return JSON.parse(await answer) as readonly TaskOutcome[]
    },
    said: () => lines,
    process: child,
    ended,
  }
}

/** Lets each host do its tasks at the same moment. */
export async function together(tasks: ReadonlyMap<Host, readonly Task[]>): Promise<readonly (readonly TaskOutcome[])[]> {
  const at = Date.now() + AHEAD_MS
  return Promise.all([...tasks].map(([host, own]) => host.perform(at, own)))
}
