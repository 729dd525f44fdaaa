import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { look, openApp } from '../unit/main/support/apps'
import { bundle } from '../unit/main/support/bundle'
import { temporaryFolder } from '../unit/main/support/folder'

const KILLS = 60

/** Runs the child, kills it a moment after its first acknowledgement, and gives the last thing it acknowledged. */
async function killedAtRandom(program: string, args: readonly string[]) {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(child, 'close')
  await Promise.race([once(child.stdout, 'data'), ended])
  await wait(Math.random() * 60)
  child.kill('SIGKILL')
  await ended
  // a line counts once it is complete: what was cut off in the pipe was not heard
  const heard = said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1)
  const [matchId = '', revision = ''] = (heard ?? '').split(' ')
  return { matchId, revision: Number(revision) }
}

test(`killed ${KILLS} times at random moments: every play it acknowledged is in the file, and the file always parses`, { timeout: 120_000 }, async () => {
  const program = await bundle('tests/faults/support/acknowledging-child.ts', temporaryFolder())
  const folder = temporaryFolder()
  let { matchId, revision } = await killedAtRandom(program, [folder])
  for (let kills = 1; ; kills++) {
    const content = JSON.parse(readFileSync(join(folder, 'matches', `${matchId}.json`), 'utf8')) as { revision: number; rounds: { events: unknown[] }[] }
    expect(content.revision).toBeGreaterThanOrEqual(revision)
    expect(content.rounds[0]?.events).toHaveLength(content.revision)
    if (kills === KILLS) break
    ;({ matchId, revision } = await killedAtRandom(program, [folder, matchId]))
  }
  expect(revision, 'the child got on with its work between the kills').toBeGreaterThan(KILLS)
  const app = await openApp(folder)
  expect((await look(app, matchId)).revision).toBeGreaterThanOrEqual(revision)
  const first = await app.home(undefined).next()
  expect(first.value).toMatchObject({ notices: [], matches: [{ matchId }] })
})
