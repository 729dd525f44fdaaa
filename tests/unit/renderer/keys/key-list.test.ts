// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { isSwitchedOff } from '../../../../src/renderer/keys/key-guards'
import { allKeys, tableKeys } from '../../../../src/renderer/keys/key-list'
import { intentOf } from '../../../../src/renderer/screens/match/entry/keys'
import { settings } from '../../../../src/renderer/settings/settings'

const KEY_OF: Readonly<Record<string, string>> = { '←': 'ArrowLeft', '→': 'ArrowRight', Esc: 'Escape' }
const pressed = (shown: string) => {
  const ctrl = shown.startsWith('Ctrl ')
  const bare = ctrl ? shown.slice(5) : shown
  return intentOf({ key: KEY_OF[bare] ?? bare, ctrlKey: ctrl, metaKey: false, altKey: false, shiftKey: false })
}

describe('The list of keys', () => {
  test('names only keys that do something at the table', () => {
    const shown = tableKeys(12, 'spinner', false).concat(tableKeys(6, 'two-ended', false), tableKeys(6, 'two-ended', true))
    for (const { keys } of shown) for (const key of keys.filter((each) => each !== '…')) expect(pressed(key), key).not.toBeNull()
  })

  test('names everything that a key does at the table', () => {
    const meant = allKeys()[1]?.uses.flatMap(({ keys }) => keys.map((key) => pressed(key)?.kind)) ?? []
    for (const kind of ['digit', 'end-half', 'lay', 'confirm', 'clear', 'erase', 'draw', 'pass', 'blocked', 'photo', 'next-round', 'question', 'undo', 'redo'])
      expect(meant).toContain(kind)
  })
})

describe('Single keys', () => {
  afterEach(() => window.localStorage.clear())
  const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false })

  test('are switched off by the setting, and no others are', () => {
    expect(isSwitchedOff(key('d'))).toBe(false)
    settings['single-keys'].choose('off')
    for (const single of ['d', '6', '-', '?']) expect(isSwitchedOff(key(single)), single).toBe(true)
    for (const other of [key('Enter'), key('ArrowLeft'), key('Escape'), key(' '), key('z', true)]) expect(isSwitchedOff(other), other.key).toBe(false)
  })
})
