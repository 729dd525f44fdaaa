import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { READ_LIMITS } from '#main/store/files'
import { photoName, PhotoStore } from '#main/store/photo-store'
import { UnsuitableFile } from '#main/store/regular-file'
import { granted } from '../../../support/answered'
import { FolderInMemory } from './folder-in-memory'

const ID = 'match-01'
const FOLDER = `/d/photos/${ID}`
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const [ONE, TWO] = [bytes('one photo'), bytes('another photo')]
const [NAME, OTHER] = [photoName(ONE), photoName(TWO)]
const PATH = `${FOLDER}/${NAME}.jpg`

async function photos(...kept: readonly Uint8Array[]) {
  const memory = new FolderInMemory()
  const store = new PhotoStore(memory.folder())
  for (const jpeg of kept) await granted(store.keep(ID, jpeg))
  const names = () => memory.paths().flatMap((path) => (path.startsWith(`photos/${ID}/`) ? [path.slice(`photos/${ID}/`.length)] : []))
  const text = async (name: string, id = ID): Promise<string | null> => {
    const found = await granted(store.read(id, name))
    return found === null ? null : new TextDecoder().decode(found)
  }
  return { memory, store, names, text }
}

test('a photo is named by its bytes', () => {
  expect([NAME, NAME === OTHER]).toEqual([createHash('sha256').update('one photo').digest('hex').slice(0, 32), false])
})

describe('a photo', () => {
  test('is kept in the folder of its match, which is made and flushed with those above it', async () => {
    const { memory, names, text } = await photos(ONE)
    expect(memory.steps()).toEqual([
      'create-folder /d/photos',
      'flush-folder /d',
      `create-folder ${FOLDER}`,
      'flush-folder /d/photos',
      'flush-folder /d/photos',
      'flush-folder /d',
      ...['create', 'write', 'flush'].map((step) => `${step} ${FOLDER}/${NAME}.jpg.R.tmp`.replace(/[0-9a-f]{12}/g, 'R')),
      `rename ${FOLDER}/${NAME}.jpg.R.tmp ${PATH}`.replace(/[0-9a-f]{12}/g, 'R'),
      `flush-folder ${FOLDER}`,
    ])
    expect([names(), await text(NAME)]).toEqual([[`${NAME}.jpg`], 'one photo'])
  })

  test('is not kept where the disk does not take it, and the reason is told', async () => {
    const { memory, store, names } = await photos()
    memory.fail('createFolder', 'EROFS', 1)
    await expect(store.keep(ID, ONE)).rejects.toMatchObject({ name: 'SaveFault', reason: 'read-only' })
    memory.fail('create', 'ENOSPC', 1)
    await expect(store.keep(ID, ONE)).rejects.toMatchObject({ name: 'SaveFault', reason: 'disk-full' })
    expect(names()).toEqual([])
    memory.instead('syncFolder', (syncFolder) => async (folder) => {
      if (folder === '/d') memory.take(FOLDER)
      if (folder === '/d') throw Object.assign(new Error('EIO'), { code: 'EIO' })
      return syncFolder(folder)
    })
    await expect(store.keep(ID, ONE)).rejects.toMatchObject({ reason: 'input-output' })
  })

  test('is kept where the folder cannot be flushed but is there', async () => {
    const { memory, store, text } = await photos()
    memory.fail('syncFolder', 'EIO')
    await granted(store.keep(ID, ONE))
    expect(await text(NAME)).toBe('one photo')
  })

  test('is none where it is gone, or no longer what it was', async () => {
    const { memory, text } = await photos(ONE)
    memory.withdrawn.length = 0
    expect([await text(OTHER), await text(NAME, 'match-02'), memory.withdrawn]).toEqual([null, null, []])
    memory.put(PATH, 'half a photo')
    expect([await text(NAME), memory.withdrawn, memory.told]).toEqual([null, [`not-read:photos/${ID}/${NAME}.jpg`.slice(0, 100)], []])
  })

  test('is told of where it is no file, and read up to the limit of photos', async () => {
    const { memory, text } = await photos(ONE)
    const asked: unknown[] = []
    memory.instead('readBytes', () => (path, most) => {
      asked.push([path, most])
      return Promise.reject(new UnsuitableFile('pipe'))
    })
    expect([await text(NAME), asked]).toEqual([null, [[PATH, READ_LIMITS.photo]]])
    const file = `photos/${ID}/${NAME}.jpg`
    expect(memory.told).toEqual([{ kind: 'not-read', id: `not-read:${file}`, file, why: 'pipe', detail: 'not a file: pipe' }])
    memory.instead('readBytes', () => () => Promise.reject(Object.assign(new Error('EIO'), { code: 'EIO' })))
    expect([await text(NAME), memory.told.length]).toEqual([null, 1])
  })

  test('is kept with another match too, where it is there', async () => {
    const { memory, store, text } = await photos(ONE)
    await granted(store.copy(ID, 'match-02', new Set([NAME, OTHER])))
    expect([await text(NAME, 'match-02'), memory.paths().filter((path) => path.startsWith('photos/match-02/')).length]).toEqual(['one photo', 1])
  })
})

