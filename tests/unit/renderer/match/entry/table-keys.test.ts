// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import type { KeyPress } from '../../../../../src/renderer/keyboard/read-key'
import { controlTakes, intentOf } from '../../../../../src/renderer/match/entry/table-keys'
import { keysBelongElsewhere } from '../../../../../src/renderer/actions/key-guards'

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({ key, ctrl: false, alt: false, shift: false, ...held })

afterEach(() => document.body.replaceChildren())

function put(html: string): Element {
  document.body.innerHTML = html
  return document.body.querySelector('[data-here]') as Element
}

describe('What a key means', () => {
  test.each([
    ['6', { kind: 'half', half: 6 }],
    ['9', { kind: 'half', half: 9 }],
    ['-', null],
    ['ArrowLeft', { kind: 'arrow', towards: 'left' }],
    ['ArrowDown', { kind: 'arrow', towards: 'right' }],
    ['Enter', { kind: 'confirm' }],
    ['Escape', { kind: 'clear' }],
    ['Backspace', { kind: 'erase' }],
    ['d', { kind: 'draw' }],
    ['p', { kind: 'pass' }],
    ['b', { kind: 'blocked' }],
    ['n', { kind: 'next-round' }],
    ['e', { kind: 'say', what: 'ends' }],
    ['t', { kind: 'say', what: 'turn' }],
    ['s', { kind: 'say', what: 'scores' }],
    ['h', { kind: 'say', what: 'hand' }],
    ['l', { kind: 'say', what: 'last' }],
    ['x', null],
    ['F5', null],
  ])('%s', (key, intent) => expect(intentOf(press(key), 6)).toEqual(intent))

  test.each([
    ['a', { kind: 'half', half: 10 }],
    ['c', { kind: 'half', half: 12 }],
    ['d', { kind: 'draw' }],
  ])('%s with a double-twelve set', (key, intent) => expect(intentOf(press(key), 12)).toEqual(intent))

  test('a letter that is a half does what it does elsewhere together with Shift', () => {
    expect(intentOf(press('b', { shift: true }), 12)).toEqual({ kind: 'blocked' })
    expect(intentOf(press('f', { shift: true }), 15)).toEqual({ kind: 'photo' })
  })

  test('a digit counts with Shift too, where French and Czech keyboards have it', () => {
    expect(intentOf(press('6', { shift: true }), 6)).toEqual({ kind: 'half', half: 6 })
  })

  test('undo and redo, as each system has them', () => {
    const kinds = [press('z', { ctrl: true }), press('y', { ctrl: true }), press('z', { ctrl: true, shift: true })].map((each) => intentOf(each, 6)?.kind)
    expect(kinds).toEqual(['undo', 'redo', 'redo'])
  })

  test('the browser keeps its own shortcuts', () => {
    expect(intentOf(press('p', { ctrl: true }), 6)).toBeNull()
    expect(intentOf(press('d', { ctrl: true }), 6)).toBeNull()
    expect(intentOf(press('ArrowLeft', { alt: true }), 6)).toBeNull()
  })
})

describe('Whose a key is', () => {
  test('a field keeps what is typed in it', () => {
    expect(keysBelongElsewhere(put('<label>Name <input data-here></label>'))).toBe(true)
    expect(keysBelongElsewhere(put('<textarea data-here></textarea>'))).toBe(true)
    expect(keysBelongElsewhere(put('<p data-here>Table</p>'))).toBe(false)
  })

  test('an open dialog keeps every key', () => {
    expect(keysBelongElsewhere(put('<dialog open></dialog><p data-here>Table</p>'))).toBe(true)
  })

  test('a focused button keeps Enter, and nothing else', () => {
    const target = put('<button data-here>Pass</button>')
    expect(controlTakes({ kind: 'confirm' }, { target, asked: true })).toBe(true)
    expect(controlTakes({ kind: 'half', half: 6 }, { target, asked: true })).toBe(false)
    expect(controlTakes({ kind: 'arrow', towards: 'left' }, { target, asked: true })).toBe(false)
  })

  test('the chosen tile gives Enter to what is chosen; another tile is chosen with it', () => {
    const chosen = put('<div data-pad><button data-here aria-pressed="true">6-4</button></div>')
    expect(controlTakes({ kind: 'confirm' }, { target: chosen, asked: false })).toBe(false)
    const other = put('<div data-pad><button data-here aria-pressed="false">6-4</button></div>')
    expect(controlTakes({ kind: 'confirm' }, { target: other, asked: false })).toBe(true)
  })

  test('arrows choose an end only where there is one to choose; else they are the tray’s', () => {
    const target = put('<div data-pad><button data-here aria-pressed="true">6-4</button></div>')
    expect(controlTakes({ kind: 'arrow', towards: 'left' }, { target, asked: true })).toBe(false)
    expect(controlTakes({ kind: 'arrow', towards: 'left' }, { target, asked: false })).toBe(true)
  })
})
