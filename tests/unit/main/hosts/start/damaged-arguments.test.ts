import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ADA_AND_BEN, enterAll, idOf, look, openApp, tilesOf } from '../../../../support/main/apps'
import { temporaryFolder } from '../../../../support/main/folder'
import { connectTo, serveApp } from '../../../../support/main/hosts'

const refused = (kind: string) => ({ ok: false, error: { kind } })

test('what is offered for damaged matches does nothing to a sound one, whatever token comes with it, nor to one that is not there', async () => {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  await enterAll(app, matchId, ['6-4', '4-2'])
  const file = join(folder, 'matches', `${matchId}.json`)
  const before = readFileSync(file)
  // the very one that a damaged file of these bytes would have
  const right = createHash('sha256').update(before).digest('hex').slice(0, 32)
  expect(await app.damaged.look(matchId)).toEqual({ file: null, takeBack: null })
  expect(await app.damaged.save(matchId)).toEqual(refused('file-changed'))
  for (const token of [right, '0'.repeat(32), '']) {
    expect(await app.damaged.takeBack({ matchId, token })).toEqual(refused('file-changed'))
    expect(await app.damaged.setAside({ matchId, token })).toEqual(refused('file-changed'))
    const nobody = { matchId: 'nobody-knows-this', token }
    expect(await app.damaged.takeBack(nobody)).toEqual(refused('no-such-match'))
    expect(await app.damaged.setAside(nobody)).toEqual(refused('no-such-match'))
  }
  expect(await app.damaged.save('nobody-knows-this')).toEqual(refused('no-such-match'))
  expect([readFileSync(file).equals(before), readdirSync(join(folder, 'matches'))]).toEqual([true, [`${matchId}.json`]])
  expect(tilesOf(await look(app, matchId))).toEqual(['6-4', '4-2'])
})

test.each(['../people/x', '..', '', 'A-Match-Of-Ours', 'x'.repeat(65), 'a-match-of-ours/', 'a-match-of-ours\n', null, 7, {}])(
  'an id that is none (%j) is refused before anything is looked at',
  async (matchId) => {
    const { owner, reported } = await serveApp()
    const { client } = connectTo(owner)
    const on = { matchId: matchId as string, token: '0'.repeat(32) }
    const source = { kind: 'automatic', name: 'caravan-backup-2026-11-22T10-00-00-000Z.zip' } as const
    for (const asked of [client.damaged.look({ matchId: on.matchId }), client.backup.versionsOf({ matchId: on.matchId })])
      await expect(asked).rejects.toThrow('Input validation failed')
    for (const asked of [
      client.damaged.takeBack(on),
      client.damaged.setAside(on),
      client.damaged.save({ matchId: on.matchId }),
      client.backup.restoreMatch({ matchId: on.matchId, source }),
    ]) {
      expect(
        await asked.then(
          ({ ok }) => ok,
          (error: unknown) => String(error),
        ),
      ).toSatisfy((answer) => answer === false || String(answer).includes('Input validation failed'))
    }
    expect(reported).toEqual([])
  },
)

test.each(['../../etc/passwd', 'caravan-backup-2026-11-22T10-00-00-000Z.zip/../../x', 'x.zip', ''])(
  'a backup that is named %j is refused before anything is looked at',
  async (name) => {
    const { owner } = await serveApp()
    const { client } = connectTo(owner)
    for (const kind of ['automatic', 'folder'] as const) {
      await expect(client.backup.restoreMatch({ matchId: 'a-match-of-ours', source: { kind, name } })).rejects.toThrow('Input validation failed')
      await expect(client.backup.look({ source: { kind, name } })).rejects.toThrow('Input validation failed')
    }
  },
)
