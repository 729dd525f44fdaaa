import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { App } from '#main/app'
import type { Season, SeasonWish } from '#shared/contract/seasons'
import { present } from '#shared/kernel/assert'
import { USUAL_LEAGUE } from '#shared/league/rules'
import { openApp } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { backedUp, lookAt, openHouse, valueOf } from '../backup/support/house'

const AUTUMN: SeasonWish = { name: 'Autumn 2026', from: '2026-09-01', to: '2026-11-30' }
const SUMMER: SeasonWish = { name: 'Summer in Brittany', from: '2026-07-04', to: '2026-07-18' }

async function seasonsOf(app: App): Promise<readonly Season[]> {
  const stream = app.seasons.live(undefined)
  const { value } = await stream.next()
  await stream.return()
  return present(value ?? undefined, 'a stream sends what it shows at once')
}
const namesOf = async (app: App) => (await seasonsOf(app)).map(({ name }) => name)
const saved = async (app: App, wish: SeasonWish): Promise<string> => valueOf(await app.seasons.save(wish)).id

describe('A season', () => {
  test('is made, renamed, given other days and deleted, and is still so after a start', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const autumn = await saved(app, AUTUMN)
    const summer = await saved(app, SUMMER)
    expect(await namesOf(app)).toEqual(['Autumn 2026', 'Summer in Brittany'])
    await saved(app, { id: summer, name: 'Summer', from: '2026-07-01', to: '2026-08-31' })
    expect(valueOf(await app.seasons.remove(autumn))).toEqual({ id: autumn })
    await app.close()
    expect(await seasonsOf(await openApp(folder))).toMatchObject([{ id: summer, name: 'Summer', from: '2026-07-01', to: '2026-08-31' }])
  })

  test('of one day is one, and one that ends before it begins is none', async () => {
    const app = await openApp(temporaryFolder())
    await saved(app, { name: 'Christmas Eve', from: '2026-12-24', to: '2026-12-24' })
    expect(await app.seasons.save({ ...AUTUMN, to: '2026-08-31' })).toEqual({ ok: false, error: { kind: 'ends-before-it-begins' } })
    expect(await namesOf(app)).toEqual(['Christmas Eve'])
  })

  test('has a name of its own, whatever its case; it may keep it', async () => {
    const app = await openApp(temporaryFolder())
    const autumn = await saved(app, AUTUMN)
    expect(await app.seasons.save({ ...SUMMER, name: 'AUTUMN 2026' })).toEqual({ ok: false, error: { kind: 'name-taken', name: 'Autumn 2026' } })
    expect(await saved(app, { id: autumn, ...AUTUMN, to: '2026-12-20' })).toBe(autumn)
  })

  test('that is gone is neither changed nor deleted', async () => {
    const app = await openApp(temporaryFolder())
    const gone = { ok: false, error: { kind: 'no-such-season' } }
    expect(await app.seasons.save({ id: 'season-0001', ...AUTUMN })).toEqual(gone)
    expect(await app.seasons.remove('season-0001')).toEqual(gone)
    expect(await namesOf(app)).toEqual([])
  })
})

describe('A season in the bin', () => {
  const binned = async (app: App): Promise<readonly string[]> => {
    const stream = app.seasons.binned(undefined)
    const { value } = await stream.next()
    await stream.return()
    return (value ?? []).map(({ name }) => name)
  }

  test('is among the others no longer, lies there after a start, and comes back as it was', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const id = valueOf(await app.seasons.save({ ...AUTUMN, league: { ...USUAL_LEAGUE, handicap: 30 } })).id
    valueOf(await app.seasons.remove(id))
    await app.close()
    const again = await openApp(folder)
    expect([await namesOf(again), await binned(again)]).toEqual([[], ['Autumn 2026']])
    valueOf(await again.seasons.restore(id))
    expect(await seasonsOf(again)).toMatchObject([{ id, ...AUTUMN, league: { handicap: 30 } }])
    expect(await binned(again)).toEqual([])
  })

  test('stays there while another season has its name, and is deleted for good only from there', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const id = await saved(app, AUTUMN)
    expect(await app.seasons.deleteForGood(id)).toEqual({ ok: false, error: { kind: 'no-such-season' } })
    valueOf(await app.seasons.remove(id))
    await saved(app, { ...SUMMER, name: 'autumn 2026' })
    expect(await app.seasons.restore(id)).toEqual({ ok: false, error: { kind: 'name-taken', name: 'autumn 2026' } })
    valueOf(await app.seasons.deleteForGood(id))
    expect(await binned(app)).toEqual([])
    expect(readdirSync(join(folder, 'seasons'))).toHaveLength(1)
  })
})

test('a season of the first version is a name and two days: it is counted by the usual rules, and is of the second version when it is next written', async () => {
  const folder = temporaryFolder()
  cpSync(resolve(import.meta.dirname, '../../../fixtures/data/season-1'), folder, { recursive: true })
  const path = join(folder, 'seasons', 'season-autumn-1.json')
  const before = readFileSync(path, 'utf8')
  const app = await openApp(folder)
  expect(await seasonsOf(app)).toMatchObject([{ id: 'season-autumn-1', ...AUTUMN, league: USUAL_LEAGUE, updatedAt: '2026-09-01T18:00:00.000Z' }])
  expect(readFileSync(path, 'utf8')).toBe(before)
  await saved(app, { id: 'season-autumn-1', ...AUTUMN, name: 'Autumn' })
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ format: 'caravan-season', version: 2, name: 'Autumn', from: AUTUMN.from })
})

