import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { locked } from '../../../scripts/lib/lock.mjs'

let folder: string
let lock: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caravan-lock-'))
  lock = join(folder, 'out', '.lock')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The id of a process that has ended. */
const deadProcess = (): number => spawnSync(process.execPath, ['-e', '']).pid

describe('The set-up lock', () => {
  it('lets one piece of work in at a time', async () => {
    const seen: string[] = []
    const work = (name: string) => async () => {
      seen.push(`${name} in`)
      // the other has had many turns by then
      for (let turn = 0; turn < 50; turn++) await readdir(folder)
      seen.push(`${name} out`)
    }
    await Promise.all([locked(work('first'), lock), locked(work('second'), lock)])
    expect(seen).toEqual(['first in', 'first out', 'second in', 'second out'])
  })

  it('names its owner while it is held and leaves nothing behind', async () => {
    expect(await locked(() => readFile(lock, 'utf8'), lock)).toBe(String(process.pid))
    expect(await readdir(join(folder, 'out'))).toEqual([])
  })

  it('is free again after work that failed', async () => {
    const failing = locked(() => Promise.reject(new Error('no')), lock)
    await expect(failing).rejects.toThrow('no')
    expect(await locked(() => Promise.resolve('in'), lock)).toBe('in')
  })

  it('of a process that has ended is taken over', async () => {
    await locked(() => Promise.resolve(), lock)
    await writeFile(lock, String(deadProcess()))
    expect(await locked(() => Promise.resolve('in'), lock)).toBe('in')
    expect(await readdir(join(folder, 'out'))).toEqual([])
  })

  it.each(['EPERM', 'ENOTSUP', 'ENOSYS', 'EISDIR', 'EINVAL'])(
    'is taken where a file can have no second name (%s), and refused for any other fault',
    async (code) => {
      const failing = (code: string) => () => {
        throw Object.assign(new Error(code), { code })
      }
      expect(await locked(() => readFile(lock, 'utf8'), lock, failing(code))).toBe(String(process.pid))
      await expect(locked(() => Promise.resolve(), lock, failing('EIO'))).rejects.toThrow('EIO')
      expect(await readdir(join(folder, 'out'))).toEqual([])
    },
  )
})
