import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'
import { stampOf } from '../../../scripts/lib/stamp.mjs'

let folder: string
let source: string
let stamp: ReturnType<typeof stampOf>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caravan-stamp-'))
  source = join(folder, 'src', 'deep', 'a.ts')
  await mkdir(join(folder, 'src', 'deep'), { recursive: true })
  await writeFile(source, 'one')
  stamp = stampOf(join(folder, 'stamp'), [relative(root, join(folder, 'src')), relative(root, join(folder, 'not-there'))])
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const make = () => stamp.take()()

describe('A build stamp', () => {
  it('is old before anything was made', () => {
    expect(stamp.isFresh()).toBe(false)
  })

  it('is fresh once something was made, and old again when dropped', () => {
    make()
    expect(stamp.isFresh()).toBe(true)
    stamp.drop()
    expect(stamp.isFresh()).toBe(false)
  })

  it('is old after a file changed, even one of the same length', async () => {
    make()
    await writeFile(source, 'two')
    expect(stamp.isFresh()).toBe(false)
  })

  it('is old after a file came or went', async () => {
    make()
    const more = join(folder, 'src', 'b.ts')
    await writeFile(more, '')
    expect(stamp.isFresh()).toBe(false)
    await rm(more)
    expect(stamp.isFresh()).toBe(true)
    await rm(source)
    expect(stamp.isFresh()).toBe(false)
  })

  it('stays fresh when only times moved, as a checkout moves them', async () => {
    make()
    await utimes(source, new Date(0), new Date(0))
    expect(stamp.isFresh()).toBe(true)
  })

  it('is old when a file changed while the work was under way', async () => {
    const write = stamp.take()
    await writeFile(source, 'two')
    write()
    expect(stamp.isFresh()).toBe(false)
  })
})
