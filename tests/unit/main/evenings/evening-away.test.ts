import { renameSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diskFiles } from '#main/store/files'
import { EveningsStore } from '#main/store/evenings-store'
import type { Folder } from '#main/store/json-file'
import type { Notice } from '#shared/contract/lists'
import { noticesOf, steppingClock } from '../../../support/main/apps'
import { beginEvening, comeIn, keyIn, letIn, openHouse, phonesOf } from '../../../support/main/evening-phones'
import { temporaryFolder } from '../../../support/main/folder'
import { socketTo } from '../../../support/main/tables'

const MINUTE = 60_000

/** A store with one evening, a clock that a test sets, and what it has told. */
async function storeOfOne() {
  const path = temporaryFolder()
  const app = await openHouse(path)
  const id = await beginEvening(app, ['Ada', 'Ben'])
  await app.close()
  let notices: readonly Notice[] = []
  const time = { now: 0 }
  const folderAt = (at: string): Folder => ({
    path: at,
    files: diskFiles,
    clock: steppingClock(),
    tell: (notice) => void (notices = [...notices, notice]),
    withdraw: (gone) => void (notices = notices.filter((notice) => notice.id !== gone)),
  })
  const data = folderAt(path)
  const store = await EveningsStore.open(data, { ...folderAt(join(path, 'device')), exclusive: true }, () => time.now)
  store.watch(data, () => undefined)
  onTestFinished(() => store.close())
  const file = join(path, 'evenings', `${id}.json`)
  return { store, id, file, time, told: () => notices.map(({ kind }) => kind), away: `${file}-away` }
}

test('an evening whose file is away stays as it was for ten minutes, and takes nothing in', async () => {
  const { store, id, file, time, told, away } = await storeOfOne()
  const before = store.get(id)
  renameSync(file, away)
  // also before anyone has looked
  await expect(store.save(id, (evening) => evening ?? expect.fail('it is asked what to make of nothing'))).rejects.toMatchObject({ reason: 'away' })
  await expect.poll(told).toEqual(['evening-away'])
  time.now = 9 * MINUTE
  expect([store.get(id), store.isAway(id)]).toEqual([before, true])
  renameSync(away, file)
  await expect.poll(told).toEqual([])
  expect([store.get(id), store.isAway(id)]).toEqual([before, false])
})

test('after ten minutes it leaves the lists, and is there again when its file is', async () => {
  const { store, id, file, time, told, away } = await storeOfOne()
  const before = store.get(id)
  renameSync(file, away)
  await expect.poll(told).toEqual(['evening-away'])
  time.now = 11 * MINUTE
  // something else of it changes, so it is looked at
  renameSync(away, file)
  rmSync(file)
  await expect.poll(() => store.get(id)).toBeUndefined()
  expect([told(), store.isAway(id)]).toEqual([[], true])
  // and one that is restored from a backup by then is there like any other
  await store.save(id, (stored) => stored ?? before ?? expect.fail('there was one'))
  expect([store.get(id), store.isAway(id)]).toEqual([before, false])
})

test('one that lies in the bin is deleted at once', async () => {
  const { store, id, file, told } = await storeOfOne()
  await store.save(id, (evening) => ({ ...(evening ?? expect.fail('there is one')), bin: { at: '2026-11-21T10:00:00.000Z', change: 1 } }))
  rmSync(file)
  await expect.poll(() => store.get(id)).toBeUndefined()
  expect([told(), store.isAway(id)]).toEqual([[], false])
})

test('phones stay while its file is away, with the same codes, and a person who deletes it sends them away', async () => {
  const folder = temporaryFolder()
  const app = await openHouse(folder)
  const id = await beginEvening(app, ['Ada', 'Ben'])
  const open = await letIn(app, id)
  const ada = await comeIn(open.url, keyIn(open.invitation), 'Ada', { kind: 'watching' })
  if (!('cookie' in ada)) throw new Error(ada.kind)
  const socket = socketTo(open.url, { cookie: ada.cookie })
  await once(socket, 'open')
  const file = join(folder, 'evenings', `${id}.json`)
  renameSync(file, `${file}-away`)
  await expect.poll(() => noticesOf(app)).toEqual(['evening-away'])
  expect(await phonesOf(app, id)).toMatchObject({ url: open.url, invitation: open.invitation })
  expect(await app.evenings.do({ id, revision: 2, command: 'a-command-too-early', wish: { type: 'draw' } })).toMatchObject({
    ok: false,
    error: { kind: 'not-saved', reason: 'away' },
  })
  renameSync(`${file}-away`, file)
  await expect.poll(() => noticesOf(app)).toEqual([])
  expect((await phonesOf(app, id)).devices).toMatchObject([{ name: 'Ada', connected: true }])
  expect(await app.evenings.do({ id, revision: 2, command: 'a-command-in-time', wish: { type: 'draw' } })).toMatchObject({ ok: true })
  const closed = once(socket, 'close')
  await app.evenings.bin.put(id)
  expect((await closed)[0]).toBe(4001)
})
