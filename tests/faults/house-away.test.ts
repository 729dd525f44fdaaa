import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { App } from '#main/app'
import type { MatchFeed } from '#shared/contract/schemas'
import { USUAL_SETTINGS } from '#shared/evening/evening'
import { ADA_AND_BEN, deviceFolderOf, home, idOf, look, noticesOf, openApp, play } from '../support/main/apps'
import { temporaryFolder } from '../support/main/folder'

/** A data folder as on a stick, which can be pulled out, with the device folder elsewhere. */
function stick() {
  const root = temporaryFolder()
  const folder = join(root, 'stick')
  return {
    folder,
    device: join(root, 'device'),
    pull: () => renameSync(folder, `${folder}-pulled`),
    plug: () => {
      // where a mount point is left an empty folder lies
      rmSync(folder, { recursive: true, force: true })
      renameSync(`${folder}-pulled`, folder)
    },
  }
}

const opened = ({ folder, device }: ReturnType<typeof stick>): Promise<App> => openApp(folder, { deviceFolder: device })

async function seen(app: App, matchId: string): Promise<MatchFeed | undefined> {
  const stream = app.matches.live(matchId, undefined)
  const { value } = await stream.next()
  await stream.return()
  return value ?? undefined
}

async function beginEvening({ evenings }: App): Promise<string> {
  const settings = { ...USUAL_SETTINGS, size: 2, method: 'random', minutes: null, preset: 'bergen-game-cabinet' } as const
  const created = await evenings.create({ name: 'Club', settings })
  if (!created.ok) throw new Error(JSON.stringify(created.error))
  return created.value.id
}

const AWAY = { ok: false, error: { kind: 'not-saved', reason: 'away' } }

describe.each([
  ['the whole folder', (_folder: string) => undefined],
  ['what was in the folder, whose mount point stays', (folder: string) => void mkdirSync(folder)],
])('%s is away', (_what, leave) => {
  test('nothing is closed or forgotten, the page says so, and everything goes on when it is back', async () => {
    const at = stick()
    const app = await opened(at)
    const matchId = idOf(await app.createMatch(ADA_AND_BEN))
    const evening = await beginEvening(app)
    idOf(await app.matches.enter({ matchId, revision: 0 }, play('6-4')))
    await app.matches.idle()
    at.pull()
    leave(at.folder)

    expect(await app.matches.enter({ matchId, revision: 1 }, play('4-2'))).toMatchObject(AWAY)
    expect(await noticesOf(app)).toEqual(['away'])
    expect(await app.evenings.checkIn({ id: evening, revision: 1, people: [{ name: 'Ada' }] })).toMatchObject(AWAY)
    await expect(app.people.add('Cleo')).rejects.toMatchObject({ reason: 'away' })
    expect(await home(app)).toMatchObject({ counts: { matches: 1 }, people: [{ name: 'Ada' }, { name: 'Ben' }] })
    expect((await app.evenings.list(undefined).next()).value).toMatchObject([{ id: evening }])
    expect(await seen(app, matchId)).toMatchObject({ kind: 'match', match: { revision: 1 } })
    expect(existsSync(at.folder) ? readdirSync(at.folder) : []).toEqual([])

    at.plug()
    await expect.poll(() => noticesOf(app)).toEqual([])
    idOf(await app.matches.enter({ matchId, revision: 1 }, play('4-2')))
    expect(await app.evenings.checkIn({ id: evening, revision: 1, people: [{ name: 'Ada' }] })).toMatchObject({ ok: true })
  })

  test('there is no backup of it, and the next start makes no new house in its place', async () => {
    const at = stick()
    const app = await opened(at)
    const matchId = idOf(await app.createMatch(ADA_AND_BEN))
    await app.backups.automatic()
    idOf(await app.matches.enter({ matchId, revision: 0 }, play('6-4')))
    at.pull()
    leave(at.folder)
    await app.backups.automatic()
    expect(await app.backups.download()).toMatchObject(AWAY)
    expect(readdirSync(join(at.device, 'backups'))).toHaveLength(1)
    expect(await noticesOf(app)).toEqual(['away'])
    await app.close()

    await expect(opened(at)).rejects.toMatchObject({ name: 'SaveFault', reason: 'away', folder: at.folder })
    expect(existsSync(at.folder) ? readdirSync(at.folder) : []).toEqual([])
    at.plug()
    expect(await look(await opened(at), matchId)).toMatchObject({ revision: 1 })
  })
})

