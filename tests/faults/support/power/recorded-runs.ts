import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createApp, type App } from '#main/app'
import type { Files } from '#main/store/files'
import { isTemporary } from '#main/store/durable-file'
import { USUAL_SETTINGS } from '#shared/evening/evening'
import type { EveningCommand } from '#shared/evening/decide'
import type { SettingName } from '#shared/settings/settings'
import { SETTINGS, SETTING_NAMES } from '#shared/settings/settings'
import { Chance } from '../../../support/chance'
import { ADA_AND_BEN, steppingClock } from '../../../support/main/apps'
import { jpegOf } from '../../../support/main/jpegs'
import { GREEN } from '../../../support/main/own-tiles'
import { ModelDisk, type Tree } from './disk'

export const DATA = '/home/family/caravan/house'
export const DEVICE = '/home/family/caravan/device'
const BACKUPS = '/media/stick'

/** Begins all folders of a house, its backups' among them; nothing in the memory of the model. */
type Root = string

/** What was said to be saved. */
interface Acknowledged {
  /** How many operations the disk had been asked for. */
  readonly after: number
  /** Every file that has to be there from then on, as it was or as it became later. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

export interface RecordedRun {
  readonly title: string
  readonly disk: ModelDisk
  /** In order; the first is what lay there before. */
  readonly acknowledged: readonly Acknowledged[]
  /** People who were in the house before, by name. */
  readonly people: readonly string[]
}

/** Whether a file holds what nobody could make again: all but lists, notices, and what is there only while something is written. */
export function isTracked(path: string): boolean {
  if (isTemporary(path) || path.includes('.tmp/') || path.includes('.claim/') || path.includes('.unreadable-')) return false
  if (path.startsWith(`${BACKUPS}/`)) return true
  if (path.startsWith(`${DEVICE}/`)) return /^(settings|backups)\/|^(evening-phones|backup-choices)\.json$/.test(path.slice(DEVICE.length + 1))
  return /^(matches|people|seasons|evenings|settings|tiles|photos|before-version-2)\//.test(path.slice(DATA.length + 1))
}

export function trackedIn(tree: Tree): ReadonlyMap<string, Uint8Array> {
  const tracked = new Map<string, Uint8Array>()
  for (const [path, content] of tree) if (content !== 'folder' && isTracked(path)) tracked.set(path, content)
  return tracked
}

/** Something that is done in the house; it is acknowledged once it has resolved. */
type Step = (house: House) => Promise<unknown>

interface House {
  readonly app: App
  readonly chance: Chance
  readonly root: Root
}

/** What the runs are about, in turn. */
export const TOPICS = ['matches', 'people', 'evenings', 'photos', 'settings', 'backups', 'restore', 'migration'] as const
export type Topic = (typeof TOPICS)[number]

/** Runs a house on a disk in memory for some steps and records what the disk is asked for; `under`: what stands between the store and the disk. */
export async function record(topic: Topic, number: number, under: (files: Files) => Files = (files) => files): Promise<RecordedRun> {
  const title = `${topic} ${number}`
  const chance = new Chance(`power, ${title}`)
  const before = topic === 'migration' ? olderHouse(chance.below(3)) : new Map<string, Uint8Array | 'folder'>([['/home/family', 'folder']])
  const disk = new ModelDisk(new Map([...before, [BACKUPS, 'folder'] as const]))
  const acknowledged: Acknowledged[] = [{ after: 0, files: trackedIn(disk.tree()) }]
  const done = (): void => void acknowledged.push({ after: disk.operations.length, files: trackedIn(disk.tree()) })
  // a Caravan before this one may have been killed while it opened the house
  if (number % 3 === 1) {
    const killed = killedAfter(under(disk.files), chance.below(30))
    await Promise.race([openHouse('', killed.files, new Chance(`killed, ${title}`)).then((app) => app.close()), killed.dead])
  }
  await run(topic, number, { files: under(disk.files), done })
  return { title, disk, acknowledged, people: topic === 'migration' ? namesIn(before) : [] }
}

