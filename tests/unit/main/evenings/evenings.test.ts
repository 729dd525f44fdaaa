import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { App } from '#main/app'
import { eveningFileKind } from '#main/store/evening-file'
import { contentIn, NewerFile } from '#main/store/json-adapter'
import type { EveningOutcome } from '#shared/contract/evenings'
import type { EveningCommand } from '#shared/evening/decide'
import { type Evening, EVENING_VERSION, type EveningSettings } from '#shared/evening/evening'
import { replay } from '#shared/evening/replay'
import { standings } from '#shared/evening/standings'
import { currentRound, type EveningState } from '#shared/evening/state'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { FaultyFiles } from '../../../faults/support/faulty-files'
import { deviceFolderOf, idOf, look, noticesOf, openApp, play } from '../../../support/main/apps'
import { Chance } from '../../../support/chance'
import { temporaryFolder } from '../../../support/main/folder'
import { backedUp, lookAt, valueOf } from '../backup/support/house'

const SETTINGS: EveningSettings = {
  method: 'random',
  size: 2,
  uneven: 'smaller',
  points: 'win',
  byePoints: 'win',
  rounds: 3,
  minutes: 20,
  preset: 'bergen-game-cabinet',
  rules: {},
}
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']

async function eveningOf(app: App, id: string): Promise<Evening> {
  const stream = app.evenings.live(id, undefined)
  const { value } = await stream.next()
  await stream.return()
  const feed = present(value ?? undefined, 'a stream sends what it shows at once')
  if (feed.kind !== 'evening') throw new Error('no such evening')
  return feed.evening
}
const stateOf = async (app: App, id: string): Promise<EveningState> => expectOk(replay((await eveningOf(app, id)).events), 'replayed')
const revisionOf = async (app: App, id: string): Promise<number> => (await eveningOf(app, id)).events.length
const doing = async (app: App, id: string, wish: EveningCommand, command?: string): Promise<EveningOutcome> =>
  app.evenings.do({ id, revision: await revisionOf(app, id), wish, command })

/** The evening that the home page leads back to. */
async function leadsTo(app: App) {
  const stream = app.home(undefined)
  const { value } = await stream.next()
  await stream.return()
  return present(value ?? undefined, 'a stream sends what it shows at once').evening
}

async function opened(app: App, names: readonly string[] = NAMES, settings: Partial<EveningSettings> = {}): Promise<string> {
  const { id, revision } = valueOf(await app.evenings.create({ name: 'Club', settings: { ...SETTINGS, ...settings } }))
  valueOf(await app.evenings.checkIn({ id, revision, people: names.map((name) => ({ name })) }))
  return id
}

/** An evening that has begun, its file, and what that holds before anything else happens. */
async function beginning(app: App, folder: string) {
  const id = await opened(app)
  const file = join(folder, 'evenings', `${id}.json`)
  return { id, file, older: readFileSync(file) }
}

