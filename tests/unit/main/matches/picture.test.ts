import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PICTURE_ROOM } from '#shared/match/photo'
import { FaultyFiles } from '../../../faults/support/faulty-files'
import { ADA_AND_BEN, enterAll, home, idOf, look, openApp } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { exported, importAll } from '../exchange/support'
import { base64, jpegOf } from '../../../support/main/jpegs'

const pictureAt = (at: number): string => base64(jpegOf(1600, 1000, at))
const [FIRST, SECOND] = [pictureAt(1), pictureAt(2)]
const ADA = { device: 'device-of-ada', name: 'Ada' }
const BEN = { device: 'device-of-ben', name: 'Ben' }

async function played(folder = temporaryFolder(), files?: FaultyFiles) {
  const app = await openApp(folder, files === undefined ? {} : { files: files.files })
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  const photos = join(folder, 'photos', matchId)
  return {
    app,
    folder,
    matchId,
    kept: () => (existsSync(photos) ? readdirSync(photos) : []),
    put: (photo: string | null, instead: string | null, by?: typeof ADA) => app.matches.putPicture({ matchId, revision: null, by }, photo, instead),
    shown: async () => (await look(app, matchId)).picture ?? null,
  }
}

const stays = (why: string) => ({ ok: false, error: { kind: 'picture-stays', why } })

describe('the picture of the table', () => {
  test('lies with the photos of its match, is named beside the record and in lists, and leaves the table as it was', async () => {
    const { app, matchId, put, shown, kept } = await played()
    expect(await put(FIRST, null)).toMatchObject({ ok: true, value: { revision: 1 } })
    const picture = await shown()
    expect(kept()).toEqual([`${picture}.jpg`])
    expect(await app.matches.photos.pictureOf(matchId)).toBe(FIRST)
    expect((await home(app)).matches).toMatchObject([{ photos: true, picture }])
    // what was thought out before it came is still right
    expect(await app.matches.enter({ matchId, revision: 0 }, { type: 'draw', player: 0, count: 1 })).toMatchObject({ ok: true })
  })

  test('is still there after a restart', async () => {
    const { folder, matchId, put, app } = await played()
    idOf(await put(FIRST, null))
    await app.close()
    const again = await openApp(folder)
    expect(await again.matches.photos.pictureOf(matchId)).toBe(FIRST)
  })

  test('is no part of what was played: undo and redo leave it', async () => {
    const { app, matchId, put, shown } = await played()
    await enterAll(app, matchId, ['6-4'])
    idOf(await put(FIRST, null))
    const picture = await shown()
    idOf(await app.matches.undo({ matchId, revision: 2 }))
    idOf(await app.matches.redo({ matchId, revision: 3 }))
    expect(await shown()).toBe(picture)
  })

  test('goes at once, file and all, when it is replaced or taken away', async () => {
    const { app, matchId, put, shown, kept } = await played()
    idOf(await put(FIRST, null))
    idOf(await put(SECOND, await shown()))
    expect(kept()).toEqual([`${await shown()}.jpg`])
    idOf(await put(null, await shown()))
    expect(kept()).toEqual([])
    expect(await shown()).toBeNull()
    expect(await app.matches.photos.pictureOf(matchId)).toBeNull()
    const { trail } = await look(app, matchId)
    expect(trail).toMatchObject([{ kind: 'details', field: 'picture', before: '' }, { field: 'picture' }, { field: 'picture', after: '' }])
  })

  test('stays where the same photo is kept with a play', async () => {
    const { app, matchId, put, kept, shown } = await played()
    idOf(await app.matches.enter({ matchId, revision: 0 }, { type: 'draw', player: 0, count: 1 }, FIRST))
    idOf(await put(FIRST, null))
    idOf(await put(null, await shown()))
    expect(kept()).toHaveLength(1)
  })

  test('the same again changes nothing, and nobody overwrites one that they have not seen', async () => {
    const { put, shown, kept } = await played()
    idOf(await put(FIRST, null))
    expect(await put(FIRST, null)).toMatchObject({ ok: true, value: { revision: 1 } })
    expect(await put(SECOND, null)).toEqual(stays('changed'))
    expect(await put(null, 'f'.repeat(32))).toEqual(stays('changed'))
    expect(kept()).toEqual([`${await shown()}.jpg`])
  })

  test('what is no whole JPEG within the limits is refused, and a match in the bin takes none', async () => {
    const { app, matchId, put, kept } = await played()
    expect(await put('AAAA', null)).toEqual({ ok: false, error: { kind: 'bad-photo', why: 'not-a-jpeg' } })
    expect(await put(base64(jpegOf(1601, 10)), null)).toEqual({ ok: false, error: { kind: 'bad-photo', why: 'too-large' } })
    idOf(await app.matches.bin({ matchId, revision: 0 }))
    expect(await put(FIRST, null)).toEqual({ ok: false, error: { kind: 'in-bin' } })
    expect(kept()).toEqual([])
  })

  test('a disk that is full keeps the picture before', async () => {
    const files = new FaultyFiles()
    const { app, matchId, put, shown } = await played(temporaryFolder(), files)
    idOf(await put(FIRST, null))
    files.fault = { name: 'disk-full' }
    expect(await put(SECOND, await shown())).toMatchObject({ ok: false, error: { kind: 'not-saved', reason: 'disk-full' } })
    files.fault = null
    expect(await app.matches.photos.pictureOf(matchId)).toBe(FIRST)
  })

  test('stays on this computer: a record that goes out names none, and one that comes in brings none', async () => {
    const { app, matchId, put, shown } = await played()
    idOf(await put(FIRST, null))
    const record = await exported(app, 'records', matchId)
    expect(record).not.toContain(String(await shown()))
    const other = await openApp(temporaryFolder())
    const foreign = JSON.stringify({ ...(JSON.parse(record) as object), picture: 'a'.repeat(32) })
    expect(await importAll(other, [foreign])).toMatchObject([{ kind: 'added' }])
    const [line] = (await home(other)).matches
    expect(line).not.toHaveProperty('picture')
    // as any field of another program's, it goes out again as it came in
    expect(await exported(other, 'records', line?.matchId)).toContain('a'.repeat(32))
  })

  test('goes with its match', async () => {
    const { app, matchId, put, kept } = await played()
    idOf(await put(FIRST, null))
    idOf(await app.matches.bin({ matchId, revision: 1 }))
    expect(kept()).toHaveLength(1)
    idOf(await app.matches.deleteForGood({ matchId, revision: 2 }))
    expect(kept()).toEqual([])
  })
})

