import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ChangedMeanwhile, clearLeftClaims, clearLeftovers, moveIfStill, removeIfStill, replaceIfStill } from '#main/store/claim'
import { writeInPartsDurably } from '#main/store/durable-file'
import type { FileStamp } from '#main/store/files'
import { granted } from '../../../support/answered'
import { FolderInMemory, outcome, systemError } from './folder-in-memory'

const PATH = '/d/a.json'
const CLAIM = `${PATH}.claim`

let memory: FolderInMemory

beforeEach(() => {
  memory = new FolderInMemory({ [PATH]: 'old' })
})

const yes = (): Promise<boolean> => Promise.resolve(true)
const no = (): Promise<boolean> => Promise.resolve(false)
const file = () => ({ files: memory.files, path: PATH, owner: 'here' })
const replace = (isStill = yes, isDone = no): Promise<FileStamp> => replaceIfStill(file(), new TextEncoder().encode('new!'), isStill, isDone)

describe('a file that others may change too', () => {
  test('is replaced by what was flushed under a claim, and its folder is flushed', async () => {
    const stamp = await replace()
    expect(memory.steps()).toEqual([
      `create-folder ${PATH}.R.tmp`,
      `create ${PATH}.R.tmp/here-R`,
      `write ${PATH}.R.tmp/here-R`,
      `flush ${PATH}.R.tmp/here-R`,
      `rename ${PATH}.R.tmp ${CLAIM}`,
      `rename ${CLAIM}/here-R ${PATH}`,
      'flush-folder /d',
      `remove-folder ${CLAIM}`,
    ])
    expect([memory.text(PATH), stamp, memory.paths()]).toEqual(['new!', await memory.files.stamp(PATH), ['a.json']])
  })

  test('is taken away under a claim', async () => {
    await removeIfStill(file(), yes)
    expect(memory.steps()).toEqual([
      `create-folder ${PATH}.R.tmp`,
      `create-folder ${PATH}.R.tmp/here-R`,
      `rename ${PATH}.R.tmp ${CLAIM}`,
      `rename ${PATH} ${CLAIM}/here-R/removed`,
      `remove ${CLAIM}/here-R/removed`,
      `remove-folder ${CLAIM}/here-R`,
      `remove-folder ${CLAIM}`,
      'flush-folder /d',
    ])
    expect(memory.paths()).toEqual([])
  })

  test.each([
    [PATH, '/d/aside.json', 'aside.json'],
    ['/d/aside.json', PATH, 'aside.json'],
  ])('is moved from %s to %s, and lies in the claim under its other name in between', async (from, to, name) => {
    memory.take(PATH)
    memory.put(from, 'old')
    await moveIfStill(file(), from, to, yes)
    expect(memory.steps().slice(2)).toEqual([
      `rename ${PATH}.R.tmp ${CLAIM}`,
      `rename ${from} ${CLAIM}/here-R/${name}`,
      `rename ${CLAIM}/here-R/${name} ${to}`,
      `remove-folder ${CLAIM}/here-R`,
      `remove-folder ${CLAIM}`,
      'flush-folder /d',
    ])
    expect([memory.text(to), memory.paths()]).toEqual(['old', [to.slice(3)]])
  })

  test('stays as it is where it is no longer what the change was made from', async () => {
    for (const work of [() => replace(no), () => removeIfStill(file(), no), () => moveIfStill(file(), PATH, '/d/b.json', no)]) {
      await expect(work()).rejects.toBeInstanceOf(ChangedMeanwhile)
      await expect(work()).rejects.toHaveProperty('name', 'ChangedMeanwhile')
      expect([memory.text(PATH), memory.paths()]).toEqual(['old', ['a.json']])
    }
  })

  test('is asked about while the claim is held', async () => {
    const held: unknown[] = []
    await replace(async () => {
      held.push(memory.paths().map((path) => path.replace(/[0-9a-f]{12}/, 'R')))
      return true
    })
    expect(held).toEqual([[...['a.json', 'a.json.claim', 'a.json.claim/here-R']]])
  })

  test.each(['ENOSPC', 'EROFS', 'EIO'])('stays as it is where the disk says %s, and nothing is left of the attempt', async (code) => {
    const reason = { ENOSPC: 'disk-full', EROFS: 'read-only', EIO: 'input-output' }[code]
    for (const name of ['create', 'rename', 'createFolder'] as const) {
      memory.fail(name, code, 1)
      expect(await outcome(replace())).toMatch(new RegExp(`^${reason}: `))
      expect([memory.text(PATH), memory.paths()]).toEqual(['old', ['a.json']])
    }
  })

  test('counts as changed where its folder cannot be flushed and the change is made, not where it is not', async () => {
    const flushed: string[] = []
    memory.files.notFlushed = (folder) => void flushed.push(folder)
    memory.fail('syncFolder', 'EIO')
    expect(await outcome(replace(yes, yes))).toBe('done')
    expect(await outcome(replace(yes, no))).toMatch(/^input-output/)
    memory.put(PATH, 'old')
    expect(await outcome(removeIfStill(file(), yes))).toBe('done')
    memory.put(PATH, 'old')
    expect(await outcome(moveIfStill(file(), PATH, '/d/b.json', yes))).toBe('done')
    expect(flushed).toEqual(['/d', '/d', '/d'])
  })

  test.each([
    ['what was moved lies at neither place', '', 'other-place'],
    ['something lies at the old place again', PATH, '/d/b.json'],
  ])('is not moved for sure where the flush fails and %s', async (_what, back, _to) => {
    memory.files.syncFolder = async () => {
      if (back === '') memory.take('/d/b.json')
      else memory.put(back, 'again')
      throw systemError('EIO')
    }
    expect(await outcome(moveIfStill(file(), PATH, '/d/b.json', yes))).toMatch(/^input-output/)
  })

  test('is not gone for sure where the flush fails and something lies there again', async () => {
    memory.files.syncFolder = async () => {
      memory.put(PATH, 'again')
      throw systemError('EIO')
    }
    expect(await outcome(removeIfStill(file(), yes))).toMatch(/^input-output/)
  })

  test('is free for others although the claim cannot be taken away', async () => {
    memory.fail('removeFolder', 'EBUSY')
    expect(await outcome(replace())).toBe('done')
    expect(memory.text(PATH)).toBe('new!')
  })
})

