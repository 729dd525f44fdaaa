// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { root } from '../../../../scripts/lib/paths.mjs'
import { isSwitchedOff } from '../../../../src/renderer/actions/use-action-keys'
import { allKeys, phoneKeys } from '../../../../src/renderer/actions/keys-dialog'
import { meantBy } from '../../../../src/renderer/actions/action'
import { EVERYWHERE } from '../../../../src/renderer/actions/everywhere'
import { TABLE_KEYS } from '../../../../src/renderer/actions/at-table'
import { settings } from '../../../../src/renderer/settings/settings'
import { toldTable } from './told-table'

const KEY_OF: Readonly<Record<string, string>> = { '←': 'ArrowLeft', '→': 'ArrowRight', Esc: 'Escape' }
/** What comes of a key that the list names. A double-twelve set has a half for the letters A, B and C. */
function doneBy(shown: string): string | null {
  const [bare = '', held] = shown.split(' ').reverse()
  const key = KEY_OF[bare] ?? (bare.length === 1 ? bare.toLowerCase() : bare)
  const done: string[] = []
  const table = toldTable((each) => done.push(each), /^[A-C]$|^Shift/.test(shown) ? 'double-bergen-twelve' : undefined)
  const meant = meantBy(TABLE_KEYS, { key, ctrl: held === 'Ctrl', alt: false, shift: held === 'Shift' }, table)
  meant?.does(table)
  return meant === null ? null : done.join(', ')
}

describe('The list of keys', () => {
  const shown = [...(allKeys()[1]?.uses ?? []), ...(allKeys()[2]?.uses ?? [])].flatMap(({ keys }) => keys)

  test('names only keys that do something at the table', () => {
    for (const key of shown) expect(doneBy(key), key).not.toBe(null)
  })

  test('names everything that a key does at the table', () => {
    const listed = [...(allKeys()[1]?.uses ?? []), ...(allKeys()[2]?.uses ?? [])]
    for (const { keys = [] } of TABLE_KEYS)
      if (keys.length > 0)
        expect(
          listed.map((use) => use.keys),
          keys.join(' '),
        ).toContainEqual(keys)
    for (const { does } of listed) expect(does).toMatch(/\p{L}/u)
  })

  test('names everything that can be asked, for those who do not see the table', () => {
    const asked = shown.map(doneBy).flatMap((done) => /^say (.*)$/.exec(done ?? '')?.[1] ?? [])
    expect(asked).toEqual(['ends', 'turn', 'scores', 'hand', 'last'])
  })

  test('of the manual is the same', () => {
    const manual = readFileSync(join(root, 'docs', 'manual.md'), 'utf8')
    const [, table = ''] = /You can use the keyboard instead:\n\n([^]*?)\n\n/.exec(manual) ?? []
    const told = table.split('\n').flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, key]) => key))
    const keys = [...TABLE_KEYS, ...Object.values(EVERYWHERE)].flatMap((action) => action.keys ?? []).filter((key) => !key.startsWith('Shift'))
    expect(new Set(told)).toEqual(new Set(keys.map((key) => (/^[A-Z]$/.test(key) ? key.toLowerCase() : key.replace(' ', '+')))))
  })

  test('of a phone names no key that only the computer of the table has', () => {
    const keys = phoneKeys().flatMap(({ uses }) => uses.flatMap((use) => use.keys))
    for (const one of ['D', 'P', 'E', 'T', 'S', 'H', 'L', '?', 'Ctrl Z']) expect(keys, one).toContain(one)
    for (const one of ['B', 'F', 'N', 'Q', 'Ctrl Y', 'Home']) expect(keys, one).not.toContain(one)
  })
})

describe('Single keys', () => {
  afterEach(() => window.localStorage.clear())
  const key = (name: string, ctrl = false) => ({ key: name, ctrl })

  test('are switched off by the setting, and no others are', () => {
    expect(isSwitchedOff(key('d'))).toBe(false)
    settings['single-keys'].choose('off')
    for (const single of ['d', '6', '-', '?']) expect(isSwitchedOff(key(single)), single).toBe(true)
    for (const other of [key('Enter'), key('ArrowLeft'), key('Escape'), key(' '), key('z', true)]) expect(isSwitchedOff(other), other.key).toBe(false)
  })
})
