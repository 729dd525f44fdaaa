import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { look, openApp } from '../support/main/apps'
import { bundle } from '../support/main/bundle'
import { temporaryFolder } from '../support/main/folder'
import { killsOf, untilKilled } from './support/kill'
import { Chance } from '../support/chance'

const KILLS = killsOf(4)

/** A child is killed only once it has said so much: a slow computer is no reason for it to have done nothing. */
const SAID = 3

interface Stored {
  readonly revision: number
  readonly rounds: readonly { readonly events: readonly unknown[] }[]
}

test(
  `killed ${KILLS} times at random moments: every play it acknowledged is in the file, and the file always parses`,
  { timeout: 120_000 + 2_000 * KILLS },
  async () => {
    const program = await bundle('tests/faults/support/acknowledging-child.ts', temporaryFolder())
    const folder = temporaryFolder()
    const moments = new Chance('kills while it writes')
    let known = ''
    let [last, lost] = [0, 0]
    for (let kills = 0; kills < KILLS; kills++) {
      const { matchId, revision } = await untilKilled(program, known === '' ? [folder] : [folder, known], moments.next() * 60, SAID)
      known = matchId
      const content = JSON.parse(readFileSync(join(folder, 'matches', `${matchId}.json`), 'utf8')) as Stored
      lost += Math.max(0, revision - content.revision)
      expect(content.rounds[0]?.events).toHaveLength(content.revision)
      last = content.revision
    }
    console.log(`Killed ${KILLS} times while writing: ${last} plays are stored, ${lost} that were acknowledged are lost.`)
    expect(lost).toBe(0)
    expect(last, 'the child got on with its work between the kills').toBeGreaterThan(KILLS)
    const app = await openApp(folder)
    expect((await look(app, known)).revision).toBe(last)
    const first = await app.home(undefined).next()
    expect(first.value).toMatchObject({ notices: [], matches: [{ matchId: known }] })
  },
)
