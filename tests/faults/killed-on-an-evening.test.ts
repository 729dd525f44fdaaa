import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eveningSchema } from '#shared/evening/evening'
import { replay } from '#shared/evening/replay'
import { bundle } from '../support/main/bundle'
import { temporaryFolder } from '../support/main/folder'
import { killsOf, untilKilled } from './support/kill'
import { Chance } from '../support/chance'
import { PATIENCE_MS } from '../support/runs'

const KILLS = killsOf(2)

/** A child is killed only once it has said so much. */
const SAID = 5

test(
  `killed ${KILLS} times on an evening of fifty tables: everything it acknowledged is in the file, which can be replayed, and nothing is there twice`,
  { timeout: PATIENCE_MS + 6_000 * KILLS },
  async () => {
    const program = await bundle('tests/faults/support/evening-child.ts', temporaryFolder())
    const folder = temporaryFolder()
    const moments = new Chance('kills on an evening')
    let known = ''
    let [lost, last] = [0, 0]
    for (let kills = 0; kills < KILLS; kills++) {
      const { matchId: id, revision } = await untilKilled(program, known === '' ? [folder] : [folder, known], moments.next() * 200, SAID)
      known = id
      const { events } = eveningSchema.parse(JSON.parse(readFileSync(join(folder, 'evenings', `${id}.json`), 'utf8')))
      lost += Math.max(0, revision - events.length)
      expect(replay(events).ok).toBe(true)
      // a result that was agreed to at once is two events of one command, side by side
      const commands = events.flatMap(({ command }, at) => (command === undefined || command === events[at - 1]?.command ? [] : [command]))
      expect(new Set(commands).size).toBe(commands.length)
      last = events.length
    }
    console.log(`Killed ${KILLS} times on an evening of fifty tables: ${last} events are stored, ${lost} that were acknowledged are lost.`)
    expect(lost).toBe(0)
    expect(last, 'the child got on with its work between the kills').toBeGreaterThan(2 + KILLS)
  },
)
