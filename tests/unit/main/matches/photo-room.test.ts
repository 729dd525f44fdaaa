import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PHOTO_ROOM } from '#shared/match/photo'
import { ADA_AND_BEN, idOf, openApp } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { base64, jpegOf } from '../../../support/main/jpegs'

const DRAW = { type: 'draw', player: 0, count: 1 } as const
const BY = { device: 'device-of-ada', name: 'Ada' }

async function matchWithPhotos() {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  const photos = join(folder, 'photos', matchId)
  return { app, matchId, photos, kept: () => (existsSync(photos) ? readdirSync(photos) : []) }
}

test('a phone that sends a photo and takes it back again and again leaves one', async () => {
  const { app, matchId, kept } = await matchWithPhotos()
  let revision = 0
  for (let at = 0; at < 5; at++) {
    expect(await app.matches.enter({ matchId, revision, by: BY }, DRAW, base64(jpegOf(1024, 768, at)))).toMatchObject({ ok: true })
    expect(await app.matches.takeBack({ matchId, revision: revision + 1, by: BY })).toMatchObject({ ok: true })
    revision += 2
  }
  expect(kept()).toHaveLength(1)
  // it can still be redone, and then stays
  expect(await app.matches.redo({ matchId, revision })).toMatchObject({ ok: true })
  expect(await app.matches.enter({ matchId, revision: revision + 1, by: BY }, DRAW)).toMatchObject({ ok: true })
  expect(kept()).toHaveLength(1)
})

test('a match takes so many photos from phones; the owner goes on, and a play without a photo is always taken', async () => {
  const { app, matchId, photos, kept } = await matchWithPhotos()
  mkdirSync(photos, { recursive: true })
  for (let at = 0; at < PHOTO_ROOM.photos - 1; at++) writeFileSync(join(photos, `${String(at).padStart(32, '0')}.jpg`), 'x')
  const send = (revision: number, by: typeof BY | undefined) => app.matches.enter({ matchId, revision, by }, DRAW, base64(jpegOf(1024, 768, revision)))
  expect(await send(0, BY)).toMatchObject({ ok: true })
  expect(await send(1, BY)).toEqual({ ok: false, error: { kind: 'bad-photo', why: 'too-many' } })
  expect(await app.matches.enter({ matchId, revision: 1, by: BY }, DRAW)).toMatchObject({ ok: true })
  expect(await send(2, undefined)).toMatchObject({ ok: true })
  expect(kept()).toHaveLength(PHOTO_ROOM.photos + 1)
})

test('photos of a match that phones bring weigh so much and no more', async () => {
  const { app, matchId, photos } = await matchWithPhotos()
  mkdirSync(photos, { recursive: true })
  const jpeg = jpegOf(1024, 768)
  writeFileSync(join(photos, `${'0'.repeat(32)}.jpg`), Buffer.alloc(PHOTO_ROOM.bytes - jpeg.length + 1))
  const full = { ok: false, error: { kind: 'bad-photo', why: 'too-many' } }
  expect(await app.matches.enter({ matchId, revision: 0, by: BY }, DRAW, base64(jpeg))).toEqual(full)
  writeFileSync(join(photos, `${'0'.repeat(32)}.jpg`), Buffer.alloc(PHOTO_ROOM.bytes - jpeg.length))
  expect(await app.matches.enter({ matchId, revision: 0, by: BY }, DRAW, base64(jpeg))).toMatchObject({ ok: true })
})