test('a match that is not in memory says that its folder is away, and is shown when it is back', async () => {
  const at = stick()
  const first = await opened(at)
  const matchId = idOf(await first.createMatch(ADA_AND_BEN))
  await first.close()
  const app = await opened(at)
  at.pull()
  const stream = app.matches.live(matchId, undefined)
  expect((await stream.next()).value).toMatchObject({
    kind: 'damaged',
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    damage: { kind: 'not-readable', why: 'away' },
  })
  at.plug()
  expect((await stream.next()).value).toMatchObject({ kind: 'match', match: { revision: 0 } })
  await stream.return()
})

test('what another device changed while the folder was away is seen when it is back, and what it changes later too', async () => {
  const at = stick()
  const app = await opened(at)
  const { id } = await app.people.add('Ada')
  const rename = (folder: string, name: string): void => {
    const file = join(folder, 'people', `${id}.json`)
    // as programs do that keep folders in step: nobody ever sees half of it
    writeFileSync(`${file}.part`, readFileSync(file, 'utf8').replace(/"name":"[^"]*"/, `"name":"${name}"`))
    renameSync(`${file}.part`, file)
  }
  at.pull()
  await expect.poll(() => noticesOf(app)).toEqual(['away'])
  rename(`${at.folder}-pulled`, 'Adelheid')
  at.plug()
  await expect.poll(() => app.people.all().map(({ name }) => name)).toEqual(['Adelheid'])
  rename(at.folder, 'Adele')
  await expect.poll(() => app.people.all().map(({ name }) => name)).toEqual(['Adele'])
})

test('one folder of the house that is away forgets nothing of what lay in it', async () => {
  const at = stick()
  const app = await opened(at)
  await app.people.add('Ada')
  renameSync(join(at.folder, 'people'), join(at.folder, 'people-elsewhere'))
  await expect(app.people.add('Ben')).rejects.toMatchObject({ reason: 'away' })
  expect(app.people.all().map(({ name }) => name)).toEqual(['Ada'])
  expect(existsSync(join(at.folder, 'people'))).toBe(false)
  renameSync(join(at.folder, 'people-elsewhere'), join(at.folder, 'people'))
  await expect.poll(() => noticesOf(app)).toEqual([])
  await app.people.add('Ben')
})

describe('a start', () => {
  test('makes a new house where there was one if someone makes a folder “matches” there', async () => {
    const at = stick()
    await (await opened(at)).close()
    at.pull()
    mkdirSync(join(at.folder, 'matches'), { recursive: true })
    expect(await home(await opened(at))).toMatchObject({ counts: { matches: 0 }, notices: [] })
  })

  test('makes a new house in a folder that it does not know', async () => {
    const at = stick()
    await (await opened(at)).close()
    const app = await openApp(join(temporaryFolder(), 'another'), { deviceFolder: at.device })
    expect(await home(app)).toMatchObject({ counts: { matches: 0 } })
  })
})

describe('a backup with far fewer matches than the one before', () => {
  test('is made with a word, and no later one takes the place of the fuller one', async () => {
    const folder = temporaryFolder()
    let now = Date.UTC(2026, 10, 21, 10)
    const app = await openApp(folder, { clock: () => new Date((now += 60_000)) })
    const ids: string[] = []
    for (let match = 0; match < 5; match++) ids.push(idOf(await app.createMatch(ADA_AND_BEN)))
    await app.backups.automatic()
    const backups = join(deviceFolderOf(folder), 'backups')
    const [full] = readdirSync(backups)
    for (const id of ids.slice(0, 4)) rmSync(join(folder, 'matches', `${id}.json`))
    await app.backups.automatic()
    expect((await home(app)).notices).toMatchObject([{ kind: 'backup-smaller', matches: 1, before: 5 }])
    for (let more = 0; more < 12; more++) {
      await app.people.add(`Person ${more}`)
      await app.backups.automatic()
    }
    expect(readdirSync(backups)).toContain(full)
    expect(readdirSync(backups).length).toBeLessThan(14)
  })
})
