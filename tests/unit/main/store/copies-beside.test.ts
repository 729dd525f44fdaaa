import { describe, expect, test, vi } from 'vitest'
import { ConflictCopies } from '#main/store/conflict-copies'
import { FollowedFolder } from '#main/store/followed-folder'
import type { FileKind } from '#main/store/json-adapter'
import { JsonFolder } from '#main/store/json-folder'
import type { Damage } from '#shared/contract/damage'
import { err, ok } from '#shared/kernel/result'
import { granted } from '../../../support/answered'
import { FolderInMemory } from './folder-in-memory'

interface Thing {
  readonly format: 'thing'
  readonly version: 1
  readonly words: string
}

const NO_WORDS: Damage = { kind: 'wrong-shape', detail: 'words: none' }
const kindOf = (): FileKind<Thing | null> => ({
  format: 'thing',
  version: 1,
  stays: true,
  parse: (content) => (typeof (content as Thing | null)?.words === 'string' ? ok(content as Thing) : err(NO_WORDS)),
})
const thing = (words: string): Thing => ({ format: 'thing', version: 1, words })

const ID = 'thing-aa'
const PATH = `/d/things/${ID}.json`
const COPY = `${ID}.sync-conflict-20261121-100000-ABCDEFG.json`
const OTHER_COPY = `${ID} (1).json`

/** Joins two where one begins with the other: what is longer is kept. */
const join = (kept: Thing, copy: Thing): Thing | null => {
  if (kept.words.startsWith(copy.words)) return kept
  return copy.words.startsWith(kept.words) ? copy : null
}

async function folder(files: Readonly<Record<string, unknown>>) {
  const memory = new FolderInMemory(Object.fromEntries(Object.entries(files).map(([name, content]) => [`/d/things/${name}`, content])))
  const things = await granted(JsonFolder.open<Thing>(memory.folder(), 'things', kindOf))
  const asked: unknown[] = []
  const copies = new ConflictCopies<Thing>({
    folder: things,
    notices: memory.folder(),
    join: (kept, copy, name) => (asked.push([kept.words, copy.words, name]), join(kept, copy)),
  })
  const note = async () => copies.note(await things.names())
  const look = (whole = false) => granted(copies.look(ID, whole))
  return { memory, things, copies, asked, note, look, names: () => memory.paths().slice(1) }
}

