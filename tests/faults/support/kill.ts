import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as later } from 'node:timers/promises'
import { MANY } from '../../every'

/** Lets so many milliseconds pass, at the end of which something is killed. */
export const wait = (milliseconds: number): Promise<void> => later(milliseconds)

/** How often a test kills its child: ten times as often at night, and more often where `npm run test:faults` asks for it. */
export function killsOf(usual: number): number {
  return Math.max(usual * (MANY ? 10 : 1), Number(process.env['CARAVAN_KILLS'] ?? 0))
}

/** What a child acknowledged last. */
export interface Heard {
  readonly matchId: string
  readonly revision: number
}

/** Runs a child that says what it acknowledges, until it dies: on its own, or (`afterMs`) by SIGKILL so long after it has said so many `lines`. */
export async function untilKilled(program: string, args: readonly string[], afterMs?: number, lines = 1): Promise<Heard> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  const ended = once(child, 'close')
  const begun = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.split('\n').length > lines) resolve()
    })
  })
  if (afterMs !== undefined) {
    await Promise.race([begun, ended])
    await wait(afterMs)
    child.kill('SIGKILL')
  }
  await ended
  // a line counts once it is complete: what was cut off in the pipe was not heard
  const heard = said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1)
  const [matchId = '', revision = ''] = (heard ?? '').split(' ')
  return { matchId, revision: Number(revision) }
}