describe('A season that another device has made', () => {
  test('is shown as soon as its file is here', async () => {
    const [here, there] = [temporaryFolder(), temporaryFolder()]
    const [mine, theirs] = [await openApp(here), await openApp(there)]
    const id = await saved(theirs, AUTUMN)
    const file = join('seasons', `${id}.json`)
    writeFileSync(join(here, file), readFileSync(join(there, file)))
    await expect.poll(() => namesOf(mine)).toEqual(['Autumn 2026'])
  })

  test('and changed on both has of each the name, the days and the rules that were changed last, and its conflict copy goes', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const id = await saved(app, AUTUMN)
    await app.close()
    const path = join(folder, 'seasons', `${id}.json`)
    const kept = JSON.parse(readFileSync(path, 'utf8')) as Season
    const copy = (name: string, { changedAt = {}, ...change }: Omit<Partial<Season>, 'changedAt'> & { readonly changedAt?: Partial<Season['changedAt']> }) =>
      writeFileSync(
        join(folder, 'seasons', `${id}.sync-conflict-20261121-1000${name}-ABCDEF2.json`),
        JSON.stringify({ ...kept, ...change, changedAt: { ...kept.changedAt, ...changedAt } }),
      )
    copy('01', { name: 'Before', changedAt: { name: '2026-01-01T10:00:00.000Z' } })
    copy('02', { name: 'After', changedAt: { name: '2100-01-01T10:00:00.000Z' } })
    copy('03', { league: { ...kept.league, handicap: 50 }, changedAt: { league: '2100-01-01T11:00:00.000Z' } })
    expect(await seasonsOf(await openApp(folder))).toMatchObject([{ name: 'After', from: AUTUMN.from, league: { handicap: 50 } }])
    expect(readdirSync(join(folder, 'seasons'))).toEqual([`${id}.json`])
  })

  test('and changed on a device whose clock is years behind is still the later one', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const id = await saved(app, AUTUMN)
    await app.close()
    const path = join(folder, 'seasons', `${id}.json`)
    const kept = JSON.parse(readFileSync(path, 'utf8')) as Season
    const ahead = '2100-01-01T10:00:00.000Z'
    writeFileSync(path, JSON.stringify({ ...kept, changedAt: { ...kept.changedAt, name: ahead }, updatedAt: ahead }))
    const again = await openApp(folder)
    await saved(again, { id, ...AUTUMN, name: 'Fall' })
    const [season] = await seasonsOf(again)
    expect([season?.changedAt.name ?? '', season?.updatedAt ?? ''].every((at) => at > ahead)).toBe(true)
    expect(season?.changedAt.days).toBe(kept.changedAt.days)
  })

  test('in a file of a newer Caravan, or a damaged one, keeps nothing from opening and stays as it is', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const [newer, damaged] = [await saved(app, AUTUMN), await saved(app, SUMMER)]
    await app.close()
    const path = (id: string) => join(folder, 'seasons', `${id}.json`)
    const text = JSON.stringify({ ...(JSON.parse(readFileSync(path(newer), 'utf8')) as Season), version: 3 })
    writeFileSync(path(newer), text)
    writeFileSync(path(damaged), '{"format":')
    const again = await openApp(folder)
    expect(await namesOf(again)).toEqual([])
    expect(readFileSync(path(newer), 'utf8')).toBe(text)
    expect(await saved(again, { name: 'New', from: '2026-01-01', to: '2026-01-02' })).toBeDefined()
  })
})

describe('Seasons in a backup', () => {
  test('come back to where they are not, and in place of others only where that is wished for', async () => {
    const { app, backupsFolder } = await openHouse()
    const autumn = await saved(app, AUTUMN)
    const automatic = await backedUp(app)
    const source = { kind: 'folder', name: 'name' in automatic ? automatic.name : '' } as const
    const other = await openApp(temporaryFolder())
    valueOf(await other.backups.setFolder(backupsFolder))
    const preview = await lookAt(other, source)
    expect(preview.seasons).toMatchObject({ new: 1, same: 0 })
    expect(valueOf(await other.backups.restore(preview.plan, { choice: 'new', settings: false }))).toMatchObject({ seasons: { added: 1, replaced: 0 } })
    expect(await namesOf(other)).toEqual(['Autumn 2026'])

    await saved(app, { id: autumn, ...AUTUMN, name: 'Autumn' })
    const again = await lookAt(app, automatic)
    expect(again.seasons).toMatchObject({ new: 0, older: 1 })
    valueOf(await app.backups.restore(again.plan, { choice: 'new', settings: false }))
    expect(await namesOf(app)).toEqual(['Autumn'])
    const plan = (await lookAt(app, automatic)).plan
    expect(valueOf(await app.backups.restore(plan, { choice: 'all', settings: false }))).toMatchObject({ seasons: { added: 0, replaced: 1 } })
    expect(await namesOf(app)).toEqual(['Autumn 2026'])
  })
})