describe('copies beside a thing', () => {
  test('are noted by the thing they are of, and other names are not', async () => {
    const { copies } = await folder({})
    const note = (...names: readonly string[]) => [...copies.note(names)]
    expect(note(`${ID}.json`, 'letter.txt', 'letter (1).txt', 'x (1).json')).toEqual([])
    expect(note(COPY, 'thing-bb (1).json', 'thing-cc.json')).toEqual([ID, 'thing-bb'])
    expect(note(`${ID}.json`)).toEqual([ID])
  })

  test('that say what it says, or less, are part of it: nothing is written, and they go', async () => {
    const { memory, copies, asked, note, look, names } = await folder({ [`${ID}.json`]: thing('one two'), [COPY]: thing('one') })
    await note()
    memory.steps()
    expect(await look()).toEqual({ written: null, changed: false })
    expect([asked, names(), memory.steps(), copies.ids()]).toEqual([[['one two', 'one', COPY]], [`things/${ID}.json`], [`remove /d/things/${COPY}`], []])
    expect([await look(), asked.length, [...copies.note([`${ID}.json`])]]).toEqual([{ written: null, changed: false }, 1, []])
  })

  test('that say more are joined with it, one after the other by name', async () => {
    const { memory, asked, note, look, names } = await folder({ [`${ID}.json`]: thing('one'), [COPY]: thing('one two three'), [OTHER_COPY]: thing('one two') })
    await note()
    expect(await look()).toEqual({ written: thing('one two three'), changed: true })
    expect([memory.json(PATH), names(), asked.map((each) => (each as readonly string[])[2])]).toEqual([
      thing('one two three'),
      [`things/${ID}.json`],
      [OTHER_COPY, COPY],
    ])
  })

  test('are what was written last, where a later one adds nothing', async () => {
    const { note, look } = await folder({ [`${ID}.json`]: thing('one'), [COPY]: thing('one'), [OTHER_COPY]: thing('one two') })
    await note()
    expect(await look()).toEqual({ written: thing('one two'), changed: true })
  })

  test('that do not fit are kept beside it, and told of once', async () => {
    const { copies, note, look, names } = await folder({ [`${ID}.json`]: thing('one'), [COPY]: thing('two'), [OTHER_COPY]: thing('three') })
    await note()
    expect([copies.of(ID), copies.ids()]).toEqual([[], []])
    expect(await look()).toEqual({ written: null, changed: true })
    const both = [
      { name: OTHER_COPY, content: thing('three') },
      { name: COPY, content: thing('two') },
    ]
    expect([copies.ids(), copies.of(ID), names().length]).toEqual([[ID], both, 3])
    expect(await look()).toEqual({ written: null, changed: false })
  })

  test('that do not fit are no longer there once someone has taken one away, or it fits', async () => {
    const { memory, copies, note, look } = await folder({ [`${ID}.json`]: thing('one'), [COPY]: thing('two'), [OTHER_COPY]: thing('three') })
    await note()
    await look()
    memory.take(`/d/things/${OTHER_COPY}`)
    expect([await look(), copies.of(ID).length]).toEqual([{ written: null, changed: true }, 1])
    memory.put(PATH, thing('two three'))
    expect([await look(), copies.ids(), memory.json(PATH)]).toEqual([{ written: null, changed: true }, [], thing('two three')])
    expect([...copies.note([`${ID}.json`])]).toEqual([])
  })

  test('of a thing that is missing take its place at the second look at the whole folder', async () => {
    const { memory, asked, note, look, names } = await folder({ [COPY]: thing('one') })
    await note()
    for (const whole of [false, false, true, false]) expect(await look(whole)).toEqual({ written: null, changed: false })
    expect(await look(true)).toEqual({ written: thing('one'), changed: true })
    expect([memory.json(PATH), names(), asked]).toEqual([thing('one'), [`things/${ID}.json`], []])
  })

  test('wait again where the thing is missing once more', async () => {
    const { memory, note, look } = await folder({ [COPY]: thing('one') })
    await note()
    await look(true)
    await look(true)
    memory.take(PATH)
    memory.put(`/d/things/${COPY}`, thing('one'))
    await note()
    expect([await look(true), (await look(true)).written]).toEqual([{ written: null, changed: false }, thing('one')])
  })

  test('are left alone beside a thing that cannot be used', async () => {
    const { memory, asked, note, look, names } = await folder({ [`${ID}.json`]: 'torn', [COPY]: thing('one') })
    await note()
    for (const whole of [true, true]) expect(await look(whole)).toEqual({ written: null, changed: false })
    expect([asked, names()]).toEqual([[], [`things/${ID}.json`, `things/${COPY}`]])
    memory.take(PATH)
    expect([(await look(true)).written, (await look(true)).written], 'they wait as any others').toEqual([null, thing('one')])
  })

  test('that cannot be understood are left alone, which is told once for each state of theirs', async () => {
    const { memory, note, look, names } = await folder({ [`${ID}.json`]: thing('one'), [COPY]: 'torn' })
    await note()
    await look()
    await look()
    const file = `things/${COPY}`
    const notice = {
      kind: 'copy-left',
      id: `copy-left:${file}`,
      file,
      why: expect.stringContaining('JSON') as string,
      damage: { kind: 'not-json', how: 'other' },
    }
    expect([memory.told, names().length]).toEqual([[notice], 2])
    memory.put(`/d/things/${COPY}`, 'torn')
    await look()
    expect(memory.told).toEqual([notice, notice])
    memory.put(`/d/things/${COPY}`, { ...thing('one'), version: 2 })
    await look()
    memory.makeFolder(`/d/things/${COPY}`)
    await look()
    expect(memory.told.slice(2).map((each) => ('damage' in each ? each.damage?.kind : null))).toEqual(['newer', 'not-readable'])
  })

  test.each([
    ['can be read after all, as one that was looked at while it was written', thing('one')],
    ['can be chosen from after all', thing('two')],
    ['is gone', null],
  ] as const)('are told of no longer once one %s', async (_, then) => {
    const { memory, note, look } = await folder({ [`${ID}.json`]: thing('one'), [COPY]: '' })
    await note()
    await look()
    const withdrawn = () => memory.withdrawn.filter((id) => id.startsWith('copy-left'))
    expect([memory.told.length, withdrawn()]).toEqual([1, []])
    if (then === null) memory.take(`/d/things/${COPY}`)
    else memory.put(`/d/things/${COPY}`, then)
    await look()
    await look()
    expect([memory.told.length, withdrawn()]).toEqual([1, [`copy-left:things/${COPY}`]])
  })

  test('have an id in notices that is no longer than one may be', async () => {
    const id = `thing-${'a'.repeat(58)}`
    const { memory, copies, things } = await folder({ [`${id}.sync-conflict-20261121-100000-ABCDEFG.json`]: 'torn' })
    copies.note(await things.names())
    await granted(copies.look(id, true))
    expect(memory.told.map((each) => each.id.length)).toEqual([100])
  })

  test('that cannot be read now are left alone without a word', async () => {
    const { memory, note, look, names } = await folder({ [`${ID}.json`]: thing('one'), [COPY]: thing('one two') })
    await note()
    memory.fail('read', 'EIO', 1, COPY)
    expect([await look(), memory.told, names().length]).toEqual([{ written: null, changed: false }, [], 2])
    expect((await look()).written).toEqual(thing('one two'))
  })

  test('are tried again where the disk does not take what they were joined to', async () => {
    const { memory, note, look, copies } = await folder({ [`${ID}.json`]: thing('one'), [COPY]: thing('one two') })
    await note()
    memory.fail('create', 'ENOSPC', 1)
    expect([await look(), memory.json(PATH), copies.ids()]).toEqual([{ written: null, changed: false }, thing('one'), []])
    expect((await look()).written).toEqual(thing('one two'))
  })

  test('have a fault of joining thrown', async () => {
    const { things } = await folder({ [`${ID}.json`]: thing('one'), [COPY]: thing('two') })
    const copies = new ConflictCopies<Thing>({
      folder: things,
      notices: { tell: () => undefined, withdraw: () => undefined },
      join: () => {
        throw new Error('a fault of ours')
      },
    })
    copies.note(await things.names())
    await expect(copies.look(ID, false)).rejects.toThrow('a fault of ours')
  })

  test.each(['size', 'mtimeMs'] as const)('stay where someone has changed them while they were joined (%s)', async (part) => {
    const { memory, note, look, names } = await folder({ [`${ID}.json`]: thing('one'), [COPY]: thing('one two') })
    await note()
    let looks = 0
    memory.instead('stamp', (stamp) => async (path) => {
      const found = await stamp(path)
      return found !== null && path.endsWith(COPY) && ++looks === 3 ? { ...found, [part]: 7 } : found
    })
    expect([(await look()).written, names().length]).toEqual([thing('one two'), 2])
    expect([(await look()).written, names().length]).toEqual([null, 1])
  })

  test('that are gone once they were joined, or cannot be taken away, are part of it all the same', async () => {
    const { memory, note, look } = await folder({ [`${ID}.json`]: thing('one'), [COPY]: thing('one two') })
    await note()
    memory.fail('remove', 'EPERM', 1, COPY)
    expect((await look()).written).toEqual(thing('one two'))
    let looks = 0
    memory.instead('stamp', (stamp) => (path) => {
      if (path.endsWith(COPY) && ++looks === 3) memory.take(path)
      return stamp(path)
    })
    memory.put(`/d/things/${COPY}`, thing('one two three'))
    await note()
    expect((await look()).written).toEqual(thing('one two three'))
  })

  test('are taken away once they are kept elsewhere, and those that came meanwhile stay to be chosen from', async () => {
    const { memory, copies, note, look, names } = await folder({ [`${ID}.json`]: thing('one'), [COPY]: thing('two'), [OTHER_COPY]: thing('three') })
    await note()
    await look()
    const [first, second] = copies.of(ID)
    await granted(copies.settle(ID, [first!]))
    expect([copies.ids(), copies.of(ID), names()]).toEqual([[ID], [second], [`things/${ID}.json`, `things/${COPY}`]])
    expect([(await look()).changed, copies.of(ID)]).toEqual([false, [second]])
    await granted(copies.settle('thing-bb', [{ name: 'thing-bb (1).json', content: thing('b') }]))
    await granted(copies.settle(ID, [second!]))
    expect([copies.ids(), names()]).toEqual([[], [`things/${ID}.json`]])
    expect([await look(), [...copies.note([`${ID}.json`])]]).toEqual([{ written: null, changed: false }, []])
    memory.fail('remove', 'EPERM')
    await expect(copies.settle(ID, [first!])).rejects.toMatchObject({ code: 'EPERM' })
  })

  test('are settled after a look that has begun before', async () => {
    const { copies, note, look } = await folder({ [`${ID}.json`]: thing('one'), [COPY]: thing('two') })
    await note()
    await look()
    const both = copies.of(ID)
    const looking = look()
    await granted(Promise.all([looking, copies.settle(ID, both)]))
    expect(copies.ids()).toEqual([])
  })
})

