import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atNight } from '../every'
import type { Home } from '#shared/contract/lists'
import type { VersionsFeed } from '#shared/contract/versions'
import { present } from '#shared/kernel/assert'
import { idOf, openHousehold, soon, tilesOf, type Device, type Household } from './support/devices'

const LINE = ['6-4', '4-2', '6-5', '2-1', '5-3', '1-0'] as const

let household: Household
let kitchen: Device
let livingRoom: Device

beforeAll(async () => {
  household = await openHousehold()
  ;({ kitchen, livingRoom } = household)
})
afterAll(() => household.close())

async function first<T>(stream: Promise<AsyncIterable<T>>): Promise<T> {
  for await (const value of await stream) return value
  throw new Error('a stream sends what it shows at once')
}

const homeOf = (device: Device): Promise<Home> => first(device.client.home.live())
const versionsOf = (device: Device, matchId: string): Promise<VersionsFeed> => first(device.client.match.versions({ matchId }))
const bothHave = (matchId: string, tiles: readonly string[]) =>
  soon(async () => [await kitchen.tiles(matchId), await livingRoom.tiles(matchId)]).toEqual([tiles, tiles])

/** A match both devices have, three plays old. */
async function shared(): Promise<string> {
  const id = await kitchen.begin('Ada', 'Ben')
  await kitchen.play(id, ...LINE.slice(0, 3))
  await bothHave(id, LINE.slice(0, 3))
  await household.inStep()
  return id
}

