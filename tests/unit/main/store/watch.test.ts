import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { watchFolder, type Changes } from '#main/store/watch'
import { answered, granted } from '../../../support/answered'
import { FolderInMemory } from './folder-in-memory'

/** A folder that is watched, by a clock that only the test moves. `left` is what each look cannot look at, or `throws`. */
function watching({ works, size }: { readonly works?: (works: boolean) => void; readonly size?: () => number } = {}) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const memory = new FolderInMemory()
  const begun: string[] = []
  let ended = 0
  let [tell, fail]: [(name: string | null) => void, () => void] = [() => undefined, () => undefined]
  let isDeaf = false
  memory.files.watch = (path, changed, failed) => {
    begun.push(path)
    ;[tell, fail] = [changed, failed]
    return isDeaf ? null : () => void ended++
  }
  const looks: (readonly string[] | null)[] = []
  const given: { left: Changes | undefined; throws: boolean } = { left: undefined, throws: false }
  const look = (changes: Changes): Promise<Changes | void> => {
    looks.push(changes === null ? null : [...changes].sort())
    return given.throws ? Promise.reject(new Error('the disk is busy')) : Promise.resolve(given.left)
  }
  const begin = () => watchFolder({ files: memory.files, path: '/d', look, works, ...(size === undefined ? {} : { size }) })
  return {
    begin,
    begun,
    looks,
    given,
    ended: () => ended,
    deaf: (now: boolean) => (isDeaf = now),
    tell: (name: string | null) => answered(() => tell(name)),
    fail: () => fail(),
    after: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

describe('a folder that is watched', () => {
  test('is looked at once for all that changes within a moment', async () => {
    const { begin, begun, looks, tell, after } = watching()
    begin()
    tell('a')
    await after(100)
    tell('b')
    tell('a')
    await after(49)
    expect([begun, looks]).toEqual([['/d'], []])
    await after(1)
    expect(looks).toEqual([['a', 'b']])
    tell('c')
    await after(150)
    await after(1000)
    expect(looks).toEqual([['a', 'b'], ['c']])
  })

  test('is looked at as a whole where the system does not say what has changed', async () => {
    const { begin, looks, tell, after } = watching()
    begin()
    tell('a')
    tell(null)
    tell('b')
    await after(150)
    tell('c')
    await after(150)
    expect(looks).toEqual([null, ['c']])
  })

  test('is looked at as a whole once a minute', async () => {
    const { begin, looks, after } = watching()
    begin()
    await after(60_149)
    expect(looks).toEqual([])
    await after(1)
    await after(60_000)
    expect(looks).toEqual([null, null])
  })

  test('with very many files is looked at as a whole less often, unless the system stops telling of changes', async () => {
    const { begin, looks, after, fail, deaf } = watching({ size: () => 10_000 })
    begin()
    await after(1_000_149)
    expect(looks).toEqual([])
    await after(1)
    expect(looks).toEqual([null])
    await after(60_000)
    deaf(true)
    fail()
    await after(60_150)
    expect(looks).toEqual([null, null])
    await after(60_000)
    expect(looks).toEqual([null, null, null])
  })

  test('is looked at again for what could not be looked at, each time after twice as long, up to a minute', async () => {
    const { begin, looks, given, tell, after } = watching()
    begin()
    given.left = new Set(['a'])
    tell('a')
    await after(150)
    const pauses: number[] = []
    for (const pause of [500, 1000, 2000, 4000, 8000]) {
      const before = looks.length
      await after(pause - 1)
      expect(looks.length).toBe(before)
      await after(1)
      pauses.push(looks.length - before)
    }
    expect([pauses, looks.at(-1)]).toEqual([[1, 1, 1, 1, 1], ['a']])
    given.left = new Set()
    await after(16_000)
    const before = looks.length
    await after(10_000)
    expect(looks.length, 'nothing is left').toBe(before)
    given.left = new Set(['a'])
    tell('a')
    await after(150)
    await after(500)
    expect(looks.length, 'the pauses begin anew').toBe(before + 2)
  })

  test('is tried no more rarely than once a minute', async () => {
    const { begin, looks, given, tell, after } = watching()
    begin()
    given.left = new Set(['a'])
    tell('a')
    await after(40 * 60_000)
    const before = looks.filter((each) => each?.[0] === 'a').length
    await after(10 * 60_000)
    expect(looks.length).toBeGreaterThan(before)
    expect(looks.filter((each) => each === null).length).toBeGreaterThan(40)
  })

  test('is looked at again for all of it where a look throws', async () => {
    const { begin, looks, given, tell, after } = watching()
    begin()
    given.throws = true
    tell('a')
    await after(150)
    given.throws = false
    await after(500)
    await after(20_000)
    expect(looks).toEqual([['a'], ['a']])
  })

  test('is looked at again for all of it where a look could not tell what is left', async () => {
    const { begin, looks, given, tell, after } = watching()
    begin()
    given.left = null
    tell('a')
    await after(150)
    given.left = undefined
    await after(500)
    expect(looks).toEqual([['a'], null])
  })

  test('is looked at at once for what changes while something else is tried again later', async () => {
    const { begin, looks, given, tell, after } = watching()
    begin()
    given.left = new Set(['full'])
    tell('full')
    await after(20_000)
    const before = looks.length
    // by now it is tried again every sixteen seconds
    expect(before).toBeLessThan(8)
    tell('other')
    await after(200)
    expect(looks.slice(before)).toEqual([['full', 'other']])
  })

  test('is not looked at later for what comes last', async () => {
    const { begin, looks, tell, after } = watching()
    begin()
    tell('a')
    await after(149)
    tell('b')
    await after(1)
    expect(looks).toEqual([['a', 'b']])
  })

  test('is looked at by one look at a time', async () => {
    const { after } = watching()
    let [running, most] = [0, 0]
    let letGo: () => void = () => undefined
    const memory = new FolderInMemory()
    let told: (name: string | null) => void = () => undefined
    memory.files.watch = (_path, changed) => {
      told = changed
      return () => undefined
    }
    const stop = watchFolder({
      files: memory.files,
      path: '/d',
      look: async () => {
        most = Math.max(most, ++running)
        await new Promise<void>((resolve) => (letGo = resolve))
        running--
      },
    })
    told('a')
    await after(200)
    told('b')
    await after(200)
    expect([running, most]).toEqual([1, 1])
    letGo()
    await after(0)
    expect([running, most], 'the next has its turn').toEqual([1, 1])
    const stopping = stop()
    letGo()
    await granted(stopping)
    expect([running, most]).toEqual([0, 1])
  })
})

describe('a watch that the system ends', () => {
  test('is begun again after half a second, then after twice as long each time, which is told once each way', async () => {
    const works = vi.fn<(works: boolean) => void>()
    const { begin, begun, looks, deaf, fail, after, ended } = watching({ works })
    begin()
    deaf(true)
    fail()
    expect([works.mock.calls, ended()]).toEqual([[[false]], 1])
    await after(499)
    expect(begun.length).toBe(1)
    await after(1)
    await after(999)
    expect(begun.length).toBe(2)
    deaf(false)
    await after(1)
    expect([begun.length, works.mock.calls]).toEqual([3, [[false], [false], [true]]])
    await after(150)
    expect(looks).toEqual([null])
  })

  test('fails once, however often the system says so', async () => {
    const works = vi.fn<(works: boolean) => void>()
    const { begin, begun, fail, after, ended } = watching({ works })
    begin()
    fail()
    fail()
    await after(500)
    expect([works.mock.calls, begun.length, ended()]).toEqual([[[false], [true]], 2, 1])
  })

  test('begins its pauses anew once it has told of a change', async () => {
    const { begin, begun, deaf, fail, tell, after } = watching()
    begin()
    deaf(true)
    fail()
    await after(1500)
    deaf(false)
    await after(2000)
    const before = begun.length
    tell('a')
    fail()
    await after(500)
    expect(begun.length).toBe(before + 1)
  })

  test('was never begun where the system cannot, and is tried again', async () => {
    const works = vi.fn<(works: boolean) => void>()
    const { begin, begun, deaf, looks, after } = watching({ works })
    deaf(true)
    begin()
    expect(works.mock.calls).toEqual([[false]])
    deaf(false)
    await after(650)
    expect([begun.length, works.mock.calls, looks]).toEqual([2, [[false], [true]], [null]])
  })

  test('says nothing, and is looked at for nothing, where it began at once', async () => {
    const works = vi.fn<(works: boolean) => void>()
    const { begin, looks, after } = watching({ works })
    begin()
    await after(1000)
    expect([works.mock.calls, looks]).toEqual([[], []])
  })
})

describe('a watch that is ended', () => {
  test('looks no more, and waits for the look that is going on', async () => {
    const { begin, looks, tell, after, ended, given } = watching()
    const stop = begin()
    given.left = new Set(['a'])
    tell('a')
    await after(150)
    tell('b')
    await granted(stop())
    tell('c')
    await after(200_000)
    expect([looks, ended()]).toEqual([[['a']], 1])
  })

  test('is not begun again', async () => {
    const works = vi.fn<(works: boolean) => void>()
    const { begin, begun, fail, after } = watching({ works })
    const stop = begin()
    fail()
    await granted(stop())
    await after(5000)
    expect(begun.length).toBe(1)
    const other = watching({ works })
    const stopOther = other.begin()
    await granted(stopOther())
    other.fail()
    await other.after(5000)
    expect([other.begun.length, works.mock.calls]).toEqual([1, [[false]]])
  })
})
