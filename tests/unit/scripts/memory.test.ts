import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withMemory } from '../../../scripts/lib/memory.mjs'
import { temporaryFolder } from '../../support/main/folder'
import { needs } from '../../support/needs'

describe('A folder in memory', () => {
  test('is empty, and gone with all that was put there', async () => {
    const place = temporaryFolder()
    let said = ''
    await withMemory(
      (folder: string) => {
        said = folder
        expect(readdirSync(folder)).toEqual([])
        writeFileSync(join(folder, 'a'), 'b')
        return Promise.resolve()
      },
      { place, room: 1 },
    )
    expect(said).toContain(place)
    expect(existsSync(said)).toBe(false)
    expect(readdirSync(place)).toEqual([])
  })

  needs('modes', () => {
    test('can be reached, but not listed, by another user', async () => {
      const mode: unknown = await withMemory((folder: string) => Promise.resolve(statSync(folder).mode & 0o777), { place: temporaryFolder(), room: 1 })
      expect(mode).toBe(0o711)
    })
  })

  test('is gone too when what was done with it failed', async () => {
    const place = temporaryFolder()
    await expect(withMemory(() => Promise.reject(new Error('broken')), { place, room: 1 })).rejects.toThrow('broken')
    expect(readdirSync(place)).toEqual([])
  })

  test('is not made where there is little room', async () => {
    const place = temporaryFolder()
    expect(await withMemory((folder?: string) => Promise.resolve([folder, readdirSync(place)]), { place, room: Number.MAX_SAFE_INTEGER })).toEqual([
      undefined,
      [],
    ])
  })

  test('is not made where the system keeps no files in memory', async () => {
    expect(await withMemory((folder?: string) => Promise.resolve(folder), { place: join(temporaryFolder(), 'none') })).toBeUndefined()
  })
})
