import { describe, expect, test, vi } from 'vitest'
import { ChangedMeanwhile } from '#main/store/claim'
import type { Files } from '#main/store/files'
import type { FileKind } from '#main/store/json-adapter'
import { JsonFile } from '#main/store/json-file'
import { FolderAway } from '#main/store/presence'
import type { Damage } from '#shared/contract/damage'
import { err, ok } from '#shared/kernel/result'
import { FolderInMemory, outcome } from './folder-in-memory'

interface Thing {
  readonly format: 'thing'
  readonly version: number
  readonly count: number
}

const NO_COUNT: Damage = { kind: 'wrong-shape', detail: 'count: none' }

const kind: FileKind<Thing | null> = {
  format: 'thing',
  version: 1,
  parse: (content) => (typeof (content as Thing | null)?.count === 'number' ? ok(content as Thing) : err(NO_COUNT)),
}
const glimpse: FileKind<Thing | null>['glimpse'] = (content) => ok(content as unknown as Thing)

const thing = (count: number): Thing => ({ format: 'thing', version: 1, count })
const NEWER = { ...thing(1), version: 2 }
const NAME = 'a.json'
const PATH = `/d/${NAME}`
const NOT_READ = `not-read:${NAME}`
const ASIDE = `${NAME}.unreadable-2026-11-21T10-00-00-000Z`

async function opened(content: unknown, more: Partial<FileKind<Thing | null>> = {}, exclusive?: true) {
  const memory = new FolderInMemory(content === undefined ? {} : { [PATH]: content })
  const file = await JsonFile.open<Thing | null>(memory.folder(exclusive === undefined ? {} : { exclusive }), NAME, { ...kind, ...more }, null)
  const add = (): Promise<unknown> => file.save((before) => thing((before?.count ?? 0) + 1))
  return { memory, file, add }
}

/** Has something happen just before each rename of this program that makes its claim. */
function beforeEachClaim(memory: FolderInMemory, happens: () => void): void {
  memory.instead('rename', (rename) => (from, to) => {
    if (to === `${PATH}.claim`) happens()
    return rename(from, to)
  })
}

