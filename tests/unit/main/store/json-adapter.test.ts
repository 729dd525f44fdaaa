import { describe, expect, test } from 'vitest'
import { ChangedMeanwhile } from '#main/store/claim'
import { READ_LIMITS } from '#main/store/files'
import { contentIn, JsonAdapter, NewerFile, soundIn, UnreadableFile, type FileKind } from '#main/store/json-adapter'
import { UnsuitableFile } from '#main/store/regular-file'
import { LimitFault, SaveFault } from '#main/store/save-fault'
import type { Damage } from '#shared/contract/damage'
import { err, ok } from '#shared/kernel/result'
import { limitText, type OverLimit } from '#shared/match/limits'
import { granted } from '../../../support/answered'
import { FolderInMemory } from './folder-in-memory'

interface Thing {
  readonly format: 'thing'
  readonly version: number
  readonly name: string
}

const NO_NAME: Damage = { kind: 'wrong-shape', detail: 'name: none' }

const kind: FileKind<Thing> = {
  format: 'thing',
  version: 3,
  migrations: [
    { from: 1, migrate: ({ called, ...rest }) => ({ ...rest, version: 2, title: called }) },
    { from: 2, migrate: ({ title, ...rest }) => ({ ...rest, version: 3, name: title }) },
  ],
  parse: (content) => (typeof (content as Thing | null)?.name === 'string' ? ok(content as Thing) : err(NO_NAME)),
}

const thing = (name: string): Thing => ({ format: 'thing', version: 3, name })
const PATH = '/d/a.json'
const OVER: OverLimit = { limit: 'match-size', found: 9, allowed: 8, where: '' }

/** What it throws. */
function thrown(ask: () => unknown): unknown {
  try {
    return { gave: ask() }
  } catch (error) {
    return error
  }
}

const damageOf = (text: string): unknown => {
  const error = thrown(() => contentIn(text, kind))
  return error instanceof UnreadableFile ? error.damage : error
}