describe('An evening', () => {
  test('is kept as it went, and is still so after a start', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const id = await opened(app)
    valueOf(await doing(app, id, { type: 'draw' }))
    valueOf(await doing(app, id, { type: 'handed-in', table: 0, totals: [15, 3], by: 'host', agreed: true }))
    const before = await eveningOf(app, id)
    await app.close()
    expect(await eveningOf(await openApp(folder), id)).toEqual(before)
    expect(standings(expectOk(replay(before.events), 'replayed'))[0]).toMatchObject({ points: 2, place: 1 })
  })

  test('is what the home page leads back to until its last round is played, also after a start, but not on the next day', async () => {
    const folder = temporaryFolder()
    let now = new Date('2026-11-27T18:00:00Z')
    const options = { clock: () => now }
    const app = await openApp(folder, options)
    expect(await leadsTo(app)).toBeUndefined()
    const id = await opened(app, ['Ada', 'Ben'], { rounds: 1 })
    expect(await leadsTo(app)).toEqual({ id, name: 'Club', rounds: 0, planned: 1 })
    const open = app.home(undefined)
    await open.next()
    valueOf(await doing(app, id, { type: 'draw' }))
    // a page that is open is told too
    for await (const { evening } of open) if (evening?.rounds === 1) break
    await app.close()
    const again = await openApp(folder, options)
    expect(await leadsTo(again)).toEqual({ id, name: 'Club', rounds: 1, planned: 1 })
    now = new Date('2026-11-28T06:01:00Z')
    expect(await leadsTo(again)).toBeUndefined()
    now = new Date('2026-11-27T19:00:00Z')
    valueOf(await doing(again, id, { type: 'handed-in', table: 0, totals: [15, 3], by: 'host', agreed: true }))
    expect(await leadsTo(again)).toBeUndefined()
  })

  test('seats people by chance, and the same ids seat them the same', async () => {
    const seated = async (purpose: string) => {
      const ids = new Chance(purpose)
      const app = await openApp(temporaryFolder(), { newId: () => ids.id() })
      const id = await opened(app, [...NAMES, 'Eve', 'Finn', 'Gus', 'Hal'])
      valueOf(await doing(app, id, { type: 'draw' }))
      const names = new Map(app.people.all().map((person) => [person.id, person.name]))
      return currentRound(await stateOf(app, id))?.tables.map((table) => table.people.map((person) => names.get(person)))
    }
    const draw = await seated('one evening')
    expect(draw?.flat().toSorted()).toEqual([...NAMES, 'Eve', 'Finn', 'Gus', 'Hal'])
    expect(await seated('one evening')).toEqual(draw)
    expect(await seated('another evening')).not.toEqual(draw)
  })

  test('checks people in by name: who is new comes to the house, and who is here stays so', async () => {
    const app = await openApp(temporaryFolder())
    const id = await opened(app, ['Ada', 'Ben'])
    valueOf(await app.evenings.checkIn({ id, revision: 2, people: [{ name: 'ada' }, { name: 'Cleo' }] }))
    expect([...(await stateOf(app, id)).people.values()].map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo'])
    expect(app.people.current().map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo'])
  })

  test('does a command once, however often it is sent, also after a start', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const id = await opened(app)
    const first = await doing(app, id, { type: 'draw' }, 'command-0001')
    expect(await app.evenings.do({ id, revision: 2, wish: { type: 'draw' }, command: 'command-0001' })).toEqual(first)
    await app.close()
    const again = await openApp(folder)
    expect(await again.evenings.do({ id, revision: 2, wish: { type: 'draw' }, command: 'command-0001' })).toEqual(first)
    expect((await stateOf(again, id)).rounds).toHaveLength(1)
  })

  test('refuses what depends on something that has changed since, and takes results of tables in any order', async () => {
    const app = await openApp(temporaryFolder())
    const id = await opened(app)
    const revision = await revisionOf(app, id)
    valueOf(await app.evenings.do({ id, revision, wish: { type: 'draw' } }))
    expect(await app.evenings.do({ id, revision, wish: { type: 'undrawn' } })).toEqual({ ok: false, error: { kind: 'stale', revision: revision + 1 } })
    valueOf(await app.evenings.do({ id, revision, wish: { type: 'handed-in', table: 1, totals: [1, 2], by: 'host' } }))
    expect(await doing(app, id, { type: 'draw' })).toEqual({ ok: false, error: { kind: 'impossible', refusal: { code: 'round-running' } } })
  })

  test('that is gone, or that another device has made, is shown so', async () => {
    const [here, there] = [temporaryFolder(), temporaryFolder()]
    const [mine, theirs] = [await openApp(here), await openApp(there)]
    const id = await opened(theirs)
    writeFileSync(join(here, 'evenings', `${id}.json`), readFileSync(join(there, 'evenings', `${id}.json`)))
    await expect.poll(async () => (await mine.evenings.list(undefined).next()).value).toMatchObject([{ id, name: 'Club', people: 4, rounds: 0, planned: 3 }])
    expect(valueOf(await mine.evenings.bin.put(id))).toMatchObject({ id })
    expect((await mine.evenings.list(undefined).next()).value).toEqual([])
    expect(await mine.evenings.do({ id, revision: 2, wish: { type: 'draw' } })).toEqual({ ok: false, error: { kind: 'no-such-evening' } })
  })

  test('lies in the bin, where nothing happens to it, comes back as it was, and is deleted for good only from there', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const id = await opened(app)
    const before = await eveningOf(app, id)
    const binned = async (of: App) => ((await of.evenings.bin.list(undefined).next()).value ?? []).map(({ name, binnedAt }) => [name, typeof binnedAt])
    expect(await app.evenings.bin.deleteForGood(id)).toEqual({ ok: false, error: { kind: 'no-such-evening' } })
    valueOf(await app.evenings.bin.put(id))
    await app.close()
    const again = await openApp(folder)
    expect(await binned(again)).toEqual([['Club', 'string']])
    for (const refused of [
      again.evenings.do({ id, revision: 2, wish: { type: 'draw' } }),
      again.evenings.checkIn({ id, revision: 2, people: [{ name: 'Eve' }] }),
      again.evenings.bin.put(id),
    ])
      expect(await refused).toEqual({ ok: false, error: { kind: 'no-such-evening' } })
    valueOf(await again.evenings.bin.restore(id))
    expect(await binned(again)).toEqual([])
    expect((await eveningOf(again, id)).events).toEqual(before.events)
    valueOf(await again.evenings.bin.put(id))
    valueOf(await again.evenings.bin.deleteForGood(id))
    expect(existsSync(join(folder, 'evenings', `${id}.json`))).toBe(false)
    expect(await binned(again)).toEqual([])
  })

  test('goes on at another computer that has its file, once that one takes over', async () => {
    const [here, there] = [temporaryFolder(), temporaryFolder()]
    const laptop = await openApp(there)
    const id = await opened(laptop)
    valueOf(await doing(laptop, id, { type: 'draw' }))
    valueOf(await doing(laptop, id, { type: 'handed-in', table: 0, totals: [15, 3], by: 'host', agreed: true }))
    await laptop.close()
    mkdirSync(join(here, 'evenings'))
    writeFileSync(join(here, 'evenings', `${id}.json`), readFileSync(join(there, 'evenings', `${id}.json`)))

    const second = await openApp(here, { device: 'Second' })
    valueOf(await doing(second, id, { type: 'handed-in', table: 1, totals: [4, 15], by: 'host', agreed: true }))
    expect(await doing(second, id, { type: 'draw' })).toMatchObject({ ok: false, error: { kind: 'impossible', refusal: { code: 'drawn-elsewhere' } } })
    valueOf(await doing(second, id, { type: 'take-over' }))
    valueOf(await doing(second, id, { type: 'draw' }))
    const { rounds, drawer } = await stateOf(second, id)
    expect(rounds.map(({ tables }) => tables.map(({ result }) => result.status))).toEqual([
      ['settled', 'settled'],
      ['playing', 'playing'],
    ])
    expect(drawer).toMatchObject({ computer: 'Second', term: 1 })
  })

  test('of which two computers had different versions is one again, with what both entered, and the copy is taken away', async () => {
    const [here, there] = [temporaryFolder(), temporaryFolder()]
    const [mine, theirs] = [await openApp(here), await openApp(there)]
    const id = await opened(mine)
    valueOf(await doing(mine, id, { type: 'draw' }))
    writeFileSync(join(there, 'evenings', `${id}.json`), readFileSync(join(here, 'evenings', `${id}.json`)))
    await expect.poll(async () => (await theirs.evenings.list(undefined).next()).value).toMatchObject([{ rounds: 1 }])
    valueOf(await doing(mine, id, { type: 'handed-in', table: 0, totals: [15, 3], by: 'host', agreed: true }))
    valueOf(await doing(theirs, id, { type: 'handed-in', table: 1, totals: [4, 15], by: 'host', agreed: true }))
    const both = [readFileSync(join(here, 'evenings', `${id}.json`)), readFileSync(join(there, 'evenings', `${id}.json`))] as const
    const copy = `${id}.sync-conflict-20261127-203000-ABCDEFG.json`
    writeFileSync(join(here, 'evenings', copy), both[1])
    writeFileSync(join(there, 'evenings', copy), both[0])
    const totals = async (app: App): Promise<unknown> =>
      (await stateOf(app, id)).rounds[0]?.tables.map(({ result }) => (result.status === 'settled' ? result.totals : result.status))
    for (const app of [mine, theirs]) {
      await expect
        .poll(() => totals(app))
        .toEqual([
          [15, 3],
          [4, 15],
        ])
    }
    await expect.poll(() => [here, there].map((folder) => readdirSync(join(folder, 'evenings')).sort())).toEqual([[`${id}.json`], [`${id}.json`]])
    expect(readFileSync(join(here, 'evenings', `${id}.json`), 'utf8')).toBe(readFileSync(join(there, 'evenings', `${id}.json`), 'utf8'))
  })

  test('keeps what was acknowledged where another computer’s version is put in its place', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const { id, file, older } = await beginning(app, folder)
    valueOf(await doing(app, id, { type: 'draw' }))
    writeFileSync(file, older)
    await expect.poll(() => (JSON.parse(readFileSync(file, 'utf8')) as Evening).events.length).toBe(3)
    writeFileSync(file, older)
    valueOf(await doing(app, id, { type: 'handed-in', table: 0, totals: [15, 3], by: 'host', agreed: true }))
    expect((await stateOf(app, id)).rounds[0]?.tables[0]?.result).toMatchObject({ status: 'settled' })
  })

  test('keeps what was acknowledged where that happens and Caravan then ends without any warning', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const { id, older } = await beginning(app, folder)
    valueOf(await doing(app, id, { type: 'draw' }))
    const before = await eveningOf(app, id)
    // what lies on the disks in this moment is all that a killed program leaves
    const left = temporaryFolder()
    cpSync(folder, left, { recursive: true })
    writeFileSync(join(left, 'evenings', `${id}.json`), older)
    const again = await openApp(left)
    expect(await eveningOf(again, id)).toEqual(before)
    expect((JSON.parse(readFileSync(join(left, 'evenings', `${id}.json`), 'utf8')) as Evening).events).toEqual(before.events)
  })

  test('keeps what was acknowledged where that happens while the disk is full, and writes it once there is room', async () => {
    const folder = temporaryFolder()
    const disk = new FaultyFiles()
    const app = await openApp(folder, { files: disk.files })
    const { id, file, older } = await beginning(app, folder)
    valueOf(await doing(app, id, { type: 'draw' }))
    disk.fault = { name: 'failing', operation: 'create', code: 'ENOSPC' }
    const tried = disk.tried.create
    writeFileSync(file, older)
    await expect.poll(() => disk.tried.create).toBeGreaterThan(tried + 1)
    disk.fault = null
    await expect.poll(() => (JSON.parse(readFileSync(file, 'utf8')) as Evening).events.length).toBe(3)
  })

  test('lies on the device too for two minutes, and no longer', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const { id, file, older } = await beginning(app, folder)
    const kept = join(deviceFolderOf(folder), 'acknowledged-evenings')
    writeFileSync(file, older)
    await app.evenings.idle()
    expect(readdirSync(kept)).toEqual([`${id}.json`])
    const now = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 121_000)
    onTestFinished(() => clock.mockRestore())
    writeFileSync(file, older)
    await expect.poll(() => readdirSync(kept)).toEqual([])
    expect((await eveningOf(app, id)).events).toHaveLength(2)
  })

  test('whose file is gone at a start is away: it is not written back, nothing is added to it, and what this computer knows of it is kept', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const id = await opened(app)
    await app.close()
    rmSync(join(folder, 'evenings', `${id}.json`))
    const again = await openApp(folder)
    expect((await again.evenings.list(undefined).next()).value).toMatchObject([{ id }])
    expect(await noticesOf(again)).toEqual(['evening-away'])
    const asked = { id, revision: 2, command: 'a-later-command', wish: { type: 'draw' } as const }
    expect(await again.evenings.do(asked)).toMatchObject({ ok: false, error: { kind: 'not-saved', reason: 'away' } })
    expect(readdirSync(join(folder, 'evenings'))).toEqual([])
    expect(readdirSync(join(deviceFolderOf(folder), 'acknowledged-evenings'))).toEqual([`${id}.json`])
  })

  test('that another computer took out of the bin for good does not come back from this one', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const id = await opened(app)
    expect(await app.evenings.bin.put(id)).toMatchObject({ ok: true })
    await app.close()
    rmSync(join(folder, 'evenings', `${id}.json`))
    const again = await openApp(folder)
    expect((await again.evenings.list(undefined).next()).value).toEqual([])
    expect((await again.evenings.bin.list(undefined).next()).value).toEqual([])
    expect(readdirSync(join(deviceFolderOf(folder), 'acknowledged-evenings'))).toEqual([])
  })

  test('whose file holds what cannot have happened is moved aside, and the others are there', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const id = await opened(app)
    const sound = await eveningOf(app, id)
    await app.close()
    const spoilt = { ...sound, id: 'evening-spoilt', events: [...sound.events, { type: 'closed', at: sound.updatedAt }] }
    writeFileSync(join(folder, 'evenings', 'evening-spoilt.json'), JSON.stringify(spoilt))
    const again = await openApp(folder)
    expect(((await again.evenings.list(undefined).next()).value as readonly { id: string }[]).map((line) => line.id)).toEqual([id])
    expect(readdirSync(join(folder, 'evenings')).some((name) => name.startsWith('evening-spoilt') && name.includes('unreadable'))).toBe(true)
  })

  test('comes back from a backup', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const id = await opened(app)
    const source = await backedUp(app)
    const before = await eveningOf(app, id)
    valueOf(await app.evenings.bin.put(id))
    valueOf(await app.evenings.bin.deleteForGood(id))
    const { plan, evenings, named } = await lookAt(app, source)
    expect(evenings).toMatchObject({ new: 1 })
    expect(named).toEqual([{ kind: 'evening', id, name: 'Club', state: 'new' }])
    expect(valueOf(await app.backups.restore(plan, { choice: 'new', settings: false }))).toMatchObject({ evenings: { added: 1, replaced: 0 } })
    expect(await eveningOf(app, id)).toEqual(before)
  })
})

