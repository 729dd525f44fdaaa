import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/message-port'
import { RPCHandler } from '@orpc/server/message-port'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeRouter } from '#main/router'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { photoOf } from '#shared/match/photo'
import type { RecordEvent } from '#shared/match/record'
import { FaultyFiles } from '../../../faults/support/faulty-files'
import { ADA_AND_BEN, enterAll, idOf, look, openApp, play, tilesOf } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import type { Client } from '../../../e2e/harness/owner'
import { connectTo, serveApp } from '../../../support/main/hosts'
import { base64, jpegOf } from '../../../support/main/jpegs'

const PICTURE = jpegOf(1024, 768)
const OTHER = jpegOf(1024, 768, 1)
const YEARS_AGO = new Date(2020, 1, 1)

async function appWithMatch(folder = temporaryFolder()) {
  const app = await openApp(folder)
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  return { app, folder, matchId, ...filesOf(folder, matchId) }
}

function filesOf(folder: string, matchId: string) {
  const photos = join(folder, 'photos', matchId)
  return { photos, kept: () => (existsSync(photos) ? readdirSync(photos) : []) }
}

const eventsOf = ({ record }: MatchSnapshot): readonly RecordEvent[] => record.rounds.flatMap(({ events }) => events)

/** The photos of all events in order. */
const photosIn = (match: MatchSnapshot) => eventsOf(match).map(photoOf)

describe('a photo kept with a play', () => {
  test('lies in a file of its own, whole, and the event names it', async () => {
    const { app, matchId, photos, kept } = await appWithMatch()
    idOf(await app.matches.enter({ matchId, revision: 0 }, play('6-4'), base64(PICTURE)))
    const [name] = photosIn(await look(app, matchId))
    expect(name).toMatch(/^[0-9a-f]{32}$/)
    expect(kept()).toEqual([`${name}.jpg`])
    expect(readFileSync(join(photos, `${name}.jpg`)).equals(PICTURE)).toBe(true)
    expect(await app.matches.photos.read(matchId, String(name))).toBe(base64(PICTURE))
  })

  test('is stored once, however often it is kept', async () => {
    const { app, matchId, kept } = await appWithMatch()
    idOf(await app.matches.enter({ matchId, revision: 0 }, play('6-4'), base64(PICTURE)))
    idOf(await app.matches.enter({ matchId, revision: 1 }, play('4-2'), base64(PICTURE)))
    idOf(await app.matches.enter({ matchId, revision: 2 }, play('2-1'), base64(OTHER)))
    expect(kept()).toHaveLength(2)
  })

  test('can be of the throw that a round begins with, and stays there when the throw is corrected', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const rules = { handSize: 1, dominoPoints: 0 }
    const dice: { flower: [number, number]; scorpion: [number, number] } = { flower: [6, 6], scorpion: [5, 2] }
    const matchId = idOf(await app.createMatch({ ...ADA_AND_BEN, preset: 'flower-and-scorpion', rules, start: { leader: 0, dice } }))
    idOf(await app.matches.enter({ matchId, revision: 0 }, play('6-4')))
    idOf(await app.matches.startRound({ matchId, revision: 1 }, { leader: 1, dice }, base64(PICTURE)))
    const put = { round: 1, start: { leader: 1, dice: { ...dice, flower: [1, 6] satisfies [number, number] } } }
    idOf(await app.matches.revise({ matchId, revision: 2 }, { corrections: [], starts: [put] }))
    const { record } = await look(app, matchId)
    const round = record.rounds[1]
    expect(round).toMatchObject({ dice: { flower: [1, 6] } })
    const name = photoOf(round ?? {})
    expect(await app.matches.photos.read(matchId, String(name))).toBe(base64(PICTURE))
  })

  test('can be of the throw that a match begins with', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = idOf(await app.createMatch({ ...ADA_AND_BEN, photo: base64(PICTURE) }))
    const { record } = await look(app, matchId)
    const name = photoOf(record.rounds[0] ?? {})
    expect(await app.matches.photos.read(matchId, String(name))).toBe(base64(PICTURE))
    expect(await app.createMatch({ ...ADA_AND_BEN, photo: 'AAAA' })).toEqual({ ok: false, error: { kind: 'bad-photo', why: 'not-a-jpeg' } })
  })

  test('travels whole over both hosts’ ways to the page, at the largest that is kept', async () => {
    const { owner, app } = await serveApp()
    const { port1, port2 } = new MessageChannel()
    onTestFinished(() => port1.close())
    new RPCHandler(makeRouter(app, () => undefined)).upgrade(port1)
    const port = port2 as unknown as MessagePort
    const overPort = createORPCClient<Client>(new RPCLink({ port }))
    port1.start()
    port2.start()
    const largest = base64(jpegOf(1600, 1200, 0, 399_800))
    for (const client of [connectTo(owner).client, overPort]) {
      const matchId = idOf(await client.match.create(ADA_AND_BEN))
      idOf(await client.match.enter({ matchId, revision: 0, event: play('6-4'), photo: largest }))
      const [photo] = photosIn(await look(app, matchId))
      expect((await client.match.photo({ matchId, photo: String(photo) })).jpeg).toBe(largest)
    }
  })
})

