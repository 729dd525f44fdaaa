// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { isSwitchedOff } from '../../../../src/renderer/keys/key-guards'
import { allKeys } from '../../../../src/renderer/keys/all-keys'
import { intentOf } from '../../../../src/renderer/screens/match/entry/keys'
import { settings } from '../../../../src/renderer/settings/settings'

const KEY_OF: Readonly<Record<string, string>> = { '←': 'ArrowLeft', '→': 'ArrowRight', Esc: 'Escape' }
/** A double-twelve set has a half for the letters A, B and C. */
const pressed = (shown: string, maxPip = /^[A-C]$|^Shift/.test(shown) ? 12 : 6) => {
  const [bare = '', held] = shown.split(' ').reverse()
  return intentOf({ key: KEY_OF[bare] ?? (bare.length === 1 ? bare.toLowerCase() : bare), ctrl: held === 'Ctrl', alt: false, shift: held === 'Shift' }, maxPip)
}

describe('The list of keys', () => {
  const shown = allKeys()[1]?.uses.flatMap(({ keys }) => keys) ?? []

  test('names only keys that do something at the table', () => {
    for (const key of shown) expect(pressed(key), key).not.toBeNull()
  })

  test('names everything that a key does at the table', () => {
    const meant = [...shown.map((key) => pressed(key)?.kind), pressed('B', 6)?.kind]
    for (const kind of ['half', 'arrow', 'confirm', 'clear', 'erase', 'draw', 'pass', 'blocked', 'photo', 'next-round', 'question', 'undo', 'redo'])
      expect(meant).toContain(kind)
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