describe('a claim that another computer clears away, thinking that we are gone', () => {
  test.each(['ENOENT', 'ESTALE'])('is made again: the rename of the change says %s', async (code) => {
    memory.fail('rename', code, 3, 'here-')
    expect(await outcome(replace())).toBe('done')
    expect([memory.text(PATH), memory.paths()]).toEqual(['new!', ['a.json']])
  })

  test('is made eight times at most', async () => {
    memory.fail('rename', 'ENOENT', 8, 'here-')
    expect(await outcome(replace())).toMatch(/^other: /)
    expect([memory.text(PATH), memory.paths()]).toEqual(['old', ['a.json']])
    expect(memory.steps().filter((step) => step.startsWith('create-folder'))).toHaveLength(8)
    memory.fail('rename', 'ENOENT', 7, 'here-')
    expect(await outcome(replace())).toBe('done')
  })

  test.each(['ENOENT', 'ESTALE'])('does not matter where the change is made: %s was an answer that got lost', async (code) => {
    memory.fail('rename', code, Infinity, 'here-')
    let asked = 0
    expect(
      await outcome(
        replace(yes, () => {
          asked++
          return yes()
        }),
      ),
    ).toBe('done')
    expect(asked).toBe(1)
  })

  test('is no reason to ask whether another fault has made the change', async () => {
    memory.fail('rename', 'EIO', Infinity, 'here-')
    expect(await outcome(replace(yes, yes))).toMatch(/^input-output/)
  })

  test('is made again where the own folder went before it became the claim', async () => {
    memory.fail('rename', 'ENOENT', 1, '.tmp')
    expect(await outcome(replace())).toBe('done')
  })
})