describe('what a file holds', () => {
  test.each([
    [{ format: 'thing', version: 1, called: 'Ada' }, thing('Ada')],
    [{ format: 'thing', version: 2, title: 'Ada' }, thing('Ada')],
    [thing('Ada'), thing('Ada')],
    // of another format, or of none that it names: nothing is made of it
    [
      { format: 'other', version: 1, called: 'Ada', name: 'Ben' },
      { format: 'other', version: 1, called: 'Ada', name: 'Ben' },
    ],
    [
      { format: 'thing', version: '1', name: 'Ben' },
      { format: 'thing', version: '1', name: 'Ben' },
    ],
    [
      { format: 'thing', name: 'Ben' },
      { format: 'thing', name: 'Ben' },
    ],
  ])('%j comes to %j', (content, sound) => {
    expect(thrown(() => contentIn(JSON.stringify(content), kind))).toEqual({ gave: sound })
  })

  test('may begin with the mark that some editors put there', () => {
    expect(thrown(() => contentIn(`\uFEFF${JSON.stringify(thing('Ada'))}`, kind))).toEqual({ gave: thing('Ada') })
  })

  test('has no migrations where its kind has none', () => {
    const { migrations: _, ...only } = kind
    expect(thrown(() => contentIn(JSON.stringify({ ...thing('Ada'), version: 1 }), only))).toEqual({ gave: { ...thing('Ada'), version: 1 } })
  })

  test.each<[text: string, how: string]>([
    ['', 'empty'],
    [' \n ', 'empty'],
    ['{"name": "A', 'cut'],
    ['{"name"', 'cut'],
    ['{"name": "Ada"\n\n', 'cut'],
    ['[1, 2', 'cut'],
    ['{', 'cut'],
    ['{"name" "Ada"}', 'other'],
    ['{"name": Ada}', 'other'],
    ['{}}', 'other'],
    ['     {}}', 'other'],
    ['tru', 'cut'],
  ])('%j is no JSON: %s', (text, how) => {
    expect(damageOf(text)).toEqual({ kind: 'not-json', how })
  })

  test('is broken where the parser says no place, by its words', () => {
    const parse = JSON.parse
    const says = (message: unknown): unknown => {
      JSON.parse = () => {
        throw message
      }
      try {
        return damageOf('{"name": "Ada"')
      } finally {
        JSON.parse = parse
      }
    }
    expect([
      says(new SyntaxError('Unexpected end of JSON input')),
      says(new SyntaxError('Unterminated string')),
      says(new SyntaxError('Unexpected token')),
      says(new SyntaxError('bad at position 140')),
      says(new SyntaxError('bad at position 14')),
      says(new SyntaxError('bad at position 13')),
      says('no error at all'),
    ]).toEqual(['cut', 'cut', 'other', 'cut', 'cut', 'other', 'other'].map((how) => ({ kind: 'not-json', how })))
  })

  test('is not ours to understand where the kind says so, and what could be parsed of it is kept', () => {
    const error = thrown(() => contentIn('{"x": 1}', kind))
    expect(error).toBeInstanceOf(UnreadableFile)
    expect(error).toMatchObject({ name: 'UnreadableFile', damage: NO_NAME, content: { x: 1 }, over: null, message: 'name: none' })
    expect(thrown(() => contentIn('7', kind))).toMatchObject({ damage: NO_NAME, content: 7 })
    expect(thrown(() => contentIn('null', kind))).toMatchObject({ damage: NO_NAME, content: null })
    expect(thrown(() => contentIn('{', kind))).toMatchObject({ content: undefined, cause: { name: 'SyntaxError' } })
  })

  test('is not taken beyond a limit; a letter counts as six bytes, and what was parsed already as any number', () => {
    const asked: number[] = []
    const limited: FileKind<Thing> = { ...kind, overLimit: ({ name }, most) => (asked.push(most), name.length > 6 ? OVER : null) }
    const text = JSON.stringify(thing('Ada'))
    expect(thrown(() => contentIn(text, limited))).toEqual({ gave: thing('Ada') })
    expect(thrown(() => soundIn(thing('Ada'), limited))).toEqual({ gave: thing('Ada') })
    expect(asked).toEqual([text.length * 6, Infinity])
    const error = thrown(() => soundIn(thing('Marianne'), limited))
    expect(error).toBeInstanceOf(UnreadableFile)
    expect(error).toMatchObject({ over: OVER, content: thing('Marianne'), damage: { kind: 'over-limit', found: 9, allowed: 8 }, message: limitText(OVER) })
  })

  test('is that of a newer Caravan, of which is shown what can be', () => {
    const newer = { ...thing('Ada'), version: 4 }
    const shown = (more: Partial<FileKind<Thing>>): unknown => thrown(() => soundIn(newer, { ...kind, ...more }, 100))
    const none = shown({})
    expect(none).toBeInstanceOf(NewerFile)
    expect(none).toMatchObject({ name: 'NewerFile', glimpse: null, message: 'made by a newer version of Caravan (thing)' })
    expect(shown({ glimpse: (content) => ok(content as unknown as Thing) })).toMatchObject({ name: 'NewerFile', glimpse: newer })
    expect(shown({ glimpse: () => err(NO_NAME) })).toMatchObject({ name: 'NewerFile', glimpse: null })
    const asked: unknown[] = []
    const within = (found: OverLimit | null): unknown =>
      shown({ glimpse: (content) => ok(content as unknown as Thing), overLimit: (content, most) => (asked.push([content, most]), found) })
    expect(within(OVER)).toMatchObject({ name: 'NewerFile', glimpse: null })
    expect(within(null)).toMatchObject({ name: 'NewerFile', glimpse: newer })
    expect(asked).toEqual([
      [newer, 100],
      [newer, 100],
    ])
  })

  test('has the version that its kind says', () => {
    const versionOf: FileKind<Thing>['versionOf'] = ({ fileVersion }) => fileVersion
    expect(thrown(() => soundIn({ ...thing('Ada'), fileVersion: 4 }, { ...kind, versionOf }))).toMatchObject({ name: 'NewerFile' })
    expect(thrown(() => soundIn({ ...thing('Ada'), version: 4, fileVersion: 3 }, { ...kind, versionOf }))).toHaveProperty('gave')
  })
})

