import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LINUX_SIZES, makeIcons } from '../../scripts/lib/icons.mjs'

const folder = mkdtempSync(join(tmpdir(), 'caravan-icons-'))
beforeAll(() => makeIcons(folder))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Sides of the pictures in a Windows icon file: a directory of 16 bytes each after a header of 6; 0 stands for 256. */
function sidesInIco(file: Buffer): readonly number[] {
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => file.readUInt8(6 + 16 * index) || 256)
}

/** Kinds of the pictures in a macOS icon file: blocks of a four-letter kind and a length that counts itself. */
function kindsInIcns(file: Buffer): readonly string[] {
  const kinds: string[] = []
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) kinds.push(file.toString('latin1', at, at + 4))
  return kinds
}

describe('icons made from the drawing', () => {
  test.each(LINUX_SIZES)('a picture of %i pixels, drawn and not empty', async (side) => {
    const picture = sharp(join(folder, 'linux', `${side}x${side}.png`))
    expect(await picture.metadata()).toMatchObject({ width: side, height: side, hasAlpha: true })
    const { channels, isOpaque } = await picture.stats()
    expect(isOpaque).toBe(false)
    expect(channels[0]?.stdev).toBeGreaterThan(20)
  })

  test('an icon file for Windows with the sides that its lists and tiles want', () => {
    expect([...sidesInIco(readFileSync(join(folder, 'icon.ico')))].sort((a, b) => a - b)).toEqual(expect.arrayContaining([16, 32, 48, 256]))
  })

  test('an icon file for macOS up to 1024 pixels', () => {
    const file = readFileSync(join(folder, 'icon.icns'))
    expect(file.toString('latin1', 0, 4)).toBe('icns')
    expect(file.readUInt32BE(4)).toBe(file.length)
    expect(kindsInIcns(file)).toEqual(expect.arrayContaining(['ic07', 'ic08', 'ic09', 'ic10']))
  })
})