describe('Two devices whose data folders Syncthing keeps in step', () => {
  test('see each other’s plays, also in a page that is open', async () => {
    const id = await kitchen.begin('Ada', 'Ben')
    await soon(() => livingRoom.tiles(id)).toEqual([])
    const seen: (readonly string[])[] = []
    const stop = new AbortController()
    const watching = (async () => {
      for await (const feed of await livingRoom.client.match.live({ matchId: id }, { signal: stop.signal }))
        if (feed.kind === 'match') seen.push(tilesOf(feed.match))
    })().catch(() => undefined)
    await kitchen.play(id, '6-4', '4-2')
    await soon(() => seen.at(-1)).toEqual(['6-4', '4-2'])
    await livingRoom.play(id, '6-5')
    await bothHave(id, ['6-4', '4-2', '6-5'])
    stop.abort()
    await watching
    await household.inStep()
  })

  atNight(['tests/unit/main/store/conflict-copies.test.ts', 'tests/sync/two-devices.sync.ts'], () => {
    test('have one match again automatically where one went on with it and the other only wrote a note', async () => {
      const id = await shared()
      await household.offline()
      await kitchen.play(id, '2-1', '5-3')
      idOf(await livingRoom.client.match.describe({ matchId: id, revision: 3, note: 'It rained' }))
      await household.online()
      await bothHave(id, LINE.slice(0, 5))
      await household.inStep()
      expect(await kitchen.look(id)).toMatchObject({ note: 'It rained' })
      const trail = (await livingRoom.look(id))?.trail ?? []
      expect(trail.filter(({ kind }) => kind === 'joined')).toEqual([expect.objectContaining({ how: 'extended' })])
    })
  })

  atNight(['tests/unit/main/store/conflict-copies.test.ts', 'tests/sync/two-devices.sync.ts'], () => {
    test('have one match again automatically where both entered the same and one went on', async () => {
      const id = await shared()
      await household.offline()
      await kitchen.play(id, '2-1')
      await livingRoom.play(id, '2-1', '5-3')
      await household.online()
      await bothHave(id, LINE.slice(0, 5))
      await household.inStep()
      await kitchen.play(id, '1-0')
      await bothHave(id, LINE)
      await household.inStep()
    })
  })

  test('offer both where they went on differently, and have the one that was chosen, the other in the bin', async () => {
    const id = await shared()
    await household.offline()
    await kitchen.play(id, '2-1')
    await livingRoom.play(id, '5-3')
    await household.online()
    const told = async (device: Device) => (await homeOf(device)).notices.map((notice) => (notice.kind === 'came-apart' ? notice.matchId : notice.kind))
    await soon(() => Promise.all([told(kitchen), told(livingRoom)])).toEqual([[id], [id]])
    await household.inStep(1)
    const feed = await versionsOf(livingRoom, id)
    if (feed.kind !== 'versions') throw new Error(feed.kind)
    const last = feed.versions.map(({ match }) => tilesOf(match).at(-1))
    expect([...last].sort()).toEqual(['2-1', '5-3'])
    const chosen = present(feed.versions[last.indexOf('5-3')], 'the living room played 5-3')
    idOf(await livingRoom.client.match.chooseVersion({ matchId: id, seen: feed.versions.map(({ token }) => token), chosen: chosen.token, others: 'bin' }))
    await bothHave(id, ['6-4', '4-2', '6-5', '5-3'])
    await household.inStep()
    await soon(() => Promise.all([told(kitchen), told(livingRoom)])).toEqual([[], []])
    const inBin = async () => (await first(kitchen.client.matches.live({ which: 'bin', limit: 10 }))).matches
    await soon(async () => (await inBin()).length).toBeGreaterThan(0)
    expect(await kitchen.tiles(present((await inBin())[0], 'the other version').matchId)).toEqual(['6-4', '4-2', '6-5', '2-1'])
  })

  test('keep both what was played on one and that it was put into the bin on the other', async () => {
    const id = await shared()
    await household.offline()
    await kitchen.play(id, '2-1')
    idOf(await livingRoom.client.match.bin({ matchId: id, revision: 3 }))
    await household.online()
    await bothHave(id, LINE.slice(0, 4))
    await household.inStep()
    await soon(async () => (await kitchen.look(id))?.binnedAt !== undefined).toBe(true)
    const match = present(await kitchen.look(id), 'a match in the bin')
    idOf(await kitchen.client.match.restore({ matchId: id, revision: match.revision }))
    await soon(async () => (await livingRoom.look(id))?.binnedAt).toBe(undefined)
    await household.inStep()
  })

  atNight(['tests/unit/main/people/people.test.ts', 'tests/unit/main/store/conflict-copies.test.ts'], () => {
    test('call a person by the new name that one of them gave, and lose neither where both gave one', async () => {
      const id = await shared()
      const players = async (device: Device) => (await device.look(id))?.record.players ?? []
      const [, ben] = await players(kitchen)
      const personId = present(ben?.personId, 'Ben plays')
      await kitchen.client.people.change({ id: personId, name: 'Benjamin' })
      await soon(async () => (await players(livingRoom))[1]?.name).toBe('Benjamin')
      await household.inStep()

      await household.offline()
      await kitchen.client.people.change({ id: personId, colour: 'teal' })
      await livingRoom.client.people.change({ id: personId, name: 'Benny' })
      await household.online()
      const person = async (device: Device) => (await first(device.client.people.live())).find((each) => each.id === personId)
      await soon(() => Promise.all([person(kitchen), person(livingRoom)])).toEqual(
        Array(2).fill(expect.objectContaining({ name: 'Benny', colour: 'teal', otherNames: ['Benjamin'] })),
      )
      await household.inStep()
    })
  })

  test('lose nothing that was acknowledged when one of them is killed again and again while Syncthing copies', async () => {
    const acknowledged = new Map<string, string[]>()
    const evening = async (device: Device, matchId: string): Promise<void> => {
      for (const tile of LINE) {
        await device.play(matchId, tile)
        acknowledged.set(matchId, [...(acknowledged.get(matchId) ?? []), tile])
      }
    }
    for (let time = 0; time < 5; time++) {
      const [mine, theirs] = [await kitchen.begin('Ada', 'Ben'), await livingRoom.begin('Cleo', 'Dan')]
      const playing = [evening(kitchen, mine), evening(livingRoom, theirs).catch(() => undefined)]
      await soon(() => acknowledged.get(theirs)?.length ?? 0).toBeGreaterThan(time)
      await livingRoom.kill()
      await Promise.race([Promise.all(playing), playing[0]])
      await livingRoom.restart()
    }
    await household.inStep()
    // a file is there before its host has read it
    for (const [id, tiles] of acknowledged) {
      for (const device of [kitchen, livingRoom]) await soon(async () => (await device.tiles(id)).slice(0, tiles.length)).toEqual(tiles)
    }
    // that one person was given two names may still stand there
    await soon(async () => (await homeOf(livingRoom)).notices.filter(({ kind }) => kind !== 'two-names')).toEqual([])
  })
})
