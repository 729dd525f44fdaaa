import { describe, expect, test } from 'vitest'
import { LARGER_KEYS, MENU_ACTIONS, menuKeys, MENU_PAGES, type MenuActionName } from '#shared/actions/menu-actions'
import { LANGUAGES } from '#shared/words/languages'
import { MENU_WORDS } from '#shared/words/menu'
import { TABLE_KEYS } from '../../../../src/renderer/actions/at-table'

const NAMES = Object.keys(MENU_ACTIONS) as readonly MenuActionName[]

describe.each([true, false])('The actions of the menus (macOS: %s)', (mac) => {
  const keys = NAMES.flatMap((name) => menuKeys(name, mac) ?? [])

  test('have keys of their own', () => {
    expect([...new Set([...keys, LARGER_KEYS])]).toEqual([...keys, LARGER_KEYS])
    expect(keys.length).toBeGreaterThan(8)
  })

  test('leave the keys of a match to its page', () => {
    const ofPage = TABLE_KEYS.flatMap(({ keys: own = [], alsoKeys = [] }) => [...own, ...alsoKeys]).map((key) =>
      key.replace('Ctrl', 'CommandOrControl').replaceAll(' ', '+'),
    )
    expect(ofPage).toContain('CommandOrControl+Z')
    expect(keys.filter((key) => ofPage.includes(key))).toEqual([])
  })
})

test('back and forward have the keys that each system has for them', () => {
  expect([menuKeys('back', true), menuKeys('forward', true)]).toEqual(['Command+[', 'Command+]'])
  expect([menuKeys('back', false), menuKeys('forward', false)]).toEqual(['Alt+Left', 'Alt+Right'])
  expect(menuKeys('savePdf', true)).toBe(undefined)
})

test.each(LANGUAGES)('each has words of its own: %s', (language) => {
  const labels = NAMES.map((name) => MENU_ACTIONS[name].label(MENU_WORDS[language]))
  expect(new Set(labels).size).toBe(NAMES.length)
})

test('the menus lead to these pages', () => expect(new Set(MENU_PAGES)).toEqual(new Set(['newMatch', 'matches', 'rules', 'files', 'settings', 'about'])))
