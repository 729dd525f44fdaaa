import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openArchive } from '#main/backup/read-archive'
import { diskFiles } from '#main/store/files'
import { entryOf, isOurFolder, keptWith, KIND_NAMES, KINDS, nameOf, type KindName } from '#main/store/kinds/kinds'
import { previewedSchema } from '#shared/contract/backup'
import { temporaryFolder } from '../../../support/main/folder'
import { deviceFolderOf, openApp } from '../../../support/main/apps'
import { beginEvening } from '../../../support/main/evening-phones'
import { GREEN } from '../../../support/main/own-tiles'
import { backedUp, lookAt, openHouse, valueOf } from '../backup/support/house'

const PHOTO = '0123456789abcdef0123456789abcdef'
const NAMES: Readonly<Record<KindName, string>> = {
  match: 'matches/match-of-ada.json',
  person: 'people/person-of-ada.json',
  season: 'seasons/season-of-1998.json',
  evening: 'evenings/evening-of-the-club.json',
  photo: `photos/match-of-ada/${PHOTO}.jpg`,
  settings: 'settings/house.json',
  'own-tiles': 'tiles/own.json',
}

/** A house that has one of each kind at least. */
async function wholeHouse() {
  const house = await openHouse()
  const { app } = house
  await beginEvening(app, ['Ada', 'Ben', 'Cleo', 'Dan'])
  valueOf(await app.seasons.save({ name: 'Autumn', from: '2026-09-01', to: '2026-11-30' }))
  valueOf(await app.settings.set('theme', 'dark'))
  valueOf(await app.ownTiles.keep(GREEN))
  return house
}

test('each kind has names of its own, which are read as they are written', () => {
  expect(KIND_NAMES.map((kind) => nameOf({ kind, id: entryOf(NAMES[kind])?.id ?? '' }))).toEqual(KIND_NAMES.map((kind) => NAMES[kind]))
  expect(KIND_NAMES.map((kind) => entryOf(NAMES[kind])?.kind)).toEqual(KIND_NAMES)
})

test.each([
  'matches/match-of-ada.txt',
  'matches/match-of-ada',
  'matches/.json',
  'matches/Match of Ada.json',
  'matches/more/match-of-ada.json',
  'photos/match-of-ada.jpg',
  `photos/no/${PHOTO}.jpg`,
  `photos/match-of-ada/more/${PHOTO}.jpg`,
  'photos/match-of-ada/0123.jpg',
  'settings/phone.json',
  'tiles/other.json',
  'letters/letter-of-ada.json',
  'manifest.json',
])('%s is none of ours', (name) => {
  expect(entryOf(name)).toBeNull()
})

test('a photo is kept with its match, and nothing else with anything', () => {
  for (const kind of KIND_NAMES) expect(keptWith(NAMES[kind])).toEqual(kind === 'photo' ? { kind: 'match', id: 'match-of-ada' } : null)
  expect(keptWith('photos/match-of-ada/')).toEqual({ kind: 'match', id: 'match-of-ada' })
})

test('the folders of all kinds are ours, and those of matches that have photos', () => {
  for (const kind of KIND_NAMES) expect(isOurFolder(`${KINDS[kind].folder}/`)).toBe(true)
  expect(['photos/match-of-ada/', 'photos/no/', 'matches/match-of-ada/', 'letters/', 'matches'].map(isOurFolder)).toEqual([true, false, false, false, false])
})

test('no two kinds lie in one folder, are restored at once, or are counted or shown as one', () => {
  const each = (told: (kind: KindName) => unknown): void => {
    const all = KIND_NAMES.map(told).filter((value) => value !== undefined)
    expect(new Set(all).size).toBe(all.length)
  }
  each((kind) => KINDS[kind].folder)
  each((kind) => KINDS[kind].turn)
  each((kind) => KINDS[kind].counted)
  each((kind) => {
    const { shown } = KINDS[kind]
    return shown.as === 'versions' ? shown.field : undefined
  })
})

test('what a start makes in the data folder are the folders of kinds', async () => {
  const dataFolder = temporaryFolder()
  await openApp(dataFolder, { deviceFolder: temporaryFolder() })
  expect(readdirSync(dataFolder).toSorted()).toEqual(KIND_NAMES.flatMap((kind) => (KINDS[kind].keptWith === undefined ? KINDS[kind].folder : [])).toSorted())
})

test('a backup has every kind in it, and its preview is one that a page can read', async () => {
  const { app, dataFolder } = await wholeHouse()
  const source = await backedUp(app)
  const archive = await openArchive(diskFiles, join(deviceFolderOf(dataFolder), 'backups', source.kind === 'upload' ? '' : source.name))
  await archive.close()
  expect(new Set(archive.entries.map(({ of }) => of.kind))).toEqual(new Set(KIND_NAMES))
  const preview = await lookAt(app, source)
  expect(previewedSchema.parse({ ok: true, value: preview })).toEqual({ ok: true, value: preview })
})

test('what was restored of every kind is then the same', async () => {
  const { app, backupsFolder } = await wholeHouse()
  const made = await backedUp(app)
  const other = await openApp(temporaryFolder())
  valueOf(await other.backups.setFolder(backupsFolder))
  const source = { kind: 'folder', name: made.kind === 'upload' ? '' : made.name } as const
  const { plan } = await lookAt(other, source)
  expect(valueOf(await other.backups.restore(plan, { choice: 'new', settings: true }))).toEqual({
    matches: { added: 3, replaced: 0 },
    people: { added: 4, replaced: 0 },
    seasons: { added: 1, replaced: 0 },
    evenings: { added: 1, replaced: 0 },
    photos: 1,
    settings: 2,
    left: 0,
    unusable: 0,
    overLimit: [],
    before: null,
  })
  const { matches, people, seasons, evenings, photos, settings } = await lookAt(other, source)
  expect([matches.same, people.same, seasons.same, evenings.same, photos.same, settings]).toEqual([3, 4, 1, 1, 1, { device: 'same', tiles: 'same' }])
})