describe('a claim that is held', () => {
  /** By a clock that only a test moves. `at` is told of each look at the claim, how many there were. */
  function byHand(at: (looks: number) => void): () => number {
    vi.useFakeTimers({ toFake: ['performance'] })
    vi.advanceTimersByTime(60_000)
    onTestFinished(() => void vi.useRealTimers())
    let looks = 0
    memory.files.listNoLink = async (folder) => {
      const listed = memory.disk.files.listNoLink(folder)
      await listed.catch(() => undefined)
      if (folder === CLAIM) at(++looks)
      if (looks > 50) throw new Error('looked at without end')
      return listed
    }
    return () => looks
  }

  const hold = (...tokens: readonly string[]): void => {
    memory.makeFolder(CLAIM)
    for (const token of tokens) memory.put(`${CLAIM}/${token}`, '')
  }

  test('with nothing in it is taken at once', async () => {
    hold()
    // as on Windows, where an empty folder is in the way too
    memory.instead('rename', (rename) => (from, to) => (memory.disk.at(to)?.kind === 'folder' ? Promise.reject(systemError('EEXIST')) : rename(from, to)))
    const looks = byHand(() => undefined)
    expect([await outcome(replace()), looks(), memory.paths()]).toEqual(['done', 1, ['a.json']])
  })

  test.each(['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'EBUSY'])('is waited for where the system says %s', async (code) => {
    memory.fail('rename', code, 2, '.tmp')
    expect(await outcome(replace())).toBe('done')
  })

  test('by nobody is waited for a second and a half, while a scanner may hold our own folder', async () => {
    memory.fail('rename', 'EPERM', Infinity, '.tmp')
    const looks = byHand((seen) => vi.advanceTimersByTime(seen === 1 ? 1500 : seen === 3 ? 1 : 0))
    // each look comes after the time was read
    expect(await outcome(replace())).toMatch(/^not-permitted: /)
    expect([looks(), memory.paths()]).toEqual([4, ['a.json']])
  })

  test('and renewed again and again is waited for fifteen seconds, and the fault names it', async () => {
    hold('there-0')
    const looks = byHand((seen) => {
      vi.advanceTimersByTime(seen <= 15 ? 1000 : seen === 17 ? 1 : 0)
      memory.take(`${CLAIM}/there-${seen - 1}`)
      memory.put(`${CLAIM}/there-${seen}`, '')
    })
    expect(await outcome(replace())).toBe('other: something lies at a.json.claim, where Caravan claims the file, and does not go')
    expect([looks(), memory.text(PATH)]).toEqual([18, 'old'])
  })

  test('by the same for more than a second is taken for left behind', async () => {
    hold('there-1', 'there-2')
    const looks = byHand((seen) => vi.advanceTimersByTime(seen === 2 ? 1000 : seen === 4 ? 1 : 0))
    expect([await outcome(replace()), looks(), memory.paths()]).toEqual(['done', 5, ['a.json']])
  })

  test('by several where one was before is another claim', async () => {
    hold('ab')
    const looks = byHand((seen) => {
      if (seen !== 2) return vi.advanceTimersByTime(600)
      memory.take(`${CLAIM}/ab`)
      for (const token of ['a', 'b']) memory.put(`${CLAIM}/${token}`, '')
      return vi.advanceTimersByTime(600)
    })
    expect([await outcome(replace()), looks()]).toEqual(['done', 5])
  })

  test('by something that is no folder is told as the system says it', async () => {
    memory.put(CLAIM, 'no folder')
    memory.fail('rename', 'EEXIST', Infinity, '.tmp')
    const looks = byHand(() => vi.advanceTimersByTime(1000))
    expect(await outcome(replace())).toMatch(/^other: .*ENOTDIR/)
    expect([looks(), memory.text(CLAIM)]).toEqual([1, 'no folder'])
  })

  test('is left alone where the rename fails for another reason', async () => {
    hold()
    memory.fail('rename', 'EXDEV', 1, '.tmp')
    const looks = byHand(() => undefined)
    expect(await outcome(replace())).toMatch(/^other: EXDEV/)
    expect(looks()).toBe(0)
  })

  test('by a host that died while it moved something aside: that goes where it was to go, what was being deleted is deleted, anything else stays', async () => {
    hold('there-0')
    memory.makeFolder(`${CLAIM}/there-1`)
    memory.put(`${CLAIM}/there-1/removed`, 'deleted')
    memory.put(`${CLAIM}/there-1/a.json.unreadable-2026-11-21T10-00-00-000Z`, 'aside')
    memory.makeFolder(`${CLAIM}/there-2`)
    memory.put(`${CLAIM}/there-2/letter.txt`, 'precious')
    byHand(() => vi.advanceTimersByTime(15_001))
    expect(await outcome(replace())).toMatch(/^other: something lies at/)
    await granted(clearLeftClaims(memory.files, '/d', ['a.json.claim'], new Map([['a.json.claim', 'there-0/there-1/there-2']])))
    expect(memory.paths()).toEqual([
      'a.json',
      'a.json.claim',
      'a.json.claim/there-2',
      'a.json.claim/there-2/letter.txt',
      'a.json.unreadable-2026-11-21T10-00-00-000Z',
    ])
  })
})