describe.each([
  ['of this device alone', true],
  ['that others may write', false],
] as const)('a file %s', (_whose, exclusive) => {
  const at = (memory: FolderInMemory, more: Partial<FileKind<Thing>> = {}): JsonAdapter<Thing> =>
    new JsonAdapter({ files: memory.files, path: PATH, exclusive, owner: 'here' }, { ...kind, ...more })

  test('is read, with what distinguishes its state', async () => {
    const memory = new FolderInMemory({ [PATH]: thing('Ada') })
    const adapter = at(memory)
    expect([adapter.stamp, await granted(adapter.isChangedOutside())]).toEqual([null, true])
    expect(await adapter.read()).toEqual(thing('Ada'))
    expect([adapter.stamp, await granted(adapter.isChangedOutside())]).toEqual([await memory.files.stamp(PATH), false])
    memory.put(PATH, thing('Ben'))
    expect(await granted(adapter.isChangedOutside())).toBe(true)
    expect(await adapter.read()).toEqual(thing('Ben'))
  })

  test('is known as missing', async () => {
    const memory = new FolderInMemory()
    const adapter = at(memory)
    expect([await adapter.read(), adapter.stamp, await granted(adapter.isChangedOutside())]).toEqual([null, null, false])
    memory.put(PATH, thing('Ada'))
    expect(await granted(adapter.isChangedOutside())).toBe(true)
  })

  test('is told apart by its size and by its time', async () => {
    const memory = new FolderInMemory({ [PATH]: thing('Ada') })
    const adapter = at(memory)
    await granted(adapter.read())
    const { size, mtimeMs } = (await memory.files.stamp(PATH))!
    const changed = (stamp: { readonly size: number; readonly mtimeMs: number } | null): Promise<boolean> => {
      memory.files.stamp = async () => stamp
      return granted(adapter.isChangedOutside())
    }
    expect([
      await changed({ size, mtimeMs }),
      await changed({ size: size + 1, mtimeMs }),
      await changed({ size, mtimeMs: mtimeMs + 1 }),
      await changed(null),
    ]).toEqual([false, true, true, true])
  })

  test('counts as changed while it could not be read', async () => {
    const memory = new FolderInMemory({ [PATH]: thing('Ada') })
    const adapter = at(memory)
    await granted(adapter.read())
    memory.fail('read', 'EIO', 1)
    await expect(adapter.read()).rejects.toMatchObject({ code: 'EIO' })
    expect(await granted(adapter.isChangedOutside())).toBe(true)
    await granted(adapter.read())
    expect(await granted(adapter.isChangedOutside())).toBe(false)
  })

  test('is read though it cannot be looked at', async () => {
    const memory = new FolderInMemory({ [PATH]: thing('Ada') })
    memory.fail('stamp', 'EACCES', 1)
    const adapter = at(memory)
    expect([await adapter.read(), adapter.stamp]).toEqual([thing('Ada'), null])
  })

  test('is read up to the limit of such files', async () => {
    const memory = new FolderInMemory({ [PATH]: thing('Ada') })
    const asked: unknown[] = []
    memory.instead('read', (read) => (path, most) => (asked.push([path, most]), read(path, most)))
    await at(memory).read()
    expect(asked).toEqual([[PATH, READ_LIMITS.json]])
  })

  test('is written on one line, and is then as it was written', async () => {
    const memory = new FolderInMemory({ [PATH]: thing('Ada') })
    const adapter = at(memory)
    await granted(adapter.read())
    await granted(adapter.write(thing('Käthe')))
    expect(memory.text(PATH)).toBe('{"format":"thing","version":3,"name":"Käthe"}\n')
    expect([adapter.stamp, await granted(adapter.isChangedOutside())]).toEqual([await memory.files.stamp(PATH), false])
    await granted(adapter.write(thing('Ben')))
    expect(memory.json(PATH)).toEqual(thing('Ben'))
  })

  test('is written without a claim where nobody else writes it, and with one otherwise', async () => {
    const memory = new FolderInMemory()
    const adapter = at(memory)
    await granted(adapter.read())
    await granted(adapter.write(thing('Ada')))
    expect(memory.steps().some((step) => step.includes('.claim'))).toBe(!exclusive)
    await granted(adapter.remove())
    expect(memory.steps().some((step) => step.includes('.claim'))).toBe(!exclusive)
    memory.put(PATH, thing('Ada'))
    await granted(adapter.read())
    await granted(adapter.moveTo('/d/b.json'))
    expect(memory.steps().some((step) => step.includes('.claim'))).toBe(!exclusive)
    await granted(adapter.moveBack('/d/b.json'))
    expect(memory.steps().some((step) => step.includes('.claim'))).toBe(!exclusive)
    expect(memory.paths()).toEqual(['a.json'])
  })

  test('is not written where that goes beyond a limit or could not be read again, and the disk is not asked', async () => {
    const memory = new FolderInMemory()
    const asked: unknown[] = []
    const adapter = at(memory, {
      overLimit: ({ name }, most) => (asked.push(most), name === 'Marianne' ? OVER : null),
      wrong: ({ name }) => (name === '' ? NO_NAME : null),
    })
    await granted(adapter.read())
    const refused = await adapter.write(thing('Marianne')).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(LimitFault)
    expect(refused).toMatchObject({ over: OVER })
    const wrong = await adapter.write(thing('')).catch((error: unknown) => error)
    expect(wrong).toBeInstanceOf(SaveFault)
    expect(wrong).toMatchObject({ reason: 'other', message: 'it couldn’t be read again: name: none' })
    expect(memory.steps()).toEqual([])
    await granted(adapter.write(thing('Käthe')))
    // in bytes, not in letters
    expect(asked).toEqual([49, 41, Buffer.byteLength(memory.text(PATH)!)])
  })

  test('is gone once it was removed', async () => {
    const memory = new FolderInMemory({ [PATH]: thing('Ada') })
    const adapter = at(memory)
    await granted(adapter.read())
    await granted(adapter.remove())
    expect([adapter.stamp, await granted(adapter.isChangedOutside()), memory.paths()]).toEqual([null, false, []])
    await granted(adapter.write(thing('Ben')))
    expect(memory.json(PATH)).toEqual(thing('Ben'))
  })

  test('is moved, and back unless something lies there by then', async () => {
    const memory = new FolderInMemory({ [PATH]: thing('Ada') })
    const adapter = at(memory)
    await granted(adapter.read())
    await granted(adapter.moveTo('/d/b.json'))
    expect([adapter.stamp, await granted(adapter.isChangedOutside()), memory.paths()]).toEqual([null, false, ['b.json']])
    await granted(adapter.moveBack('/d/b.json'))
    expect(memory.paths()).toEqual(['a.json'])
  })
})