describe('a folder that is followed', () => {
  async function followed(files: Readonly<Record<string, unknown>>, more: { readonly left?: boolean; readonly ids?: readonly string[] } = {}) {
    const opened = await folder(files)
    const looked: string[] = []
    const joined: unknown[] = []
    let changes = true
    const follows = new FollowedFolder<Thing>({
      files: opened.things,
      copies: opened.copies,
      ids: () => more.ids ?? [],
      lookAt: async (id) => {
        looked.push(id)
        return { changed: changes && id === ID, left: more.left === true && id === ID }
      },
      joined: async (id, whole) => void joined.push([id, whole]),
    })
    return { ...opened, follows, looked, joined, change: (now: boolean) => (changes = now) }
  }

  test('is looked through: what lies there, what has copies, and what is known', async () => {
    const { follows, looked, joined } = await followed(
      { 'thing-bb.json': thing('b'), 'thing-bb (1).json': thing('x'), [`${ID}.json`]: thing('one'), [COPY]: thing('one two'), 'letter.txt': '' },
      { ids: ['thing-cc', 'thing-bb'] },
    )
    expect(await granted(follows.look())).toEqual({ changed: true, left: new Set() })
    expect([looked.toSorted(), joined]).toEqual([[ID, 'thing-bb', 'thing-cc'], [[ID, thing('one two')]]])
  })

  test('is looked at where it has changed alone, where that is known', async () => {
    const { follows, looked, joined } = await followed({ 'thing-bb.json': thing('b'), [`${ID}.json`]: thing('one') }, { ids: ['thing-cc'], left: true })
    expect(await granted(follows.look(new Set(['thing-bb.json', 'letter.txt'])))).toEqual({ changed: false, left: new Set() })
    expect(await granted(follows.look(new Set([`${ID}.json`, 'thing-bb.json'])))).toEqual({ changed: true, left: new Set([`${ID}.json`]) })
    expect([looked, joined]).toEqual([['thing-bb', ID, 'thing-bb'], []])
  })

  test('tells nobody of what was joined where nobody asks', async () => {
    const { things, copies, names } = await folder({ [`${ID}.json`]: thing('one'), [COPY]: thing('one two') })
    const follows = new FollowedFolder<Thing>({ files: things, copies, ids: () => [], lookAt: async () => ({ changed: false, left: false }) })
    expect([await granted(follows.look()), names()]).toEqual([{ changed: false, left: new Set() }, [`things/${ID}.json`]])
  })

  test('has copies of what is missing wait for a second look through all of it', async () => {
    const { follows, names } = await followed({ [COPY]: thing('one') })
    await granted(follows.look())
    await granted(follows.look(new Set([COPY])))
    expect(names()).toEqual([`things/${COPY}`])
    await granted(follows.look())
    expect(names()).toEqual([`things/${ID}.json`])
  })

  test('tells of what is new although another file cannot be looked at, which is looked at again; a first look says so', async () => {
    const opened = await folder({ [`${ID}.json`]: thing('one'), 'thing-bb.json': thing('b') })
    let short = true
    const lookAt = async (id: string) => {
      if (id === 'thing-bb' && short) throw new Error('too many open files')
      return { changed: id === ID, left: false }
    }
    const follows = new FollowedFolder<Thing>({ files: opened.things, copies: opened.copies, ids: () => [], lookAt })
    await expect(follows.look()).rejects.toThrow('too many open files')
    let tell: (name: string | null) => void = () => undefined
    opened.memory.files.watch = (_path, told) => ((tell = told), () => undefined)
    let told = 0
    const looked = vi.spyOn(follows, 'look')
    follows.watch(opened.memory.folder(), () => void told++)
    tell(`${ID}.json`)
    tell('thing-bb.json')
    await expect.poll(() => told).toBe(1)
    short = false
    await expect.poll(() => looked.mock.calls.at(-1)?.[0]).toEqual(new Set(['thing-bb.json']))
    await granted(follows.close())
  })

  test('keeps no claim for good', async () => {
    const { follows, names } = await followed({ [`${ID}.json.claim/there-1`]: '' })
    await granted(follows.look(new Set([`${ID}.json.claim`])))
    await granted(follows.look())
    expect(names().length).toBe(2)
    await granted(follows.look())
    expect(names()).toEqual([])
  })

  test('is watched until it is closed, and what is being written is on the disk then', async () => {
    const { memory, follows, looked, things, change } = await followed({ [`${ID}.json`]: thing('one') })
    let tell: (name: string | null) => void = () => undefined
    let stopped = 0
    memory.files.watch = (path, told) => {
      expect(path).toBe('/d/things')
      tell = told
      return () => void stopped++
    }
    let told = 0
    expect(() => follows.watch(memory.folder(), () => void told++)).not.toThrow()
    tell(`${ID}.json`)
    await expect.poll(() => told).toBe(1)
    change(false)
    tell('thing-bb.json')
    await expect.poll(() => looked).toEqual([ID, 'thing-bb'])
    void things.save(ID, () => thing('two'))
    await granted(follows.close())
    expect([stopped, told, memory.json(PATH)]).toEqual([1, 1, thing('two')])
    const deaf = await followed({})
    await granted(deaf.follows.close())
    deaf.memory.files.watch = () => null
    deaf.follows.watch(deaf.memory.folder(), () => undefined)
    expect(deaf.memory.watched).toEqual([['things', false]])
    const { watched: _, ...unheard } = deaf.memory.folder()
    expect(() => deaf.follows.watch(unheard, () => undefined)).not.toThrow()
    await granted(deaf.follows.close())
  })
})
