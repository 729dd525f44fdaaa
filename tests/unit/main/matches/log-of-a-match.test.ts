import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { call } from '@orpc/server'
import { expect, test } from 'vitest'
import { startCaravan } from '../../../../src/main/hosts/start/start'
import { LOG_FILE } from '../../../../src/main/log/log'
import { ADA_AND_BEN, idOf } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { builtPages } from '../../../support/main/hosts'

const PRIVATE = ['Zwetlana', 'Ørsted', 'Café Oriente', 'she cheated']

test('a match with names, a place and a note, and faults that quote them, leave none of them in the log or the diagnostics', async () => {
  const deviceFolder = temporaryFolder()
  const dataFolder = temporaryFolder()
  const reported: unknown[] = []
  let report: (fault: unknown) => void = () => undefined
  const started = await startCaravan({
    host: 'web',
    version: '1.2.3',
    dataFolder,
    deviceFolder,
    listens: 'at-once',
    port: 0,
    pages: builtPages(),
    report: (error) => void reported.push(error),
    held: (toLog) => {
      report = toLog
    },
  })
  if (started.kind !== 'running') throw new Error('nobody else has a new folder')
  const { router, close } = started
  const [ada = '', ben = '', place = '', note = ''] = PRIVATE
  const matchId = idOf(await call(router.match.create, { ...ADA_AND_BEN, players: [{ name: ada }, { name: ben }] }))
  await call(router.match.describe, { matchId, revision: 0, place, note })
  await expect(call(router.match.photo, { matchId: ada, photo: note })).rejects.toThrow()
  report(new Error(`${ada} is not in ${dataFolder}, although ${note}`))
  const diagnostics = await call(router.host.diagnostics, undefined)
  await close()
  const log = readdirSync(deviceFolder).filter((name) => name.endsWith('.log'))
  expect(log).toEqual([LOG_FILE])
  const text = readFileSync(join(deviceFolder, LOG_FILE), 'utf8')
  expect(text).toMatch(/ started web 1\.2\.3, .*\n.* refused a call\n.* fault Error .*\n.* ended\n$/s)
  expect(reported.length).toBeGreaterThan(0)
  expect(diagnostics).toMatchObject({ version: '1.2.3', counts: { matches: 1, unfinished: 1, bin: 0, people: 2 } })
  for (const words of [...PRIVATE, dataFolder, deviceFolder]) {
    expect(text).not.toContain(words)
    expect(JSON.stringify(diagnostics)).not.toContain(words)
  }
})