/** Runs a house for some steps, and says after each that it is `done`; `root`: a folder on a real disk in which all of it lies. */
export async function run(
  topic: Topic,
  number: number,
  { files, done = () => undefined, root = '' }: { readonly files: Files; readonly done?: () => void; readonly root?: Root },
): Promise<void> {
  const chance = new Chance(`run of power, ${topic} ${number}`)
  const app = await openHouse(root, files, new Chance(`ids of power, ${topic} ${number}`))
  done()
  for (const step of stepsOf(topic, chance)) {
    await step({ app, chance, root })
    done()
  }
  await app.close()
  done()
}

function openHouse(root: Root, files: Files, ids: Chance): Promise<App> {
  return createApp({
    dataFolder: `${root}${DATA}`,
    deviceFolder: `${root}${DEVICE}`,
    version: '0.0.0-test',
    host: 'web',
    clock: steppingClock(),
    device: 'the test',
    newId: () => ids.id(),
    files,
  })
}

/** Answers nothing any more once so many things were changed. */
function killedAfter(files: Files, changes: number): { readonly files: Files; readonly dead: Promise<void> } {
  let left = changes
  let die = (): void => undefined
  const dead = new Promise<void>((resolve) => {
    die = resolve
  })
  const unlessDead =
    <A extends readonly unknown[], R>(work: (...args: A) => Promise<R>): ((...args: A) => Promise<R>) =>
    async (...args) => {
      if (left-- > 0) return work(...args)
      die()
      return new Promise<R>(() => undefined)
    }
  return {
    files: {
      ...files,
      create: unlessDead((path) => files.create(path)),
      rename: unlessDead((from, to) => files.rename(from, to)),
      remove: unlessDead((path) => files.remove(path)),
      removeFolder: unlessDead((folder) => files.removeFolder(folder)),
      createFolder: unlessDead((folder) => files.createFolder(folder)),
      syncFolder: unlessDead((folder) => files.syncFolder(folder)),
    },
    dead,
  }
}

const FIXTURES = resolve(import.meta.dirname, '../../../fixtures/data')
const OLDER = ['version-1', 'version-2', 'season-1'] as const

function olderHouse(which: number): Map<string, Uint8Array | 'folder'> {
  const from = join(FIXTURES, OLDER[which] ?? OLDER[0])
  const tree = new Map<string, Uint8Array | 'folder'>([[DATA, 'folder']])
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = `${DATA}${join(entry.parentPath, entry.name).slice(from.length).replaceAll('\\', '/')}`
    tree.set(path, entry.isDirectory() ? 'folder' : readFileSync(join(entry.parentPath, entry.name)))
  }
  return tree
}

function namesIn(tree: Tree): readonly string[] {
  const content = tree.get(`${DATA}/people.json`)
  if (content === undefined || content === 'folder') return []
  return (JSON.parse(new TextDecoder().decode(content)) as { readonly people: readonly { readonly name: string }[] }).people.map(({ name }) => name)
}

const TILES = ['6-4', '4-2', '6-5', '2-1', '5-3', '1-0'] as const
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'] as const

function stepsOf(topic: Topic, chance: Chance): readonly Step[] {
  const some = (count: number, steps: readonly Step[]): Step[] => Array.from({ length: count }, () => steps[chance.below(steps.length)] ?? begin)
  switch (topic) {
    case 'matches':
      return [begin, play, ...some(8, [begin, play, play, play, undo, redo, describe, bin, restore, deleteForGood])]
    case 'people':
      return [begin, ...some(8, [addPerson, changePerson, hidePerson, mergePeople, play, manyAtOnce])]
    case 'evenings':
      return [beginEvening, checkIn, draw, ...some(7, [checkIn, handIn, handIn, draw, openTable, binEvening, deleteEvening, beginEvening])]
    case 'photos':
      return [
        begin,
        photograph,
        ...some(6, [photograph, photograph, undo, redo, play, begin, bin, deleteForGood, photographs, putPicture, putPicture, forgetPicture]),
      ]
    case 'settings':
      return some(9, [set, set, set, keepTiles, forgetTiles, saveSeason, removeSeason, deleteSeason])
    case 'backups':
      return [begin, nameFolder, ...some(5, [play, play, back, backTo, set, photograph])]
    case 'restore':
      return [begin, play, set, back, ...some(3, [play, bin, deleteForGood, changePerson]), restoreAll, ...some(2, [play, restoreAll])]
    case 'migration':
      return some(5, [playOn, begin, changePerson, set, saveSeason, back])
  }
}