describe('conflict copies of photos', () => {
  test('that are whole go, and take the place of one that is not', async () => {
    const { memory, store, names, text } = await photos(ONE)
    memory.put(`${FOLDER}/${NAME} (1).jpg`, 'one photo')
    memory.put(`${FOLDER}/${OTHER} (1).jpg`, 'another photo')
    memory.put(`${FOLDER}/${OTHER}.jpg`, 'half')
    memory.steps()
    await granted(store.joinCopies(ID))
    const plain = (path: string): string => path.replaceAll(/[0-9a-f]{12}/g, 'R')
    expect(memory.steps().toSorted()).toEqual([`remove ${FOLDER}/${NAME} (1).jpg`, `rename ${FOLDER}/${OTHER} (1).jpg ${FOLDER}/${OTHER}.jpg`].map(plain))
    expect([names().toSorted(), await text(NAME), await text(OTHER)]).toEqual([[`${NAME}.jpg`, `${OTHER}.jpg`].toSorted(), 'one photo', 'another photo'])
  })

  test('that are not whole, or no photos, are left alone', async () => {
    const { memory, store, names } = await photos(ONE)
    const left = [`${NAME} (1).jpg`, 'letter (1).jpg', `${NAME.slice(1)} (1).jpg`, `${NAME} (1).txt`]
    for (const name of left) memory.put(`${FOLDER}/${name}`, name === `${NAME} (1).jpg` ? 'half' : 'one photo')
    memory.steps()
    const reads: string[] = []
    memory.instead('readBytes', (readBytes) => (path, most) => {
      reads.push(path)
      return readBytes(path, most)
    })
    await granted(store.joinCopies(ID))
    expect([names().length, memory.steps(), reads]).toEqual([5, [], [`${FOLDER}/${NAME} (1).jpg`]])
  })

  test('stay for the next time where the disk does not let go of them', async () => {
    const { memory, store, names } = await photos(ONE)
    memory.put(`${FOLDER}/${NAME} (1).jpg`, 'one photo')
    memory.put(`${FOLDER}/${OTHER} (1).jpg`, 'another photo')
    memory.fail('remove', 'EPERM')
    memory.fail('rename', 'EPERM')
    await granted(store.joinCopies(ID))
    expect(names().length).toBe(3)
    memory.instead('readBytes', () => () => Promise.reject(new Error('EIO')))
    await granted(store.joinCopies(ID))
    memory.fail('list', 'EIO')
    await granted(store.joinCopies(ID))
    await granted(store.joinCopies('match-02'))
  })
})

