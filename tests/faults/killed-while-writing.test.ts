import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { look, openApp } from '../unit/main/support/apps'
import { bundle } from '../unit/main/support/bundle'
import { temporaryFolder } from '../unit/main/support/folder'
import { untilKilled } from './support/kill'

const KILLS = 60

test(`killed ${KILLS} times at random moments: every play it acknowledged is in the file, and the file always parses`, { timeout: 120_000 }, async () => {
  const program = await bundle('tests/faults/support/acknowledging-child.ts', temporaryFolder())
  const folder = temporaryFolder()
  let { matchId, revision } = await untilKilled(program, [folder], Math.random() * 60)
  for (let kills = 1; ; kills++) {
    const content = JSON.parse(readFileSync(join(folder, 'matches', `${matchId}.json`), 'utf8')) as { revision: number; rounds: { events: unknown[] }[] }
    expect(content.revision).toBeGreaterThanOrEqual(revision)
    expect(content.rounds[0]?.events).toHaveLength(content.revision)
    if (kills === KILLS) break
    ;({ matchId, revision } = await untilKilled(program, [folder, matchId], Math.random() * 60))
  }
  expect(revision, 'the child got on with its work between the kills').toBeGreaterThan(KILLS)
  const app = await openApp(folder)
  expect((await look(app, matchId)).revision).toBeGreaterThanOrEqual(revision)
  const first = await app.home(undefined).next()
  expect(first.value).toMatchObject({ notices: [], matches: [{ matchId }] })
})
