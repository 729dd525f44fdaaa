import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createApp } from '#main/app/app'

/** Enters passes and makes backups for ever, into its own folder and one that is named, and says on its output each revision that was acknowledged. */
const [dataFolder = '', folder = '', known = ''] = process.argv.slice(2)

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
  const home = await app.home(undefined).next()
  const match = home.done === true ? undefined : home.value.matches.find(({ matchId }) => matchId === known)
  if (match !== undefined) {
    const first = await app.matches.live(known, undefined).next()
    if (first.done === true || first.value.kind === 'gone') throw new Error(`the match ${known} is gone`)
    return { matchId: known, revision: first.value.match.revision }
  }
  const outcome = await app.createMatch({ preset: 'bergen-game-cabinet', rules: {}, players: [{ name: 'Ada' }, { name: 'Ben' }], start: { leader: 0 } })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  return outcome.value
}

let { matchId, revision } = await begin()
await app.backups.setFolder(folder)
void (async () => {
  for (;;) {
    await app.backups.automatic()
    const made = await app.backups.toFolder()
    if (!made.ok) throw new Error(JSON.stringify(made.error))
  }
})()
process.stdout.write(`${matchId} ${revision}\n`)
for (;;) {
  const outcome = await app.matches.enter({ matchId, revision }, { type: 'pass' })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  ;({ matchId, revision } = outcome.value)
  process.stdout.write(`${matchId} ${revision}\n`)
}