describe('photos that nothing names', () => {
  const DAY = 24 * 60 * 60 * 1000

  test('go once they have lain there for a day, with what was half written; what is not ours stays', async () => {
    const { memory, store, names } = await photos(ONE, TWO)
    memory.put(`${FOLDER}/${NAME}.jpg.0123456789ab.tmp`, 'half')
    memory.put(`${FOLDER}/letter.txt`, 'dear Ada')
    memory.put(`${FOLDER}/${NAME}x.jpg`, 'not ours')
    memory.put(`${FOLDER}/letter.0123456789ab.tmp`, 'not ours')
    const { mtimeMs } = (await memory.files.stamp(PATH))!
    memory.now = new Date(mtimeMs + DAY)
    await granted(store.sweep(ID, new Set([OTHER])))
    expect(names().length).toBe(6)
    memory.now = new Date(mtimeMs + DAY + 1)
    await granted(store.sweep(ID, new Set([OTHER])))
    expect(names().toSorted()).toEqual([`${OTHER}.jpg`, `${NAME}.jpg.0123456789ab.tmp`, 'letter.txt', `${NAME}x.jpg`, 'letter.0123456789ab.tmp'].toSorted())
    memory.now = new Date(mtimeMs + 1000 * DAY)
    await granted(store.sweep(ID, new Set([OTHER])))
    expect(names().toSorted()).toEqual([`${OTHER}.jpg`, 'letter.txt', `${NAME}x.jpg`, 'letter.0123456789ab.tmp'].toSorted())
  })

  test('stay where nobody knows how old they are, or the disk does not let go of them', async () => {
    const { memory, store, names } = await photos(ONE)
    memory.now = new Date(Date.UTC(2040, 0, 1))
    memory.fail('stamp', 'EIO', 1)
    await granted(store.sweep(ID, new Set()))
    memory.fail('remove', 'EPERM', 1)
    await granted(store.sweep(ID, new Set()))
    expect(names()).toEqual([`${NAME}.jpg`])
    memory.fail('list', 'EIO', 1)
    await expect(store.sweep(ID, new Set())).rejects.toMatchObject({ code: 'EIO' })
    await granted(store.sweep('match-02', new Set()))
  })

  test('are removed at once where that is asked', async () => {
    const { memory, store, names } = await photos(ONE, TWO)
    memory.fail('remove', 'EPERM', 1)
    await granted(store.remove(ID, new Set([OTHER])))
    expect(names().length).toBe(2)
    await granted(store.remove(ID, new Set([OTHER, 'f'.repeat(32)])))
    expect(names()).toEqual([`${NAME}.jpg`])
  })
})

describe('the photos of a match', () => {
  test('are counted, with their bytes', async () => {
    const { memory, store } = await photos(ONE, TWO)
    expect([await granted(store.measure(ID)), await granted(store.measure('match-02'))]).toEqual([
      { photos: 2, bytes: ONE.length + TWO.length },
      { photos: 0, bytes: 0 },
    ])
    memory.fail('stamp', 'EIO', 1)
    expect((await granted(store.measure(ID))).photos).toBe(2)
    memory.fail('list', 'EIO', 1)
    expect(await granted(store.measure(ID))).toEqual({ photos: 0, bytes: 0 })
  })

  test('go for good with it, so that no power cut brings them back', async () => {
    const { memory, store } = await photos(ONE)
    memory.steps()
    await granted(store.removeAll(ID))
    expect([memory.steps(), memory.paths()]).toEqual([
      [`remove ${PATH}`.replace(/[0-9a-f]{12}/g, 'R'), `flush-folder ${FOLDER}`, `remove-folder ${FOLDER}`, 'flush-folder /d/photos'],
      ['photos'],
    ])
    await granted(store.removeAll(ID))
    expect(memory.steps()).toEqual([])
  })

  test('go without what is not ours, and without what the disk does not let go of', async () => {
    const { memory, store, names } = await photos(ONE, TWO)
    memory.put(`${FOLDER}/letter.txt`, 'dear Ada')
    memory.fail('remove', 'EPERM', 1)
    memory.fail('syncFolder', 'EIO')
    await granted(store.removeAll(ID))
    expect(names().length).toBe(2)
    expect(names()).toContain('letter.txt')
    memory.fail('list', 'EIO', 1)
    await granted(store.removeAll(ID))
  })
})