describe('a phone', () => {
  test('replaces and takes away the picture that it brought, and no other', async () => {
    const { app, matchId, put, shown } = await played()
    idOf(await put(FIRST, null, ADA))
    expect(await look(app, matchId)).toMatchObject({ pictureFrom: ADA.device, trail: [{ by: 'Ada' }] })
    expect(await put(SECOND, await shown(), BEN)).toEqual(stays('not-yours'))
    expect(await put(null, await shown(), BEN)).toEqual(stays('not-yours'))
    idOf(await put(SECOND, await shown(), ADA))
    idOf(await put(null, await shown(), ADA))
    idOf(await put(FIRST, null))
    expect(await look(app, matchId)).not.toHaveProperty('pictureFrom')
    expect(await put(null, await shown(), ADA)).toEqual(stays('not-yours'))
    idOf(await put(null, await shown()))
  })

  test('brings so many to a match and no more; the owner goes on', async () => {
    const { put, shown } = await played()
    for (let at = 0; at < PICTURE_ROOM.ofOne; at++) idOf(await put(pictureAt(at), await shown(), ADA))
    expect(await put(pictureAt(99), await shown(), ADA)).toEqual(stays('too-many'))
    idOf(await put(null, await shown(), ADA))
    idOf(await put(pictureAt(99), null))
  })

  test('phones together bring so many, under whatever names', async () => {
    const { put, shown } = await played()
    const one = (at: number) => ({ device: ADA.device, name: `Guest ${Math.floor(at / 5)}` })
    for (let at = 0; at < PICTURE_ROOM.ofPhones; at++) idOf(await put(pictureAt(at), await shown(), one(at)))
    expect(await put(pictureAt(99), await shown(), { ...ADA, name: 'Someone else' })).toEqual(stays('too-many'))
  })

  test('leaves no picture behind where all that it brought is taken away', async () => {
    const { app, put, shown, kept } = await played()
    idOf(await put(FIRST, null, ADA))
    await app.matches.forgetPictures([BEN.device])
    expect(kept()).toHaveLength(1)
    await app.matches.forgetPictures([ADA.device])
    expect(kept()).toEqual([])
    expect(await shown()).toBeNull()
  })
})