describe('a file of the store', () => {
  test('that is not there holds what that means, and can be written', async () => {
    const { memory, file, add } = await opened(undefined)
    expect([file.value, file.stamp, file.untouchable, memory.told, memory.withdrawn]).toEqual([null, null, null, [], [NOT_READ]])
    expect(await add()).toEqual({ value: thing(1), stamp: await memory.files.stamp(PATH) })
    expect([file.value, file.stamp, memory.json(PATH)]).toEqual([thing(1), await memory.files.stamp(PATH), thing(1)])
  })

  test('is read and goes on from there, one change after the other', async () => {
    const { memory, file, add } = await opened(thing(7))
    expect([file.value, file.stamp]).toEqual([thing(7), await memory.files.stamp(PATH)])
    await Promise.all([add(), add(), add()])
    await file.idle()
    expect([file.value, memory.json(PATH)]).toEqual([thing(10), thing(10)])
  })

  test('is not written where nothing changes', async () => {
    const { memory, file } = await opened(thing(7))
    expect(await file.save((value) => value)).toEqual({ value: thing(7), stamp: await memory.files.stamp(PATH) })
    expect(memory.steps()).toEqual([])
  })

  test('is what it was after a save that failed', async () => {
    const { memory, file, add } = await opened(thing(7))
    memory.fail('create', 'ENOSPC', 1)
    expect(await outcome(add())).toMatch(/^disk-full: /)
    expect([file.value, memory.json(PATH)]).toEqual([thing(7), thing(7)])
    await add()
    expect(memory.json(PATH)).toEqual(thing(8))
  })

  test('says nothing of a change that throws, and goes on after it', async () => {
    const { memory, file, add } = await opened(thing(7))
    const refused = new Error('no')
    await expect(
      file.save(() => {
        throw refused
      }),
    ).rejects.toBe(refused)
    await add()
    expect(memory.json(PATH)).toEqual(thing(8))
  })

  test('is idle once what was begun has ended', async () => {
    const { memory, file, add } = await opened(thing(7))
    void add()
    await file.idle()
    expect(memory.json(PATH)).toEqual(thing(8))
  })

  test('is taken away unless the latest value is not to be', async () => {
    const { memory, file } = await opened(thing(7))
    memory.put(PATH, thing(8))
    const seen: unknown[] = []
    await expect(
      file.remove((value) => {
        seen.push(value)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect([seen, memory.json(PATH), file.value]).toEqual([[thing(8)], thing(8), thing(8)])
    await file.remove(() => undefined)
    expect([memory.paths(), file.value, file.stamp]).toEqual([[], null, null])
  })
})

describe('a file that someone else has changed', () => {
  test('is read again only then, and says so', async () => {
    const { memory, file } = await opened(thing(7))
    expect(await file.refresh()).toBe(false)
    memory.put(PATH, thing(8))
    expect([await file.refresh(), file.value, await file.refresh()]).toEqual([true, thing(8), false])
    memory.take(PATH)
    expect([await file.refresh(), file.value]).toEqual([true, null])
  })

  test('is not read again where it cannot be looked at', async () => {
    const { memory, file } = await opened(thing(7))
    memory.put(PATH, thing(8))
    memory.fail('stamp', 'EIO', 1)
    expect([await file.refresh(), file.value]).toEqual([false, thing(7)])
  })

  test('is changed as it is now', async () => {
    const { memory, add } = await opened(thing(7))
    memory.put(PATH, thing(20))
    await add()
    expect(memory.json(PATH)).toEqual(thing(21))
  })

  test('is changed as it is at last, where someone is faster again and again, and given up after a hundred times', async () => {
    const { memory, file, add } = await opened(thing(0))
    let theirs = 100
    let left = 99
    beforeEachClaim(memory, () => {
      if (left-- > 0) memory.put(PATH, thing(theirs++))
    })
    await add()
    expect(file.value).toEqual(thing(199))
    ;[theirs, left] = [1000, 100]
    expect(await outcome(add())).toBe(`other: ${NAME} keeps being changed by another program`)
    expect([file.value, memory.json(PATH)]).toEqual([thing(1098), thing(1099)])
  })
})

describe('a file that cannot be understood', () => {
  test('is moved aside, which is told, and another takes its place', async () => {
    const { memory, file, add } = await opened('torn')
    expect(memory.told).toEqual([
      {
        kind: 'moved-aside',
        id: `moved-aside:${ASIDE}`,
        file: NAME,
        movedTo: ASIDE,
        why: expect.stringContaining('JSON') as string,
        damage: { kind: 'not-json', how: 'other' },
      },
    ])
    expect([file.value, file.untouchable, memory.paths(), memory.text(`/d/${ASIDE}`)]).toEqual([null, null, [ASIDE], 'torn'])
    await add()
    expect(memory.json(PATH)).toEqual(thing(1))
  })

  test('leaves its place empty where nothing was known but what a missing file means', async () => {
    const memory = new FolderInMemory({ [PATH]: 'torn' })
    const file = await JsonFile.open<Thing | null>(memory.folder(), NAME, kind, thing(0))
    expect([file.value, memory.paths()]).toEqual([thing(0), [ASIDE]])
  })

  test('takes no other name from one that was moved aside before', async () => {
    const memory = new FolderInMemory({ [PATH]: 'torn', [`/d/${ASIDE}`]: 'before' })
    await JsonFile.open<Thing | null>(memory.folder(), NAME, kind, null)
    expect([memory.paths(), memory.text(`/d/${ASIDE}-1`)]).toEqual([[ASIDE, `${ASIDE}-1`], 'torn'])
  })

  test('is moved aside later too, and what was known takes its place; where the disk does not take that, it is known all the same', async () => {
    const { memory, file, add } = await opened(thing(7))
    memory.put(PATH, 'torn')
    expect([await file.refresh(), file.value, memory.json(PATH)]).toEqual([false, thing(7), thing(7)])
    memory.put(PATH, 'torn again')
    memory.fail('create', 'ENOSPC', 1)
    expect([await file.refresh(), file.value, memory.text(PATH)]).toEqual([false, thing(7), null])
    await add()
    expect(memory.json(PATH)).toEqual(thing(8))
    expect(memory.told.map((notice) => notice.kind)).toEqual(['moved-aside', 'moved-aside'])
  })

  test('stays where it cannot be moved, which is told, and is not written over', async () => {
    const memory = new FolderInMemory({ [PATH]: 'torn' })
    memory.fail('rename', 'EIO')
    const file = await JsonFile.open<Thing | null>(memory.folder(), NAME, kind, null)
    const [told] = memory.told
    expect(told).toMatchObject({ kind: 'left-alone', id: `left-alone:${NAME}`, file: NAME, damage: { kind: 'not-json', how: 'other' } })
    const message = (told as { readonly why: string }).why
    expect([file.value, file.untouchable]).toEqual([null, { why: 'unreadable', message }])
    expect(await outcome(file.save(() => thing(1)))).toBe(`other: ${message}`)
    expect(await outcome(file.remove(() => undefined))).toBe(`other: ${message}`)
    expect(memory.text(PATH)).toBe('torn')
  })

  test('is what another computer has put there meanwhile', async () => {
    const memory = new FolderInMemory({ [PATH]: 'torn' })
    beforeEachClaim(memory, () => memory.put(PATH, thing(5)))
    const file = await JsonFile.open<Thing | null>(memory.folder(), NAME, kind, null)
    expect([file.value, memory.told, memory.paths()]).toEqual([thing(5), [], [NAME]])
  })

  test('is read again where it is only half there yet, and nothing is moved', async () => {
    const memory = new FolderInMemory({ [PATH]: 'half' })
    // a program that copies it into its place writes the rest
    const { wait } = memory.files.timers
    const waits: number[] = []
    Object.assign(memory.files, {
      timers: {
        ...memory.files.timers,
        wait: (ms: number) => {
          if (waits.push(ms) === 2) memory.put(PATH, thing(8))
          else memory.put(PATH, 'half and a bit')
          return wait(ms)
        },
      },
    })
    const file = await JsonFile.open<Thing | null>(memory.folder(), NAME, kind, null)
    expect([file.value, memory.told, memory.paths(), waits]).toEqual([thing(8), [], [NAME], [100, 100]])
  })

  test('is given up where another computer tears it a hundred times', async () => {
    const torn = async (times: number): Promise<string> => {
      const memory = new FolderInMemory({ [PATH]: 'torn' })
      beforeEachClaim(memory, () => {
        if (times-- > 0) memory.put(PATH, `torn ${times}`)
      })
      return outcome(JsonFile.open<Thing | null>(memory.folder(), NAME, kind, null))
    }
    expect([await torn(99), await torn(100)]).toEqual(['done', 'ChangedMeanwhile'])
  })

  test('stays where its kind does, with what could be parsed of it, and is not written over', async () => {
    const { memory, file, add } = await opened({ format: 'thing', version: 1 }, { stays: true })
    expect(file.untouchable).toEqual({ why: 'damaged', message: 'count: none', damage: NO_COUNT, content: { format: 'thing', version: 1 } })
    expect([file.value, memory.told, await outcome(add()), memory.paths()]).toEqual([null, [], 'other: count: none', [NAME]])
    memory.put(PATH, thing(3))
    await add()
    expect([file.untouchable, memory.json(PATH)]).toEqual([null, thing(4)])
  })

  test('makes room for what was known of it, also where its kind stays', async () => {
    const { memory, file } = await opened(thing(7), { stays: true })
    memory.put(PATH, 'torn')
    await file.refresh()
    expect([file.value, file.untouchable, memory.json(PATH), memory.paths()]).toEqual([thing(7), null, thing(7), [NAME, ASIDE]])
  })
})

describe('a file of a newer Caravan', () => {
  test('stays, is not written over, and is told of', async () => {
    const { memory, file, add } = await opened(NEWER)
    const message = 'made by a newer version of Caravan (thing)'
    expect(memory.told).toEqual([{ kind: 'left-alone', id: `left-alone:${NAME}`, file: NAME, why: message, damage: { kind: 'newer' } }])
    expect([file.value, file.untouchable, await outcome(add()), memory.json(PATH)]).toEqual([null, { why: 'newer', message }, `other: ${message}`, NEWER])
  })

  test.each([[{}], [{ stays: true as const }]])('is shown as far as this one can, and not told of (%j)', async (more) => {
    const { memory, file, add } = await opened(NEWER, { glimpse, ...more })
    expect([file.value, file.untouchable?.why, memory.told]).toEqual([NEWER, 'newer', []])
    expect(await outcome(add())).toMatch(/^other: made by a newer/)
  })

  test('is damaged where its kind stays and nothing can be shown of it', async () => {
    const { memory, file } = await opened(NEWER, { stays: true })
    expect([file.value, file.untouchable, memory.told]).toEqual([
      null,
      { why: 'damaged', message: 'made by a newer version of Caravan (thing)', damage: { kind: 'newer' }, content: undefined },
      [],
    ])
  })

  test('takes the place of what was known', async () => {
    const { memory, file } = await opened(thing(7), { stays: true })
    memory.put(PATH, NEWER)
    expect([await file.refresh(), file.value, file.untouchable?.why, memory.told.length]).toEqual([true, null, 'newer', 1])
  })
})

describe('a file that cannot be read', () => {
  test('is told of with the reason, is not written over, and is known again once it can', async () => {
    const { memory, file, add } = await opened(thing(7))
    memory.put(PATH, thing(8))
    memory.fail('read', 'EIO', 2)
    expect([await file.refresh(), file.value]).toEqual([false, thing(7)])
    expect(memory.told).toEqual([{ kind: 'not-read', id: NOT_READ, file: NAME, why: 'input-output', detail: `EIO: ${NAME}` }])
    expect(file.untouchable).toEqual({ why: 'unreadable', message: `EIO: ${NAME}`, reason: 'other' })
    expect(await outcome(add())).toBe(`other: EIO: ${NAME}`)
    memory.withdrawn.length = 0
    await add()
    expect([memory.json(PATH), file.untouchable, memory.withdrawn]).toEqual([thing(9), null, [NOT_READ]])
  })

  test('is not told of where the system is short of something, or where the folder is away', async () => {
    const { memory, file, add } = await opened(thing(7))
    memory.put(PATH, thing(8))
    memory.fail('read', 'EMFILE', 1)
    await file.refresh()
    expect([memory.told, file.untouchable?.why]).toEqual([[], 'unreadable'])
    memory.files.read = () => Promise.reject(new FolderAway('/d'))
    expect(await outcome(add())).toBe('away: the data folder isn’t there right now')
    expect(memory.told).toEqual([])
  })

  test('is told of whatever was thrown', async () => {
    const memory = new FolderInMemory({ [PATH]: thing(7) })
    memory.files.read = vi.fn<Files['read']>().mockRejectedValue('no error at all')
    const file = await JsonFile.open<Thing | null>(memory.folder(), NAME, kind, null)
    expect([file.untouchable, memory.told]).toEqual([
      { why: 'unreadable', message: 'no error at all', reason: 'other' },
      [{ kind: 'not-read', id: NOT_READ, file: NAME, why: 'other', detail: 'no error at all' }],
    ])
  })
})

describe('what is set aside', () => {
  test('is nothing where nothing lay', async () => {
    const { memory, file } = await opened(undefined, { stays: true })
    expect([await file.setAside(), memory.steps()]).toEqual([null, []])
  })

  test('is a damaged file: it is told of when that is asked, and put back', async () => {
    const { memory, file } = await opened('torn', { stays: true })
    const aside = await file.setAside()
    expect([memory.paths(), memory.told]).toEqual([[ASIDE], []])
    aside?.tell()
    expect(memory.told).toMatchObject([{ kind: 'moved-aside', movedTo: ASIDE, damage: { kind: 'not-json', how: 'other' } }])
    await aside?.putBack()
    expect([memory.paths(), memory.text(PATH)]).toEqual([[NAME], 'torn'])
  })

  test('is one of a newer Caravan of which nothing is shown, without a word of damage', async () => {
    const { memory, file } = await opened(NEWER)
    memory.told.length = 0
    ;(await file.setAside())?.tell()
    expect(memory.told).toEqual([
      {
        kind: 'moved-aside',
        id: `moved-aside:${ASIDE}`,
        file: NAME,
        movedTo: ASIDE,
        why: 'made by a newer version of Caravan (thing)',
        damage: undefined,
      },
    ])
  })

  test('is no sound file', async () => {
    const { memory, file } = await opened(thing(7))
    await expect(file.setAside()).rejects.toBeInstanceOf(ChangedMeanwhile)
    expect(memory.paths()).toEqual([NAME])
  })

  test('is none that may be sound', async () => {
    const busy = await opened(undefined)
    busy.memory.put(PATH, thing(7))
    busy.memory.fail('read', 'EMFILE', 1)
    const file = await JsonFile.open<Thing | null>(busy.memory.folder(), NAME, { ...kind, stays: true }, null)
    expect(await outcome(file.setAside())).toBe(`other: ${NAME} can’t be read right now and may be fine`)
    const shown = await opened(NEWER, { glimpse })
    expect(await outcome(shown.file.setAside())).toBe(`other: ${NAME} can’t be read right now and may be fine`)
    expect([busy.memory.paths(), shown.memory.paths()]).toEqual([[NAME], [NAME]])
  })

  test('is none that something else has taken the place of, or that cannot be moved', async () => {
    const { memory, file } = await opened('torn', { stays: true })
    memory.fail('rename', 'EIO', 1)
    expect(await outcome(file.setAside())).toBe(`other: ${NAME} couldn’t be moved aside`)
    memory.put(PATH, thing(7))
    await expect(file.setAside()).rejects.toBeInstanceOf(ChangedMeanwhile)
    expect(memory.paths()).toEqual([NAME])
  })
})

test('a file of this device alone is written without a claim', async () => {
  const { memory, add } = await opened(thing(7), {}, true)
  await add()
  expect([memory.json(PATH), memory.steps().some((step) => step.includes('.claim'))]).toEqual([thing(8), false])
})