async function nowOf<T>(stream: AsyncGenerator<T, void, void>): Promise<T> {
  const { value, done } = await stream.next()
  await stream.return()
  if (done === true) throw new Error('a stream sends what it shows at once')
  return value
}

async function matchesOf({ app }: House, which: 'all' | 'bin') {
  return (await nowOf(app.findMatches({ which, limit: 100 }, undefined))).matches
}

/** Does it with a match that chance chooses, where there is one. */
const withMatch =
  (which: 'all' | 'bin', act: (house: House, on: { matchId: string; revision: number }, events: number) => Promise<unknown>): Step =>
  async (house) => {
    const matches = await matchesOf(house, which)
    const match = matches[house.chance.below(Math.max(1, matches.length))]
    if (match === undefined) return
    const feed = await nowOf(house.app.matches.live(match.matchId, undefined))
    const events = feed.kind === 'match' ? (feed.match.record.rounds.at(-1)?.events.length ?? 0) : 0
    await act(house, { matchId: match.matchId, revision: match.revision }, events)
  }

const begin: Step = ({ app, chance }) => {
  const first = chance.below(NAMES.length)
  const players = [first, (first + 1) % NAMES.length].map((at) => ({ name: NAMES[at] ?? '' }))
  return app.createMatch({ ...ADA_AND_BEN, players })
}
const play = withMatch('all', ({ app }, on, events) => app.matches.enter(on, { type: 'play', tile: TILES[events] ?? '9-9' }))
const playOn = withMatch('all', ({ app }, on) => app.matches.enter(on, { type: 'pass' }))
const photograph = withMatch('all', ({ app, chance }, on, events) =>
  app.matches.enter(on, { type: 'play', tile: TILES[events] ?? '9-9' }, jpegOf(64, 48, chance.below(200), 600).toString('base64')),
)
/** Photos for two matches at the same moment. */
const photographs: Step = (house) => Promise.all([photograph(house), photograph(house)])
const picture = (take: (chance: Chance) => string | null): Step =>
  withMatch('all', async ({ app, chance }, { matchId }) => {
    const feed = await nowOf(app.matches.live(matchId, undefined))
    if (feed.kind === 'match') await app.matches.putPicture({ matchId, revision: null }, take(chance), feed.match.picture ?? null)
  })
const putPicture = picture((chance) => jpegOf(160, 100, chance.below(200), 600).toString('base64'))
const forgetPicture = picture(() => null)
const undo = withMatch('all', ({ app }, on) => app.matches.undo(on))
const redo = withMatch('all', ({ app }, on) => app.matches.redo(on))
const describe = withMatch('all', ({ app, chance }, on) => app.matches.describe(on, { place: `Table ${chance.below(9)}` }))
const bin = withMatch('all', ({ app }, on) => app.matches.bin(on))
const restore = withMatch('bin', ({ app }, on) => app.matches.restore(on))
const deleteForGood: Step = async (house) => {
  await bin(house)
  await withMatch('bin', ({ app }, on) => app.matches.deleteForGood(on))(house)
}

const addPerson: Step = ({ app, chance }) => app.people.add(`${NAMES[chance.below(NAMES.length)]} ${chance.below(50)}`)
const withPeople =
  (act: (house: House, one: string, other: string) => Promise<unknown>): Step =>
  async (house) => {
    const people = house.app.people.current()
    const [one, other] = [people[house.chance.below(Math.max(1, people.length))], people[house.chance.below(Math.max(1, people.length))]]
    if (one !== undefined && other !== undefined) await act(house, one.id, other.id)
  }
