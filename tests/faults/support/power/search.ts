import { openStore, type Store } from '#main/store/store'
import type { Files } from '#main/store/files'
import { isTemporary } from '#main/store/durable-file'
import { Chance } from '../../../support/chance'
import { steppingClock } from '../../../support/main/apps'
import { crashStates, type CrashState } from './crash-states'
import { ModelDisk, type Tree } from './disk'
import { DATA, DEVICE, isTracked, record, trackedIn, type RecordedRun, type Topic } from './recorded-runs'

/** A state after a power cut in which the house does not open, or lacks something that was said to be saved. */
interface Finding {
  readonly run: string
  readonly after: number
  readonly what: string
}

export interface Searched {
  readonly runs: number
  /** States that were looked at, and those of them that were opened since nothing the same had been. */
  states: number
  opened: number
  /** States of an opening that was cut off in its turn. */
  again: number
  readonly findings: Finding[]
}

export interface Searching {
  /** States of each run at most. */
  readonly states: number
  readonly under?: (files: Files) => Files
}

/** So many states of each moment, before others are looked at. */
const OF_A_MOMENT = 24

/** One opening in so many is cut off itself. */
const CUT_OFF = 6

/** Records runs of a topic, cuts the power in each, and opens what is left with the store's own code. */
export async function search(topic: Topic, runs: number, { states, under = (files) => files }: Searching): Promise<Searched> {
  const searched: Searched = { runs, states: 0, opened: 0, again: 0, findings: [] }
  for (let number = 0; number < runs; number++) await searchRun(await record(topic, number, under), states, searched)
  return searched
}

async function searchRun(run: RecordedRun, most: number, searched: Searched): Promise<void> {
  const chance = new Chance(`power cuts in ${run.title}`)
  const seen = new Map<string, Opened>()
  const all = [...crashStates(run.disk, OF_A_MOMENT, chance)]
  const found = (what: string, after: number): void => {
    if (!searched.findings.some((finding) => finding.run === run.title && finding.what === what)) searched.findings.push({ run: run.title, after, what })
  }
  const chosen = all.length > most ? chance.shuffle(all).slice(0, most) : all
  for (const state of chosen) {
    searched.states++
    const known = seen.get(state.key)
    const opened = known ?? (await open(state.tree, run.people))
    if (known === undefined) {
      searched.opened++
      seen.set(state.key, opened)
      for (const what of opened.faults) found(what, state.after)
    }
    for (const what of lackingIn(opened.tracked, run, state)) found(what, state.after)
    if (known !== undefined || opened.disk.operations.length === 0 || searched.opened % CUT_OFF !== 0) continue
    for (const cut of crashStates(opened.disk, 2, chance)) {
      if (seen.has(cut.key)) continue
      searched.again++
      const twice = await open(cut.tree, run.people)
      seen.set(cut.key, twice)
      for (const what of [...twice.faults, ...lackingIn(twice.tracked, run, state)]) found(`cut off again: ${what}`, state.after)
    }
  }
}

interface Opened {
  readonly tracked: ReadonlyMap<string, Uint8Array>
  readonly faults: readonly string[]
  /** What the opening itself asked of the disk. */
  readonly disk: ModelDisk
}

/** Opens the house that lies on a disk. */
async function open(tree: Tree, people: readonly string[]): Promise<Opened> {
  const disk = new ModelDisk(tree)
  try {
    const store = await openStore({ dataFolder: DATA, deviceFolder: DEVICE, version: '0.0.0-test', clock: steppingClock(), files: disk.files })
    await store.matches.read()
    const after = disk.tree()
    const faults = faultsOf(store, after, people)
    const asked = [...disk.operations]
    await store.close()
    disk.operations.splice(0, Infinity, ...asked)
    return { tracked: trackedIn(after), faults, disk }
  } catch (error) {
    return { tracked: new Map(), faults: [`it does not open: ${String(error)}`], disk }
  }
}

const TROUBLE = ['moved-aside', 'left-alone', 'not-read', 'copy-left', 'two-names']

/** What is wrong in the opened house, whatever was acknowledged. */
function faultsOf(store: Store, tree: Tree, people: readonly string[]): readonly string[] {
  const faults = store.notices.notices.filter(({ kind }) => TROUBLE.includes(kind)).map((notice) => `notice ${JSON.stringify(notice)}`)
  faults.push(...store.matches.damaged().map(({ damage }) => `damaged match ${JSON.stringify(damage)}`))
  const names = new Set(store.people.all().map(({ name }) => name))
  faults.push(...people.filter((name) => !names.has(name)).map((name) => `${name} is gone`))
  const knows: Readonly<Record<string, (id: string) => boolean>> = {
    matches: (id) => store.matches.summary(id) !== undefined,
    people: (id) => store.people.get(id) !== undefined,
    seasons: (id) => store.seasons.get(id) !== undefined,
    evenings: (id) => store.evenings.get(id) !== undefined,
  }
  for (const path of tree.keys()) {
    const [, kind = '', id = ''] = /^\/home\/family\/caravan\/house\/(\w+)\/([^/]+)\.json$/.exec(path) ?? []
    if (id !== '' && knows[kind]?.(id) === false) faults.push(`${kind}/… is there and nobody knows it`)
    // what was left of a photo goes a day later, with photos that nothing names
    if (path.startsWith(DATA) && !path.startsWith(`${DATA}/photos/`) && (isTemporary(path) || path.endsWith('.claim')))
      faults.push('something that was being written is left over')
  }
  return faults
}

/** What was acknowledged before the power went, and is neither there as it was nor as it was being made. */
function lackingIn(found: ReadonlyMap<string, Uint8Array>, run: RecordedRun, { after }: CrashState): readonly string[] {
  const last = run.acknowledged.findLast((each) => each.after <= after) ?? run.acknowledged[0]
  if (last === undefined) throw new Error('a run begins with what lay there')
  const since = placedSince(run, last.after, after)
  const lacking: string[] = []
  for (const path of new Set([...last.files.keys(), ...found.keys()])) {
    const now = found.get(path)
    if (isSame(now, last.files.get(path)) || since.get(path)?.some((placed) => isSame(now, placed)) === true) continue
    // what was brought over from an older layout is looked at by name
    if (run.people.length > 0 && last.after === 0) continue
    lacking.push(`${kindOf(path)} ${now === undefined ? 'is gone' : last.files.get(path) === undefined ? 'has come back' : 'is not as it was acknowledged'}`)
  }
  return lacking
}

const kindOf = (path: string): string => path.replace(/^\/home\/family\/caravan\//, '').replaceAll(/[0-9a-f-]{32,36}/g, '…')

const isSame = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean => a === b || (a !== undefined && b !== undefined && Buffer.compare(a, b) === 0)

/** What was put at each path by operations of that part of the run; undefined where it was taken away. */
function placedSince({ disk }: RecordedRun, from: number, to: number): ReadonlyMap<string, (Uint8Array | undefined)[]> {
  const placed = new Map<string, (Uint8Array | undefined)[]>()
  const put = (path: string, bytes: Uint8Array | undefined): void => {
    if (isTracked(path)) placed.set(path, [...(placed.get(path) ?? []), bytes])
  }
  for (const operation of disk.operations.slice(from, to)) {
    if (operation.kind === 'rename' || operation.kind === 'remove') put(operation.path, undefined)
    const node = operation.kind === 'rename' ? operation.names[1]?.node : undefined
    if (operation.kind === 'rename' && node?.kind === 'file') put(operation.to, node.bytes)
    if (operation.kind === 'write') put(operation.path, operation.bytes)
  }
  return placed
}