describe('claims that were left in a folder', () => {
  beforeEach(() => {
    for (const [name, token] of [
      ['a', 'there-1'],
      ['b', 'here-1'],
      ['c', 'other-1'],
    ] as const) {
      memory.makeFolder(`/d/${name}.json.claim`)
      memory.put(`/d/${name}.json.claim/${token}`, '')
    }
    memory.makeFolder('/d/d.json.claim')
    memory.put('/d/e.json.claim', 'no folder')
    memory.makeFolder('/d/f.json')
    memory.put('/d/f.json/here-1', '')
  })

  test('go at the second look at which they are the same', async () => {
    const look = (before: ReadonlyMap<string, string>) => granted(memory.files.list('/d').then((names) => clearLeftClaims(memory.files, '/d', names, before)))
    const first = await look(new Map())
    expect([...first]).toEqual([
      ['a.json.claim', 'there-1'],
      ['b.json.claim', 'here-1'],
      ['c.json.claim', 'other-1'],
      ['d.json.claim', ''],
    ])
    memory.put('/d/a.json.claim/there-2', '')
    expect([...(await look(first))]).toEqual([['a.json.claim', 'there-1/there-2']])
    expect(memory.paths()).toEqual(['a.json', 'a.json.claim', 'a.json.claim/there-1', 'a.json.claim/there-2', 'e.json.claim', 'f.json', 'f.json/here-1'])
  })

  test('go at the start where they are our own, with all that was half written', async () => {
    memory.put('/d/a.json.0123456789ab.tmp', 'half')
    memory.makeFolder('/d/b.json.0123456789ab.tmp')
    memory.put('/d/b.json.0123456789ab.tmp/there-1', 'half')
    memory.put('/d/b.json.0123456789.tmp', 'someone’s own')
    memory.put('/d/b.json.claim/here-2', '')
    memory.put('/d/c.json.claim/here-1', '')
    await granted(clearLeftovers({ files: memory.files, owner: 'here' }, '/d'))
    expect(memory.paths().filter((path) => !path.includes('/'))).toEqual([
      'a.json',
      'a.json.claim',
      'b.json.0123456789.tmp',
      'c.json.claim',
      'e.json.claim',
      'f.json',
    ])
  })

  test('at the start let what is just being written be, as a printed page that is saved beside the matches while they are read', async () => {
    memory.put('/d/a.json.0123456789ab.tmp', 'half')
    await granted(
      writeInPartsDurably(memory.files, '/d/sheet.pdf', [new TextEncoder().encode('%PDF')], () => clearLeftovers({ files: memory.files, owner: 'here' }, '/d')),
    )
    expect(memory.text('/d/sheet.pdf')).toBe('%PDF')
    expect(memory.paths().filter((path) => path.endsWith('.tmp'))).toEqual([])
  })

  test('stay at the start where they are not among the names asked about', async () => {
    memory.put('/d/a.json.0123456789ab.tmp', 'half')
    await granted(clearLeftovers({ files: memory.files, owner: 'here' }, '/d', (name) => !/^[ab]/.test(name)))
    expect(memory.paths().filter((path) => /tmp|claim$/.test(path))).toEqual([
      'a.json.0123456789ab.tmp',
      'a.json.claim',
      'b.json.claim',
      'c.json.claim',
      'e.json.claim',
    ])
  })

  test('of one without a name of its own go where their token has none either', async () => {
    memory.put('/d/d.json.claim/-1', '')
    await granted(clearLeftovers({ files: memory.files }, '/d'))
    expect(memory.paths().filter((path) => path.endsWith('claim'))).toEqual(['a.json.claim', 'b.json.claim', 'c.json.claim', 'e.json.claim'])
  })

  test('stay where the disk does not let go of them, and nothing is thrown', async () => {
    memory.put('/d/a.json.0123456789ab.tmp', 'half')
    memory.fail('remove', 'EPERM')
    await granted(clearLeftovers({ files: memory.files, owner: 'here' }, '/d'))
    expect(memory.paths()).toContain('b.json.claim/here-1')
    expect(memory.paths()).toContain('a.json.0123456789ab.tmp')
  })
})