describe('what is not kept', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  test.each([
    ['text', base64(Buffer.from('just words')), 'not-a-jpeg'],
    ['nothing', '', 'not-a-jpeg'],
    ['another kind of picture', base64(png), 'not-a-jpeg'],
    ['text that is no base64', 'not base64 at all!', 'not-a-jpeg'],
    ['base64 with something else between', `${base64(PICTURE).slice(0, 8)}\n${base64(PICTURE).slice(8)}`, 'not-a-jpeg'],
    ['a JPEG that was cut off', base64(PICTURE.subarray(0, -1)), 'not-a-jpeg'],
    ['a beginning and an end with nothing between', base64(Buffer.from([0xff, 0xd8, 0xff, 0xd9])), 'not-a-jpeg'],
    ['segments that lead out of the file', base64(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0xff, 0xd9])), 'not-a-jpeg'],
    ['segments of no length', base64(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0xff, 0xd9])), 'not-a-jpeg'],
    ['a picture of no size', base64(jpegOf(0, 0)), 'not-a-jpeg'],
    ['a picture that is too wide', base64(jpegOf(1601, 10)), 'too-large'],
    ['a picture that is too high', base64(jpegOf(10, 1601)), 'too-large'],
    ['one byte too many', base64(jpegOf(10, 10, 0, 400_001 - jpegOf(10, 10).length)), 'too-large'],
    ['far too many bytes', base64(jpegOf(10, 10, 0, 700_000)), 'too-large'],
  ])('%s is refused as data, and nothing is entered or stored', async (_, photo, why) => {
    const { app, matchId, kept } = await appWithMatch()
    expect(await app.matches.enter({ matchId, revision: 0 }, play('6-4'), photo)).toEqual({ ok: false, error: { kind: 'bad-photo', why } })
    expect(await app.matches.startRound({ matchId, revision: 0 }, { leader: 0 }, photo)).toEqual({ ok: false, error: { kind: 'bad-photo', why } })
    expect(tilesOf(await look(app, matchId))).toEqual([])
    expect(kept()).toEqual([])
  })

  test('a photo of exactly the largest size is taken', async () => {
    const { app, matchId } = await appWithMatch()
    const largest = jpegOf(1600, 1600, 0, 400_000 - jpegOf(10, 10).length)
    expect(largest).toHaveLength(400_000)
    expect(await app.matches.enter({ matchId, revision: 0 }, play('6-4'), base64(largest))).toMatchObject({ ok: true })
  })

  test('the photo of a play that the rules refuse, or that came late, is not stored', async () => {
    const { app, matchId, kept } = await appWithMatch()
    await enterAll(app, matchId, ['6-4'])
    expect(await app.matches.enter({ matchId, revision: 1 }, play('3-3'), base64(PICTURE))).toMatchObject({ ok: false, error: { kind: 'impossible' } })
    expect(await app.matches.enter({ matchId, revision: 0 }, play('4-2'), base64(PICTURE))).toMatchObject({ ok: false, error: { kind: 'stale' } })
    expect(await app.matches.enter({ matchId: 'no-such-match', revision: 0 }, play('4-2'), base64(PICTURE))).toEqual({
      ok: false,
      error: { kind: 'no-such-match' },
    })
    expect(kept()).toEqual([])
  })

  test('an event cannot name a photo that the match does not have', async () => {
    const { app, matchId } = await appWithMatch()
    const other = idOf(await app.createMatch(ADA_AND_BEN))
    idOf(await app.matches.enter({ matchId: other, revision: 0 }, play('6-4'), base64(PICTURE)))
    const [photo] = photosIn(await look(app, other))
    const named = { ...play('6-4'), photo }
    expect(await app.matches.enter({ matchId, revision: 0 }, named)).toEqual({ ok: false, error: { kind: 'no-such-photo' } })
    await enterAll(app, matchId, ['6-4'])
    const revised = await app.matches.revise({ matchId, revision: 1 }, { corrections: [{ round: 0, event: 0, replacement: named }], starts: [] })
    expect(revised).toEqual({ ok: false, error: { kind: 'no-such-photo' } })
  })

  test('the name an event came with gives way to the photo that comes with it', async () => {
    const { app, matchId, kept } = await appWithMatch()
    idOf(await app.matches.enter({ matchId, revision: 0 }, { ...play('6-4'), photo: '../../people' }, base64(PICTURE)))
    expect(photosIn(await look(app, matchId))).toEqual([kept()[0]?.replace('.jpg', '')])
  })
})

