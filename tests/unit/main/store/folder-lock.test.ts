import { expect, onTestFinished, test, vi } from 'vitest'
import { claimFolder, FolderLock, isClaim, isClaimed, type HolderState, type LockHolder, type LockOptions } from '#main/store/lock'
import { granted } from '../../../support/answered'
import { FolderInMemory } from './folder-in-memory'

const holder = (instance: string): LockHolder => ({ pid: 7, startedAt: '2026-11-21T10:00:00.000Z', instance, host: 'web', socket: '/s' })
const SELF = holder('00000000')
const OTHER = holder('11111111')
const nameOf = ({ instance }: LockHolder): string => `lock-${instance}.json`
const pathOf = (of: LockHolder): string => `/d/${nameOf(of)}`

/** Asks for the folder, by a clock that only the test moves: so many milliseconds with each look at who else is there. */
function asking(memory: FolderInMemory, probe: (holder: LockHolder) => HolderState, more: Partial<LockOptions> = {}, step = 4000) {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const list = (folder: string) => {
    vi.advanceTimersByTime(step)
    return memory.files.list(folder)
  }
  return claimFolder({ folder: '/d', files: { ...memory.files, list }, self: SELF, probe: (of) => Promise.resolve(probe(of)), ...more })
}
const ask = (...asked: Parameters<typeof asking>) => granted(asking(...asked))

test('a folder that nobody has is ours, by a file that says who we are', async () => {
  const memory = new FolderInMemory()
  const claim = await ask(memory, () => 'ready')
  expect([claim.kind, memory.paths(), memory.text(pathOf(SELF))]).toEqual(['held', [nameOf(SELF)], `${JSON.stringify(SELF)}\n`])
  if (claim.kind !== 'held') return
  await expect(claim.lock.check()).resolves.toBeUndefined()
  await claim.lock.release()
  expect(memory.paths()).toEqual([])
})

test('a folder is made where it is missing', async () => {
  const memory = new FolderInMemory()
  await ask(memory, () => 'gone', { folder: '/d/e/f' })
  expect(memory.paths()).toEqual(['e', 'e/f', `e/f/${nameOf(SELF)}`])
})

test('the right to write ends once another has taken the file away', async () => {
  const memory = new FolderInMemory()
  const lock = new FolderLock(memory.files, pathOf(SELF))
  const refused = await lock.check().catch((error: unknown) => error)
  expect(refused).toMatchObject({
    name: 'SaveFault',
    reason: 'other',
    message: 'another Caravan is using this data folder now. Close this one and open it again',
  })
  memory.put(pathOf(SELF), '')
  await expect(lock.check()).resolves.toBeUndefined()
})

test('one that has it is joined, and nothing is written', async () => {
  const memory = new FolderInMemory({ [pathOf(OTHER)]: OTHER })
  const asked: LockHolder[] = []
  const claim = await ask(memory, (of) => {
    asked.push(of)
    return 'ready'
  })
  expect([claim, asked, memory.steps(), memory.paths()]).toEqual([{ kind: 'joined', holder: OTHER }, [OTHER], [], [nameOf(OTHER)]])
})

test('of several the last that is ready is joined, beside those that start or are gone', async () => {
  const states: Readonly<Record<string, HolderState>> = { '11111111': 'gone', '22222222': 'ready', '33333333': 'starting' }
  const memory = new FolderInMemory(Object.fromEntries(Object.keys(states).map((each) => [pathOf(holder(each)), holder(each)])))
  expect(await ask(memory, ({ instance }) => states[instance] ?? 'gone')).toEqual({ kind: 'joined', holder: holder('22222222') })
  expect(memory.paths()).toEqual(['lock-22222222.json', 'lock-33333333.json'])
})

test('what one that is gone has left goes with its file', async () => {
  const memory = new FolderInMemory({ [pathOf(OTHER)]: OTHER, '/d/left': '', '/d/lock-22222222.json': 'torn' })
  const asked: unknown[] = []
  const leftBehind: LockOptions['leftBehind'] = (of, folder) => {
    asked.push([of, folder])
    return `${folder}/left`
  }
  expect([(await ask(memory, () => 'gone', { leftBehind })).kind, memory.paths(), asked]).toEqual(['held', [nameOf(SELF)], [[OTHER, '/d']]])
  memory.put(pathOf(OTHER), OTHER)
  memory.put('/d/left', '')
  expect([await isClaimed({ folder: '/d', files: memory.files, probe: () => Promise.resolve('gone'), leftBehind: () => null }), memory.paths()]).toEqual([
    false,
    ['left'],
  ])
})

