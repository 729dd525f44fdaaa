import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createApp } from '#main/app/app'
import { diskFiles, type Files } from '#main/store/files'
import { jpegOf } from '../../unit/main/support/jpegs'

/**
 * Enters passes for ever, each with a photograph of its own, and says on its output each revision that was acknowledged.
 *
 * Given a folder of the data folder as its last argument, it kills itself at the third file that is about to take its place there.
 */
const [dataFolder = '', known = '', diesAt = ''] = process.argv.slice(2)

let took = 0
const files: Files = {
  ...diskFiles,
  rename(from, to) {
    if (diesAt !== '' && to.includes(`/${diesAt}/`) && ++took === 3) process.kill(process.pid, 'SIGKILL')
    return diskFiles.rename(from, to)
  },
}

const app = await createApp({
  dataFolder,
  deviceFolder: join(dataFolder, 'device'),
  version: '0.0.0-test',
  host: 'web',
  browserUrl: () => null,
  clock: () => new Date(),
  newId: () => randomUUID(),
  files,
})

async function begin(): Promise<{ readonly matchId: string; readonly revision: number }> {
  if (known !== '') {
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
  const jpeg = jpegOf(640, 480)
  const photograph = Buffer.concat([jpeg.subarray(0, -2), randomBytes(40_000), jpeg.subarray(-2)]).toString('base64')
  const outcome = await app.matches.enter({ matchId, revision }, { type: 'pass' }, photograph)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  ;({ matchId, revision } = outcome.value)
  process.stdout.write(`${matchId} ${revision}\n`)
}