describe('asked for a photo', () => {
  test.each(['../people', '..', 'a/../../people.json', '0'.repeat(31), `${'0'.repeat(32)}/`, `${'0'.repeat(32)}\n`, '%2e%2e%2fpeople', 'A'.repeat(32), ''])(
    'by the name %j, the host refuses before it looks anywhere',
    async (photo) => {
      const { owner } = await serveApp()
      const { client } = connectTo(owner)
      const matchId = idOf(await client.match.create(ADA_AND_BEN))
      await expect(client.match.photo({ matchId, photo })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    },
  )

  test('of a match by a name that is no match’s, the host refuses before it looks anywhere', async () => {
    const { owner } = await serveApp()
    const { client } = connectTo(owner)
    for (const matchId of ['..', '../photos', 'a/b', '']) {
      await expect(client.match.photo({ matchId, photo: '0'.repeat(32) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
  })

  test('that is not there, or is another match’s, the host has nothing to show', async () => {
    const { app, matchId } = await appWithMatch()
    const other = idOf(await app.createMatch(ADA_AND_BEN))
    idOf(await app.matches.enter({ matchId, revision: 0 }, play('6-4'), base64(PICTURE)))
    const [photo] = photosIn(await look(app, matchId))
    expect(await app.matches.photos.read(other, String(photo))).toBeNull()
    expect(await app.matches.photos.read(matchId, '0'.repeat(32))).toBeNull()
  })

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, 50)],
    ['zeroed', (bytes: Buffer) => Buffer.alloc(bytes.length)],
    ['another picture', () => OTHER],
  ])('that is no longer what it was (%s), the host does not show it as evidence', async (_, spoilt) => {
    const { app, matchId, photos, kept } = await appWithMatch()
    idOf(await app.matches.enter({ matchId, revision: 0 }, play('6-4'), base64(PICTURE)))
    const [photo] = photosIn(await look(app, matchId))
    writeFileSync(join(photos, String(kept()[0])), spoilt(PICTURE))
    expect(await app.matches.photos.read(matchId, String(photo))).toBeNull()
  })
})

describe('a disk that does not take the photo', () => {
  test('takes no play either, says why, and takes both once it can', async () => {
    const disk = new FaultyFiles()
    const folder = temporaryFolder()
    const app = await openApp(folder, { files: disk.files })
    const matchId = idOf(await app.createMatch(ADA_AND_BEN))
    disk.fault = { name: 'disk-full' }
    const refused = await app.matches.enter({ matchId, revision: 0 }, play('6-4'), base64(PICTURE))
    expect(refused).toMatchObject({ ok: false, error: { kind: 'not-saved', reason: 'disk-full' } })
    expect(await look(app, matchId)).toMatchObject({ revision: 0 })
    expect(filesOf(folder, matchId).kept()).toEqual([])
    disk.fault = null
    idOf(await app.matches.enter({ matchId, revision: 0 }, play('6-4'), base64(PICTURE)))
    expect(photosIn(await look(app, matchId))).toHaveLength(1)
  })
})

describe('corrections', () => {
  const correction = (photo: string | null | undefined) => ({
    round: 0,
    event: 0,
    replacement: { ...play('6-5'), player: 0, ...(photo === undefined ? {} : { photo }) },
  })

  test('keep the photo where they name it, drop it where they do not, and undo restores it', async () => {
    const { app, matchId } = await appWithMatch()
    idOf(await app.matches.enter({ matchId, revision: 0 }, play('6-4'), base64(PICTURE)))
    const [photo] = photosIn(await look(app, matchId))
    idOf(await app.matches.revise({ matchId, revision: 1 }, { corrections: [correction(photo)], starts: [] }))
    expect(photosIn(await look(app, matchId))).toEqual([photo])
    idOf(await app.matches.revise({ matchId, revision: 2 }, { corrections: [correction(undefined)], starts: [] }))
    expect(photosIn(await look(app, matchId))).toEqual([null])
    idOf(await app.matches.undo({ matchId, revision: 3 }))
    expect(await app.matches.photos.read(matchId, String(photosIn(await look(app, matchId))[0]))).toBe(base64(PICTURE))
  })
})

describe('photos that nothing names now', () => {
  async function redoable(folder: string) {
    const { app, matchId, photos, kept } = await appWithMatch(folder)
    idOf(await app.matches.enter({ matchId, revision: 0 }, play('6-4'), base64(PICTURE)))
    idOf(await app.matches.undo({ matchId, revision: 1 }))
    await app.close()
    return { matchId, photos, kept }
  }
  const madeOld = (photos: string, name: string) => utimesSync(join(photos, name), YEARS_AGO, YEARS_AGO)

  test('stay as long as a redo may restore them, across restarts', async () => {
    const folder = temporaryFolder()
    const { matchId, photos, kept } = await redoable(folder)
    madeOld(photos, String(kept()[0]))
    const app = await openApp(folder)
    idOf(await app.matches.redo({ matchId, revision: 2 }))
    const [photo] = photosIn(await look(app, matchId))
    expect(await app.matches.photos.read(matchId, String(photo))).toBe(base64(PICTURE))
  })

  test('go at the first change of a later run, once no redo can restore them', async () => {
    const folder = temporaryFolder()
    const { matchId, photos, kept } = await redoable(folder)
    madeOld(photos, String(kept()[0]))
    const app = await openApp(folder)
    idOf(await app.matches.enter({ matchId, revision: 2 }, play('6-5')))
    expect(kept()).toEqual([])
  })

  test('stay for a day: what keeps two folders in step may bring a photo before its match', async () => {
    const folder = temporaryFolder()
    const { matchId, photos, kept } = await redoable(folder)
    const { mtimeMs } = statSync(join(photos, String(kept()[0])))
    const app = await openApp(folder, { clock: () => new Date(mtimeMs + 60_000) })
    idOf(await app.matches.enter({ matchId, revision: 2 }, play('6-5')))
    expect(kept()).toHaveLength(1)
  })

  test('are the only files that go', async () => {
    const folder = temporaryFolder()
    const { matchId, photos, kept } = await redoable(folder)
    const left = `${'f'.repeat(32)}.jpg.0123456789ab.tmp`
    for (const name of ['holiday.jpg', 'notes.txt', `${'0'.repeat(32)}.sync-conflict-1.jpg`, left]) writeFileSync(join(photos, name), 'x')
    for (const name of kept()) madeOld(photos, name)
    const app = await openApp(folder)
    idOf(await app.matches.enter({ matchId, revision: 2 }, play('6-5')))
    expect(kept()).toEqual([`${'0'.repeat(32)}.sync-conflict-1.jpg`, 'holiday.jpg', 'notes.txt'])
  })
})