const changePerson = withPeople(({ app, chance }, id) => app.people.change({ id, initials: `${NAMES[chance.below(8)]?.slice(0, 2) ?? ''}` }))
const hidePerson = withPeople(({ app, chance }, id) => app.people.change({ id, retired: chance.below(2) === 0 }))
const mergePeople = withPeople(({ app }, one, other) => app.people.merge(one, other))
const manyAtOnce: Step = (house) => Promise.all([addPerson(house), changePerson(house), play(house)])

const withEvening =
  (act: (house: House, id: string, revision: number) => Promise<unknown>): Step =>
  async (house) => {
    const lines = await nowOf(house.app.evenings.list(undefined))
    const id = lines[house.chance.below(Math.max(1, lines.length))]?.id
    const feed = id === undefined ? undefined : await nowOf(house.app.evenings.live(id, undefined))
    if (feed?.kind === 'evening') await act(house, feed.evening.id, feed.evening.events.length)
  }
const command = (wish: (house: House) => EveningCommand): Step =>
  withEvening((house, id, revision) => house.app.evenings.do({ id, revision, wish: wish(house), command: `command-${id}-${revision}` }))
const beginEvening: Step = ({ app }) => {
  const settings = { ...USUAL_SETTINGS, size: 2, method: 'random', minutes: null, preset: 'bergen-game-cabinet' } as const
  return app.evenings.create({ name: 'Club', settings })
}
const checkIn = withEvening(({ app, chance }, id, revision) => {
  const first = chance.below(NAMES.length - 3)
  return app.evenings.checkIn({ id, revision, people: NAMES.slice(first, first + 4).map((name) => ({ name })) })
})
const draw = command(() => ({ type: 'draw' }))
const handIn = command(({ chance }) => ({ type: 'handed-in', table: chance.below(2), totals: [15, chance.below(14)], by: 'host', agreed: true }))
const openTable = withEvening(({ app }, id, revision) =>
  app.evenings.openTable({ id, revision, command: `command-${id}-${revision}`, table: 0, start: { leader: 0 } }),
)
const binEvening = withEvening(({ app }, id) => app.evenings.bin.put(id))
const deleteEvening = withEvening(async ({ app }, id) => {
  await app.evenings.bin.put(id)
  await app.evenings.bin.deleteForGood(id)
})

const set: Step = ({ app, chance }) => {
  const name: SettingName = SETTING_NAMES[chance.below(SETTING_NAMES.length)] ?? 'theme'
  const { choices } = SETTINGS[name]
  return app.settings.set(name, choices[chance.below(choices.length)] ?? '')
}
const keepTiles: Step = ({ app, chance }) => app.ownTiles.keep({ ...GREEN, grounds: [[chance.next(), -0.2, 4.1]] })
const forgetTiles: Step = ({ app }) => app.ownTiles.forget()
const saveSeason: Step = ({ app, chance }) => app.seasons.save({ name: `Season ${chance.below(99)}`, from: '2026-09-01', to: '2026-12-31' })
const withSeason =
  (act: (house: House, id: string) => Promise<unknown>): Step =>
  async (house) => {
    const [season] = await nowOf(house.app.seasons.live(undefined))
    if (season !== undefined) await act(house, season.id)
  }
const removeSeason = withSeason(({ app }, id) => app.seasons.remove(id))
const deleteSeason = withSeason(async ({ app }, id) => {
  await app.seasons.remove(id)
  await app.seasons.deleteForGood(id)
})

const nameFolder: Step = ({ app, root }) => app.backups.setFolder(`${root}${BACKUPS}`)
const back: Step = ({ app }) => app.backups.automatic()
const backTo: Step = ({ app }) => app.backups.toFolder()
const restoreAll: Step = async ({ app, chance }) => {
  const { automatic } = await nowOf(app.backups.live(undefined))
  const name = automatic[chance.below(Math.max(1, automatic.length))]?.name
  if (name === undefined) return
  const preview = await app.backups.look({ kind: 'automatic', name })
  if (!preview.ok) throw new Error(JSON.stringify(preview.error))
  const restored = await app.backups.restore(preview.value.plan, { choice: 'all', settings: true })
  if (!restored.ok) throw new Error(JSON.stringify(restored.error))
}