describe('a file that another computer has changed meanwhile', () => {
  const at = (memory: FolderInMemory, more: Partial<FileKind<Thing>> = {}): JsonAdapter<Thing> =>
    new JsonAdapter({ files: memory.files, path: PATH, owner: 'here' }, { ...kind, ...more })

  test('is not written over, not removed and not moved', async () => {
    const memory = new FolderInMemory({ [PATH]: thing('Ada') })
    const adapter = at(memory)
    await granted(adapter.read())
    memory.put(PATH, thing('Ben'))
    for (const work of [() => adapter.write(thing('Cleo')), () => adapter.remove(), () => adapter.moveTo('/d/b.json')])
      await expect(work()).rejects.toBeInstanceOf(ChangedMeanwhile)
    expect([memory.json(PATH), memory.paths()]).toEqual([thing('Ben'), ['a.json']])
  })

  test('is not written where none was, and not where nobody has looked', async () => {
    const memory = new FolderInMemory()
    const adapter = at(memory)
    await expect(adapter.write(thing('Cleo'))).rejects.toBeInstanceOf(ChangedMeanwhile)
    await granted(adapter.read())
    memory.put(PATH, thing('Ben'))
    await expect(adapter.write(thing('Cleo'))).rejects.toBeInstanceOf(ChangedMeanwhile)
    memory.take(PATH)
    await granted(adapter.write(thing('Cleo')))
    memory.take(PATH)
    await expect(adapter.write(thing('Dora'))).rejects.toBeInstanceOf(ChangedMeanwhile)
  })

  test('is not even read where nobody has looked before', async () => {
    const memory = new FolderInMemory({ [PATH]: thing('Ada') })
    memory.fail('read', 'EIO')
    await expect(at(memory).write(thing('Dora'))).rejects.toBeInstanceOf(ChangedMeanwhile)
  })

  test('is not written over where something lies there that is no file of ours', async () => {
    const memory = new FolderInMemory({ [PATH]: thing('Ada') })
    const adapter = at(memory)
    await granted(adapter.read())
    memory.files.read = () => Promise.reject(new UnsuitableFile('pipe'))
    await expect(adapter.write(thing('Cleo'))).rejects.toBeInstanceOf(ChangedMeanwhile)
    memory.fail('read', 'EIO')
    await expect(adapter.write(thing('Cleo'))).rejects.toMatchObject({ name: 'SaveFault', reason: 'input-output' })
  })

  test('is written although the rename says that it found nothing, as long as it is there', async () => {
    const memory = new FolderInMemory({ [PATH]: thing('Ada') })
    const adapter = at(memory)
    await granted(adapter.read())
    memory.instead('rename', (rename) => async (from, to) => {
      await rename(from, to)
      if (to === PATH) throw Object.assign(new Error('ENOENT'), { code: 'ENOENT' })
    })
    await granted(adapter.write(thing('Cleo')))
    expect([memory.json(PATH), adapter.stamp]).toEqual([thing('Cleo'), await memory.files.stamp(PATH)])
    // its rename fails on top of that
    memory.instead('rename', (rename) => (from, to) => rename(from, to).finally(() => (to === PATH ? memory.put(PATH, thing('Ben')) : undefined)))
    await expect(adapter.write(thing('Dora'))).rejects.toBeInstanceOf(ChangedMeanwhile)
  })

  test('that could not be read is moved as long as it still cannot, for the same reason', async () => {
    const memory = new FolderInMemory({ [PATH]: thing('Ada') })
    const adapter = at(memory)
    const says =
      (message: string): (() => Promise<string>) | null =>
      () =>
        Promise.reject(new Error(message))
    let read = says('no pipe')
    memory.instead('read', (works) => (path, most) => (read === null ? works(path, most) : read()))
    await expect(adapter.read()).rejects.toThrow('no pipe')
    read = says('no folder')
    await expect(adapter.moveTo('/d/b.json')).rejects.toBeInstanceOf(ChangedMeanwhile)
    read = null
    await expect(adapter.moveTo('/d/b.json')).rejects.toBeInstanceOf(ChangedMeanwhile)
    read = says('no pipe')
    await granted(adapter.moveTo('/d/b.json'))
    expect([adapter.stamp, memory.paths()]).toEqual([null, ['b.json']])
  })

  test('takes back what was moved only where nothing lies by then', async () => {
    const memory = new FolderInMemory({ [PATH]: thing('Ada') })
    const adapter = at(memory)
    await granted(adapter.read())
    await granted(adapter.moveTo('/d/b.json'))
    memory.put(PATH, thing('Ben'))
    await expect(adapter.moveBack('/d/b.json')).rejects.toBeInstanceOf(ChangedMeanwhile)
    expect(memory.json(PATH)).toEqual(thing('Ben'))
  })
})

test('claims on a file bear the name of this device, or none', async () => {
  const memory = new FolderInMemory()
  for (const owner of ['here', undefined]) {
    const adapter = new JsonAdapter({ files: memory.files, path: PATH, owner }, kind)
    await granted(adapter.read())
    await granted(adapter.write(thing('Ada')))
    expect(memory.steps()).toContain(`rename ${PATH}.claim/${owner ?? ''}-R ${PATH}`)
  }
})
