// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { isSwitchedOff } from '../../../../src/renderer/actions/key-guards'
import { allKeys, phoneKeys } from '../../../../src/renderer/actions/all-keys'
import { intentOf } from '../../../../src/renderer/match/entry/table-keys'
import { settings } from '../../../../src/renderer/settings/settings'

const KEY_OF: Readonly<Record<string, string>> = { '←': 'ArrowLeft', '→': 'ArrowRight', Esc: 'Escape' }
/** A double-twelve set has a half for the letters A, B and C. */
const pressed = (shown: string, maxPip = /^[A-C]$|^Shift/.test(shown) ? 12 : 6) => {
  const [bare = '', held] = shown.split(' ').reverse()
  return intentOf({ key: KEY_OF[bare] ?? (bare.length === 1 ? bare.toLowerCase() : bare), ctrl: held === 'Ctrl', alt: false, shift: held === 'Shift' }, maxPip)
}

describe('The list of keys', () => {
  const shown = [...(allKeys()[1]?.uses ?? []), ...(allKeys()[2]?.uses ?? [])].flatMap(({ keys }) => keys)

  test('names only keys that do something at the table', () => {
    for (const key of shown) expect(pressed(key), key).not.toBeNull()
  })

  test('names everything that a key does at the table', () => {
    const meant = [...shown.map((key) => pressed(key)?.kind), pressed('B', 6)?.kind]
    for (const kind of ['half', 'arrow', 'confirm', 'clear', 'erase', 'draw', 'pass', 'blocked', 'photo', 'next-round', 'question', 'undo', 'redo', 'say'])
      expect(meant).toContain(kind)
  })

  test('names everything that can be asked, for those who do not see the table', () => {
    const asked = shown.map((key) => pressed(key)).flatMap((intent) => (intent?.kind === 'say' ? [intent.what] : []))
    expect(asked).toEqual(['ends', 'turn', 'scores', 'hand', 'last'])
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