test.each<[what: string, said: unknown]>([
  ['nothing', ''],
  ['no process', { ...OTHER, pid: 0 }],
  ['half a process', { ...OTHER, pid: 1.5 }],
  ['no moment', { ...OTHER, startedAt: 'today' }],
  ['a moment without an hour', { ...OTHER, startedAt: '2026-11-21' }],
  ['no instance', { ...OTHER, instance: '1111111' }],
  ['an instance with a letter that no id has', { ...OTHER, instance: '1111111g' }],
  ['a path as its instance', { ...OTHER, instance: '../../11111111' }],
  ['an instance too long', { ...OTHER, instance: '1'.repeat(65) }],
  ['an instance and more', { ...OTHER, instance: '11111111 ' }],
  ['an unknown host', { ...OTHER, host: 'cli' }],
  ['no socket', { ...OTHER, socket: '' }],
  ['a socket too long', { ...OTHER, socket: 'x'.repeat(201) }],
])('a file that says %s is of nobody, and goes', async (_what, said) => {
  const memory = new FolderInMemory({ [pathOf(OTHER)]: said })
  expect([(await ask(memory, () => 'ready')).kind, memory.paths()]).toEqual(['held', [nameOf(SELF)]])
})

test.each<LockHolder>([
  { ...OTHER, pid: 1 },
  { ...OTHER, host: 'electron' },
  { ...OTHER, socket: 'x'.repeat(200) },
  { ...OTHER, instance: 'a-'.repeat(32) },
])('a file that says %j is of somebody', async (said) => {
  const memory = new FolderInMemory({ [pathOf(said)]: said })
  expect(await ask(memory, () => 'ready')).toEqual({ kind: 'joined', holder: said })
})

test.each(['lock-1111111.json', 'a-lock-11111111.json', 'lock-11111111.json.tmp', `lock-${'1'.repeat(65)}.json`, 'lock-1111111g.json', 'lock-11111111xjson'])(
  'a file called %s is none that says who has the folder',
  async (name) => {
    const memory = new FolderInMemory({ [`/d/${name}`]: OTHER })
    expect([(await ask(memory, () => 'ready')).kind, memory.paths().includes(name)]).toEqual(['held', true])
  },
)

test('one that is starting is waited for, which is told once', async () => {
  const memory = new FolderInMemory({ [pathOf(OTHER)]: OTHER })
  const states: HolderState[] = ['starting', 'starting', 'ready']
  const waiting = vi.fn<() => void>()
  expect(await ask(memory, () => states.shift() ?? 'gone', { waiting })).toEqual({ kind: 'joined', holder: OTHER })
  expect([waiting.mock.calls.length, memory.steps()]).toEqual([1, []])
})

test('one that comes at the same moment makes us step back, and is joined once it is ready', async () => {
  const memory = new FolderInMemory()
  const states: HolderState[] = ['starting', 'ready']
  memory.instead('rename', (rename) => async (from, to) => {
    await rename(from, to)
    memory.put(pathOf(OTHER), OTHER)
  })
  const waiting = vi.fn<() => void>()
  expect(await ask(memory, () => states.shift() ?? 'gone', { waiting })).toEqual({ kind: 'joined', holder: OTHER })
  expect([memory.paths(), waiting.mock.calls.length]).toEqual([[nameOf(OTHER)], 1])
})

test('one that comes at the same moment and is ready is joined at once', async () => {
  const memory = new FolderInMemory()
  memory.instead('rename', (rename) => async (from, to) => {
    await rename(from, to)
    memory.put(pathOf(OTHER), OTHER)
  })
  const waiting = vi.fn<() => void>()
  expect(await ask(memory, () => 'ready', { waiting })).toEqual({ kind: 'joined', holder: OTHER })
  expect([memory.paths(), waiting.mock.calls.length]).toEqual([[nameOf(OTHER)], 0])
})

test('one that never comes to an end with starting is given up after twenty seconds', async () => {
  const memory = new FolderInMemory({ [pathOf(OTHER)]: OTHER })
  let looks = 0
  const probe = (): HolderState => {
    vi.advanceTimersByTime([19_999, 1][looks++] ?? 0)
    return looks > 3 ? 'ready' : 'starting'
  }
  await expect(asking(memory, probe, {}, 0)).rejects.toThrow('another Caravan is starting with this data folder and isn’t ready yet. Close it, or try again')
  expect(looks).toBe(2)
})

test('a folder is claimed while any has it or is starting with it', async () => {
  const memory = new FolderInMemory({ [pathOf(OTHER)]: OTHER })
  const claimed = (state: HolderState): Promise<boolean> => isClaimed({ folder: '/d', files: memory.files, probe: () => Promise.resolve(state) })
  expect([await claimed('starting'), await claimed('ready'), await claimed('gone'), await claimed('ready')]).toEqual([true, true, false, false])
})

test('what belongs to a claim is known by its name', () => {
  expect(['lock-1.json', 'lock-', 'lock.json', 'a-lock-1.json'].map(isClaim)).toEqual([true, true, false, false])
})
