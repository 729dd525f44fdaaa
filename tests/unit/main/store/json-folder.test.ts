import { describe, expect, test } from 'vitest'
import { ChangedMeanwhile } from '#main/store/claim'
import { READ_LIMITS } from '#main/store/files'
import { UnreadableFile, type FileKind } from '#main/store/json-adapter'
import { JsonFolder } from '#main/store/json-folder'
import type { Damage } from '#shared/contract/damage'
import { err, ok } from '#shared/kernel/result'
import { granted } from '../../../support/answered'
import { FolderInMemory, outcome } from './folder-in-memory'

interface Thing {
  readonly format: 'thing'
  readonly version: 1
  readonly id: string
  readonly count: number
}

const OTHER: Damage = { kind: 'wrong-shape', detail: 'another thing' }

const kindOf = (id: string): FileKind<Thing | null> => ({
  format: 'thing',
  version: 1,
  stays: true,
  parse: (content) => ((content as Thing | null)?.id === id ? ok(content as Thing) : err(OTHER)),
})

const thing = (id: string, count: number): Thing => ({ format: 'thing', version: 1, id, count })
const A = '/d/things/thing-aa.json'
const ASIDE = 'thing-aa.json.unreadable-2026-11-21T10-00-00-000Z'

async function opened(tree: Readonly<Record<string, unknown>> = {}) {
  const memory = new FolderInMemory(tree)
  const things = await granted(JsonFolder.open<Thing>(memory.folder(), 'things', kindOf))
  const reads: string[] = []
  memory.instead('read', (read) => (path, most) => (reads.push(path), read(path, most)))
  const add = (id: string) => granted(things.save(id, (before) => thing(id, (before?.count ?? 0) + 1)))
  return { memory, things, reads, add }
}

