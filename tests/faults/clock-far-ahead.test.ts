import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lookAt, shown } from '../unit/main/backup/support/house'
import { ADA_AND_BEN, deviceFolderOf, enterAll, idOf, look, openApp, steppingClock, tilesOf } from '../support/main/apps'
import { homeOf, search } from '../support/main/matches'
import { temporaryFolder } from '../support/main/folder'

test('a clock in the year 10026: matches are played, found again, backed up and restored, and played on once it is right', async () => {
  const folder = temporaryFolder()
  const clock = steppingClock(Date.UTC(10026, 0, 1))
  const app = await openApp(folder, { clock })
  const far = idOf(await app.createMatch(ADA_AND_BEN))
  await enterAll(app, far, ['6-4', '4-2'])
  idOf(await app.matches.describe({ matchId: far, revision: 2 }, { place: 'Kitchen' }))
  const person = await app.people.add('Cleo')
  await app.close()

  for (const time of [clock, steppingClock()]) {
    const again = await openApp(folder, { clock: time })
    expect(tilesOf(await look(again, far)).slice(0, 2)).toEqual(['6-4', '4-2'])
    expect(await homeOf(again)).toMatchObject({ matches: [{ matchId: far }], notices: [] })
    expect((await homeOf(again)).damaged).toBeUndefined()
    expect((await search(again, { text: 'Ada' })).matches).toHaveLength(1)
    expect(again.people.all().map(({ id }) => id)).toContain(person.id)
    const { revision } = await look(again, far)
    idOf(await again.matches.undo({ matchId: far, revision }))
    idOf(await again.matches.redo({ matchId: far, revision: revision + 1 }))
    await again.backups.automatic()
    const { automatic } = await shown(again)
    const compared = await Promise.all(automatic.map(async ({ name }) => (await lookAt(again, { kind: 'automatic', name })).matches))
    expect(compared, 'there is a backup of it as it is now').toContainEqual(expect.objectContaining({ new: 0, same: 1 }))
    await again.close()
  }
  expect(readdirSync(join(deviceFolderOf(folder), 'backups')).length).toBeGreaterThan(0)
})
