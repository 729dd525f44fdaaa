import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createApp } from '#main/app/app'

/** Enters passes for ever, and says on its output each revision that was acknowledged. */
const [dataFolder = '', known] = process.argv.slice(2)

const app = await createApp({
  dataFolder,
  deviceFolder: join(dataFolder, 'device'),
  version: '0.0.0-test',
  host: 'web',
  browserUrl: () => null,
  clock: () => new Date(),
  newId: () => randomUUID(),
})

async function begin(): Promise<{ readonly matchId: string; readonly revision: number }> {
  if (known !== undefined) {
    const first = await app.matches.live(known, undefined).next()
    if (first.done === true || first.value.kind === 'gone') throw new Error(`the match ${known} is gone`)
    return { matchId: known, revision: first.value.match.revision }
  }
  const outcome = await app.createMatch({
    preset: 'bergen-game-cabinet',
    rules: {},
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    start: { leader: 0 },
  })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  return outcome.value
}

let { matchId, revision } = await begin()
process.stdout.write(`${matchId} ${revision}\n`)
for (;;) {
  const outcome = await app.matches.enter({ matchId, revision }, { type: 'pass' })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  ;({ matchId, revision } = outcome.value)
  process.stdout.write(`${matchId} ${revision}\n`)
}