describe('a folder of things', () => {
  test('is made where it is missing, and what was half written in it is cleared away', async () => {
    const { memory, things } = await opened()
    expect([memory.paths(), things.path, things.name]).toEqual([['things'], '/d/things', 'things'])
    const again = await opened({ [A]: thing('thing-aa', 1), [`${A}.0123456789ab.tmp`]: 'half', [`${A}.claim/here-1`]: '', [`${A}.claim/there-1`]: '' })
    expect([await again.things.names(), again.memory.steps().some((step) => step.startsWith('create-folder'))]).toEqual([
      ['thing-aa.json', 'thing-aa.json.claim'],
      false,
    ])
  })

  test('has a file for each, by its id; other names are none of ours', async () => {
    const { things } = await opened()
    expect([things.nameOf('thing-aa'), things.pathOf('thing-aa')]).toEqual(['thing-aa.json', A])
    expect(
      ['thing-aa.json', 'thing-aa', 'thing-aa.jso', '.json', 'thing a.json', 'thing-aa.json.tmp', '../thing-aa.json', ''].map((name) => things.idOf(name)),
    ).toEqual(['thing-aa', ...Array<null>(7).fill(null)])
  })

  test('clears claims away that were there at two looks', async () => {
    const { memory, things } = await opened({ [`${A}.claim/there-1`]: '' })
    const names = ['thing-aa.json.claim']
    await granted(things.clearClaims(names))
    expect(await granted(things.names())).toEqual(names)
    await granted(things.clearClaims(names))
    expect(memory.paths()).toEqual(['things'])
  })

  test('knows the state of a thing’s file, and withdraws what was said of one that is gone', async () => {
    const { memory, things } = await opened({ [A]: thing('thing-aa', 1) })
    expect([await granted(things.stamp('thing-aa')), memory.withdrawn]).toEqual([await memory.files.stamp(A), []])
    expect(await granted(things.stampNamed('thing-aa.json'))).toEqual(await memory.files.stamp(A))
    expect([await granted(things.stamp('thing-bb')), memory.withdrawn, await granted(things.stampNamed('thing-bb.json'))]).toEqual([
      null,
      ['not-read:things/thing-bb.json'],
      null,
    ])
    memory.fail('stamp', 'EIO')
    await expect(things.stamp('thing-aa')).rejects.toMatchObject({ code: 'EIO' })
    expect(await granted(things.stampNamed('thing-aa.json'))).toBe(null)
  })

  test('reads and takes away files beside a thing’s own', async () => {
    const { memory, things } = await opened({ '/d/things/thing-aa (1).json': thing('thing-aa', 7), '/d/things/thing-aa (2).json': thing('thing-bb', 7) })
    expect(await granted(things.readNamed('thing-aa', 'thing-aa (1).json'))).toEqual(thing('thing-aa', 7))
    await expect(things.readNamed('thing-aa', 'thing-aa (2).json')).rejects.toBeInstanceOf(UnreadableFile)
    expect(await granted(things.readNamed('thing-aa', 'thing-aa (3).json'))).toBe(null)
    await granted(things.removeNamed('thing-aa (2).json'))
    expect(memory.paths()).toEqual(['things', 'things/thing-aa (1).json'])
  })

  test('gives the bytes of a file up to its limit', async () => {
    const { memory, things } = await opened({ [A]: 'torn' })
    const asked: unknown[] = []
    memory.instead('readBytes', (readBytes) => (path, most) => (asked.push([path, most]), readBytes(path, most)))
    expect([new TextDecoder().decode(await things.bytes('thing-aa')), asked]).toEqual(['torn', [[A, READ_LIMITS.list]]])
    await expect(things.bytes('thing-bb')).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('a thing', () => {
  test('is kept open once it was asked for, by all who ask', async () => {
    const { things, reads, memory } = await opened({ [A]: thing('thing-aa', 1) })
    const [one, other] = await Promise.all([things.file('thing-aa'), things.file('thing-aa')])
    expect([one === other, one === (await granted(things.file('thing-aa'))), one === (await granted(things.glance('thing-aa'))), reads]).toEqual([
      true,
      true,
      true,
      [A],
    ])
    memory.put(A, thing('thing-aa', 5))
    expect([(await granted(things.file('thing-aa'))).value, (await granted(things.look('thing-aa'))).value, one.value]).toEqual([
      thing('thing-aa', 1),
      thing('thing-aa', 5),
      thing('thing-aa', 5),
    ])
  })

  test('is not kept open where there is none, or for a glance', async () => {
    const { memory, things, reads } = await opened()
    const none = await granted(things.file('thing-aa'))
    expect(none.value).toBe(null)
    memory.put(A, thing('thing-aa', 1))
    const glanced = await granted(things.glance('thing-aa'))
    expect([none === glanced, glanced.value]).toEqual([false, thing('thing-aa', 1)])
    expect([(await granted(things.file('thing-aa'))) === glanced, reads.length]).toEqual([false, 3])
  })

  test('is looked at once where it was not open', async () => {
    const { things, reads } = await opened({ [A]: thing('thing-aa', 1) })
    expect([(await granted(things.look('thing-aa'))).value, reads]).toEqual([thing('thing-aa', 1), [A]])
  })

  test('is saved, and kept open from then on', async () => {
    const { memory, things, add, reads } = await opened()
    expect(await add('thing-aa')).toEqual({ value: thing('thing-aa', 1), stamp: await memory.files.stamp(A) })
    expect(await add('thing-aa')).toEqual({ value: thing('thing-aa', 2), stamp: await memory.files.stamp(A) })
    reads.length = 0
    expect([(await granted(things.glance('thing-aa'))).value, memory.json(A), reads]).toEqual([thing('thing-aa', 2), thing('thing-aa', 2), []])
  })

  test('is added where none is, and not kept open', async () => {
    const { memory, things, reads } = await opened()
    expect(await granted(things.add('thing-aa', thing('thing-aa', 1)))).toEqual(await memory.files.stamp(A))
    expect(await outcome(things.add('thing-aa', thing('thing-aa', 2)))).toBe('other: there is a things/thing-aa.json already')
    reads.length = 0
    await granted(things.file('thing-aa'))
    expect([memory.json(A), reads]).toEqual([thing('thing-aa', 1), [A]])
  })

  test('is released once what is written is on the disk', async () => {
    const { memory, things, add, reads } = await opened()
    await add('thing-aa')
    void add('thing-aa')
    await Promise.resolve()
    await granted(things.release('thing-aa'))
    expect(memory.json(A)).toEqual(thing('thing-aa', 2))
    reads.length = 0
    await granted(things.file('thing-aa'))
    await expect(things.release('thing-bb')).resolves.toBeUndefined()
    expect(reads).toEqual([A])
  })

  test('is taken away unless what it holds now is not to be', async () => {
    const { memory, things, add, reads } = await opened()
    await add('thing-aa')
    memory.put(A, thing('thing-aa', 5))
    const seen: unknown[] = []
    await expect(
      things.remove('thing-aa', (value) => {
        seen.push(value)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect([seen, memory.json(A)]).toEqual([[thing('thing-aa', 5)], thing('thing-aa', 5)])
    await things.remove('thing-aa', () => undefined)
    reads.length = 0
    expect([memory.paths(), (await granted(things.glance('thing-aa'))).value, reads]).toEqual([['things'], null, [A]])
  })

  test('is idle once all that was begun is on the disk', async () => {
    const { memory, things, add } = await opened()
    await Promise.all([add('thing-aa'), add('thing-bb')])
    void add('thing-aa')
    void add('thing-bb')
    await Promise.resolve()
    await granted(things.idle())
    expect([memory.json(A), memory.json('/d/things/thing-bb.json')]).toEqual([thing('thing-aa', 2), thing('thing-bb', 2)])
  })
})

describe('a thing that cannot be used', () => {
  test('is set aside and told of, and nothing is known of it any more', async () => {
    const { memory, things } = await opened({ [A]: 'torn' })
    await granted(things.file('thing-aa'))
    await granted(things.setAside('thing-aa'))
    expect([memory.paths(), memory.told]).toMatchObject([['things', `things/${ASIDE}`], [{ kind: 'moved-aside', file: 'things/thing-aa.json' }]])
    expect((await granted(things.glance('thing-aa'))).untouchable).toBe(null)
    await expect(things.setAside('thing-bb')).resolves.toBeUndefined()
    expect(memory.told).toHaveLength(1)
  })

  test('makes room for one that is brought in, and is told of only then', async () => {
    const { memory, things } = await opened({ [A]: 'torn' })
    expect(await granted(things.bringIn('thing-aa', thing('thing-aa', 3)))).toEqual(await memory.files.stamp(A))
    expect([memory.json(A), memory.text(`/d/things/${ASIDE}`), memory.told.map((notice) => notice.kind)]).toEqual([
      thing('thing-aa', 3),
      'torn',
      ['moved-aside'],
    ])
  })

  test('is none where there is nothing, and one is brought in all the same', async () => {
    const { memory, things } = await opened()
    await granted(things.bringIn('thing-aa', thing('thing-aa', 3)))
    expect([memory.json(A), memory.told]).toEqual([thing('thing-aa', 3), []])
  })

  test('lies where it lay when the disk does not take the other', async () => {
    const { memory, things } = await opened({ [A]: 'torn' })
    memory.fail('create', 'ENOSPC', 1)
    expect(await outcome(things.bringIn('thing-aa', thing('thing-aa', 3)))).toMatch(/^disk-full: /)
    expect([memory.text(A), memory.told]).toEqual(['torn', []])
    const none = await opened()
    none.memory.fail('create', 'ENOSPC', 1)
    expect(await outcome(none.things.bringIn('thing-aa', thing('thing-aa', 3)))).toMatch(/^disk-full: /)
  })

  test('is told of where it can neither be replaced nor be put back', async () => {
    const { memory, things } = await opened({ [A]: 'torn' })
    memory.files.create = () => {
      memory.fail('rename', 'EIO')
      return Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    }
    expect(await outcome(things.bringIn('thing-aa', thing('thing-aa', 3)))).toBe('disk-full: full')
    expect([memory.text(`/d/things/${ASIDE}`), memory.told.map((notice) => notice.kind)]).toEqual(['torn', ['moved-aside']])
  })

  test('is told of where another computer has put something there by then', async () => {
    for (const before of [{ [A]: 'torn' }, {}]) {
      const { memory, things } = await opened(before)
      memory.instead('create', (create) => (path) => {
        memory.put(A, thing('thing-aa', 9))
        memory.files.create = create
        return create(path)
      })
      await expect(things.bringIn('thing-aa', thing('thing-aa', 3))).rejects.toBeInstanceOf(ChangedMeanwhile)
      expect([memory.json(A), memory.told.length]).toEqual([thing('thing-aa', 9), Object.keys(before).length])
    }
  })
})