describe('A table’s match', () => {
  test('that somebody left says so with its totals while it is played and once it is over, and they come last; an older program leaves the file alone', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const id = await opened(app, ['Ada', 'Ben', 'Cleo'], { size: 3, points: 'place' })
    valueOf(await doing(app, id, { type: 'draw' }))
    const { matchId } = valueOf(await app.evenings.openTable({ id, revision: 3, table: 0, start: { leader: 0 } }))
    const match = present(matchId, 'a match was begun')
    const people = present(currentRound(await stateOf(app, id))?.tables[0], 'a table').people
    let revision = 0
    for (const event of [{ ...play('6-6') }, { type: 'leave', player: 0, tiles: 'aside' }] as const)
      revision = valueOf(await app.matches.enter({ matchId: match, revision }, event)).revision
    const playing = async (): Promise<unknown> => {
      const { value } = await app.evenings.live(id, undefined).next()
      return value?.kind === 'evening' ? value.playing : null
    }
    await expect.poll(playing).toMatchObject([{ matchId: match, totals: [2, 0, 0], gone: [0] }])
    const file = (): string => readFileSync(join(folder, 'evenings', `${id}.json`), 'utf8')
    const older = { ...eveningFileKind(id), version: EVENING_VERSION }
    expect(contentIn(file(), older)).toMatchObject({ version: 1 })
    valueOf(await app.matches.enter({ matchId: match, revision }, { type: 'finish', what: 'match', when: 'now', why: 'time' }))
    await expect.poll(async () => currentRound(await stateOf(app, id))?.tables[0]?.result).toMatchObject({ status: 'settled', totals: [2, 0, 0], gone: [0] })
    expect(() => contentIn(file(), older)).toThrow(NewerFile)
    expect(contentIn(file(), eveningFileKind(id))).toEqual(await eveningOf(app, id))
    const placed = standings(await stateOf(app, id)).map(({ person, place }) => [person, place])
    expect(placed).toContainEqual([people[0], 3])
    expect(placed.slice(0, 2).map(([, place]) => place)).toEqual([1, 1])
  })

  test('gives the table its result when it is won, takes it back with the last play, and corrects it', async () => {
    const app = await openApp(temporaryFolder())
    const id = await opened(app, ['Ada', 'Ben'], { rules: { target: 1, win: 'immediate' } })
    valueOf(await doing(app, id, { type: 'draw' }))
    const [table] = present(currentRound(await stateOf(app, id)) ?? undefined, 'a round').tables
    const { matchId } = valueOf(await app.evenings.openTable({ id, revision: 3, table: 0, start: { leader: 0 } }))
    const match = present(matchId, 'a match was begun')
    expect((await look(app, match)).record.players.map(({ personId }) => personId)).toEqual(table?.people)
    expect(valueOf(await app.evenings.openTable({ id, revision: 3, table: 0, start: { leader: 0 } })).matchId).toBe(match)

    let revision = 0
    const result = async (): Promise<unknown> => currentRound(await stateOf(app, id))?.tables[0]?.result
    const playing = async (): Promise<unknown> => {
      const { value } = await app.evenings.live(id, undefined).next()
      return value?.kind === 'evening' ? value.playing : null
    }
    await expect.poll(playing).toEqual([{ matchId: match, totals: [0, 0], target: 1 }])
    // both ends show 6 then, which wins
    for (const tile of ['6-4', '4-2', '2-6']) {
      revision = valueOf(await app.matches.enter({ matchId: match, revision }, { ...play(tile), arm: 'right' })).revision
    }
    await expect.poll(result).toMatchObject({ status: 'settled', fromMatch: true, corrected: false })
    expect(await playing()).toEqual([])
    idOf(await app.matches.undo({ matchId: match, revision }))
    await expect.poll(result).toMatchObject({ status: 'disagreed', by: 'match' })
    idOf(await app.matches.redo({ matchId: match, revision: revision + 1 }))
    await expect.poll(result).toMatchObject({ status: 'settled', fromMatch: true, corrected: true })
  })
})
